/** Backs, the same for every card; and what can lie on one: chalk for memory, frost for protection. */
import { sheet, type Print } from "$/art/svg";
import { familyOf, shown, valueOf } from "../cards";
import { emblem, type Family } from "./emblems";
import { inked } from "./inked";
import { at, f, path, rays, star } from "./strokes";

/** The back: an owl's two eyes, one open — what you have seen and what you must remember — among the six elements. Same both ways up. */
function owl(): string {
  let s = `<rect class="back-stock" x="1" y="1" width="248" height="348" rx="15"/><rect class="back-line" x="13" y="13" width="224" height="324" rx="8"/>`;
  const top = path(rays(125, 175, 60, 112, 29, 3.6, { from: 180, to: 360, short: 0.8 }), 'class="back-ray"');
  s += top + `<g transform="rotate(180 125 175)">${top}</g>`;
  const ring: Family[] = ["L", "A", "W", "E", "F", "I"];
  ring.forEach((k, i) => {
    const [x, Y] = at(125, 175, 140, -90 + 60 * i),
      X = 125 + (x - 125) * 0.72;
    s += `<g class="back-em" transform="translate(${f(X)} ${f(Y)}) scale(.27)">${emblem(k)}</g>`;
  });
  // the eye: open above, closed below — turned over it is the other way round
  s +=
    path("M63 175Q125 112 187 175Q125 238 63 175Z", 'class="back-eye"') +
    path(rays(125, 175, 14, 26, 20, 2.6), 'class="back-iris"') +
    `<circle class="back-pupil" cx="125" cy="175" r="12"/>` +
    path(star(125, 175, 9, 2.4, 4), 'class="back-spark"');
  return s + `<rect class="back-edge" x="1" y="1" width="248" height="348" rx="15"/>`;
}

/** The same for small cards. */
const SMALL =
  '<rect class="back-stock" x="1" y="1" width="248" height="348" rx="15"/>' +
  '<rect class="back-line-bold" x="16" y="16" width="218" height="318" rx="8"/><path class="back-eye-bold" d="M55 175Q125 104 195 175Q125 246 55 175Z"/>' +
  '<circle class="back-pupil" cx="125" cy="175" r="24"/>';

const remembered = new Map<string, Print[]>();

/** The back, in the inks of a theme. */
export function back(theme: string, plain: boolean): Print {
  const known = remembered.get(theme) ?? sheet(250, 350, [inked(owl()), inked(SMALL)]);
  remembered.set(theme, known);
  return known[plain ? 1 : 0]!;
}

/** What one has seen and still knows: chalk on the back, never mistaken for an open card. */
export function chalk(card: string): string {
  const [k, v] = [familyOf(card), valueOf(card)];
  const mark = k
    ? `<g transform="translate(94 252) scale(.74)" class="chalk-em">${emblem(k)}</g><text class="chalk-let" x="176" y="272">${k}</text>`
    : `<g transform="translate(125 262) scale(.6)" class="chalk-em">${path(star(0, 0, 50, 14, v < 0 ? 4 : 6))}</g>`;
  return `<g class="chalk"><rect class="slate" x="16" y="16" width="218" height="318" rx="8"/><text x="125" y="${k ? 176 : 200}">${shown(v)}</text>${mark}</g>`;
}

const CORNER = path("M0 0H78L60 8L52 20L40 14L30 30L16 34L20 52L8 60L0 78Z");
/** Skadi's protection: a frame of frost. */
export const FROST =
  `<g class="frost"><rect x="5" y="5" width="240" height="340" rx="12"/><g>${CORNER}</g><g transform="translate(250 0) scale(-1 1)">${CORNER}</g>` +
  `<g transform="translate(0 350) scale(1 -1)">${CORNER}</g><g transform="translate(250 350) scale(-1 -1)">${CORNER}</g>` +
  `<circle cx="125" cy="14" r="36"/><g transform="translate(125 14) scale(.56)" class="frost-em">${emblem("I")}</g></g>`;
