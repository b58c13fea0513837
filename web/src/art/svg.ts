/** The few words of SVG that the drawings share. */
import { atLeisure, breath } from "$/lib/breath";

export const round = (n: number) => Math.round(n * 100) / 100;

let serial = 0;
/** A fresh id for clip paths. */
export const uid = () => `u${++serial}`;

/** A word of a cover. */
export const title = (text: string, x: number, y: number, size: number, fill: string, extra = "") =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" class="cover-title" ${extra}>${text}</text>`;

const inks = new Map<string, string>();

/** An ink as the page has it now. It is remembered: asked amid a change, the browser works out all styles anew. */
function ink(name: string): string {
  const page = document.documentElement;
  const key = `${name} ${page.dataset.theme} ${page.dataset.contrast}`;
  const known = inks.get(key) ?? getComputedStyle(page).getPropertyValue(name).trim();
  inks.set(key, known);
  return known;
}

/** A drawing as one picture, for `src`: the page has one element of it instead of hundreds. Inks are put in as they are now. */
export function picture(width: number, height: number, drawn: string): string {
  const inked = drawn.replace(/var\((--[\w-]+)\)/g, (_, name: string) => ink(name));
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inked}</svg>`)}`;
}

/** A drawing of a sheet, as the attributes of an `<image>` that shows it. */
export interface Print {
  href: string;
  x: number;
  width: number;
  height: number;
}

const GAP = 20; // between drawings: where the screen's dots cut one off, nothing is seen of the next

/** Drawings beside one another as one picture. A browser keeps every picture as a document with all that belongs to one: a
 *  hundred of them are most of its memory, and it needs long to tidy that up. */
export function sheet(width: number, height: number, drawings: string[]): Print[] {
  const left = (i: number) => i * (width + GAP);
  const drawn = drawings.map((one, i) => `<svg x="${left(i)}" width="${width}" height="${height}">${one}</svg>`);
  const whole = { width: left(drawings.length), height };
  const href = picture(whole.width, height, drawn.join(""));
  return drawings.map((_, i) => ({ href, x: -left(i), ...whole }));
}

const kept = new Map<string, HTMLImageElement>();
const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");

function read(url: string): void {
  if (kept.has(url)) return;
  const image = new Image();
  kept.set(url, image);
  image.onload = () => pen?.drawImage(image, 0, 0);
  image.src = url;
}

/** Have the browser read pictures, and draw each once, before they are needed: that takes longer than anything else. */
export function prepare(pictures: (() => string)[]): void {
  void atLeisure(pictures.flatMap((draw) => [draw, () => read(draw())])); // to draw and to read it: each takes its time
}

/** The same, each in a task of its own, before what comes later on the page: it shows many of them at once. */
export function prepareFirst(pictures: (() => string)[]): void {
  for (const draw of pictures) void breath().then(() => read(draw()));
}
