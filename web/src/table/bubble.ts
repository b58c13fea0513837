/** Where a bubble is put that says something of a card: above it or else below, and over as little of others as can be;
    where it would cover them there, at another height. */
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
const FAR = 5; // so many square pixels of a card may be covered to be a pixel nearer
const LOOSE = 500; // and so many more to have its tail on its card

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
  const within = (from: number, long: number, length: number) => (one: number) =>
    Math.max(from + MARGIN, Math.min(from + long - MARGIN - length, one));
  const across = within(ground.left, ground.width, width);
  const down = within(ground.top, ground.height, height);
  const [over, under] = [at.top - GAP - height, at.top + at.height + GAP];
  const below = down(over) > over && down(under) === under;
  const wanted = { left: at.left + at.width / 2 - width / 2, top: below ? under : down(over) };

  const kept = [...cards, at];
  const cost = ({ left, top }: { left: number; top: number }) =>
    kept.reduce(
      (sum, card) => sum + covered({ left, top, width, height }, card),
      FAR * (Math.abs(left - wanted.left) + Math.abs(top - wanted.top)) + (top === wanted.top ? 0 : LOOSE),
    );
  const lefts = [wanted.left, ...kept.flatMap((card) => [card.left - MARGIN - width, card.left + card.width + MARGIN])];
  const tops = [wanted.top, ...kept.flatMap((card) => [card.top - MARGIN - height, card.top + card.height + MARGIN])];
  const places = [...new Set(tops.map(down))].flatMap((top) =>
    [...new Set(lefts.map(across))].map((left) => ({ left, top })),
  );
  const { left, top } = places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
  const tail = at.left + at.width / 2 - left;
  const reached = (top === over || top === under) && tail >= ROUND && tail <= width - ROUND;
  return { left, top, tail: reached ? tail : undefined, below };
}
