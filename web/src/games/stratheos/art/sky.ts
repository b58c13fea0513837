/** Number cards: as many stars as points, in a sky over the element's own ground. */
import type { Family } from "./emblems";
import { at, f, lens, p, path, polygon, scallops, star, type Point } from "./strokes";

/** The constellations: twelve stars each; a card of value n shows the first n, joined. The higher the card, the more of the element is in the sky. */
const SKY: Record<Family, { at: Point[]; edges?: Point[] }> = {
  L: {
    at: [
      [16, -74],
      [-16, -36],
      [-50, 8],
      [-12, 8],
      [-20, 42],
      [-32, 78],
      [0, 46],
      [28, 16],
      [56, -16],
      [18, -16],
      [32, -46],
      [46, -74],
    ],
  },
  F: {
    at: [
      [0, 76],
      [34, 62],
      [50, 30],
      [44, -6],
      [24, -34],
      [6, -78],
      [-6, -46],
      [-12, -14],
      [-32, -30],
      [-44, 0],
      [-50, 32],
      [-34, 62],
    ],
  },
  E: {
    at: [
      [-84, 62],
      [-60, 10],
      [-30, -66],
      [-12, -30],
      [2, -4],
      [22, -40],
      [46, 2],
      [84, 62],
      [44, 62],
      [8, 62],
      [-24, 62],
      [-54, 62],
    ],
  },
  W: {
    at: [
      [-84, 58],
      [-66, 18],
      [-42, -20],
      [-8, -50],
      [34, -58],
      [66, -34],
      [62, 0],
      [36, 12],
      [16, -10],
      [-30, 66],
      [26, 56],
      [84, 64],
    ],
    edges: [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 8],
      [0, 9],
      [9, 10],
      [10, 11],
    ],
  },
  I: {
    at: [0, 1, 2, 3, 4, 5].flatMap((i) => [at(0, 0, 36, 60 * i - 90), at(0, 0, 80, 60 * i - 90)]),
    edges: [0, 1, 2, 3, 4, 5].flatMap((i): Point[] => [
      [2 * i, 2 * i + 1],
      [2 * i, (2 * i + 2) % 12],
    ]),
  },
  A: {
    at: Array.from({ length: 12 }, (_, i) => at(-4, 0, 10 + i * 6.3, 200 + i * 62)),
    edges: Array.from({ length: 11 }, (_, i): Point => [i, i + 1]),
  },
};
function constellation(k: Family, n: number, cx: number, cy: number): string {
  const s = SKY[k],
    T = ([x, y]: Point): Point => [cx + x, cy + y];
  const edges = s.edges ?? s.at.map((_, i): Point => [i, (i + 1) % 12]);
  let ghost = "",
    lines = "",
    stars = "";
  for (const [a, b] of edges) {
    const d = `M${p(T(s.at[a]!))}L${p(T(s.at[b]!))}`;
    if (a < n && b < n) lines += d;
    else ghost += d;
  }
  s.at.forEach((q, i) => {
    const [x, y] = T(q);
    stars +=
      i < n
        ? path(star(x, y, i === n - 1 ? 13 : 9.5, i === n - 1 ? 3.6 : 3, 4), 'class="st"')
        : `<circle class="faint" cx="${f(x)}" cy="${f(y)}" r="1.8"/>`;
  });
  return path(ghost, 'class="ghost-line"') + path(lines, 'class="star-line"') + stars;
}

/** What lies at the foot of a number card's sky. */
export function ground(k: Family, x0: number, x1: number, y0: number, y1: number): string {
  // y1 is the bottom
  let s = "";
  if (k === "L") {
    // storm clouds from above, and the rain under them
    const cloud = (y: number, w: number, h: number, o: number) => {
      let d = `M${x0} ${y0}V${y}`;
      for (let x = x0 - o; x < x1; x += w) d += `q${w / 2} ${h} ${w} 0`;
      return d + `V${y0}Z`;
    };
    let d = "";
    for (let i = 0, x = x0 + 6; x < x1 + 20; i++, x += 11) {
      const y = y0 + 30 + ((i * 29) % 23);
      d += lens(x, y, x - 7, y + 20 + (i % 3) * 5, 1.3);
    }
    s += path(d, 'class="g2"');
    s += path(cloud(y0 + 20, 50, 26, 12), 'class="g2"') + path(cloud(y0 + 9, 42, 22, 30), 'class="g1"');
  } else if (k === "F") {
    const tongue = (x: number, w: number, h: number, b: number) =>
      `M${f(x)} ${y1 + 2}C${f(x - w * 0.2)} ${f(y1 - h * 0.35)} ${f(x + w * 0.5 + b)} ${f(y1 - h * 0.5)} ${f(x + w * 0.38 + b)} ${f(y1 - h)}C${f(x + w * 0.9 + b)} ${f(y1 - h * 0.62)} ${f(x + w * 1.25)} ${f(y1 - h * 0.4)} ${f(x + w)} ${y1 + 2}Z`;
    let d = "",
      e = "";
    for (let i = 0, x = x0 - 10; x < x1; i++, x += 25) {
      d += tongue(x, 31, 34 + ((i * 19) % 4) * 7, i % 2 ? 6 : -5);
      e += tongue(x + 9, 15, 15 + ((i * 7) % 3) * 5, i % 2 ? 3 : -2);
    }
    s += path(d, 'class="g1"') + path(e, 'class="g2"');
  } else if (k === "E") {
    s += path(
      `M${x0} ${y1}V${y1 - 26}Q${x0 + 60} ${y1 - 50} ${x0 + 120} ${y1 - 24}T${x1} ${y1 - 34}V${y1}Z`,
      'class="g1"',
    );
    let d = "";
    for (let j = 0; j < 3; j++)
      for (let x = x0 + 4 + j * 9; x < x1 - 14; x += 34) d += lens(x, y1 - 6 - j * 8, x + 24, y1 - 7 - j * 8, 1.8);
    s += path(d, 'class="g3"');
  } else if (k === "W") {
    for (let j = 0; j < 3; j++)
      s += path(
        scallops(x0, x1, y1 - 26 + j * 12, 32, 7, j % 2 ? 16 : 0) + `V${y1 + 6}H${x0 - 32}Z`,
        `class="g${j % 2 ? 2 : 1} wave"`,
      );
  } else if (k === "I") {
    let d = "",
      e = "";
    for (let i = 0, x = x0 - 12; x < x1; i++, x += 31) {
      const h = 26 + ((i * 13) % 4) * 9;
      d += polygon([
        [x, y1],
        [x + 22, y1 - h],
        [x + 44, y1],
      ]);
      e += polygon([
        [x + 22, y1 - h],
        [x + 44, y1],
        [x + 26, y1],
      ]);
    }
    s += path(d, 'class="g1"') + path(e, 'class="g2"');
  } else {
    let d = "";
    for (let j = 0; j < 4; j++)
      for (let x = x0 - 20 + j * 23; x < x1 - 6; x += 78)
        d += lens(x, y1 - 8 - j * 10, x + 58, y1 - 12 - j * 10, 3, j % 2 ? 6 : -6);
    s += path(d, 'class="g1"');
  }
  return s;
}

/** The panel of a number card, 222 × 236. */
export function sky(k: Family, n: number): string {
  const middle = { L: 214, F: 202, E: 200, W: 200, I: 202, A: 202 }[k];
  return `<rect class="field" x="14" y="100" width="222" height="236"/>${ground(k, 14, 236, 100, 336)}${constellation(k, n, 125, middle)}`;
}
