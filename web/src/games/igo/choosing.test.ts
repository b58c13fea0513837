// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { IgoSplit, IgoView } from "$/api/described";
import { discarding, drawing, laying } from "./choosing";
import { begins, sorted } from "./sorting";

const view = (...moves: object[]) => ({ moves }) as unknown as IgoView;
const discard = (card: string, call: boolean) => ({ text: call ? `${card}!` : card, kind: "discard", card, call });
const lay = (...colours: string[]) => ({ text: colours.join("+"), kind: "lay", colours, series: [], penalty: 0 });

describe("choosing", () => {
  it("finds where to draw", () => {
    const draws = view({ text: "pile", kind: "draw", source: "pile", card: null });
    expect(drawing(draws, "pile")?.text).toBe("pile");
    expect(drawing(draws, "column")).toBeUndefined();
  });

  it("knows what a card can do: go quietly, go with a call, or stay", () => {
    const discards = view(discard("A3", false), discard("A3", true), discard("J1", true));
    expect(discarding(discards, "A3")).toMatchObject({ quietly: { text: "A3" }, calling: { text: "A3!" } });
    expect(discarding(discards, "J1").quietly).toBeUndefined();
    expect(discarding(discards, "V6")).toEqual({ quietly: undefined, calling: undefined });
  });

  it("narrows a series colour by colour", () => {
    const lays = view(lay("A"), lay("A", "V"), lay("V"), lay("J"));
    expect(laying(lays, [])).toMatchObject({ open: ["A", "J", "V"], meant: undefined });
    expect(laying(lays, ["V"])).toMatchObject({ open: ["A"], meant: { text: "V" } });
    expect(laying(lays, ["V", "A"])).toMatchObject({ open: [], meant: { text: "A+V" } });
    expect(laying(lays, ["J", "A"]).meant).toBeUndefined();
  });
});

describe("a hand", () => {
  const hand = ["V5", "A9", "J1", "A3"];
  const split = { removed: ["A3", "A9"], series: ["V5"], added: [], rest: ["J1"], penalty: 1 } as IgoSplit;

  it("is sorted by colour, by value, or as it would be split", () => {
    expect(sorted(hand, "colour", null)).toEqual(["A3", "A9", "J1", "V5"]);
    expect(sorted(hand, "value", null)).toEqual(["J1", "A3", "V5", "A9"]);
    expect(sorted(hand, "split", split)).toEqual(["A3", "A9", "V5", "J1"]);
  });

  it("shows its bunches", () => {
    expect(begins("J1", "A9", "colour", null)).toBe(true);
    expect(begins("A9", "A3", "colour", null)).toBe(false);
    expect(begins("V5", "A9", "split", split)).toBe(true);
  });
});
