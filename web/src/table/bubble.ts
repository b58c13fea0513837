/** Where a bubble is put that says something of a card: above it or else below, and over as little of others as can be. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where it is, and from its left edge the point of its tail, where that reaches. */
export interface Placed {
  left: number;
  top: number;
  tail: number | undefined;
  below: boolean;
}

const MARGIN = 12;
const GAP = 22; // for the tail
const ROUND = 24; // corners that have no tail
const FAR = 20; // so many square pixels of a card may be covered to be a pixel nearer

const overlap = (from: number, length: number, other: number, long: number) =>
  Math.max(0, Math.min(from + length, other + long) - Math.max(from, other));
const covered = (one: Box, other: Box) =>
  overlap(one.left, one.width, other.left, other.width) * overlap(one.top, one.height, other.top, other.height);

/** `ground` is where it may be, `at` what it is about, `cards` what had better stay in sight. */
export function placed(
  ground: Box,
  { width, height }: { width: number; height: number },
  at: Box,
  cards: Box[],
): Placed {
  const [least, most] = [ground.left + MARGIN, ground.left + ground.width - MARGIN - width];
  const [over, under] = [at.top - GAP - height, at.top + at.height + GAP];
  const below = over < ground.top + MARGIN && under + height <= ground.top + ground.height - MARGIN;
  const top = below ? under : Math.max(ground.top + MARGIN, over);
  const middle = at.left + at.width / 2;
  const nearest = middle - width / 2;

  const cost = (left: number) =>
    cards.reduce((sum, card) => sum + covered({ left, top, width, height }, card), FAR * Math.abs(left - nearest));
  const beside = cards.flatMap((card) => [card.left - MARGIN - width, card.left + card.width + MARGIN]);
  const lefts = [nearest, ...beside].map((left) => Math.max(least, Math.min(most, left)));
  const left = lefts.reduce((best, one) => (cost(one) < cost(best) ? one : best));
  const tail = middle - left;
  return { left, top, tail: tail < ROUND || tail > width - ROUND ? undefined : tail, below };
}
