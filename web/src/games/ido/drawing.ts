/** The drawings of IDO as SVG. Plan-oblique: the board stays a true square, heights rise straight up. */
import type { IdoLines, IdoSpaces } from "$/api/described";
import { round } from "$/art/svg";
import { UNIT, UNITS, unit, WAY, type Chair, type Direction, type Point, type Size } from "./board";

export const FOOT = 65; // of a block
export const BAR = 13; // the width of the grid's bars
const RISE = 0.5; // how a height is drawn
export const HEIGHT: Record<Size, number> = { small: 56, large: 122 };

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const shape = (points: Point[], attributes = "") => `<path d="M${points.map(at).join("L")}Z" ${attributes}/>`;
export const rect = ([x, y, width, height]: number[], attributes: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;

/** How far up something of this height is drawn. */
export const rise = (height: number): number => height * RISE;

/** Colour is never alone: south has a square, west a disc, north a triangle, east a cross. */
export function mark(chair: Chair, x: number, y: number, r: number, attributes = ""): string {
  if (chair === "south") return rect([x - r * 0.82, y - r * 0.82, r * 1.64, r * 1.64].map(round), attributes);
  if (chair === "west") return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${attributes}/>`;
  const relative = (points: Point[]) =>
    shape(
      points.map(([dx, dy]) => [x + r * dx, y + r * dy] as Point),
      attributes,
    );
  if (chair === "north")
    return relative([
      [0, -1.05],
      [1.12, 0.85],
      [-1.12, 0.85],
    ]);
  const [a, b] = [0.36, 1.08];
  const arm: Point[] = [
    [-a, -b],
    [a, -b],
    [a, -a],
  ];
  const quarter = (n: number) =>
    arm.map(
      ([dx, dy]) =>
        [
          [dx, dy],
          [-dy, dx],
          [-dx, -dy],
          [dy, -dx],
        ][n] as Point,
    );
  return relative([0, 1, 2, 3].flatMap(quarter));
}

const square = (half: number, dy = 0): Point[] => [
  [-half, dy - half],
  [half, dy - half],
  [half, dy + half],
  [-half, dy + half],
];

/** A standing block around the middle of its unit: front, top, mark. Flat: a large one has a second, inner square. */
export function block(chair: Chair, size: Size, scale = 1, flat = false): string {
  const [half, up] = [(FOOT * scale) / 2, flat ? 0 : -rise(HEIGHT[size] * scale)];
  const [top, foot] = [square(half, up), square(half)];
  const front = flat ? "" : shape([top[3]!, top[2]!, foot[2]!, foot[3]!], 'class="front"');
  const inner = flat && size === "large" ? shape(square(half * 0.7), 'class="inner"') : "";
  return (
    front +
    shape(top, 'class="top"') +
    inner +
    mark(chair, 0, up, FOOT * scale * 0.22, 'class="mark"') +
    shape([top[0]!, top[1]!, foot[2]!, foot[3]!], 'class="edge"')
  );
}

/** The shadow that a block casts: light from above left, so it falls to the right and a little down. */
export function shadow(size: Size, scale = 1, lifted = 0, flat = false): string {
  const half = (FOOT * scale) / 2;
  const fall = (height: number): Point => [0.26 * height, 0.1 * height];
  const [[ax, ay], [bx, by]] = [fall(lifted), fall(lifted + (flat ? 18 : HEIGHT[size]) * scale)];
  const [a, b] = [
    (dx: number, dy: number) => at([ax + dx, ay + dy]),
    (dx: number, dy: number) => at([bx + dx, by + dy]),
  ];
  return `M${a(-half, -half)}L${a(half, -half)}L${b(half, -half)}L${b(half, half)}L${b(-half, half)}L${a(-half, half)}Z`;
}

/** Straight runs of lines (`1` in the view's texts) as one path, from a corner of so many units. */
export function runs({ west, north }: IdoLines, corner: number): string {
  let path = "";
  const along = (row: string, found: (from: number, to: number) => void) => {
    for (const run of row.matchAll(/1+/g))
      found(corner + run.index * UNIT, corner + (run.index + run[0].length) * UNIT);
  };
  north.forEach((row, y) => along(row, (from, to) => (path += `M${from} ${corner + y * UNIT}H${to}`)));
  for (let x = 0; x < west[0]!.length; x++) {
    const column = west.map((row) => row[x]).join("");
    along(column, (from, to) => (path += `M${corner + x * UNIT} ${from}V${to}`));
  }
  return path;
}

/** White, pale, closed: the spaces as they are now; two ticks where a rectangle has its halves. */
export function spaces(found: IdoSpaces): string {
  const fill = (kind: string, units: string[]) =>
    units.map((name) => rect([...unit(name).map((n) => n * UNIT), UNIT, UNIT], `class="${kind}"`)).join("");
  const closed = [...found.ell, ...found.large].flat();
  return (
    fill("small-space", found.small.flat()) +
    fill("rectangle", found.rectangle.flat()) +
    fill("closed", closed) +
    `<path class="hatch" d="${closed.map(hatch).join("")}"/>` +
    `<path class="halves" d="${found.rectangle.map(halves).join("")}"/>`
  );
}

/** With more contrast, what is closed to everybody is hatched as well. */
function hatch(name: string): string {
  const [x, y] = unit(name).map((n) => n * UNIT) as Point;
  const lines = Array.from({ length: 9 }, (_, i) => (i + 1) * 20);
  return lines
    .map((k) =>
      k <= UNIT ? `M${x} ${y + k}L${x + k} ${y}` : `M${x + k - UNIT} ${y + UNIT}L${x + UNIT} ${y + k - UNIT}`,
    )
    .join("");
}

function halves(names: string[]): string {
  const [a, b] = names.map(unit) as [Point, Point];
  const [x, y] = [Math.max(a[0], b[0]) * UNIT, Math.max(a[1], b[1]) * UNIT];
  return a[1] === b[1] ? `M${x} ${y + 12}v13M${x} ${y + 75}v13` : `M${x + 12} ${y}h13M${x + 75} ${y}h13`;
}

/** A chevron that points in a direction. */
export function chevron(x: number, y: number, direction: Direction, r: number): string {
  const [vx, vy] = WAY[direction];
  const corner = (along: number, across: number): Point => [
    x + vx * r * along - vy * r * across,
    y + vy * r * along + vx * r * across,
  ];
  return `<path class="chev" d="M${at(corner(-0.5, 1))}L${at(corner(0.5, 0))}L${at(corner(-0.5, -1))}"/>`;
}

/** The strip on the rim that lies outside of these places (columns and rows as seen), on the side that is seen. */
export function rimRect(places: Point[], side: Direction, depth: number, gap = 0): number[] {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) * UNIT, Math.min(...ys) * UNIT];
  const [width, height] = [(Math.max(...xs) + 1) * UNIT - x, (Math.max(...ys) + 1) * UNIT - y];
  const far = UNITS * UNIT + gap;
  if (side === "north") return [x, -depth - gap, width, depth];
  if (side === "south") return [x, far, width, depth];
  return side === "west" ? [-depth - gap, y, depth, height] : [far, y, depth, height];
}

/** A small standing block for strips and the ranking. */
export function icon(chair: Chair, size: Size): string {
  const scale = 0.5;
  const [width, full] = [FOOT * scale, FOOT * scale + rise(HEIGHT.large * scale) + 6];
  return (
    `<svg class="icon-block" viewBox="${-width / 2 - 3} ${-full + width / 2 + 3} ${width + 6} ${full}" aria-hidden="true">` +
    `<path class="cast" d="${shadow(size, scale)}"/><g class="block ${chair}">${block(chair, size, scale)}</g></svg>`
  );
}

/** The mark of a chair beside words. */
export const sign = (chair: Chair, pixels = 14): string =>
  `<svg class="chair-sign ${chair}" width="${pixels}" height="${pixels}" viewBox="-12 -12 24 24" aria-hidden="true">${mark(chair, 0, 0, 10)}</svg>`;
