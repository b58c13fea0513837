/** Dragging a card of the hand: onto a card of the table, or onto the cloth. */
import type { Attachment } from "svelte/attachments";
import { dragged } from "$/lib/drag";

export const drag = (may: boolean, drop: (on: number | undefined, element: Element) => void): Attachment<HTMLElement> =>
  dragged(may, (under, element) => {
    const cloth = under.closest(".mat");
    if (!cloth) return;
    const cards = [...cloth.querySelectorAll("[data-place^='table/']")];
    const on = cards.findIndex((card) => card.contains(under));
    drop(on < 0 ? undefined : on, on < 0 ? element : cards[on]!);
  });
