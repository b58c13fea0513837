/** The three −1, black and blood: Ragnarök, Apocalypse, Deluge. */
import { clip, each, f, group, lens, lock, path, polygon, rays, star, wedge, type Point } from "./strokes";

export function ragnarok(): string {
  let s =
    path(rays(168, 230, 40, 150, 40, 6, { short: 0.8 }), 'class="b" opacity=".9"') +
    `<circle cx="168" cy="230" r="36" class="b"/><circle cx="168" cy="230" r="27" class="n"/><circle cx="168" cy="230" r="22" class="b"/>`;
  // wolf: head and upper jaw, lower jaw
  const head =
    "M-6 214L10 168L30 140L38 100L62 128L84 96L92 136C104 138 112 142 120 146L198 170C212 174 218 184 214 192C210 200 198 200 192 198L184 208L176 198L162 216L154 200L138 218L130 203L114 220L106 206L92 220L82 210C72 216 66 226 64 236L36 306L-6 336Z";
  const jaw =
    "M46 252C58 244 70 244 80 250L88 236L100 256L112 244L122 262L136 250L144 270L158 258L166 274C178 278 184 284 180 292C174 300 152 298 134 296C100 294 70 298 46 318L-6 356V280Z";
  s +=
    path(jaw, 'class="i ln" stroke-width="2.600" stroke-linejoin="round"') +
    path(head, 'class="i ln" stroke-width="2.600" stroke-linejoin="round"');
  let d = "";
  for (let i = 0; i < 9; i++) d += wedge(-4, 214 + i * 15, 50 - i * 2, 186 + i * 15, 7, 0);
  for (let i = 0; i < 6; i++) d += wedge(104 + i * 16, 142 + i * 5, 94 + i * 16, 172 + i * 4, 4.4, 0);
  for (let i = 0; i < 5; i++) d += wedge(76 + i * 17, 296 + (i > 2 ? -1 : 0), 80 + i * 17, 276 + i * 1.2, 4.4, 0);
  d +=
    polygon([
      [42, 112],
      [57, 131],
      [38, 134],
    ]) +
    polygon([
      [82, 110],
      [86, 132],
      [70, 130],
    ]) +
    "M198 172C210 174 216 184 212 192C204 192 194 184 198 172Z";
  s +=
    path(d, 'class="n"') +
    path("M90 156L126 166L117 178C104 178 94 170 90 156Z", 'class="n"') +
    `<circle cx="112" cy="169.500" r="4.800" class="b"/>`;
  each(
    [
      [224, 120, 5],
      [196, 96, 3.6],
      [148, 66, 4],
      [228, 300, 4],
      [206, 40, 3],
      [176, 130, 3],
    ],
    ([x, y, r]) => {
      s += path(star(x, y, r * 1.8, r * 0.5), 'class="i"');
    },
  );
  return s;
}
export function apocalypse(): string {
  let s =
    path(rays(125, 158, 54, 108, 48, 5, { short: 0.7 }), 'class="b"') +
    `<circle cx="125" cy="158" r="50" class="n li" stroke-width="3.400"/><circle cx="125" cy="158" r="42" fill="none" class="lb" stroke-width="1.600"/>`;
  // seven stars fall
  each(
    [
      [52, 168, 10, 60],
      [210, 124, 9, 52],
      [192, 218, 12, 72],
      [80, 236, 9, 56],
      [40, 112, 7, 40],
      [152, 250, 8, 50],
      [226, 184, 7, 42],
    ],
    ([x, y, r, t]) => {
      s +=
        path(wedge(x, y, x + t * 0.5, y - t, r * 0.8, 0), 'class="i"') +
        path(star(x, y, r * 1.5, r * 0.45), 'class="i ln" stroke-width="1.400"');
    },
  );
  // broken columns on cracked ground
  s += path("M-4 354V306L40 294L70 300L112 288L150 298L196 288L254 300V354Z", 'class="i"');
  const column = (x: number, y: number, w: number, h: number, t: number, broken: boolean) =>
    group(
      `translate(${x} ${y}) rotate(${t})`,
      path(
        broken
          ? `M${-w / 2} 0V${-h}L${-w / 4} ${-h + 9}L0 ${-h - 4}L${w / 4} ${-h + 7}L${w / 2} ${-h - 2}V0Z`
          : `M${-w / 2} 0V${-h}H${w / 2}V0Z`,
        'class="i ln" stroke-width="2.200"',
      ) +
        path(
          [-0.28, 0, 0.28].map((q) => `M${w * q} -2V${-h + 10}`).join(""),
          'class="ln" stroke-width="2" fill="none"',
        ) +
        `<rect x="${-w / 2 - 4}" y="-7" width="${w + 8}" height="8" class="i ln" stroke-width="2"/>` +
        (broken
          ? ""
          : `<rect x="${-w / 2 - 5}" y="${-h - 9}" width="${w + 10}" height="10" class="i ln" stroke-width="2"/>`),
    );
  s +=
    column(36, 304, 24, 62, -4, true) +
    column(86, 300, 22, 40, 3, true) +
    column(206, 300, 24, 74, 7, false) +
    column(160, 302, 20, 26, -2, true);
  s +=
    path("M118 354L126 322L114 312L128 290L122 284L136 292L126 312L140 322L130 354Z", 'class="n"') +
    path("M60 354L70 330L62 320L66 304M188 354L180 332L190 318L186 300", 'class="ln" fill="none" stroke-width="3"');
  return s;
}
export function deluge(): string {
  let s = "",
    d = "";
  for (let i = 0; i < 46; i++) {
    const x = (i * 53) % 262,
      y = 92 + ((i * 37) % 150);
    d += lens(x + 12, y, x, y + 34, 1.5);
  }
  s += path(d, 'class="i" opacity=".75"');
  // the wave, in strokes that follow it
  const body =
    "M-4 354V214C6 146 66 96 132 100C184 104 216 140 206 176C200 196 176 202 164 188C154 178 160 164 172 166C160 150 132 156 124 184C116 216 140 262 182 276C210 284 236 280 254 270V354Z";
  s += path(body, 'class="n"') + path(body, 'class="i"');
  let w = "";
  for (let i = 0; i < 8; i++) {
    const q = i * 8.5,
      a = 232 + q * 1.5,
      e: Point = [150 - q * 0.55, 112 + q * 0.62];
    w += `M-6 ${f(a)}C${f(10 + q * 0.5)} ${f(158 + q)} ${f(70 + q * 0.1)} ${f(110 + q * 0.8)} ${f(e[0])} ${f(e[1])}C${f(74 + q * 0.1)} ${f(116 + q * 0.8)} ${f(14 + q * 0.5)} ${f(166 + q)} -6 ${f(a + 6)}Z`;
  }
  s += clip(
    path(body),
    path(w, 'class="n"') +
      path(
        Array.from(
          { length: 6 },
          (_, j) =>
            lens(30 + j * 4, 300 + j * 9, 120 + j * 16, 292 + j * 10, 3, 8) +
            lens(120 + j * 10, 306 + j * 9, 250, 300 + j * 10, 3, -6),
        ).join(""),
        'class="n"',
      ),
  );
  // claws of foam
  each(
    [
      [172, 112, 194, 104, 16, 5],
      [188, 122, 214, 118, 17, 6],
      [200, 138, 226, 142, 18, 6],
      [206, 158, 230, 172, 18, 6],
      [204, 176, 222, 198, 18, 6],
      [192, 190, 200, 214, 17, 5],
      [176, 194, 174, 216, 15, 4],
      [164, 184, 152, 200, 13, 3],
    ],
    ([a, b, c, e, k, q]) => {
      s += path(lock(a, b, c, e, k, q), 'class="i ln" stroke-width="2.200"');
    },
  );
  s += path(
    "M132 100C184 104 210 140 202 172C196 190 178 196 167 186C158 178 162 168 172 166C178 150 160 128 132 100Z",
    'class="i"',
  );
  each(
    [
      [236, 196, 3.4],
      [228, 212, 2.6],
      [206, 226, 3],
      [186, 226, 2.4],
      [238, 160, 2.6],
      [226, 100, 2.6],
      [160, 212, 2.2],
    ],
    ([x, y, r]) => {
      s += `<circle cx="${x}" cy="${y}" r="${r}" class="i"/>`;
    },
  );
  // the ark, very small
  s += group(
    "translate(186 262) rotate(12)",
    path("M-34 0C-30 20 -16 24 0 24C16 24 30 20 34 0Z", 'class="b ln" stroke-width="2.400"') +
      path("M-18 0V-16H18V0Z", 'class="i ln" stroke-width="2.200"') +
      path("M-24 -14L0 -32L24 -14Z", 'class="b ln" stroke-width="2.200"') +
      `<rect x="-5" y="-11" width="10" height="11" class="n"/>`,
  );
  return s;
}
