import { expect, test } from "vitest";
import { initialOf, paperOf } from "./faces";

test("a name always gets the same paper, and every paper is used", () => {
  const used = new Map<string, number>();
  for (let n = 0; n < 800; n++) used.set(paperOf(`Guest ${n}`), (used.get(paperOf(`Guest ${n}`)) ?? 0) + 1);
  expect(paperOf("Anne")).toBe(paperOf("Anne"));
  expect(used.size).toBe(8);
  expect(Math.min(...used.values())).toBeGreaterThan(50);
});

test("the initial is a whole letter, whatever it is written in", () => {
  expect([initialOf("émile"), initialOf(" 🦉 Ulla"), initialOf("")]).toEqual(["É", "🦉", "?"]);
});
