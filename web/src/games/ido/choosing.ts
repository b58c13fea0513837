/** Choosing a move of IDO: a block, then a place; or a way for the grid. Only the moves that came as data are known. */
import type { IdoIntroduce, IdoMoveBlock, IdoSlide, IdoView } from "$/api/described";
import type { Direction, Size } from "./board";

export type Placing = IdoIntroduce | IdoMoveBlock;

/** A block in one's hand: where it comes from (a unit or `reserve`), and its size. */
export interface Held {
  at: string;
  size: Size;
}

/** What a held block can do, by the place where it goes. */
export function open(view: IdoView, held: Held | undefined): Map<string, Placing> {
  const fits = (move: IdoView["moves"][number]): move is Placing =>
    held !== undefined &&
    (held.at === "reserve"
      ? move.kind === "introduce" && move.size === held.size
      : move.kind === "move" && move.at === held.at);
  return new Map(view.moves.filter(fits).map((move) => [move.to, move]));
}

export const slides = (view: IdoView): IdoSlide[] =>
  view.moves.filter((move): move is IdoSlide => move.kind === "slide");
export const slideTo = (view: IdoView, direction: Direction): IdoSlide | undefined =>
  slides(view).find((move) => move.direction === direction);
export const ending = (view: IdoView, kind: "stop" | "pass") => view.moves.find((move) => move.kind === kind);
export const introductions = (view: IdoView): IdoIntroduce[] =>
  view.moves.filter((move): move is IdoIntroduce => move.kind === "introduce");
export const movements = (view: IdoView): IdoMoveBlock[] =>
  view.moves.filter((move): move is IdoMoveBlock => move.kind === "move");
export const costOf = (move: Placing): number => (move.kind === "move" ? move.cost : 0);

/** A move as it is written, whether or not it is allowed. */
export const written = (held: Held, to: string): string =>
  held.at === "reserve" ? `+${held.size[0]} ${to}` : `${held.at}-${to}`;

/** One's own block at a unit. */
export function ownAt(view: IdoView, at: string): { at: string; size: Size } | undefined {
  return view.seat === null ? undefined : view.players[view.seat]!.blocks.find((block) => block.at === at);
}

/** Whose block stands at a unit. */
export function blockAt(view: IdoView, at: string): { seat: number; size: Size } | undefined {
  for (const [seat, player] of view.players.entries()) {
    const found = player.blocks.find((block) => block.at === at);
    if (found) return { seat, size: found.size };
  }
  return undefined;
}

/** The shape of the space that a unit is part of. */
export function shapeAt(view: IdoView, at: string): "small" | "rectangle" | "ell" | "large" {
  const found = (Object.entries(view.spaces) as [keyof IdoView["spaces"], string[][]][]).find(([, list]) =>
    list.some((space) => space.includes(at)),
  );
  return found?.[0] ?? "small";
}
