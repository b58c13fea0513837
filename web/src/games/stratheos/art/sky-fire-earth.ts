/** Zeus, Hephaistos and Gaïa: one mask, the element is hair and beard. */
import { emblem } from "./emblems";
import { face } from "./figures";
import { at, clip, each, f, group, lens, lock, mirror, path, rays, shade, star } from "./strokes";

const curl = (x: number, y: number, r: number, dir = 1, w = 5) =>
  path(
    `M${f(x)} ${f(y)}m${f(-dir * r)} 0a${r} ${r} 0 1 ${dir > 0 ? 1 : 0} ${f(dir * r)} ${r}a${f(r * 0.66)} ${f(r * 0.66)} 0 1 ${dir > 0 ? 1 : 0} ${f(-dir * r * 0.5)} ${f(-r * 0.95)}`,
    `fill="none" stroke-width="${w}" stroke-linecap="round"`,
  );

export function zeus(): string {
  let s = path(rays(125, 158, 60, 172, 48, 6, { short: 0.82 }), 'class="m"');
  // hair: a crown of cloud
  let hair = "";
  each(
    [
      [-152, 60, 24],
      [-124, 64, 26],
      [-90, 66, 28],
      [-56, 64, 26],
      [-28, 60, 24],
      [-178, 56, 22],
      [-2, 56, 22],
      [156, 60, 22],
      [24, 60, 22],
    ],
    ([g, r, q]) => {
      const [x, y] = at(125, 152, r, g);
      hair += `<circle cx="${f(x)}" cy="${f(y)}" r="${q}" class="i ld" stroke-width="2.400"/>`;
    },
  );
  s += hair;
  each(
    [
      [-152, 60],
      [-124, 64],
      [-56, 64],
      [-28, 60],
      [-178, 56],
      [-2, 56],
      [-90, 66],
    ],
    ([g, r]) => {
      const [x, y] = at(125, 152, r, g),
        dir = x < 125 ? 1 : -1;
      s += `<g class="ld">${curl(x, y - 2, 11, dir, 2.6)}</g>`;
    },
  );
  // beard: thirteen locks, from the sides to the middle
  const n = 6;
  let beard = "";
  for (let i = n; i >= 0; i--)
    for (const q of i ? [-1, 1] : [1]) {
      const x0 = 125 + q * i * 7.4,
        y0 = 196 - i * i * 0.9 + 2,
        x1 = 125 + q * (i * 15.5),
        y1 = 306 - i * i * 2.1;
      beard +=
        path(
          lock(x0, y0, x1, y1, 22, q * (i % 2 ? 9 : -5), q * (i % 2 ? 9 : -5)),
          'class="i ld" stroke-width="2.200"',
        ) + path(lens(x0 + q * 1, y0 + 22, x1 - q * 1.5, y1 - 18, 1.6, q * (i % 2 ? 5 : -3)), 'class="d"');
    }
  s += beard + group("translate(125 158)", face({ mouth: false }));
  s +=
    mirror(
      path(lock(122, 190, 84, 208, 17, -9), 'class="i ld" stroke-width="2.200"') +
        path(lens(116, 193, 92, 204, 1.5, -3), 'class="d"'),
    ) + path(lens(116, 203, 134, 203, 3), 'class="d"');
  // diadem
  s +=
    path(
      "M89 128L99 112L109 126L125 104L141 126L151 112L161 128L158 136H92Z",
      'class="m ld" stroke-width="2.400" stroke-linejoin="round"',
    ) + `<circle cx="125" cy="125" r="4" class="d"/>`;
  // two bolts
  s += mirror(group("translate(42 250) rotate(14) scale(.98)", emblem("L"), 'class="m ld" stroke-width="3"'));
  return s;
}
export function hephaistos(): string {
  let s = "";
  const tongue = (x: number, y: number, w: number, h: number, b: number, c: string) =>
    path(
      `M${f(x - w / 2)} ${y}C${f(x - w * 0.75)} ${f(y - h * 0.4)} ${f(x + b * 0.2)} ${f(y - h * 0.5)} ${f(x + b)} ${f(y - h)}C${f(x + b + w * 0.22)} ${f(y - h * 0.6)} ${f(x + w * 0.8)} ${f(y - h * 0.42)} ${f(x + w / 2)} ${y}Z`,
      `class="${c}"`,
    );
  each(
    [
      [40, 60, 210, -8],
      [86, 56, 250, 10],
      [164, 56, 250, -10],
      [210, 60, 210, 8],
      [16, 50, 150, 6],
      [234, 50, 150, -6],
      [125, 90, 290, 0],
    ],
    ([x, w, h, b]) => {
      s += tongue(x, 345, w, h, b, "m");
    },
  );
  each(
    [
      [30, 30, 120, 5],
      [64, 32, 150, -6],
      [186, 32, 150, 6],
      [220, 30, 120, -5],
    ],
    ([x, w, h, b]) => {
      s += tongue(x, 345, w, h, b, "s");
    },
  );
  // beard of flames
  const lick = (x0: number, y0: number, x1: number, y1: number, w: number, b: number, c: string) =>
    path(lock(x0, y0, x1, y1, w, b), `class="${c} ld" stroke-width="2.200"`);
  for (let i = 5; i >= 0; i--)
    for (const q of i ? [-1, 1] : [1])
      s += lick(
        125 + q * i * 8,
        194 - i * i * 1.1,
        125 + q * (i * 14 + (i % 2 ? 4 : 0)),
        268 - i * i * 1.5 + (i % 2) * 12,
        21,
        q * (i % 2 ? 8 : -7),
        i % 2 ? "s" : "i",
      );
  s += group("translate(125 160)", face({ mouth: false }));
  s +=
    mirror(path(lock(122, 192, 88, 206, 15, -8), 'class="s ld" stroke-width="2.200"')) +
    path(lens(117, 203, 133, 203, 2.6), 'class="d"');
  // the smith's cap: felt, dark, a little dented
  s += path(
    "M87 130C84 98 96 76 122 72C148 70 166 96 163 130C140 120 110 120 87 130Z",
    'class="m ls" stroke-width="2.200"',
  );
  s +=
    path(
      shade(84, 122, 5, (y: number) => 125 + Math.sqrt(Math.max(0, y - 70)) * 5.3 - 3, 30, 3),
      'class="d"',
    ) + path(lens(98, 112, 110, 80, 1.6, -4) + lens(106, 114, 118, 78, 1.6, -3), 'class="s"');
  s += path("M85 132C110 121 140 121 165 132L164 144C140 132 110 132 86 144Z", 'class="i ld" stroke-width="2.200"');
  [100, 112.5, 125, 137.5, 150].forEach((x) => {
    s += `<circle cx="${x}" cy="${f(133 - Math.cos(((x - 125) / 25) * 0.8) * 2)}" r="1.900" class="d"/>`;
  });
  // hammer and tongs, crossed
  const hammer = group(
    "translate(125 292) rotate(-32)",
    `<rect x="-74" y="-5" width="126" height="10" class="i ld" stroke-width="2.200"/><rect x="38" y="-24" width="32" height="48" class="i ld" stroke-width="2.400"/>` +
      path(
        shade(-19, 20, 5, () => 69, 15, 2.4),
        'class="d"',
      ),
  );
  const tongs = group(
    "translate(125 292) rotate(32)",
    path(
      "M76 -7L-40 -4C-58 -16 -70 -14 -78 -4M76 7L-40 4C-58 16 -70 14 -78 4",
      'class="ld" fill="none" stroke-width="9" stroke-linejoin="round"',
    ) +
      path(
        "M76 -7L-40 -4C-58 -16 -70 -14 -78 -4M76 7L-40 4C-58 16 -70 14 -78 4",
        'class="li" fill="none" stroke-width="4.600" stroke-linejoin="round"',
      ),
  );
  s += tongs + hammer;
  each(
    [
      [34, 150, 8],
      [212, 138, 9],
      [58, 106, 6],
      [196, 96, 6],
      [24, 200, 5],
      [226, 196, 5],
      [178, 66, 5],
      [72, 72, 4],
    ],
    ([x, y, r]) => {
      s += path(star(x, y, r, r * 0.3), 'class="s"');
    },
  );
  return s;
}
export function gaia(): string {
  let s = `<circle cx="125" cy="150" r="104" class="m"/>`;
  // canopy: three rings of leaves
  const ring = (n: number, r0: number, r1: number, w: number, c: string, off: number, from = 158, to = 382) => {
    let d = "";
    for (let i = 0; i < n; i++) {
      const g = from + ((to - from) * (i + off)) / n,
        [a, b] = [at(125, 150, r0, g), at(125, 150, r1, g)];
      d +=
        path(lock(a[0], a[1], b[0], b[1], w, i % 2 ? 4 : -4), `class="${c} ld" stroke-width="2"`) +
        path(lens(a[0], a[1], b[0] - (b[0] - a[0]) * 0.15, b[1] - (b[1] - a[1]) * 0.15, 0.9), 'class="d"');
    }
    return d;
  };
  s += ring(19, 74, 118, 20, "s", 0.5) + ring(17, 52, 96, 22, "i", 0.5) + ring(15, 30, 72, 22, "s", 0.5);
  // the land: shoulders are hills
  s += path(
    "M-4 354V304C28 256 76 240 104 236V200H146V236C174 240 222 256 254 304V354Z",
    'class="i ld" stroke-width="2.600"',
  );
  let d = "";
  for (let j = 0; j < 7; j++)
    for (let i = -4; i <= 4; i++) {
      const x = 125 + i * 27 + (j % 2 ? 13 : 0),
        y = 262 + j * 12 + i * i * 2.4;
      d += lens(x - 11, y + Math.abs(i) * 0.6, x + 11, y + Math.abs(i) * 0.6, 2.3);
    }
  s += clip(path("M-4 354V304C28 256 76 240 104 236V200H146V236C174 240 222 256 254 304V354Z"), path(d, 'class="d"'));
  s += path("M104 212C112 226 138 226 146 212V236C138 246 112 246 104 236Z", 'class="d"');
  s += group("translate(125 160)", face({ closed: true }));
  // parting of the hair
  s +=
    mirror(
      path(
        "M125 106C104 106 88 120 88 152C84 136 82 120 92 108C102 96 118 96 125 100Z",
        'class="s ld" stroke-width="2.200"',
      ),
    ) + path(lock(125, 110, 125, 78, 14, 0), 'class="i ld" stroke-width="2"');
  // two roots, one river
  s += path("M125 246C116 268 138 282 124 304C112 322 134 334 126 352", 'class="lm" fill="none" stroke-width="7"');
  return s;
}
