/** Oracle, spy and ferryman: one drawing for each, the family's emblem in it. And the mask that all faces share. */
import { emblem, type Family } from "./emblems";
import { each, group, lens, path, rays, scallops, shade, star, wedge } from "./strokes";

/** One face for all who have one: brows and nose in one line, as on a mask. eyes: open or closed. */
export function face({ closed = false, mouth = true, skin = "i", shadeTo = 1 } = {}) {
  const edgeX = (y: number) => (y < -20 ? 34 : 34 - Math.pow(Math.max(0, y + 20) / 78, 2.2) * 30);
  let s = path(
    "M-34 -34C-36 8 -27 40 0 59C27 40 36 8 34 -34C30 -52 -30 -52 -34 -34Z",
    `class="${skin} ld" stroke-width="2.400"`,
  );
  if (shadeTo) s += path(shade(-30, 44, 4.6, edgeX, 19 * shadeTo, 2.5), 'class="d"');
  s += path(
    "M-28 -15C-21 -24 -12 -23 -5 -16C-4 -2 -6 8 -9 16C-9 22 -4 24 0 24C4 24 9 22 9 16M28 -15C21 -24 12 -23 5 -16C4.500 -8 4.800 0 5.500 5",
    'class="ld" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"',
  );
  const eye = closed
    ? path("M-26 -7C-21 0 -11 0 -6 -6", 'class="ld" fill="none" stroke-width="2.800" stroke-linecap="round"') +
      path(
        wedge(-22, -2.6, -25, 3, 2, 0) + wedge(-16, -1.8, -17, 5, 2, 0) + wedge(-10.5, -2.6, -9.5, 4, 2, 0),
        'class="d"',
      )
    : path("M-27 -6C-21 -14 -11 -14 -5 -5C-11 1 -21 1 -27 -6Z", 'class="d"') +
      path("M-24 -6C-20 -11 -12 -11 -8 -5.500C-12 -1.500 -20 -1.500 -24 -6Z", 'class="i"') +
      `<circle cx="-15.800" cy="-6.400" r="3.800" class="d"/>`;
  s += eye + `<g transform="scale(-1 1)">${eye}</g>`;
  if (mouth)
    s +=
      path("M-11 37C-6 33 -3 34 0 35.500C3 34 6 33 11 37C6 43 -6 43 -11 37Z", 'class="d"') +
      path(lens(-6, 48, 6, 48, 2), 'class="d"');
  return s;
}

export function oracle(k: Family): string {
  let s = `<rect x="14" y="100" width="222" height="198" class="d"/>`;
  s += path(rays(125, 200, 66, 150, 44, 4.4, { from: 180, to: 360, short: 0.8 }), 'class="m"');
  s += path(rays(125, 200, 62, 106, 27, 3, { from: 8, to: 172, short: 0.7 }), 'class="m" opacity=".75"');
  s +=
    path("M30 202Q125 108 220 202Q125 282 30 202Z", 'class="d"') +
    path("M38 202Q125 118 212 202Q125 272 38 202Z", 'class="i"');
  s += path(
    shade(168, 236, 5, (y: number) => 212 - Math.abs(y - 202) * 1.18 - 3, 26, 2.6),
    'class="d"',
  );
  s +=
    `<circle cx="125" cy="196" r="41" class="d"/><circle cx="125" cy="196" r="37" class="m"/>` +
    path(rays(125, 196, 25, 37, 40, 2, { short: 0.6, out: true }), 'class="d"');
  s +=
    `<circle cx="125" cy="196" r="23.500" class="d"/>` + group("translate(125 196) scale(.34)", emblem(k), 'class="i"');
  s += path("M38 202Q125 118 212 202Q125 141 38 202Z", 'class="d"');
  for (let i = -3; i <= 3; i++)
    s += path(
      wedge(125 + i * 25, 158 + Math.abs(i) * i * i * 1.05 + Math.abs(i) * 1.5, 125 + i * 34, 130 + i * i * 3.5, 5, 0),
      'class="i"',
    );
  return s;
}
export function spy(k: Family): string {
  let s = `<rect x="14" y="100" width="222" height="198" class="d"/>`;
  s += `<circle cx="186" cy="146" r="30" class="i"/><circle cx="174" cy="140" r="28" class="d"/>`;
  each(
    [
      [40, 124, 5],
      [62, 158, 3.4],
      [36, 196, 4],
      [214, 204, 4],
      [88, 116, 3],
    ],
    ([x, y, r]) => {
      s += path(star(x, y, r * 1.7, r * 0.5), 'class="s"');
    },
  );
  s += path(
    "M125 112C84 118 70 166 66 208C44 222 30 258 26 300H224C220 258 206 222 184 208C180 166 166 118 125 112Z",
    'class="m ld" stroke-width="2.400"',
  );
  // folds of the cloak
  let d = "";
  for (let i = 0; i < 7; i++)
    d +=
      wedge(40 + i * 10, 298, 72 + i * 6.5, 226 + (i % 2) * 16, 4.4, 0) +
      wedge(210 - i * 10, 298, 178 - i * 6.5, 226 + (i % 2) * 16, 5.4, 0);
  d += shade(140, 206, 5, (y: number) => 168 + (y - 140) * 0.2, 19, 3);
  s += path(d, 'class="d"');
  s += path("M125 134C98 140 90 178 94 214C104 236 146 236 156 214C160 178 152 140 125 134Z", 'class="k"');
  s +=
    path("M97 186Q110 174 121 186Q110 195 97 186Z", 'class="i"') +
    `<circle cx="109.500" cy="185.500" r="4.200" class="k"/>` +
    path("M130 187Q141 192 152 184", 'class="li" fill="none" stroke-width="2.600" stroke-linecap="round"');
  s +=
    `<circle cx="125" cy="248" r="20" class="i ld" stroke-width="2.400"/>` +
    group("translate(125 248) scale(.27)", emblem(k), 'class="d"');
  return s;
}
export function ferryman(k: Family): string {
  let s = `<rect x="14" y="100" width="222" height="198" class="d"/>`;
  s += `<circle cx="168" cy="160" r="44" class="m"/>` + group("translate(174 156) scale(.46)", emblem(k), 'class="o"');
  each(
    [
      [44, 128, 4],
      [74, 150, 3],
      [98, 118, 3.5],
      [40, 178, 3],
    ],
    ([x, y, r]) => {
      s += path(star(x, y, r * 1.8, r * 0.5), 'class="s"');
    },
  );
  // the river behind
  s +=
    path(scallops(14, 236, 236, 37, 6) + "V300H-20Z", 'class="m"') +
    path(scallops(14, 236, 236, 37, 6), 'class="ld" fill="none" stroke-width="2"');
  // pole, ferryman, boat
  s += path(wedge(138, 112, 82, 296, 5, 3.5), 'class="i ld" stroke-width="1.500"');
  s += path(
    "M78 250C80 214 92 178 104 168C98 150 108 140 118 144C130 150 130 160 126 170C142 186 148 218 150 250Z",
    'class="i ld" stroke-width="2.400"',
  );
  s += path("M106 150C116 146 124 152 122 164C114 170 106 164 106 150Z", 'class="k"');
  let d = "";
  for (let i = 0; i < 6; i++) d += wedge(92 + i * 10, 248, 106 + i * 3, 184 + (i % 2) * 18, 4, 0);
  s += path(d, 'class="d"');
  s += path(
    "M32 224C38 262 80 274 126 274C176 274 214 258 222 216C206 240 176 250 126 250C80 250 48 246 32 224Z",
    'class="i ld" stroke-width="2.400"',
  );
  d = "";
  for (let i = 0; i < 13; i++)
    d += wedge(60 + i * 11.5, 272 - Math.abs(i - 6) * 1.2, 58 + i * 12, 258 - Math.abs(i - 6) * 0.8, 3, 0);
  s += path(d, 'class="d"');
  s += path(wedge(222, 218, 226, 196, 3, 2), 'class="i"') + path(star(227, 190, 12, 3.5), 'class="s"');
  s +=
    path(scallops(14, 236, 280, 37, 6, 18) + "V300H-20Z", 'class="m"') +
    path(scallops(14, 236, 280, 37, 6, 18), 'class="ld" fill="none" stroke-width="2"') +
    path(scallops(14, 236, 296, 37, 6, 4), 'class="ld" fill="none" stroke-width="2"');
  return s;
}
