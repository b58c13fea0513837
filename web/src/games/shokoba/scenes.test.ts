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

const happens = (before: ShokobaView, ...happened: object[]) =>
  scenes({ happened } as unknown as TableEvent, before, before);
const ways = (seen: ReturnType<typeof scenes>) =>
  seen.map(({ flights }) => (flights ?? []).map(({ from, to }) => `${from} → ${to}`));

test("a card of somebody else comes from their hand, and lies where it belongs by its value", () => {
  const [seen] = happens(view({ table: ["R9", "S3"] }), { what: "laid", seat: 1, card: "S5" });
  expect(seen!.view.table).toEqual(["R9", "S5", "S3"]);
  expect(seen!.view.hand_sizes).toEqual([2, 1, 2]);
  expect(ways([seen!])).toEqual([["hand/1/1 → table/S5/0"]]);
});

test("a card gathers what it takes one by one, and all of it goes to the pile", () => {
  const before = view({ table: ["S8", "S5", "S4"] });
  const [seen] = happens(before, { what: "took", seat: 0, card: "R9", taken: ["S5", "S4"] });
  expect(ways([seen!])).toEqual([["hand/R9/0 → pile/0", "table/S5/0 → pile/0", "table/S4/0 → pile/0"]]);
  expect(seen!.flights!.map(({ via }) => via)).toEqual([["table/S5/0", "table/S4/0"], undefined, undefined]);
  expect([seen!.view.table, seen!.view.hand, seen!.view.sides[0]!.pile]).toEqual([["S8"], ["S2"], 3]);
});

test("a SHOKOBA is a great moment and a gem, after the take", () => {
  const seen = happens(
    view({ table: ["R9"] }),
    { what: "took", seat: 0, card: "R9", taken: ["R9"] },
    { what: "shokoba", seat: 0 },
  );
  expect(seen.map(({ mark }) => mark)).toEqual([undefined, "shokoba"]);
  expect(seen.map(({ view: { sides } }) => sides[0]!.gems)).toEqual([0, 1]);
});

test("what is left at the end is swept to whoever took last", () => {
  const [seen] = happens(view({ table: ["S8", "S8", "R1"] }), { what: "swept", seat: 2, cards: ["S8", "S8", "R1"] });
  expect(ways([seen!])).toEqual([["table/S8/0 → pile/2", "table/S8/1 → pile/2", "table/R1/0 → pile/2"]]);
  expect([seen!.view.table, seen!.view.sides[2]!.pile]).toEqual([[], 3]);
});
