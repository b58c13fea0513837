/** The graver's strokes of which every card is cut: a wedge, a lens, a lock, rays, stars, waves, shade. */

export type Point = [number, number];

export const f = (n: number) => (Math.round(n * 10) / 10).toString();
export const at = (cx: number, cy: number, r: number, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
};
export const p = ([x, y]: Point) => `${f(x)} ${f(y)}`;
export const path = (d: string, attributes = "") => `<path d="${d}"${attributes && ` ${attributes}`}/>`;
export const polygon = (points: Point[]) => "M" + points.map(p).join("L") + "Z";
export const group = (transform: string, body: string, attributes = "") =>
  `<g transform="${transform}"${attributes && ` ${attributes}`}>${body}</g>`;
export const mirror = (body: string) => body + group("translate(250 0) scale(-1 1)", body);

/** The same for every row of numbers. */
export const each = <T extends number[] | []>(rows: T[], draw: (row: T, i: number) => void) => rows.forEach(draw);

let serial = 0;
/** What is inside a shape. */
export function clip(shape: string, body: string): string {
  const id = `c${++serial}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** thick → thin */
export function wedge(x1: number, y1: number, x2: number, y2: number, w1: number, w2 = 0): string {
  const a = Math.atan2(y2 - y1, x2 - x1),
    nx = -Math.sin(a),
    ny = Math.cos(a);
  const q: Point[] = [
    [x1 + (nx * w1) / 2, y1 + (ny * w1) / 2],
    [x2 + (nx * w2) / 2, y2 + (ny * w2) / 2],
  ];
  if (w2) q.push([x2 - (nx * w2) / 2, y2 - (ny * w2) / 2]);
  q.push([x1 - (nx * w1) / 2, y1 - (ny * w1) / 2]);
  return polygon(q);
}
/** thin → thick → thin */
export function lens(x1: number, y1: number, x2: number, y2: number, w: number, bend = 0): string {
  const a = Math.atan2(y2 - y1, x2 - x1),
    nx = -Math.sin(a),
    ny = Math.cos(a),
    mx = (x1 + x2) / 2,
    my = (y1 + y2) / 2;
  return `M${f(x1)} ${f(y1)}Q${f(mx + nx * (w + bend))} ${f(my + ny * (w + bend))} ${f(x2)} ${f(y2)}Q${f(mx + nx * (bend - w))} ${f(my + ny * (bend - w))} ${f(x1)} ${f(y1)}Z`;
}
/** a bent leaf: from a base of width w to a point */
export function lock(x0: number, y0: number, x1: number, y1: number, w: number, bend = 0, bend2 = bend): string {
  const a = Math.atan2(y1 - y0, x1 - x0),
    nx = -Math.sin(a),
    ny = Math.cos(a);
  const L: Point = [x0 + (nx * w) / 2, y0 + (ny * w) / 2],
    R: Point = [x0 - (nx * w) / 2, y0 - (ny * w) / 2],
    t = 0.5;
  const mx = x0 + (x1 - x0) * t,
    my = y0 + (y1 - y0) * t;
  return `M${p(L)}Q${f(mx + nx * (w * 0.62 + bend))} ${f(my + ny * (w * 0.62 + bend))} ${f(x1)} ${f(y1)}Q${f(mx + nx * (-w * 0.62 + bend2))} ${f(my + ny * (-w * 0.62 + bend2))} ${p(R)}Z`;
}
/** rays around a point; every second one shorter */
export function rays(
  cx: number,
  cy: number,
  r1: number,
  r2: number,
  n: number,
  w: number,
  { from = 0, to = 360, short = 0.72, out = false } = {},
): string {
  let d = "";
  for (let i = 0; i < n; i++) {
    const g = from + (to - from) * (to - from === 360 ? i / n : i / (n - 1)),
      R = i % 2 ? r1 + (r2 - r1) * short : r2;
    const [a, b] = [at(cx, cy, r1, g), at(cx, cy, R, g)];
    d += out ? wedge(...b, ...a, w) : wedge(...a, ...b, w);
  }
  return d;
}
/** a star with n points */
export function star(cx: number, cy: number, R: number, r: number, n = 4, rot = -90): string {
  return polygon(Array.from({ length: 2 * n }, (_, i) => at(cx, cy, i % 2 ? r : R, rot + (180 * i) / n)));
}
/** rows of scales or waves: open arcs */
export function scallops(x0: number, x1: number, y: number, w: number, h: number, shift = 0): string {
  let d = `M${f(x0 + shift - w)} ${f(y)}`;
  for (let x = x0 + shift - w; x < x1 + w; x += w) d += `q${f(w / 2)} ${f(-h * 2)} ${f(w)} 0`;
  return d;
}
/** horizontal graver's strokes that shade one side of a shape: edge(y) is the x of its edge */
export function shade(y0: number, y1: number, step: number, edge: (y: number) => number, len: number, w = 2.2): string {
  let d = "";
  for (let y = y0, i = 0; y <= y1; y += step, i++) {
    const e = edge(y);
    d += wedge(e, y, e - len * (i % 2 ? 0.72 : 1), y + 0.6, w, 0);
  }
  return d;
}
