/** What a clause looks like: things it names drawn in, terms to be asked about, searched words marked. */
import type { Screen } from "$/games/screen";
import type { Term } from "./book";

type Names = NonNullable<Screen["names"]>;

interface Wish {
  names: Names | undefined;
  terms: Term[];
  /** What is searched for. */
  words: string[];
}

export function draw(html: string, { names, terms, words }: Wish): string {
  const drawn = names ? inText(pictured(html, names), (text) => text.replace(names.pattern, chip(names))) : html;
  const marks = (text: string) => text.replace(found(words), "<mark>$&</mark>");
  return inText(drawn, words.length ? marks : askable(terms));
}

/** Words that begin as those that are searched for, whole: a text split by them has every second piece found. */
export const found = (words: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])((?:${words.map(escaped).join("|")})[\\p{L}]*)`, "giu");

const TAGS = /(<[^>]+>)/;
const CLOSED = /^<(?:(a|code|h\d|svg)\b|(span) class="chip\b)/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Changes what is read as running text: not what is in links, codes, headings and drawings. */
function inText(html: string, change: (text: string) => string): string {
  let [closed, depth] = ["", 0];
  const pieces = html.split(TAGS).map((piece) => {
    if (!piece.startsWith("<")) return closed ? piece : change(piece);
    if (!closed) {
      const kind = CLOSED.exec(piece);
      closed = kind?.[1] ?? kind?.[2] ?? "";
      depth = 0;
    }
    if (closed && piece.startsWith(`<${closed}`) && !piece.endsWith("/>")) depth += 1;
    if (closed && piece === `</${closed}>` && !--depth) closed = "";
    return piece;
  });
  return pieces.join("");
}

const chip = (names: Names) => (name: string) =>
  `<span class="${["chip", names.dress?.(name)].filter(Boolean).join(" ")}">${names.draw(name)}<b>${name}</b></span>`;

/** A code that is a name is drawn as in a sentence; a cell of nothing but names, or of one and what it is called, shows the
 *  things themselves. */
function pictured(html: string, names: Names): string {
  const isName = (text: string) => text.match(names.pattern)?.[0] === text;
  const coded = html.replace(/<code>([^<]+)<\/code>/g, (code, text: string) =>
    isName(text) ? chip(names)(text) : code,
  );
  const { picture } = names;
  if (!picture) return coded;
  return coded.replace(/<td>([^<]+)<\/td>/g, (cell, text: string) => {
    const all = text.trim().split(/\s+/);
    const things = all.filter(isName);
    const called = all.length === 2 && isName(all[0]!) ? all.slice(things.length).join("") : "";
    return things.length && things.length === all.length - (called ? 1 : 0)
      ? `<td class="pictures"><span>${things.map(picture).join("")}</span>${called}</td>`
      : cell;
  });
}

/** Makes the first mention of each term in a clause something that can be asked about. */
function askable(terms: Term[]): (text: string) => string {
  if (!terms.length) return (text) => text;
  const at = new Map(terms.flatMap(({ forms }, i) => forms.map((form) => [form.toLowerCase(), i] as const)));
  const longest = [...at.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longest.join("|")})(?![\\p{L}\\p{N}-])`, "giu");
  const seen = new Set<number>();
  return (text) =>
    text.replace(pattern, (form) => {
      const i = at.get(form.toLowerCase())!;
      if (seen.has(i)) return form;
      seen.add(i);
      return `<button type="button" class="term" data-term="${i}" aria-describedby="term-${i}">${form}</button>`;
    });
}
