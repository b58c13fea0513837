/** Poseidon, Skadi and Aeolus. */
import { emblem } from "./emblems";
import { face } from "./figures";
import {
  at,
  clip,
  each,
  group,
  lens,
  lock,
  mirror,
  path,
  polygon,
  scallops,
  shade,
  star,
  wedge,
  type Point,
} from "./strokes";

export function poseidon(): string {
  let s = "";
  // trident behind
  s +=
    path("M121 60V352H129V60Z", 'class="s"') +
    path("M125 14L133 40H117ZM121 36H129V96H121Z", 'class="s"') +
    path(
      "M84 34L94 58C92 74 100 86 121 88V97C94 96 82 78 84 34ZM166 34L156 58C158 74 150 86 129 88V97C156 96 168 78 166 34Z",
      'class="s"',
    );
  // sea
  for (let j = 0; j < 6; j++)
    s += path(
      scallops(0, 250, 226 + j * 22, 42, 8, j % 2 ? 21 : 0) + "V360H-42Z",
      `class="${j % 2 ? "d" : "m"} ls" stroke-width="1.600"`,
    );
  // hair, blown to both sides like two currents
  for (let i = 0; i < 6; i++)
    s += mirror(
      path(
        lock(100 - i * 1.5, 118 + i * 13, 48 - i * 3 + (i % 2) * 12, 128 + i * 19, 19, 10 - i * 3),
        'class="i ld" stroke-width="2.200"',
      ) + path(lens(94, 119 + i * 13, 58 - i * 3 + (i % 2) * 12, 126 + i * 18, 1.3, 6 - i * 2), 'class="d"'),
    );
  // beard: a fall of waves
  const shape = "M86 176C84 240 96 286 125 322C154 286 166 240 164 176C150 190 100 190 86 176Z";
  let w = "";
  for (let j = 0; j < 10; j++)
    w += path(
      scallops(70, 180, 196 + j * 14, 22, 6, j % 2 ? 11 : 0) + "V340H48Z",
      `class="${j % 2 ? "s" : "i"} ld" stroke-width="2"`,
    );
  s += path(shape, 'class="i"') + clip(path(shape), w) + path(shape, 'fill="none" class="ld" stroke-width="2.600"');
  s += group("translate(125 158)", face({ mouth: false }));
  s +=
    mirror(path("M124 187C112 184 96 190 88 206C98 208 114 206 124 198Z", 'class="i ld" stroke-width="2.200"')) +
    path(lens(116, 203, 134, 203, 3), 'class="d"');
  // crown of shells
  s += path(
    "M88 130C88 116 92 106 96 100L106 116L116 98L125 112L134 98L144 116L154 100C158 106 162 116 162 130C140 120 110 120 88 130Z",
    'class="s ld" stroke-width="2.400" stroke-linejoin="round"',
  );
  [96, 116, 134, 154].forEach((x, i) => {
    s += `<circle cx="${x}" cy="${i % 3 ? 96 : 98}" r="4" class="i ld" stroke-width="1.800"/>`;
  });
  return s;
}
export function skadi(): string {
  let s = "";
  // mountains
  s +=
    path(
      polygon([
        [-10, 300],
        [52, 96],
        [112, 300],
      ]),
      'class="i"',
    ) +
    path(
      polygon([
        [52, 96],
        [112, 300],
        [58, 300],
        [66, 220],
        [48, 180],
      ]),
      'class="m"',
    ) +
    path(
      polygon([
        [138, 300],
        [204, 80],
        [262, 300],
      ]),
      'class="i"',
    ) +
    path(
      polygon([
        [204, 80],
        [262, 300],
        [206, 300],
        [216, 210],
        [198, 160],
      ]),
      'class="m"',
    );
  each(
    [
      [26, 124, 4],
      [96, 96, 3.6],
      [160, 92, 4],
      [232, 140, 4],
      [230, 92, 3],
      [20, 176, 3],
    ],
    ([x, y, r]) => {
      s += path(star(x, y, r * 1.8, r * 0.55, 6), 'class="s"');
    },
  );
  // cloak
  s += path("M-4 354V318C20 268 66 240 96 232H154C184 240 230 268 254 318V354Z", 'class="m ld" stroke-width="2.600"');
  let d = "";
  for (let i = 0; i < 8; i++)
    d +=
      wedge(14 + i * 12, 350, 66 + i * 6, 256 + (i % 2) * 18, 4.6, 0) +
      wedge(236 - i * 12, 350, 184 - i * 6, 256 + (i % 2) * 18, 5.4, 0);
  s += path(d, 'class="d"');
  // hood with fur
  s +=
    path(
      "M125 66C72 78 62 140 66 226C84 250 166 250 184 226C188 140 178 78 125 66Z",
      'class="m ld" stroke-width="2.600"',
    ) +
    path(
      shade(110, 220, 5.5, (y: number) => 184 - Math.pow(Math.max(0, 150 - y) / 80, 2) * 36, 20, 3),
      'class="d"',
    );
  s += `<g transform="translate(125 166) scale(.84 1.120)">${path(star(0, 0, 62, 49, 26), 'class="i ld" stroke-width="2.200" stroke-linejoin="round"')}</g>`;
  s +=
    `<g transform="translate(125 164)">${path("M-36 -36C-38 8 -29 44 0 62C29 44 38 8 36 -36C30 -56 -30 -56 -36 -36Z", 'class="d"')}</g>` +
    group("translate(125 164) scale(.98)", face({}));
  s += mirror(
    path(
      "M125 112C106 112 92 124 91 150C90 128 92 112 106 108C114 106 120 106 125 108Z",
      'class="s ld" stroke-width="2"',
    ),
  );
  // braids
  for (let i = 0; i < 6; i++)
    s += mirror(
      path(
        `M${92 - i * 1.5} ${226 + i * 15}c-13 1 -17 11 -9 19c4 -9 9 -11 18 -10c2 -5 -2 -9 -9 -9z`,
        'class="s ld" stroke-width="2"',
      ) +
        path(
          `M${92 - i * 1.5} ${226 + i * 15}c12 2 14 11 7 18c-3 -8 -7 -10 -14 -9c-2 -5 1 -9 7 -9z`,
          'class="i ld" stroke-width="2"',
        ),
    );
  // the crystal
  s +=
    `<circle cx="125" cy="90" r="20" class="d ls" stroke-width="2.200"/>` +
    group("translate(125 90) scale(.3)", emblem("I"), 'class="i"');
  // bow and arrow
  s +=
    path("M30 124C74 196 74 268 30 340", 'class="ld" fill="none" stroke-width="11"') +
    path("M30 124C74 196 74 268 30 340", 'class="li" fill="none" stroke-width="6"') +
    path("M30 124L30 340", 'class="li" fill="none" stroke-width="1.800"') +
    path("M18 232H88", 'class="ld" stroke-width="7" fill="none"') +
    path("M14 232H84", 'class="li" stroke-width="3" fill="none"') +
    path(
      polygon([
        [98, 232],
        [80, 224],
        [80, 240],
      ]),
      'class="i ld" stroke-width="2"',
    ) +
    path(
      polygon([
        [8, 224],
        [20, 232],
        [8, 240],
        [26, 240],
        [34, 232],
        [26, 224],
      ]),
      'class="s ld" stroke-width="1.800"',
    );
  return s;
}
/** a volute: the line that winds itself up, as on an Ionic capital */
function volute(cx: number, cy: number, r: number, turns: number, from: number, dir = 1, w0 = 9, w1 = 3): string {
  const n = Math.round(turns * 22),
    out: Point[] = [],
    inn: Point[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      g = from + dir * 360 * turns * t,
      R = r * Math.pow(1 - t, 0.9) + 2,
      w = (w0 + (w1 - w0) * t) / 2;
    out.push(at(cx, cy, R + w, g));
    inn.push(at(cx, cy, Math.max(0.5, R - w), g));
  }
  return polygon([...out, ...inn.reverse()]);
}
export function aeolus(): string {
  let s = "",
    d = "";
  for (let j = 0; j < 13; j++)
    for (let i = 0; i < 4; i++) {
      const x = -30 + i * 78 + (j % 3) * 26,
        y = 94 + j * 19;
      d += lens(x, y, x + 58, y - 3, 2.3, j % 2 ? 6 : -6);
    }
  s += path(d, 'class="m"');
  const V = (x: number, y: number, r: number, t: number, from: number, dir: number, c: string, w = 10) =>
    path(volute(x, y, r, t, from, dir, w, 2.6), `class="${c} ld" stroke-width="2.200"`);
  // feathers behind
  for (let i = 0; i < 7; i++)
    s += mirror(
      path(
        lock(96, 150 - i * 3, 14 + i * 8, 196 - i * 26, 21, 6),
        `class="${i % 2 ? "s" : "i"} ld" stroke-width="2.200"`,
      ) + path(lens(86, 150 - i * 3, 26 + i * 8, 190 - i * 24, 1, 4), 'class="d"'),
    );
  // the beard is wind: it leaves the chin and rolls up
  s += path(
    "M90 176C92 212 106 232 106 262C110 282 120 292 125 300C130 292 140 282 144 262C144 232 158 212 160 176Z",
    'class="i ld" stroke-width="2.400"',
  );
  s += mirror(
    V(68, 216, 24, 2, -80, -1, "s", 12) + V(84, 258, 21, 1.9, -78, -1, "i", 11) + V(104, 290, 15, 1.7, -76, -1, "s", 9),
  );
  s += path(
    lens(125, 212, 125, 290, 2.2) + lens(115, 206, 119, 262, 1.8, -3) + lens(135, 206, 131, 262, 1.8, 3),
    'class="d"',
  );
  // hair: volutes, as on a capital
  s += mirror(V(80, 132, 18, 1.8, 20, 1, "i", 10) + V(86, 100, 20, 1.9, 40, 1, "s", 10.5));
  s += mirror(V(108, 86, 18, 1.8, 60, 1, "i", 10));
  s += group("translate(125 158)", face({ closed: true, mouth: false }));
  // moustache rolled up, lips that blow
  s += mirror(
    path("M124 186C112 184 100 190 92 200C100 206 114 204 124 196Z", 'class="i ld" stroke-width="2.200"') +
      V(90, 192, 9, 1.4, 60, 1, "i", 6),
  );
  s +=
    `<ellipse cx="125" cy="205" rx="7" ry="6" class="d"/>` +
    path("M88 132C100 120 150 120 162 132L161 140C148 130 102 130 89 140Z", 'class="s ld" stroke-width="2.200"') +
    path(star(125, 126, 8, 2.6, 4), 'class="d"');
  return s;
}
