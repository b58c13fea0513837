/** Who sits where on the screen: oneself below, the others above in the order of play. */
import type { ShokobaSide, ShokobaView } from "$/api/described";

/** The seat that is shown below: one's own, or the first for a spectator. */
export const below = (view: ShokobaView): number => view.seat ?? 0;

export function above(view: ShokobaView): number[] {
  return Array.from({ length: view.seats - 1 }, (_, i) => (below(view) + 1 + i) % view.seats);
}

export const sideOf = (view: ShokobaView, seat: number): number =>
  view.sides.findIndex((side) => side.seats.includes(seat));

export const side = (view: ShokobaView, seat: number): ShokobaSide => view.sides[sideOf(view, seat)]!;

/** Where cards are, by the names that motion knows. */
export const place = {
  deck: "deck",
  pile: (view: ShokobaView, seat: number) => `pile/${sideOf(view, seat)}`,
  table: (name: string) => `table/${name}`,
  own: (name: string) => `hand/${name}`,
  hidden: (seat: number, at: number) => `hand/${seat}/${at}`,
};
