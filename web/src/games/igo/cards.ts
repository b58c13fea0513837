/** I Go!'s cards, 250 × 350: an ink, a letter, and a pattern whose name begins with the same letter; a giant figure runs
 *  off the card. The cards of an ink are one picture: twenty that are drawn in the page, with text, are more than a slow
 *  machine lays out in time. */
import { FIGURE_WIDTHS, FIGURES, LETTER_WIDTHS, LETTERS } from "$/art/figures";
import { round, sheet, type Print } from "$/art/svg";

export type Ink = "A" | "B" | "C" | "G" | "J" | "M" | "O" | "R" | "T" | "V";

export const INKS: Ink[] = ["A", "B", "C", "G", "J", "M", "O", "R", "T", "V"];

export const inkOf = (card: string): Ink => card[0] as Ink;
export const valueOf = (card: string): number => Number(card.slice(1));

/** The classes that tint a chip, a cell or a slot. */
export const tint = (card: string): string => `ink-${card[0]!.toLowerCase()}`;

interface Tile {
  width: number;
  height: number;
  drawn: (tone: string) => string;
  /** Where the plain corner ends: between two rows of the pattern. */
  corner: number;
}

const TILES: Record<Ink, Tile> = {
  // arches
  A: {
    width: 50,
    height: 40,
    corner: 160,
    drawn: (c) =>
      `<g fill="none" stroke="${c}" stroke-width="6"><path d="M3 40V25a22 22 0 0 1 44 0V40"/><path d="M15 40V27a10 10 0 0 1 20 0V40"/></g>`,
  },
  // bars
  B: { width: 60, height: 30, corner: 150, drawn: (c) => `<rect y="4" width="60" height="13" fill="${c}"/>` },
  // checks
  C: {
    width: 48,
    height: 48,
    corner: 144,
    drawn: (c) => `<rect width="24" height="24" fill="${c}"/><rect x="24" y="24" width="24" height="24" fill="${c}"/>`,
  },
  // grid
  G: {
    width: 36,
    height: 36,
    corner: 156,
    drawn: (c) => `<path d="M0 18H36M18 0V36" stroke="${c}" stroke-width="6" fill="none"/>`,
  },
  // jungle, in French “joncs”
  J: {
    width: 36,
    height: 84,
    corner: 154,
    drawn: (c) =>
      `<path d="M9 4C20 20 20 42 9 62C-2 42-2 20 9 4ZM27 46C38 62 38 84 27 104C16 84 16 62 27 46ZM27-38C38-22 38 0 27 20C16 0 16-22 27-38Z" fill="${c}"/>`,
  },
  // marbles
  M: {
    width: 44,
    height: 44,
    corner: 154,
    drawn: (c) => `<circle cx="11" cy="11" r="8" fill="${c}"/><circle cx="33" cy="33" r="8" fill="${c}"/>`,
  },
  // orbs
  O: {
    width: 56,
    height: 56,
    corner: 167,
    drawn: (c) =>
      `<circle cx="28" cy="28" r="17" fill="none" stroke="${c}" stroke-width="7"/><circle cx="28" cy="28" r="5" fill="${c}"/>`,
  },
  // rays
  R: {
    width: 40,
    height: 40,
    corner: 154,
    drawn: (c) => `<path d="M-10 10L10-10M0 40L40 0M30 50L50 30" stroke="${c}" stroke-width="11"/>`,
  },
  // triangles
  T: { width: 48, height: 42, corner: 167, drawn: (c) => `<path d="M24 4L44 38H4Z" fill="${c}"/>` },
  // vees
  V: {
    width: 44,
    height: 34,
    corner: 157,
    drawn: (c) =>
      `<path d="M-2-2L22 20L46-2M-2 32L22 54L46 32" transform="translate(0 -4)" stroke="${c}" stroke-width="8" fill="none"/>`,
  },
};

const RIGHT: Record<string, number> = { 1: 236, 7: 258 }; // where the giant figure ends, if not at 251

/** The pattern of an ink, for all drawings of its sheet. */
function tile(ink: Ink): string {
  const { width, height, drawn } = TILES[ink];
  const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
  return `<pattern id="tile" ${size}>${drawn(`var(--tone-${ink.toLowerCase()})`)}</pattern>`;
}

/** The ink and its pattern. */
const ground = (ink: Ink): string =>
  `<rect width="250" height="350" rx="17" fill="var(--ink-${ink.toLowerCase()})"/><rect width="250" height="350" rx="17" fill="url(#tile)"/>`;

/** A value whose foot is at x y, so high, its figures so much nearer to each other; two of them are as wide as is said. */
function figures(value: string, x: number, y: number, size: number, nearer: number, wide: number): string {
  const scale = size / 92;
  const steps = [...value].map((figure) => FIGURE_WIDTHS[figure]! - nearer / scale);
  const narrow = value.length > 1 ? wide / (scale * (steps[0]! + steps[1]!)) : 1;
  const paths = [...value].map((figure, i) => `<path d="${FIGURES[figure]}" transform="translate(${i && steps[0]})"/>`);
  return `<g transform="translate(${round(x)} ${y}) scale(${scale * narrow} ${scale})">${paths.join("")}</g>`;
}

const [GIANT, NEARER] = [298, 14];

const letter = (ink: Ink, x: number, y: number) =>
  `<path d="${LETTERS[ink]}" transform="translate(${round(x)} ${y})" fill="var(--on-${ink.toLowerCase()})"/>`;

function draw(ink: Ink, value: string): string {
  const [own, figure] = [`var(--ink-${ink.toLowerCase()})`, `var(--on-${ink.toLowerCase()})`];
  const two = value.length > 1;
  const [right, turn, end] = [two ? 114 : 92, two ? 80 : 58, TILES[ink].corner];
  const giant = two ? 39 : (RIGHT[value] ?? 251) + NEARER - (FIGURE_WIDTHS[value]! * GIANT) / 92;
  return (
    `${ground(ink)}<g fill="${figure}">${figures(value, giant, 358, GIANT, NEARER, 208)}` +
    `<path d="M0 17A17 17 0 0 1 17 0H${right}V${end - 34}A34 34 0 0 1 ${turn} ${end}H0Z" fill="${own}"/>` +
    figures(value, two ? 12 : 17, 84, 92, 2, 88) +
    `${letter(ink, 18, 139)}</g>`
  );
}

/** The second letter, on the other side: only where cards overlap downwards. */
const second = (ink: Ink): string =>
  `<path d="M233 0A17 17 0 0 1 250 17V90H204A30 30 0 0 1 174 60V0Z" fill="var(--ink-${ink.toLowerCase()})"/>` +
  letter(ink, 232 - LETTER_WIDTHS[ink]!, 62);

/** A colour as such. */
function plain(ink: Ink): string {
  const [letter, scale] = [ink.toLowerCase(), 92 / 52];
  const left = round(125 - (LETTER_WIDTHS[ink]! * scale) / 2);
  return (
    `${ground(ink)}<circle cx="125" cy="175" r="74" fill="var(--ink-${letter})"/>` +
    `<path d="${LETTERS[ink]}" transform="translate(${left} 214) scale(${scale})" fill="var(--on-${letter})"/>`
  );
}

const FAN = INKS.map(
  (ink, i) =>
    `<path d="M0 0L-40-400 40-400Z" transform="rotate(${(i - 4.5) * 11.4})" fill="var(--ink-${ink.toLowerCase()})"/>`,
).join("");
const BACK =
  '<rect width="250" height="350" rx="17" fill="#FBF6EA"/>' +
  `<svg x="12" y="12" width="226" height="326" viewBox="12 12 226 326"><g transform="translate(125 250)">${FAN}</g></svg>` +
  '<g transform="translate(125 250)"><circle r="46" fill="#FBF6EA"/><circle r="36" fill="#1E1B18"/></g>' +
  '<rect x="12" y="12" width="226" height="326" rx="8" fill="none" stroke="#1E1B18" stroke-width="3"/>';

const VALUES = Array.from({ length: 11 }, (_, i) => i + 1);
const remembered = new Map<Ink | "back", Print[]>();

function remember(name: Ink | "back", drawn: () => string[]): Print[] {
  const known = remembered.get(name) ?? sheet(250, 350, drawn());
  remembered.set(name, known);
  return known;
}

/** The colour as such, the cards 1 to 11, and what lies on their faces where others overlap them. */
const sheetOf = (ink: Ink): Print[] =>
  remember(ink, () => [tile(ink) + plain(ink), ...VALUES.map((value) => draw(ink, String(value))), second(ink)]);

/** The face of a card such as `O8`; of a letter alone, the colour. */
export const face = (card: string): Print => sheetOf(inkOf(card))[valueOf(card)]!;

/** What lies on the face of a card that others overlap. */
export const corner = (card: string): Print => sheetOf(inkOf(card)).at(-1)!;

export const back = (): Print => remember("back", () => [BACK])[0]!;

/** Everything that may be dealt. */
export const faces = (): (() => string)[] => INKS.map((ink) => () => face(ink).href);
