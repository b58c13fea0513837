// @vitest-environment jsdom
import { expect, test } from "vitest";
import { sheet } from "./svg";

const drawn = (href: string) => decodeURIComponent(href.slice(href.indexOf(",") + 1));

test("drawings of a sheet are one picture, which each shows its own part of", () => {
  const prints = sheet(250, 350, ['<path d="M1"/>', '<path d="M2"/>', '<path d="M3"/>']);
  expect(new Set(prints.map(({ href }) => href)).size).toBe(1);
  const read = new DOMParser().parseFromString(drawn(prints[0]!.href), "image/svg+xml");
  const at = ({ x }: { x: number }) => read.querySelector(`svg > svg[x="${-x}"] > path`)?.getAttribute("d");
  expect(prints.map(at)).toEqual(["M1", "M2", "M3"]);
  expect(prints.map(({ x, width }) => -x + 250 <= width)).toEqual([true, true, true]);
});
