/** Where things are that words are about: a line of the story, advice. */
import type { ShokobaEvent, ShokobaView } from "$/api/described";
import type { View } from "$/games/screen";
import { numbered } from "$/lib/narrow";
import { place } from "./layout";

/** Where the cards that a line moved lie now: those that were laid on the table, those that were taken on a pile. */
export function places(happened: View[], view: ShokobaView): string[] {
  const found = (happened as unknown as ShokobaEvent[]).flatMap((one) => {
    switch (one.what) {
      case "laid":
        return lying(view.table, [one.card], place.table);
      case "took":
      case "seized":
      case "shokoba":
      case "swept":
        return [place.pile(view, one.seat)];
      default:
        return [];
    }
  });
  return [...new Set(found)];
}

/** Where the cards of these names lie, on the table and in one's hand. */
export const pointed = (named: string[], view: ShokobaView): string[] => [
  ...lying(view.table, named, place.table),
  ...lying(view.hand, named, place.own),
];

const lying = (cards: string[], wanted: string[], at: (name: string) => string) =>
  numbered(cards)
    .filter((_, i) => wanted.includes(cards[i]!))
    .map(at);
