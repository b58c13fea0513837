/** Places, blocks and reasons in words. */
import type { IdoPlayer, IdoView } from "$/api/described";
import { t } from "$/lib/texts.svelte";
import type { Direction, Size } from "./board";
import { blockAt, introductions, shapeAt, slides, type Held, type Placing } from "./choosing";

export const directionWord = (direction: Direction): string => t("ido-direction", { direction });
export const shapeWord = (view: IdoView, at: string): string => t("ido-shape", { shape: shapeAt(view, at) });

/** A place, as it is called: what it costs to go there, or what stands on it. */
export function cellName(view: IdoView, names: string[], unit: string, open: Map<string, Placing>): string {
  const shape = shapeWord(view, unit);
  const move = open.get(unit);
  if (move) return t("ido-cell-open", { unit, shape, cost: move.kind === "move" ? move.cost : 0 });
  const block = blockAt(view, unit);
  if (!block) return t("ido-cell-empty", { unit, shape });
  const { seat, size } = block;
  if (seat === view.seat) return t("ido-cell-own", { unit, shape, size });
  return t("ido-cell-block", { unit, shape, size, player: names[seat]! });
}

export const heldWord = ({ at, size }: Held): string =>
  at === "reserve" ? t("ido-held-reserve", { size }) : t("ido-held", { at, size });

/** Where a move would bring the held block, what it costs and what is left. */
export function aimWord(move: Placing, steps: number | undefined): { said: string; clause: string } {
  if (move.kind === "introduce") return { said: t("ido-aim-in", { place: move.to }), clause: "IDO-10" };
  const home = move.to === "home";
  const place = home ? t("ido-goal") : move.to;
  const said =
    steps === undefined
      ? t("ido-aim-cost", { place, cost: move.cost })
      : t("ido-aim", { place, cost: move.cost, left: steps - move.cost });
  return { said, clause: home ? "IDO-23" : "IDO-20" };
}

export interface Reason {
  said: string;
  clause: string;
}

/** Whose turn it is, also while nothing can be done: in a lesson that only tells, say. */
export function turnWord({ seat, turn }: IdoView, name: string): string {
  if (turn === null) return "";
  return t(turn === seat ? "ido-your-turn" : "ido-plays", { name });
}

/** Whether somebody's first block is still to come in: then the aim of the game is said. */
export const isFirst = ({ blocks, home }: IdoPlayer): boolean => !blocks.length && !home.length;

/** What can come in, and where; or that nothing can. */
export function introduceWord(view: IdoView): Reason {
  if (view.steps) return { said: t("ido-only-one-thing"), clause: "IDO-11" };
  const found = introductions(view);
  if (!found.length) return { said: t("ido-introduce-none"), clause: "IDO-10" };
  const said = (["small", "large"] as Size[]).flatMap((size) => {
    const places = found.filter((move) => move.size === size).map((move) => move.to);
    return places.length ? [t("ido-introduce-open", { size, places: anyOf(places) })] : [];
  });
  return { said: said.join(" "), clause: "IDO-10" };
}

/** Which ways the grid may slide now, or why it may not. */
export function slideWord(view: IdoView): Reason {
  if (view.steps) return { said: t("ido-only-one-thing"), clause: "IDO-11" };
  const { slide_ban: ban, turn } = view;
  if (ban) return { said: t("ido-slide-banned", { who: ban.by === turn ? "self" : "before" }), clause: "IDO-30" };
  const found = slides(view).map(({ direction }) => directionWord(direction));
  const said = found.length === 4 ? t("ido-slide-anywhere") : t("ido-slide-some", { ways: anyOf(found) });
  return { said, clause: "IDO-12" };
}

const anyOf = (words: string[]): string =>
  new Intl.ListFormat(document.documentElement.lang, { type: "disjunction" }).format(words);

/** Who may slide, from the seat to act on. */
export function sliders(view: IdoView): { seat: number; may: boolean; wait: number }[] {
  const first = view.turn ?? 0;
  return Array.from({ length: view.seats }, (_, wait) => {
    const seat = (first + wait) % view.seats;
    return { seat, may: !view.slide_ban?.seats.includes(seat), wait };
  });
}
