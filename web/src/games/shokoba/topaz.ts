/** A stone won (a point), or its empty socket; never a gem of the pack. */
const HEXAGON = "M0-10.5L9-5.25V5.25L0 10.5L-9 5.25V-5.25Z";
const STONE =
  `<path d="${HEXAGON}" fill="#F2B93B"/><path d="M0-10.5L9-5.25L0 0L-9-5.25Z" fill="#FFE39A"/>` +
  `<path d="M9-5.25V5.25L0 10.5V0Z" fill="#B87A17"/><path d="M0-5L4.3-2.5V2.5L0 5L-4.3 2.5V-2.5Z" fill="#F7CE63"/>` +
  `<path d="${HEXAGON}" fill="none" stroke="#5E3B06" stroke-width="1.2" stroke-linejoin="round"/>`;
const SOCKET =
  '<path d="M0-8.5L7.3-4.25V4.25L0 8.5L-7.3 4.25V-4.25Z" fill="none" stroke="currentColor" stroke-opacity=".5" stroke-width="1.4" stroke-dasharray="2.6 2.2"/>';

export const topaz = (won: boolean, size = 22): string =>
  `<svg width="${size}" height="${size}" viewBox="-12 -12 24 24" aria-hidden="true">${won ? STONE : SOCKET}</svg>`;
