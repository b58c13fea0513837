// @vitest-environment jsdom
import type { GameTold } from "$/api/described";
import { expect, test, vi } from "vitest";
import * as words from "./words";

// The language comes from the settings, which are read as soon as they are loaded; jsdom has no media queries.
vi.hoisted(() => {
  window.matchMedia = () => ({ matches: false, addEventListener() {} }) as unknown as MediaQueryList;
  localStorage.setItem("ludotheque", JSON.stringify({ language: "en" }));
});

const both = (text: string) => ({ fr: text, en: text });
const GAME: GameTold = {
  game: "shokoba",
  title: both("Shokoba"),
  tagline: both(""),
  seats: [2, 3, 4],
  version: 1,
  levels: [],
  lessons: [],
  schema: {},
  options: [
    { name: "seats", clause: "SHO-1", choices: [2, 3, 4], default: 2, help: both("") },
    { name: "edition", clause: "SHO-30", choices: ["2023", "classic"], default: "2023", help: both("") },
    { name: "target", clause: "SHO-30", choices: [5, 7, 11, 16], default: null, help: both("") },
    { name: "teams", clause: "SHO-34", choices: [false, true], default: false, help: both("") },
  ],
  ways: [
    { name: "2023", options: {}, seats: [2], usual: 2, help: both("") },
    { name: "classic", options: { edition: "classic" }, seats: [2], usual: 2, help: both("") },
    { name: "classic-16", options: { edition: "classic", target: 16 }, seats: [2], usual: 2, help: both("") },
    { name: "teams", options: { teams: true }, seats: [2], usual: 2, help: both("") },
  ],
};

test("options that are one of the ways to play are known as it, also when the usual is said aloud", () => {
  expect(words.wayOf(GAME, {})?.name).toBe("2023");
  expect(words.wayOf(GAME, { teams: true, edition: "2023" })?.name).toBe("teams");
  expect(words.wayOf(GAME, { teams: true, target: 5 })).toBeUndefined();
});

test("what a table agreed on is told by the way that says most of it", () => {
  const told = (edition: string, target: number, teams: boolean) => words.agreedTerms(GAME, { edition, target, teams });
  expect(told("2023", 7, false)).toEqual(["2023", "to 7 gems"]);
  expect(told("classic", 16, false)).toEqual(["Classic, to 16", "to 16 gems"]);
  expect(told("classic", 11, true)).toEqual(["Your own way", "to 11 gems"]);
});

test("a game whose folder says nothing is told as the server tells it", () => {
  const toy = { ...GAME, game: "toy", tagline: both("Take the last stone."), seats: [2] };
  expect([words.shortOf(toy), words.wayName("toy", "misere")]).toEqual(["Take the last stone.", "misere"]);
});

test("a choice that is spelt is said in words, and one that is not as it is", () => {
  expect(words.choiceName("ido", "order", "lsl")).toBe("large, small, large");
  expect(words.choiceName("ido", "order", "any")).toBe("No order");
  expect(words.choiceName("ido", "goal", 4)).toBe("4");
});
