/** The three 0, black and silver: Chaos, Nyx, Erebus. */
import { face } from "./figures";
import { at, clip, each, f, group, lens, lock, mirror, path, polygon, rays, star, wedge } from "./strokes";

export function chaos(): string {
  let s = "";
  for (let arm = 0; arm < 6; arm++)
    for (let i = 3; i < 28; i++) {
      const g = arm * 60 + i * 15.5,
        r = 20 + i * 5.2 + i * i * 0.055,
        [x, y] = at(125, 196, r, g),
        t = g + 76,
        L = 9 + i * 1.3,
        w = 1.6 + i * 0.3;
      const a = at(x, y, L / 2, t),
        b = at(x, y, -L / 2, t);
      s += path(
        i % 4 === 3
          ? polygon([at(x, y, w * 1.8, t), at(x, y, w * 1.8, t + 125), at(x, y, w * 1.8, t + 235)])
          : lens(b[0], b[1], a[0], a[1], w),
        'class="v"',
      );
    }
  s +=
    `<circle cx="125" cy="196" r="27" class="n lv" stroke-width="2.400"/>` +
    path(rays(125, 196, 29, 40, 30, 2.6, { short: 0.6 }), 'class="v"') +
    path(star(125, 196, 8, 1.8), 'class="v"');
  return s;
}
export function nyx(): string {
  let s = "";
  // wings of night
  for (let i = 0; i < 8; i++)
    s += mirror(
      path(lock(100, 214, 12 + i * 4, 120 + i * 26, 30, -16 + i * 3), 'class="n lv" stroke-width="2"') +
        path(lens(90, 214, 26 + i * 4, 130 + i * 24, 0.9, -8), 'class="v"'),
    );
  // cloak
  const cloak =
    "M125 112C82 118 80 170 84 208C60 244 52 300 50 354H200C198 300 190 244 166 208C170 170 168 118 125 112Z";
  s += path(cloak, 'class="n lv" stroke-width="2.600"');
  for (let i = 0; i < 26; i++) {
    const x = 64 + ((i * 47) % 124),
      y = 236 + ((i * 31) % 104);
    s += path(star(x, y, i % 4 ? 2.6 : 5.5, i % 4 ? 0.9 : 1.5), 'class="v"');
  }
  s += mirror(path("M112 224C96 254 88 300 88 350", 'class="lv" fill="none" stroke-width="1.600"'));
  s += group("translate(125 172) scale(.92)", face({ closed: true, skin: "v" }));
  s += mirror(
    path(
      "M125 118C100 118 88 138 90 172C84 150 84 126 100 114C110 107 120 108 125 110Z",
      'class="n lv" stroke-width="2"',
    ),
  );
  // the moon in all her phases, an arc over her head
  [-3, -2, -1, 0, 1, 2, 3].forEach((i) => {
    const [x, y] = at(125, 186, 92, -90 + i * 22),
      r = 12.5 - Math.abs(i) * 1.5;
    s +=
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" class="v"/>` +
      (i
        ? clip(
            `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}"/>`,
            `<circle cx="${f(x - Math.sign(i) * (r * 2.3 - Math.abs(i) * r * 0.58))}" cy="${f(y)}" r="${f(r * 1.08)}" class="n"/>`,
          )
        : path(star(x, y, 6, 1.6), 'class="n"')) +
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" class="lv" fill="none" stroke-width="1.200"/>`;
  });
  return s;
}
export function erebus(): string {
  let s = path(rays(125, 246, 20, 190, 46, 3, { from: 180, to: 360, short: 0.86 }), 'class="v" opacity=".5"');
  // one gate behind another
  const arch = (w: number, top: number, c: string) =>
    path(`M${125 - w} 354V${top + w}A${w} ${w} 0 0 1 ${125 + w} ${top + w}V354Z`, c);
  each(
    [
      [104, 98],
      [86, 118],
      [69, 138],
      [53, 158],
      [38, 178],
      [24, 198],
    ],
    ([w, top], i) => {
      s += arch(w, top, `class="n lv" stroke-width="${f(5 - i * 0.6)}"`);
      let d = "";
      const n = 15 - i;
      for (let j = 0; j <= n; j++) {
        const g = 180 + (180 * j) / n,
          [a, b] = [at(125, top + w, w - 3, g), at(125, top + w, w - 13 + i, g)];
        d += wedge(a[0], a[1], b[0], b[1], 3.4 - i * 0.3, 0);
      }
      for (let y = top + w + 10; y < 350; y += 10)
        d +=
          wedge(125 - w + 3, y, 125 - w + 13 - i, y + 2, 3.2 - i * 0.3, 0) +
          wedge(125 + w - 3, y, 125 + w - 13 + i, y + 2, 3.2 - i * 0.3, 0);
      s += path(d, 'class="v" opacity="' + f(1 - i * 0.1) + '"');
    },
  );
  s +=
    path(star(125, 262, 13, 2.6), 'class="v"') +
    path(
      polygon([
        [125, 276],
        [104, 354],
        [146, 354],
      ]),
      'class="v" opacity=".5"',
    );
  return s;
}
