import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>(["./**/*.ftl", "../games/*/{shelf,texts}/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const keys = (text: string) => new FluentResource(text).body.map(({ id }) => id);
const french = Object.keys(FILES).filter((file) => file.endsWith("/fr.ftl"));

test.each(french)("%s has the same keys in English, in the same order, each once", (file) => {
  const own = keys(FILES[file]!);
  expect(own).toEqual(keys(FILES[file.replace(/fr\.ftl$/, "en.ftl")] ?? ""));
  expect(new Set(own).size).toBe(own.length);
});

test("no key is said in two files", () => {
  const all = french.flatMap((file) => keys(FILES[file]!));
  expect(all.filter((key, i) => all.indexOf(key) !== i)).toEqual([]);
});

test.each(french)("%s keeps its signs with their words", (file) => {
  expect(FILES[file]!.match(/ [;!?»]|« | :(?= |$)/gm) ?? []).toEqual([]);
});
