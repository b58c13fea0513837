import { expect, test } from "vitest";
import { read } from "./book";
import { draw, found } from "./drawing";

const names = {
  pattern: /\b[RS]\d\b/g,
  draw: () => "<svg><svg></svg><text>R</text></svg>",
  picture: (name: string) => `<img alt="${name}">`,
};
const terms = [
  { name: "pile", forms: ["pile", "piles"], html: "" },
  { name: "draw pile", forms: ["draw pile"], html: "" },
];
const plain = { names: undefined, terms: [], words: [] };

test("a name in a sentence or alone in a code is drawn; a cell of nothing but names shows the things", () => {
  const drawn = draw("<p>R1 takes <code>S2</code> as <code>R1xS2</code></p>", { ...plain, names });
  expect(drawn.match(/class="chip"/g)).toHaveLength(2);
  expect(drawn).toContain("<code>R1xS2</code>");
  expect(draw("<td>R1 S2</td><td>R1 or S2</td>", { ...plain, names })).toMatch(
    /^<td class="pictures"><span><img alt="R1"><img alt="S2"><\/span><\/td><td><span class="chip">/,
  );
  expect(draw("<td>R1 Zeus</td><td>Zeus R1</td>", { ...plain, names })).toMatch(
    /^<td class="pictures"><span><img alt="R1"><\/span>Zeus<\/td><td>Zeus <span class="chip">/,
  );
});

test("the first mention of a term can be asked about, the longest that fits, and none inside links and drawings", () => {
  const asked = draw('<h3>pile</h3><p>Piles, a pile, the draw pile, <a href="/">pile</a> R1</p>', {
    ...plain,
    terms,
    names,
  });
  expect([...asked.matchAll(/data-term="(\d)"[^>]*>([^<]+)/g)].map(([, i, form]) => [i, form])).toEqual([
    ["0", "Piles"],
    ["1", "draw pile"],
  ]);
});

test("words that are searched for are marked instead", () => {
  expect(draw("<p>A pile</p>", { ...plain, terms, words: ["pil"] })).toBe("<p>A <mark>pile</mark></p>");
});

const BOOKS = import.meta.glob<string>("../../../src/ludotheque/games/*/rulebook.*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(Object.keys(BOOKS))("%s explains terms that it uses", (file) => {
  const book = read(BOOKS[file]!, "game");
  expect(book.terms.length).toBeGreaterThan(10);
  const clauses = book.sections.flatMap(({ passages }) => passages.map(({ html }) => html));
  const unused = book.terms.filter(
    (term) => !clauses.some((html) => draw(html, { ...plain, terms: [term] }).includes('class="term"')),
  );
  expect(unused.map(({ name }) => name)).toEqual([]);
});

test("the languages of a rulebook explain the same number of terms", () => {
  const many = (file: string) => read(BOOKS[file]!, "game").terms.length;
  const french = Object.keys(BOOKS).filter((file) => file.endsWith(".fr.md"));
  expect(french.map(many)).toEqual(french.map((file) => many(file.replace(".fr.", ".en."))));
});

test("every second piece of a text is what was searched for, as whole words", () => {
  expect("You lay it, laid down. Relay!".split(found(["lay", "laid"]))).toEqual([
    "You ",
    "lay",
    " it, ",
    "laid",
    " down. Relay!",
  ]);
});
