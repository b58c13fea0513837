// @vitest-environment jsdom
import { expect, test } from "vitest";
import { back } from "./art/backs";
import { face, familyOf, PACK, valueOf } from "./cards";

/** Every drawing there is: one family whole, of the others the ground and the deity, and the special cards. */
const DRAWN = PACK.filter((card) => ["L", undefined].includes(familyOf(card)) || [1, 16].includes(valueOf(card)));

function troubleIn(url: string): string | undefined {
  const drawn = decodeURIComponent(url.slice(url.indexOf(",") + 1));
  const read = new DOMParser().parseFromString(drawn, "image/svg+xml");
  return read.querySelector("parsererror, [class], text")?.outerHTML;
}

test.each([false, true])("a picture is well-formed, and every part of it has its ink (small: %s)", (mini) => {
  const pictures = DRAWN.map((card) => face(card, "name", "light", mini).art.href);
  for (const picture of [...pictures, back("light", mini).href]) expect(troubleIn(picture)).toBeUndefined();
});

test("value, letter and name are words on it", () => {
  expect(face("F13", "Oracle", "light").words.match(/>[^<]+(?=<)/g)).toEqual([">13", ">F", ">Oracle"]);
});
