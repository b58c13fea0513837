// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { IgoLastCall } from "$/api/described";
import { beats, ends, order, seenAfter, slotsOf } from "./calling";

// The call of the drawing: Anne (0) calls, turquoise is removed, Cléo (1) and Oscar (2) fill gaps.
const call: IgoLastCall = {
  caller: 0,
  colour: "T",
  colours: ["A", "V"],
  scored: [0],
  counts: [
    [1, 4, 8, 15],
    [2, 5, 10, 16, 22],
    [1, 3, 5, 8, 12, 18, 25],
  ],
  splits: [
    {
      removed: ["T2", "T8", "T10"],
      series: ["A3", "V5", "V6", "A7", "A9"],
      added: [],
      rest: ["J1", "J3", "M4", "G7"],
      penalty: 15,
    },
    {
      removed: ["T7", "T11"],
      series: ["O2", "M5", "M8", "O11"],
      added: ["A11"],
      rest: ["R2", "G3", "B5", "J6", "R6"],
      penalty: 22,
    },
    {
      removed: [],
      series: ["R5", "O6", "O9", "R10"],
      added: ["A4"],
      rest: ["C1", "B2", "J2", "B3", "V4", "C6", "M7"],
      penalty: 25,
    },
  ],
};
const all = beats(call);
const seen = (now: number) => call.splits.map((_, seat) => seenAfter(call, all, now, seat));

describe("a call", () => {
  it("opens the caller's hand first, then the others'", () => {
    expect(order({ ...call, caller: 1 })).toEqual([1, 0, 2]);
    expect(all.filter(({ part }) => part === "open").map(({ seat }) => seat)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2]);
    expect(seen(1).map(({ open }) => open)).toEqual([true, false, false]);
    expect([1, 2, 3].map((now) => seen(now)[0]!.rest.length)).toEqual([4, 8, 12]);
  });

  it("lets cards leave the hand until only the penalty is left", () => {
    expect(seen(4)[0]).toMatchObject({ removed: ["T2", "T8", "T10"], series: [], penalty: undefined });
    expect(seen(5)[0]).toMatchObject({ series: ["A3", "V5", "V6", "A7", "A9"], rest: ["J1", "J3", "M4", "G7"] });
  });

  it("adds the penalty up card by card", () => {
    expect([6, 7, 8, 9].map((now) => seen(now)[0]!.penalty)).toEqual([1, 4, 8, 15]);
    expect(seen(all.length).map(({ penalty }) => penalty)).toEqual([15, 22, 25]);
  });

  it("can be skipped hand by hand", () => {
    const after = ends(all).map((end) => seen(end).map(({ penalty }) => penalty));
    expect(after).toEqual([
      [15, undefined, undefined],
      [15, 22, undefined],
      [15, 22, 25],
    ]);
  });

  it("never takes long", () => {
    expect(all.reduce((total, { ms }) => total + ms, 0)).toBeLessThan(6000);
  });

  it("puts what others add into the caller's gaps", () => {
    const slots = slotsOf(call, seen(all.length));
    expect(slots.map(({ cards }) => cards[0]?.card ?? "")).toEqual([
      ...["", "", "A3", "A4", "V5", "V6", "A7", "", "A9", "", "A11"],
    ]);
    expect(slots[3]!.cards).toEqual([{ card: "A4", by: 2 }]);
    expect(slotsOf(call, seen(5))[3]!.cards).toEqual([]);
  });
});
