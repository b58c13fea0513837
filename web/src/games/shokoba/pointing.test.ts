// What a line of the story is about is where it lies by now.
import { expect, test } from "vitest";
import type { ShokobaView } from "$/api/described";
import { places, pointed } from "./pointing";

const view = {
  ...{ seats: 4, seat: 0, table: ["S8", "S3", "S3"], hand: ["S3", "R9"] },
  sides: [
    { seats: [0, 2], gems: 0, pile: 0 },
    { seats: [1, 3], gems: 0, pile: 4 },
  ],
} as unknown as ShokobaView;

test("a card that was laid is on the table, and not a like one of the hand", () => {
  expect(places([{ what: "laid", seat: 1, card: "S3" }], view)).toEqual(["table/S3/0", "table/S3/1"]);
});

test("what was taken, swept or a SHOKOBA is on the pile of the side, once", () => {
  const took = { what: "took", seat: 3, card: "S8", taken: ["S5", "S3"] };
  expect(places([took], view)).toEqual(["pile/1"]);
  expect(places([took, { what: "shokoba", seat: 3 }], view)).toEqual(["pile/1"]);
  expect(places([{ what: "swept", seat: 2, cards: ["S8"] }], view)).toEqual(["pile/0"]);
  expect(places([{ what: "seized", seat: 0, card: "S8", taken: ["S3"] }], view)).toEqual(["pile/0"]);
});

test("a round that begins is nowhere", () => {
  expect(places([{ what: "round", round: 2 }], view)).toEqual([]);
});

test("advice is about cards of the table and of the hand", () => {
  expect(pointed(["R9", "S8"], view)).toEqual(["table/S8/0", "hand/R9/0"]);
});
