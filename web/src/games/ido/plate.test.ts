// @vitest-environment jsdom
import { expect, test } from "vitest";
import { coordinates } from "./plate";

/** The files and ranks that are written, from the left and from above. */
function written(turns: number): string[] {
  const texts = coordinates({ turns, rim: 50, trays: true }).matchAll(/<text x="(-?\d+)" y="(\d+)">(\w)</g);
  const found = [...texts].map(([, x, y, said]) => ({ x: Number(x), y: Number(y), said: said! }));
  const beside = found.filter(({ x }) => x < 0).sort((a, b) => a.y - b.y);
  const under = found.filter(({ x }) => x >= 0).sort((a, b) => a.x - b.x);
  return [under, beside].map((all) => all.map(({ said }) => said).join(""));
}

test.each([
  [0, "abcdefgh", "87654321"],
  [1, "87654321", "hgfedcba"],
  [2, "hgfedcba", "12345678"],
  [3, "12345678", "abcdefgh"],
])("coordinates turn with the board: %i quarters", (turns, under, beside) => {
  expect(written(turns)).toEqual([under, beside]);
});
