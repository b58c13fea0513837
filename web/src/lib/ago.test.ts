import { expect, test } from "vitest";
import { ago } from "./ago";

const NOW = 1_000_000;

test("what was just now is now, in both languages", () => {
  expect(ago(NOW - 20, "en", NOW)).toBe("now");
  expect(ago(NOW - 20, "fr", NOW)).toBe("maintenant");
});

test("the largest unit that is full is told", () => {
  expect(ago(NOW - 61, "fr", NOW)).toMatch(/^il y a 1.min/);
  expect(ago(NOW - 3 * 3600, "en", NOW)).toMatch(/^3 hr/);
  expect(ago(NOW - 30 * 3600, "fr", NOW)).toBe("hier");
  expect(ago(NOW - 15 * 86_400, "en", NOW)).toMatch(/^2 wk/);
});

test("a clock that goes ahead of the server's tells no future", () => {
  expect(ago(NOW + 500, "en", NOW)).toBe("now");
});
