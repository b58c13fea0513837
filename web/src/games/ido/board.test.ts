import { expect, test } from "vitest";
import { centre, chairSeenAs, meantBy, seenAs, turnsFor, unitAt } from "./board";
import { nearest } from "./reach";

test.each([
  ["south", "a8", "h1"],
  ["west", "h8", "a1"],
  ["north", "h1", "a8"],
  ["east", "a1", "h8"],
] as const)("who sits in the %s has that side in front", (chair, farLeft, nearRight) => {
  const turns = turnsFor(chair);
  expect([unitAt(0, 0, turns), unitAt(7, 7, turns)]).toEqual([farLeft, nearRight]);
  expect(centre(farLeft, turns)).toEqual([50, 50]);
  expect(seenAs(chair, turns)).toBe("south");
  expect(meantBy("south", turns)).toBe(chair);
  expect(chairSeenAs(chair, turns)).toBe("south");
});

test("arrow keys go to the neighbour, or to the nearest place that is open on that side", () => {
  expect(nearest("c3", [0, -1], 0)).toBe("c4");
  expect(nearest("c3", [0, -1], 2)).toBe("c2");
  expect(nearest("a1", [-1, 0], 0)).toBeUndefined();
  expect(nearest("c3", [1, 0], 0, ["h3", "e4", "b3"])).toBe("e4");
  expect(nearest("c3", [0, 1], 0, ["h4", "e5"])).toBeUndefined();
});
