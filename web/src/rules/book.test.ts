import { describe, expect, it } from "vitest";
import { read, search, span } from "./book";

const TEXT = `# Shokoba

*A game.*

## Taking

<a id="SHO-13"></a>**SHO-13** — A card takes cards that add up to it.

| value | 1 |
|---|---|
| once | R |

<a id="SHO-15"></a>**SHO-15** — Else you lay a card (but see SHO-40). Prêt ?
`;

describe("the rulebook", () => {
  const book = read(TEXT, "shokoba");

  it("has a title, an opening, sections and clauses", () => {
    expect(book.title).toBe("Shokoba");
    expect(book.opening[0]!.html).toContain("<em>A game.</em>");
    expect(book.sections.map(({ title }) => title)).toEqual(["Taking"]);
    expect(book.sections[0]!.passages.map(({ clause }) => clause)).toEqual(["SHO-13", "SHO-15"]);
    expect(span(book.sections[0]!)).toBe("13–15");
  });

  it("keeps a table with the clause before it", () => {
    expect(book.sections[0]!.passages[0]!.html).toContain("<table");
  });

  it("links the clauses it cites", () => {
    expect(book.sections[0]!.passages[1]!.html).toContain('href="/rules/shokoba#SHO-40"');
  });

  it("is searched by beginnings of words, whatever their accents", () => {
    expect(search(book, "add").map(({ clause }) => clause)).toEqual(["SHO-13"]);
    expect(search(book, "pret").map(({ clause }) => clause)).toEqual(["SHO-15"]);
    expect(search(book, "sho-15").map(({ clause }) => clause)).toEqual(["SHO-15"]);
    expect(search(book, "xyz")).toEqual([]);
    expect(search(book, " ")).toEqual([]);
  });

  it("finds every form of a term", () => {
    const explained = read(`${TEXT}\n## Terms\n\n- **lay** (laid, lays) — Put down (SHO-15).\n`, "shokoba");
    expect(explained.terms).toMatchObject([{ name: "lay", forms: ["lay", "laid", "lays"] }]);
    expect(search(explained, "laid").map(({ clause }) => clause)).toEqual(["SHO-15"]);
  });
});
