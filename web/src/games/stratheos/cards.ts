/** Stratheós's cards, 250 × 350, by their codes: `F13` is the 13 of fire, `RAG` is Ragnarök.
 *
 *  What is cut in wood is in a picture, for a deity has hundreds of strokes; figures, letters and names are text on it. */
import { sheet, type Print } from "$/art/svg";
import { aeolus, poseidon, skadi } from "./art/sea-ice-air";
import { gaia, hephaistos, zeus } from "./art/sky-fire-earth";
import { emblem, FAMILIES, PASSIVE, type Family } from "./art/emblems";
import { ferryman, oracle, spy } from "./art/figures";
import { apocalypse, deluge, ragnarok } from "./art/maluses";
import { chaos, erebus, nyx } from "./art/nothings";
import { inked } from "./art/inked";
import { sky } from "./art/sky";
import { clip, path, star } from "./art/strokes";

const SPECIAL: Record<string, { value: number; draw: () => string }> = {
  RAG: { value: -1, draw: ragnarok },
  APO: { value: -1, draw: apocalypse },
  DEL: { value: -1, draw: deluge },
  CHA: { value: 0, draw: chaos },
  NYX: { value: 0, draw: nyx },
  ERE: { value: 0, draw: erebus },
};
const GODS: Record<Family, () => string> = {
  L: zeus,
  F: hephaistos,
  E: gaia,
  W: poseidon,
  I: skadi,
  A: aeolus,
};
const FIGURES: Record<number, (k: Family) => string> = { 13: oracle, 14: spy, 15: ferryman };
const DEITY = 16;

export const familyOf = (card: string): Family | undefined =>
  card in SPECIAL ? undefined : FAMILIES.find((k) => k === card[0]);
export const valueOf = (card: string): number => SPECIAL[card]?.value ?? Number(card.slice(1));
/** A number as it is printed, with a true minus. */
export const shown = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** By what a card's printed name is known: figures share theirs, deities and specials have their own. */
export function titleOf(card: string): string | undefined {
  const value = valueOf(card);
  if (card in SPECIAL || value === DEITY) return card;
  return value in FIGURES ? String(value) : undefined;
}

/** The inks of a card: a class for its drawing. */
export function inksOf(card: string): string {
  const family = familyOf(card);
  return family ? `fam-${family}` : valueOf(card) < 0 ? "is-minus" : "is-zero";
}

const STOCK = '<rect class="stock" x="1" y="1" width="248" height="348" rx="15"/>';
const EDGE = '<rect class="edge" x="1" y="1" width="248" height="348" rx="15"/>';
const EDGE_X = EDGE.replace("edge", "edge-x");
const WHOLE = '<rect x="1" y="1" width="248" height="348" rx="15"/>';
const RIM =
  "M0 0H250V350H0ZM11 20C11 15 15 11 20 11H230C235 11 239 15 239 20V330C239 335 235 339 230 339H20C15 339 11 335 11 330Z";

const NUMBERS = Array.from({ length: DEITY }, (_, i) => i + 1);
export const PACK = [
  ...FAMILIES.flatMap((family) => NUMBERS.map((value) => `${family}${value}`)),
  ...Object.keys(SPECIAL),
];

/** A card as it is printed: the picture, and the words on it. */
interface Printed {
  art: Print;
  words: string;
}

const WORDS = /<text.*?<\/text>/g;
const NAME = "{name}"; // stands for it in what is remembered: it has another in every language
const ON_A_SHEET = 8; // half a family: a whole one takes a slow machine too long to read
const remembered = new Map<string, Printed[]>();

/** The face of a card with its name, in the inks of a theme. */
export function face(card: string, name: string, theme: string, mini = false): Printed {
  const at = PACK.indexOf(card) % ON_A_SHEET;
  const first = PACK.indexOf(card) - at;
  const key = `${first} ${theme} ${mini}`;
  const printed = remembered.get(key) ?? print(PACK.slice(first, first + ON_A_SHEET), mini ? small : whole);
  remembered.set(key, printed);
  return { ...printed[at]!, words: printed[at]!.words.replace(NAME, name) };
}

/** Cards on a sheet: their drawings, and their words beside it. */
function print(cards: string[], draw: (card: string) => string): Printed[] {
  const drawn = cards.map(draw);
  const printedIn = (card: string) => familyOf(card) ?? (valueOf(card) < 0 ? "minus" : "zero");
  const art = sheet(
    250,
    350,
    drawn.map((one, i) => inked(one.replace(WORDS, ""), printedIn(cards[i]!))),
  );
  return drawn.map((one, i) => ({ art: art[i]!, words: one.match(WORDS)!.join("") }));
}

/** Everything that may be seen at once, when a game is counted. */
export const faces = (theme: string): (() => string)[] =>
  PACK.filter((_, i) => i % ON_A_SHEET === 0).map((card) => () => face(card, "", theme).art.href);

function whole(card: string): string {
  const [family, value] = [familyOf(card), valueOf(card)];
  if (!family) return special(card);
  if (value === DEITY) return deity(family);
  const figure = FIGURES[value];
  const height = figure ? 198 : 236;
  const panel = `<rect x="14" y="100" width="222" height="${height}" rx="6"/>`;
  return (
    `${STOCK}<text class="val" x="20" y="80">${value}</text>` +
    `<g class="em" transform="translate(204 48) scale(.62)">${emblem(family)}</g><text class="let" x="154" y="62">${family}</text>` +
    clip(panel, figure ? figure(family) : sky(family, value)) +
    `<rect class="frame" x="14" y="100" width="222" height="${height}" rx="6"/>` +
    (figure
      ? `<text class="name" x="18" y="329">${NAME}</text><g transform="translate(206 305) scale(1.25)" class="on-card">${path(PASSIVE[family])}</g>`
      : "") +
    EDGE
  );
}

function deity(k: Family): string {
  return (
    clip(WHOLE, `<rect class="d" width="250" height="350"/>${GODS[k]()}${path(RIM, 'class="m" fill-rule="evenodd"')}`) +
    path("M11 11H110C110 60 92 92 11 98Z", 'class="m"') +
    path("M239 11H170C170 56 190 84 239 88Z", 'class="m"') +
    `<text class="val god-val" x="17" y="77">${DEITY}</text><g class="god-em" transform="translate(211 42) scale(.46)">${emblem(k)}</g>` +
    path("M11 339V308H239V339Z", 'class="m"') +
    `<text class="god-name" x="125" y="331">${NAME}</text><text class="god-let" x="27" y="331">${k}</text>` +
    `<g transform="translate(206 311) scale(.98)" class="on-god">${path(PASSIVE[k])}</g>` +
    `<rect class="d-line" x="11" y="11" width="228" height="328" rx="8"/>${EDGE}`
  );
}

function special(card: string): string {
  const { value, draw } = SPECIAL[card]!;
  return (
    `${clip(
      WHOLE,
      `<rect class="n" width="250" height="350"/>${draw()}${path(RIM, 'class="n" fill-rule="evenodd"')}` +
        path("M11 11H120C120 58 98 92 11 96Z", 'class="n"') +
        path("M11 339V308H239V339Z", 'class="n"'),
    )}<rect class="special-line" x="11" y="11" width="228" height="328" rx="8"/>` +
    `<text class="val special-val" x="20" y="79">${shown(value)}</text><text class="special-name" x="125" y="329">${NAME}</text>${EDGE}`
  );
}

/** For cards under 72 px: value, emblem, letter; the panel is plain ink. */
function small(card: string): string {
  const [family, value] = [familyOf(card), valueOf(card)];
  if (!family)
    return (
      `<rect class="n" x="1" y="1" width="248" height="348" rx="15"/><text class="val-mini night" x="125" y="196">${shown(value)}</text>` +
      `<g class="em-x" transform="translate(125 282) scale(.7)">${path(star(0, 0, 50, 13, value < 0 ? 4 : 6))}</g>${EDGE_X}`
    );
  return (
    `${STOCK}<text class="val-mini" x="125" y="168">${value}</text>` +
    '<rect class="field" x="14" y="196" width="222" height="140" rx="6"/>' +
    `<g class="em-on" transform="translate(86 266) scale(1.02)">${emblem(family)}</g><text class="let-mini" x="186" y="296">${family}</text>${EDGE}`
  );
}
