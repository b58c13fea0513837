import { expect, test } from "vitest";
import type { Logged, TableEvent } from "$/api/described";
import { count, counted } from "./counting";

const view = {
  round: 2,
  sides: [
    { seats: [0], gems: 3 },
    { seats: [1], gems: 2 },
  ],
};
const told = (...happened: object[]) => ({ happened, view }) as unknown as TableEvent & Logged;
const gem = (category: string, seat: number, counts: number[]) => ({
  ...{ what: "gem", clause: "SHO-20", category, counts },
  seats: [seat],
});
const called = (seat: number) => ({ what: "shokoba", clause: "SHO-16", seat });
const tied = { what: "tied", clause: "SHO-21", category: "cards", counts: [20, 20] };
const end = told(gem("diamond", 1, [0, 1]), gem("rubies", 0, [6, 3]), tied, { what: "round", round: 3 });

test("a round is counted when gems are given or withheld", () => {
  expect([counted(end), counted(told(called(0)))]).toEqual([true, false]);
});

test("each line says who gets its gem, a tie nobody", () => {
  const found = count(end, [end]);
  expect(found.lines.map(({ category, winners }) => [category, winners])).toEqual([
    ["diamond", [1]],
    ["rubies", [0]],
    ["cards", []],
  ]);
  expect([found.round, found.gained, found.gems]).toEqual([2, [1, 1], [3, 2]]);
});

test("the SHOKOBAs of this round are counted with it, not those before", () => {
  const before = told(called(1), gem("diamond", 0, [1, 0]), { what: "round", round: 2 });
  const { lines, gained } = count(end, [before, told(called(0)), told(called(0)), end]);
  expect([lines[0]!.category, lines[0]!.counts, lines[0]!.winners]).toEqual(["shokoba", [2, 0], [0]]);
  expect(gained).toEqual([3, 1]);
});
