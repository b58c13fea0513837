// @vitest-environment jsdom
import { expect, test } from "vitest";
import { FIGURES, LETTERS } from "$/art/figures";
import type { Print } from "$/art/svg";
import { back, corner, face, INKS } from "./cards";

/** What of its sheet is seen. */
function seen({ href, x }: Print): Element {
  const read = new DOMParser().parseFromString(decodeURIComponent(href.slice(href.indexOf(",") + 1)), "image/svg+xml");
  return read.querySelector(`svg > svg[x="${-x}"]`)!;
}

/** The figures and letters on it, in any order. */
function printed(part: Element): string[] {
  const signs = Object.entries({ ...FIGURES, ...LETTERS });
  const outlines = [...part.querySelectorAll("path")].map((one) => one.getAttribute("d"));
  return signs.flatMap(([sign, outline]) => outlines.filter((one) => one === outline).map(() => sign)).sort();
}

test.each(INKS)("every card of %s has its value twice and its letter", (ink) => {
  expect(printed(seen(face(`${ink}1`)))).toEqual(["1", "1", ink]);
  expect(printed(seen(face(`${ink}8`)))).toEqual(["8", "8", ink]);
  expect(printed(seen(face(`${ink}10`)))).toEqual(["0", "0", "1", "1", ink]);
});

test("a colour as such, the corner of a card and a back have no value", () => {
  expect(printed(seen(face("O")))).toEqual(["O"]);
  expect(printed(seen(corner("O8")))).toEqual(["O"]);
  expect(printed(seen(back()))).toEqual([]);
});
