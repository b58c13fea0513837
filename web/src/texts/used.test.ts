// Whatever the app wants to say is there, and nothing else is.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("/src/**/en.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["/src/**/*.{svelte,ts}", "!/src/**/*.test.ts", "!/src/api/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const CODE = Object.values(SOURCES).join("\n");
const KEYS = Object.values(FILES).flatMap((text) => new FluentResource(text).body.map(({ id }) => id));

/** Keys that are named in a call of `t`, also as one of two. */
const named = [...CODE.matchAll(/\bt\(\s*(?:[^()"`]*\?\s*)?"([\w-]+)"(?:\s*:\s*"([\w-]+)")?/g)].flatMap(
  ([, one, other]) => (other ? [one!, other] : [one!]),
);

/** Keys that are put together, as patterns; those of `says` may be missing. */
const composed = (call: string) =>
  [...CODE.matchAll(new RegExp(`\\b${call}\\(\\s*\`([^\`]+)\``, "g"))].map(
    ([, key]) => new RegExp(`^${key!.replace(/\$\{[^}]+\}/g, "[\\w-]+")}$`),
  );

test("there is a text for every key that the app names", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !KEYS.includes(key))).toEqual([]);
});

test("there are texts for every key that the app puts together", () => {
  expect(composed("t").length).toBeGreaterThan(5);
  expect(composed("t").filter((pattern) => !KEYS.some((key) => pattern.test(key)))).toEqual([]);
});

test("every text is said somewhere", () => {
  const quoted = new Set([...CODE.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, key]) => key!));
  const patterns = [...composed("t"), ...composed("says")];
  expect(KEYS.filter((key) => !quoted.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});
