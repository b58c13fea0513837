// Cuts the two typefaces down to what is set in them: Latin, and of Fraunces only the soft, straight-legged cut.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subset from "subset-font";

const { resolve } = createRequire(import.meta.url);
const from = (name, file) => resolve(`@fontsource-variable/${name}/files/${name}-latin-${file}.woff2`);
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸ\u202f\u2009–—‘’“”„•…‹›€−×≥≤→←↑↓";
const CUTS = [
  { name: "fraunces", file: "full-normal", axes: { SOFT: 100, WONK: 0, wght: { min: 550, max: 650 } } },
  { name: "atkinson-hyperlegible-next", file: "wght-normal", axes: {} },
  { name: "atkinson-hyperlegible-next", file: "wght-italic", axes: { wght: { min: 400, max: 700 } } },
];
const target = new URL("../src/styles/fonts/", import.meta.url);
await mkdir(target, { recursive: true });
for (const { name, file, axes } of CUTS) {
  const font = await readFile(from(name, file));
  const cut = await subset(font, LATIN, { targetFormat: "woff2", variationAxes: axes });
  await writeFile(new URL(`${name}-${file.split("-").at(-1)}.woff2`, target), cut);
}
