import { describe, expect, it } from "vitest";
import type { ShokobaView } from "$/api/described";
import { narrow } from "./choosing";

const take = (card: string, ...taken: string[]) => ({
  text: `${card}x${taken.join("+")}`,
  kind: "take" as const,
  card,
  taken,
});
const lay = (card: string) => ({ text: card, kind: "lay" as const, card });

const view = {
  table: ["S10", "R8", "E7", "S5", "R2", "R1"],
  hand: ["R10", "R4", "S2"],
  moves: [take("R10", "E7", "R2", "R1"), take("R10", "R8", "R2"), take("R10", "S10"), lay("R4"), take("S2", "R2")],
} as unknown as ShokobaView;

describe("narrowing", () => {
  it("lights a card's only take whole", () => {
    expect(narrow(view, "S2", []).lit).toEqual([4]);
    expect(narrow(view, "S2", []).meant?.text).toBe("S2xR2");
  });

  it("means nothing while there are several takes", () => {
    const { meant, open } = narrow(view, "R10", []);
    expect(meant).toBeUndefined();
    expect(open).toEqual([0, 1, 2, 4, 5]);
  });

  it("narrows by what is touched, to the whole take", () => {
    expect(narrow(view, "R10", [4]).meant).toBeUndefined();
    expect(narrow(view, "R10", [4, 1]).meant?.text).toBe("R10xR8+R2");
    expect(narrow(view, "R10", [2]).lit).toEqual([2, 4, 5]);
  });

  it("lays a card that takes nothing", () => {
    expect(narrow(view, "R4", []).meant?.text).toBe("R4");
  });

  it("never shows what the player before overlooked", () => {
    const slip = {
      ...view,
      moves: [...view.moves, { text: "seize R8xS5", kind: "seize", card: "R8", taken: ["S5"], unprompted: true }],
    };
    expect(narrow(slip as unknown as ShokobaView, "R8", []).takes).toEqual([]);
  });

  it("takes the one of two like cards that was touched", () => {
    const twins = { table: ["S1", "S1"], moves: [take("S1", "S1"), lay("S1")] } as unknown as ShokobaView;
    expect(narrow(twins, "S1", [1]).lit).toEqual([1]);
  });
});
