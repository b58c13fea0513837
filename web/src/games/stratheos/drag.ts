/** Dragging a card: from a pile, or from the hand onto a place or the discards. */
import type { Attachment } from "svelte/attachments";

const SLACK = 8; // px before a press becomes a drag

/** `drop` gets the name of the place under the pointer, as motion knows it. */
export function drag(may: boolean, drop: (on: string | undefined, element: Element) => void): Attachment<HTMLElement> {
  return (element) => {
    if (!may) return;
    let from: { x: number; y: number } | undefined;
    let dragging = false;

    const end = () => {
      element.style.translate = element.style.zIndex = "";
      from = undefined;
    };
    const heard = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(what: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(what, hear, { signal: heard.signal, capture: what === "click" });
    on("pointerdown", (event) => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      dragging = false;
      element.setPointerCapture(event.pointerId); // a quick hand is out of the card with its first move
    });
    on("pointermove", (event) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.hypot(x, y) > SLACK) dragging = true;
      if (!dragging) return;
      element.style.translate = `${x}px ${y}px`;
      element.style.zIndex = "var(--z-card-up)";
    });
    on("pointerup", ({ clientX, clientY }) => {
      if (!from) return;
      end();
      if (!dragging) return;
      element.style.pointerEvents = "none";
      const under = document.elementFromPoint(clientX, clientY);
      element.style.pointerEvents = "";
      const place =
        under?.closest<HTMLElement>("[data-place]") ?? under?.closest("li")?.querySelector<HTMLElement>("[data-place]");
      if (!element.contains(under)) drop(place?.dataset.place, place ?? element);
    });
    on("pointercancel", end);
    on("click", (event) => {
      if (dragging) event.stopImmediatePropagation(); // that was a drag, not a press
      dragging = false;
    });
    return () => heard.abort();
  };
}
