/** Gaïa's roots, over the pile that she bars. */
import { lens } from "./strokes";

const root = (d: string, width: number) =>
  `<path d="${d}" class="root-edge" stroke-width="${width + 7}"/><path d="${d}" class="root" stroke-width="${width}"/>`;
const leaf = (x: number, y: number, x2: number, y2: number) => `<path class="leaf" d="${lens(x, y, x2, y2, 9)}"/>`;

export const ROOTS =
  '<svg class="roots" viewBox="-20 -20 290 390" aria-hidden="true">' +
  root("M-8 330C60 300 70 220 120 190S200 90 262 60", 17) +
  root("M262 320C200 300 190 240 140 196S70 96 -6 84", 15) +
  root("M120 372C124 300 96 260 126 196", 13) +
  root("M-10 206C40 214 84 200 126 192S220 206 262 198", 10) +
  leaf(60, 96, 34, 66) +
  leaf(196, 108, 226, 84) +
  leaf(70, 262, 40, 250) +
  leaf(190, 262, 222, 268) +
  leaf(126, 192, 128, 148) +
  "</svg>";
