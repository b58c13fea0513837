/** Dragging a thing by mouse or finger: it follows, and falls back to its place; where it was dropped is told. */
import type { Attachment } from "svelte/attachments";

const SLACK = 8; // px before a press becomes a drag

export function dragged(may: boolean, drop: (under: Element, element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    if (!may) return;
    let from: { x: number; y: number } | undefined;
    let dragging = false;

    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      dragging ||= Math.hypot(x, y) > SLACK;
      if (!dragging) return;
      element.style.translate = `${x}px ${y}px`;
      element.style.zIndex = "var(--z-card-up)";
    };
    const end = () => {
      element.style.translate = element.style.zIndex = "";
      from = undefined;
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      if (!from) return;
      end();
      if (!dragging) return;
      element.style.pointerEvents = "none";
      const under = document.elementFromPoint(clientX, clientY);
      element.style.pointerEvents = "";
      if (under) drop(under, element);
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      dragging = false;
      element.setPointerCapture(event.pointerId);
    };
    const click = (event: MouseEvent) => {
      if (dragging) event.stopImmediatePropagation(); // that was a drag, not a press
      dragging = false;
    };
    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", end, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    return () => heard.abort();
  };
}
