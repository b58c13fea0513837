// @vitest-environment jsdom
import type { IdoView } from "$/api/described";
import { expect, test } from "vitest";
import { arrange, pushed } from "./pieces";
import { trayScale } from "./trays";
import { carry, pushedBy, scenes, type Picture } from "./scenes";

const LINES = { west: Array<string>(8).fill("000000000"), north: Array<string>(9).fill("00000000") };
const GRID = { west: Array<string>(6).fill("0000001"), north: Array<string>(7).fill("000000") };

function view(own: string[], reserve = 0): IdoView {
  const player = {
    chair: "south" as const,
    start: { units: ["f1", "g1", "h1"], side: "south" as const },
    goal: { units: ["a6", "a7", "a8"], side: "west" as const },
    blocks: own.map((at) => ({ size: "small" as const, at })),
    home: [],
    reserve: Array<"small">(reserve).fill("small"),
  };
  return {
    ...{ game: "ido", options: { goal: 4 }, seats: 1, seat: 0, turn: 0, ply: 3, result: null, turns: 3, steps: 0 },
    ...{ slide_ban: null, grid: "centre", moves: [], lines: { board: LINES, grid: GRID }, players: [player] },
    spaces: { small: [], rectangle: [], ell: [], large: [] },
  };
}

const events = [
  { what: "slid", clause: "IDO-12", seat: 0, direction: "west" },
  {
    what: "pushed",
    clause: "IDO-31",
    blocks: [{ seat: 0, size: "small", at: "c5", to: "b5" }],
  },
  { what: "pushed-home", clause: "IDO-33", seat: 0, size: "small", at: "a6" },
] as const;

test("blocks that push each other keep who they are", () => {
  const before = arrange([], view(["b5", "c5"]));
  const carried = [
    { seat: 0, size: "small" as const, from: "c5", to: "b5" },
    { seat: 0, size: "small" as const, from: "b5", to: "a5" },
  ];
  const next: Picture = {
    ...carry(view(["b5", "c5"]), carried),
    moving: { kind: "slide", direction: "west", before: view(["b5", "c5"]), carried },
  };
  const after = arrange(before, next);
  const at = (pieces: typeof before, unit: string) => pieces.find((one) => one.at === unit)!.id;
  expect(at(after, "b5")).toBe(at(before, "c5"));
  expect(at(after, "a5")).toBe(at(before, "b5"));
});

test("whatever is shown next, no block appears twice or is lost", () => {
  const before = arrange([], view(["b5", "c5"], 1));
  const after = arrange(before, view(["h1"], 2));
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
});

test("a slide pushes everything first, then what is off the board flies to its tray", () => {
  const before = view(["a6", "c5"]);
  const shown = scenes({ happened: events } as never, before, { ...before, grid: "west" });
  expect(shown.map((scene) => scene.view.moving!.kind)).toEqual(["slide", "arc"]);
  expect(shown[0]!.view.players[0]!.blocks.map(({ at }) => at).sort()).toEqual(["`6", "b5"]);
  expect(shown[1]!.view.players[0]!.home).toEqual(["small"]);
});

test("a block waits until the bar behind touches it, the one before it until that one does", () => {
  const before = view(["b5", "c5"]);
  before.lines.grid.west[2] = "0010000"; // a bar on the east side of c5
  const carried = pushedBy(
    [
      {
        ...{ what: "pushed", clause: "IDO-31" },
        blocks: [
          { seat: 0, size: "small", at: "b5", to: "a5" },
          { seat: 0, size: "small", at: "c5", to: "b5" },
        ],
      } as never,
    ],
    "west",
  );
  const slide = { direction: "west" as const, before, carried };
  const far = (at: string, done: number) => -pushed(at, slide, 0, done)[0];
  expect(far("c5", 0.05)).toBeCloseTo(0);
  expect(far("c5", 0.5)).toBeGreaterThan(far("b5", 0.5));
  expect([far("c5", 1), far("b5", 1)]).toEqual([100, 100]);
});

test("where many must come home they are smaller in their tray, and not in the reserve", () => {
  expect(trayScale("home", 3)).toBe(trayScale("home", 4));
  expect(trayScale("home", 5)).toBeLessThan(trayScale("home", 4));
  expect(trayScale("reserve", 5)).toBe(trayScale("reserve", 4));
});
