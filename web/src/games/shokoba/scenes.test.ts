// What is seen of a deal: who gets a card when, and that no round is dealt before the last one is counted.
import { expect, test } from "vitest";
import type { ShokobaView, TableEvent } from "$/api/described";
import { opening, scenes } from "./scenes";

const view = (more: object = {}) =>
  ({
    ...{ seats: 3, seat: 0, dealer: 0, undealt: 27, table: ["S8", "S8"], hand: ["R9", "S2"], hand_sizes: [2, 2, 2] },
    ...{ sides: [0, 1, 2].map((seat) => ({ seats: [seat], gems: 0, pile: 0 })), moves: [] },
    ...more,
  }) as unknown as ShokobaView;
const goals = (shown: ShokobaView) => opening(shown).flatMap(({ flights }) => flights!.map(({ to }) => to));

test("cards are dealt one by one from the dealer's left, those on the table last", () => {
  expect(goals(view())).toEqual([
    ...["hand/1/0", "hand/2/0", "hand/R9/0", "hand/1/1", "hand/2/1", "hand/S2/0"],
    ...["table/S8/0", "table/S8/1"],
  ]);
});

test("who plays no further round is dealt nothing", () => {
  expect(goals(view({ hand_sizes: [1, 0, 1], hand: ["R9"], table: [] }))).toEqual(["hand/2/0", "hand/R9/0"]);
});

test("many cards leave the pack as quickly as few", () => {
  const hand = ["R10", "R9", "R8", "R6", "R5", "R4", "R3", "R2", "R1"];
  const flights = opening(view({ hand, hand_sizes: [9, 9, 9], undealt: 0 }))[0]!.flights!;
  expect(flights).toHaveLength(29);
  expect(Math.max(...flights.map(({ beat }) => beat!))).toBeLessThan(8);
});

test("a round is counted before the next is dealt", () => {
  const happened = [
    { what: "swept", seat: 1, cards: ["S8", "S8"] },
    { what: "gem", category: "diamond", seats: [1], counts: [0, 1, 0] },
    { what: "round", round: 2 },
    { what: "dealt", seat: 1 },
  ];
  const after = view({ table: ["R1", "R2", "R3", "R4"], hand: ["E7", "S2"] });
  const seen = scenes({ happened } as unknown as TableEvent, view({ hand: [], hand_sizes: [0, 0, 0] }), after);
  expect(seen.map((one) => [one.view.table, one.view.hand])).toEqual([[[], []]]);
});
