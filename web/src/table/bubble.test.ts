import { expect, test } from "vitest";
import { placed } from "./bubble";

const GROUND = { left: 0, top: 100, width: 390, height: 740 };
const SIZE = { width: 260, height: 180 };
const COLUMN = { left: 12, top: 160, width: 92, height: 330 };

test("a bubble is above its card, its tail on it", () => {
  const card = { left: 200, top: 560, width: 50, height: 80 };
  expect(placed(GROUND, SIZE, card, [])).toEqual({ left: 95, top: 358, tail: 130, below: false });
});

test("it goes aside where it would cover a card, as far as its tail reaches", () => {
  const card = { left: 200, top: 560, width: 50, height: 80 };
  expect(placed(GROUND, SIZE, card, [COLUMN])).toEqual({ left: 116, top: 358, tail: 109, below: false });
});

test("it gives its tail up rather than cover a card", () => {
  const first = { left: 12, top: 560, width: 50, height: 80 };
  expect(placed(GROUND, SIZE, first, [COLUMN])).toMatchObject({ left: 116, tail: undefined });
});

test("it covers a little of a card rather than go far away", () => {
  const first = { left: 12, top: 560, width: 50, height: 80 };
  const peeping = { left: 12, top: 350, width: 92, height: 12 };
  expect(placed(GROUND, SIZE, first, [peeping])).toMatchObject({ left: 12, tail: 25 });
});

test("where there is no room above it is below", () => {
  const pile = { left: 120, top: 160, width: 100, height: 140 };
  expect(placed(GROUND, SIZE, pile, [pile])).toMatchObject({ top: 322, below: true });
});

test("where cards are everywhere above, it is at another height", () => {
  const card = { left: 180, top: 700, width: 50, height: 80 };
  const row = { left: 0, top: 480, width: 390, height: 110 };
  expect(placed(GROUND, SIZE, card, [row])).toEqual({ left: 75, top: 288, tail: undefined, below: false });
});
