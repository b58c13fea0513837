/** Who sits where on the screen: oneself below, the others around the orbit, clockwise. */
import type { StratheosPlayer, StratheosView } from "$/api/described";

export type Spot = "left" | "left-low" | "left-high" | "top" | "right-high" | "right-low" | "right";

const SPOTS: Spot[][] = [
  [],
  ["top"],
  ["left", "right"],
  ["left", "top", "right"],
  ["left-low", "left-high", "right-high", "right-low"],
  ["left-low", "left-high", "top", "right-high", "right-low"],
];

/** The seat that is shown below: one's own, or the first for a spectator. */
export const below = (view: StratheosView): number => view.seat ?? 0;

export function around(view: StratheosView): { player: StratheosPlayer; spot: Spot }[] {
  return SPOTS[view.seats - 1]!.map((spot, i) => ({
    player: view.players[(below(view) + 1 + i) % view.seats]!,
    spot,
  }));
}

const SEVEN = 7; // places beside one another

export const inTwo = (player: StratheosPlayer): boolean => player.places.length > SEVEN;

/** The number of a place within its row: `2.3` is 3. */
export const numberOf = (at: string): number => Number(at.slice(at.indexOf(".") + 1));
export const ownerOf = (at: string): number => Number(at.slice(0, at.indexOf(".")));

/** Who comes after the player whose turn it is, as the direction goes. */
export const following = (view: StratheosView): number =>
  (view.current + (view.direction === "clockwise" ? 1 : view.seats - 1)) % view.seats;

/** Where cards are, by the names that motion knows. */
export const spot = {
  pile: "pile",
  discards: "discards",
  place: (at: string) => `place/${at}`,
  hand: (seat: number) => `hand/${seat}`,
};

/** The places that the person looking may look into at this very moment, unless everybody sees them. */
export function lookedAt(view: StratheosView) {
  if (view.seat === null || (view.stage !== "memorise" && view.stage !== "looking")) return [];
  return view.players.flatMap((player) => player.places.filter((place) => place.now));
}
