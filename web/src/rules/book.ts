/** A rulebook read from its Markdown: sections, in them numbered clauses, and the terms that it explains. */
import { marked, type Token, type Tokens } from "marked";

export interface Passage {
  /** The clause's number such as `SHO-15`, or nothing for what stands between clauses. */
  clause?: string;
  html: string;
  /** What can be searched. */
  text: string;
}

export interface Term {
  name: string;
  /** As it is written in the clauses, the name itself included. */
  forms: string[];
  html: string;
}

export interface Section {
  title: string;
  passages: Passage[];
  /** The section that explains the words has these instead. */
  terms?: Term[];
}

export interface Book {
  title: string;
  /** What stands before the first section. */
  opening: Passage[];
  sections: Section[];
  terms: Term[];
}

const ANCHOR = /^<a id="([A-Z]+-[\dA-Za-z]+)"><\/a>/;
const NUMBER = /^\*\*[A-Z]+-[\dA-Za-z]+\*\*(?: —)? /;
const CITED = /(\(?)\b([A-Z]{3}-\d+[a-z]?)\b(?![^<]*<\/a>)([).,;]*)/g;
const TERM = /^\*\*([^*]+)\*\*(?: \(([^)]+)\))? — ([^]+)$/; // **pile** (piles) — What you have taken.

export function read(markdown: string, game: string): Book {
  const book: Book = { title: "", opening: [], sections: [], terms: [] };
  for (const token of marked.lexer(markdown)) {
    const section = book.sections.at(-1);
    if (token.type === "heading" && token.depth === 1) book.title = token.text as string;
    else if (token.type === "heading" && token.depth === 2)
      book.sections.push({ title: token.text as string, passages: [] });
    else if (section && explains(token)) book.terms = section.terms = (token as Tokens.List).items.map(term(game));
    else if (token.type !== "space") add(section?.passages ?? book.opening, token, game);
  }
  return book;
}

/** A list of nothing but terms, each with what it means. */
const explains = (token: Token): boolean =>
  token.type === "list" && (token as Tokens.List).items.every(({ text }) => TERM.test(text));

const term = (game: string) => (item: Tokens.ListItem) => {
  const [, name = "", forms, meaning = ""] = TERM.exec(item.text)!;
  return {
    name,
    forms: [name, ...(forms?.split(",").map((form) => form.trim()) ?? [])],
    html: linked(marked.parseInline(meaning, { async: false }) as string, game),
  };
};

/** Signs stay with the number that they enclose. */
const linked = (html: string, game: string): string =>
  html.replace(CITED, (_, before: string, cited: string, after: string) => {
    const link = `<a class="clause" href="/rules/${game}#${cited}">${cited}</a>`;
    return before || after ? `<span class="cited">${before}${link}${after}</span>` : link;
  });

/** A clause begins with its anchor; what follows without one belongs to it. */
function add(passages: Passage[], token: Token, game: string): void {
  const clause = ANCHOR.exec(token.raw)?.[1];
  const raw = token.raw.replace(ANCHOR, "").replace(NUMBER, "");
  const html = linked(marked.parse(raw, { async: false }) as string, game)
    .replace(/<th[^>]*><\/th>/g, "<td></td>") // a corner of a table is no heading
    .replaceAll("<table>", '<table tabindex="0">'); // where it is too wide, the keys move it
  const text = html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");
  const last = passages.at(-1);
  if (clause || !last) passages.push({ ...(clause && { clause }), html, text });
  else {
    last.html += html;
    last.text += ` ${text}`;
  }
}

/** The numbers that a section spans: `13–16`. */
export function span(section: Section): string {
  const numbers = section.passages.flatMap(({ clause }) => (clause ? [parseInt(clause.split("-")[1]!, 10)] : []));
  if (!numbers.length) return "";
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return first === last ? String(first) : `${first}–${last}`;
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What is looked for: each word, or where it is one of the book's terms all forms of it. */
export function wanted(book: Book, words: string): string[][] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  return asked.map((word) => book.terms.find(({ forms }) => forms.map(plain).includes(word))?.forms ?? [word]);
}

/** The clauses that hold all the words, by their beginnings: “add” finds “adds”. */
export function search(book: Book, words: string): Passage[] {
  const asked = wanted(book, words).map((forms) => forms.map(plain));
  if (!asked.length) return [];
  const all = book.sections.flatMap(({ passages }) => passages).filter(({ clause }) => clause);
  return all.filter(({ clause, text }) => {
    const held = plain(`${clause} ${text}`).split(/[^\p{L}\p{N}-]+/u);
    return asked.every((forms) => held.some((one) => forms.some((form) => one.startsWith(form))));
  });
}
