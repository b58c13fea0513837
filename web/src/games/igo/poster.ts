/** The great pictures of the end: the rooster; with all his cards in the air when the call was perfect; two of them when
 *  the win is shared. */
import type { Snapshot } from "$/api/described";
import { INKS } from "./cards";
import { rooster } from "./cover";

const SUN = '<circle cx="150" cy="190" r="146" fill="#F2B21B"/>';
const at = (x: number, y: number, scale: number, flipped = false) =>
  `<g transform="translate(${x} ${y}) scale(${flipped ? -scale : scale} ${scale})">${rooster(true)}</g>`;
const ground = '<path d="M6 352H294" stroke="var(--felt-ink)" stroke-width="4" stroke-linecap="round"/>';

/** Ten cards in the air. */
export const flock = (): string =>
  INKS.map(
    (ink, i) =>
      `<rect x="-17" y="-196" width="34" height="50" rx="4" transform="translate(150 214) rotate(${(i - 4.5) * 19})" fill="var(--ink-${ink.toLowerCase()})" stroke="#FBF6EA" stroke-width="2"/>`,
  ).join("");

export function poster(result: Snapshot["result"]): string {
  if (result?.reason === "perfect") {
    return `<g transform="translate(36 92) scale(.76)">${SUN}${flock()}${at(150, 352, 0.94)}${ground}</g>`;
  }
  if ((result?.winners.length ?? 0) > 1) return SUN + at(70, 352, 0.58) + at(230, 352, 0.58, true) + ground;
  return SUN + at(150, 352, 1.08) + ground;
}

/** A point: a ring, filled. */
const POINT =
  '<svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8.5" fill="none" stroke="var(--felt-ink)" stroke-width="1.5"/><circle cx="10" cy="10" r="6" fill="var(--felt-spot)"/></svg>';
export const points = (score: number): string => POINT.repeat(score);
