import { at, path, polygon } from "./strokes";

export type Family = "L" | "F" | "E" | "W" | "I" | "A";
/** Lightning, fire, earth, water, ice, air. */
export const FAMILIES: Family[] = ["L", "F", "E", "W", "I", "A"];

/** The six emblems, about 100 × 100 around 0,0. Six silhouettes that cannot be confused at 12 px: zigzag, flame, mountain, disc, crystal, curl. */
export function emblem(k: Family): string {
  switch (k) {
    case "L":
      return path("M10 -50L-29 8H-6L-17 50L30 -15H7L26 -50Z");
    case "F":
      return path(
        "M3 -50C4 -30 35 -17 35 15C35 37 19 50 0 50C-19 50 -35 37 -35 15C-35 -2 -27 -10 -22 -21C-17 -13 -13 -8 -8 -7C-13 -24 -9 -40 3 -50ZM1 13C-7 21 -12 26 -12 34A12 12 0 0 0 12 34C12 26 8 20 1 13Z",
        'fill-rule="evenodd"',
      );
    case "E":
      return path("M-52 42L-17 -40L1 -4L14 -24L52 42ZM-20 -18L-33 12L-22 4L-14 14L-6 4Z", 'fill-rule="evenodd"');
    case "W":
      return path(
        "M0 -46A46 46 0 1 1 0 46A46 46 0 1 1 0 -46ZM-46 -4C-34 -18 -22 -18 -11 -7C0 4 12 4 23 -7C31 -15 38 -16 45 -10L45 2C38 -4 32 -3 25 4C12 17 -1 17 -13 5C-22 -4 -33 -4 -45 10ZM-43 20C-32 8 -22 8 -11 18C0 28 12 28 23 18C30 11 36 10 41 13L37 24C33 21 29 22 24 27C12 38 -1 38 -13 28C-21 21 -29 21 -38 30Z",
        'fill-rule="evenodd"',
      );
    case "I": {
      let d = "";
      for (let i = 0; i < 6; i++)
        d += `<g transform="rotate(${60 * i})">${path("M-4 0V-30L-17 -40L-12 -46L-4 -40V-50H4V-40L12 -46L17 -40L4 -30V0Z")}</g>`;
      return d + path(polygon(Array.from({ length: 6 }, (_, i) => at(0, 0, 15, 60 * i - 90))));
    }
    default:
      return path(
        "M-48 -19H6A12 12 0 1 0 -6 -31A5 5 0 0 1 -16 -31A22 22 0 1 1 6 -9H-48ZM-48 -3H27A20 20 0 1 1 8 24A5 5 0 0 1 17 20A10 10 0 1 0 27 7H-48ZM-36 13H-8A17 17 0 1 1 -24 36A5 5 0 0 1 -15 32A7 7 0 1 0 -8 23H-36Z",
      );
  }
}

export const emblemSvg = (k: Family, size = 20, more = "") =>
  `<svg class="emblem fam-${k} ${more}" width="${size}" height="${size}" viewBox="-54 -54 108 108" aria-hidden="true">${emblem(k)}</svg>`;

/** What the family's passive does, as a sign of 24 × 24: on figures, in the legend and when it acts. */
export const PASSIVE: Record<Family, string> = {
  L: "M5 4H15V14H5ZM9 8H19V18H9ZM14 21L10.500 17.500M14 21L17.500 17.500M14 21V15", // bottom card of the pile
  F: "M4 6H14V20H4ZM10 3H20V17M17 8L20.500 4.500", // top card away
  E: "M3 17C6 6 18 6 21 17M21 17L21.500 11.500M21 17L16 15M12 18V18.100", // over one's head
  W: "M3 7H7L17 17H21M3 17H7L17 7H21M18 4L21 7L18 10M18 14L21 17L18 20", // shuffled
  I: "M19 12A7 7 0 1 1 16.500 6.600M17 2.500V7H12.500", // again
  A: "M4 9H19L15.500 5M20 15H5L8.500 19", // the other way round
};

export const passiveSvg = (k: Family, size = 20) =>
  `<svg class="passive" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${path(PASSIVE[k])}</svg>`;
