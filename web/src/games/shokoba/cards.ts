/** Shokoba's cards, 250 × 350. Each value is a jewel with that many stones, the same figure for every gem:
 *  1 solitaire, 2 earrings, 3 trefoil, 4 cross, 5 star, 6 ring, 7 rosette, 8 daisy, 9 lozenge, 10 pyramid.
 *
 *  A card is one picture: hundreds of facets each would be a page too heavy to be quick on a telephone. */
import { FIGURES, LETTERS } from "$/art/figures";
import { picture, round } from "$/art/svg";
import { gem, inks, type Gem } from "./gems";

/** Where a stone sits: x, y, scale, turn. */
type Stone = [number, number, number, number];

const ring = (n: number, r: number, s: number, turn = 0): Stone[] =>
  [...Array(n)].map((_, i) => {
    const a = (i * 360) / n + turn;
    const t = (a * Math.PI) / 180;
    return [r * Math.sin(t), -r * Math.cos(t), s, a] as Stone;
  });
const rows = (ns: number[], dx: number, dy: number, s: number): Stone[] =>
  ns.flatMap((n, j) =>
    [...Array(n)].map((_, i) => [(i - (n - 1) / 2) * dx, (j - (ns.length - 1) / 2) * dy, s, 0] as Stone),
  );
const FIGURE: Record<number, Stone[]> = {
  1: [[0, 0, 1.6, 0]],
  2: [
    [-47, 6, 1.08, 0],
    [47, 6, 1.08, 0],
  ],
  3: ring(3, 56, 0.96),
  4: ring(4, 60, 0.92),
  5: ring(5, 64, 0.84),
  6: ring(6, 67, 0.76),
  7: [[0, 0, 0.66, 0], ...ring(6, 72, 0.66)],
  8: ring(8, 70, 0.68),
  9: rows([1, 2, 3, 2, 1], 62, 46, 0.6),
  10: rows([1, 2, 3, 4], 51, 54, 0.56),
};
/** The goldsmith's part: thin lines that hold the stones. */
const SETTING: Record<number, string> = {
  2: '<path d="M-47-50v-14a9 9 0 1 1 16 6M47-50v-14a9 9 0 1 1 16 6"/>',
  3: '<circle r="14"/>',
  4: '<circle r="17"/>',
  5: '<circle r="25"/>',
  6: '<circle r="33"/>',
  8: '<circle r="38"/>',
};

const ADJUST: Record<Gem, number> = { D: 1.12, E: 1, R: 0.92, S: 1.04 }; // so that all look the same size
const DOWN: Record<number, number> = { 9: 211, 10: 208 }; // where the middle of the figure is, if not at 216

const remembered = new Map<string, string>();

/** The face of a card such as `R8`. */
export function face(card: string): string {
  const known = remembered.get(card);
  if (known) return known;
  const drawn = picture(250, 350, draw(card[0] as Gem, Number(card.slice(1))));
  remembered.set(card, drawn);
  return drawn;
}

function draw(kind: Gem, value: number): string {
  const deep = inks(kind)[2];
  const stones = FIGURE[value]!.map(([x, y, scale, turn]) =>
    gem(kind, x, y, scale * ADJUST[kind], kind === "R" ? 0 : turn),
  );
  const figure =
    value === 10
      ? `<g transform="translate(11 86) scale(.84 1)"><path d="${FIGURES[1]}"/><path d="${FIGURES[0]}" transform="translate(41)"/></g>`
      : `<path d="${FIGURES[value]}" transform="translate(17 86)"/>`;
  return (
    `<rect width="250" height="350" rx="17" fill="var(--gem-${kind.toLowerCase()}-paper)"/>` +
    (kind === "D" ? RAYS : "") +
    `<g transform="translate(129 ${DOWN[value] ?? 216})">` +
    `<g fill="none" stroke="var(--gold)" stroke-width="3.5" stroke-linecap="round">${SETTING[value] ?? ""}</g>${stones.join("")}</g>` +
    `<g fill="${deep}">${figure}<path d="${LETTERS[kind]}" transform="translate(19 137)"/></g>`
  );
}

/** The one diamond has rays and a gold rim. */
const RAYS =
  `<svg x="7" y="7" width="236" height="336" viewBox="7 7 236 336"><g transform="translate(129 216)" fill="var(--gem-d-2)" opacity=".55">${Array.from(
    { length: 18 },
    (_, i) => `<path d="M0 0L-17-260 17-260Z" transform="rotate(${i * 20 + 10})"/>`,
  ).join("")}</g></svg>` +
  '<rect x="7" y="7" width="236" height="336" rx="11" fill="none" stroke="var(--gold)" stroke-width="4"/>';

/** Two halves of a marquise, of which the back's net is made. */
function marquise(x: number, y: number): string {
  const half = (side: 1 | -1, fill: string) =>
    `<path d="M${x} ${round(y - 34)}C${round(x + side * 20)} ${round(y - 14)} ${round(x + side * 20)} ${round(y + 14)} ${x} ${round(y + 34)}Z" fill="${fill}"/>`;
  return half(-1, "#3B50AE") + half(1, "#1E2C6E");
}

const NET = Array.from({ length: 11 * 9 }, (_, i) => {
  const [row, column] = [Math.floor(i / 9) - 1, (i % 9) - 1];
  return marquise(round(column * 38.4 + (row % 2 ? 19.2 : 0) + 10), round(row * 36.6 + 10));
}).join("");

const BACK =
  '<rect width="250" height="350" rx="17" fill="#F6F0E4"/>' +
  `<svg x="12" y="12" width="226" height="326" viewBox="12 12 226 326"><rect width="250" height="350" fill="#2A3B8C"/>${NET}</svg>` +
  '<rect x="19" y="19" width="212" height="312" rx="5" fill="none" stroke="#F2C14E" stroke-width="2.5"/>' +
  `<g transform="translate(125 175)"><path d="M0-78C54-38 54 38 0 78C-54 38-54-38 0-78Z" fill="#1B2A5E" stroke="#F2C14E" stroke-width="3.5"/>${gem("D", 0, 2, 0.6)}</g>`;

/** A gem as one picture, for sentences and sums: drawn with all its facets, a long story would be a heavy page. */
export const stone = (kind: Gem, size: number): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 108 108" aria-hidden="true"><image href="${small(kind)}" width="108" height="108"/></svg>`;

function small(kind: Gem): string {
  const known = remembered.get(kind) ?? picture(108, 108, gem(kind, 54, 54));
  remembered.set(kind, known);
  return known;
}

let drawnBack: string | undefined;
/** The back of any card. */
export const back = (): string => (drawnBack ??= picture(250, 350, BACK));

const VALUES = [1, 2, 3, 4, 5, 6, 8, 9, 10];
const PACK = ["D7", "E7", ...VALUES.flatMap((value) => [`R${value}`, `S${value}`])];

/** Everything that may be dealt. */
export const faces = (): (() => string)[] => PACK.map((card) => () => face(card));
