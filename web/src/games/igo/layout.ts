/** Who sits where on the screen: oneself below, the others above in the order of play; for a spectator all above. */
import type { IgoView } from "$/api/described";

export function above(view: IgoView): number[] {
  const all = Array.from({ length: view.seats }, (_, i) => i);
  if (view.seat === null) return all;
  return all.slice(1).map((step) => (view.seat! + step) % view.seats);
}

/** Where cards are, by the names that motion knows. */
export const place = {
  pile: "pile",
  discard: "discard",
  column: (at: number) => `column/${at}`,
  own: (card: string) => `own/${card}`,
  hidden: (seat: number) => `backs/${seat}`,
  called: (card: string) => `called/${card}`,
};

/** Where these cards lie now; `pile` is a place too. */
export function pointed(named: string[], view: IgoView): string[] {
  return [
    ...(named.includes("pile") ? [place.pile] : []),
    ...(view.top !== null && named.includes(view.top) ? [place.discard] : []),
    ...view.column.flatMap((card, at) => (named.includes(card) ? [place.column(at)] : [])),
    ...view.hand.filter((card) => named.includes(card)).map(place.own),
  ];
}
