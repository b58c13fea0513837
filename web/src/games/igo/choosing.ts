/** Choosing a move of I Go!: where to draw, what to discard, in which colours to lay. Only the moves that came as data
 *  are known. */
import type { IgoDiscard, IgoDraw, IgoLay, IgoView } from "$/api/described";
import { holds } from "$/lib/narrow";
import type { Ink } from "./cards";

export type Source = IgoDraw["source"];

export const drawing = (view: IgoView, source: Source): IgoDraw | undefined =>
  view.moves.find((move): move is IgoDraw => move.kind === "draw" && move.source === source);

export interface Discarding {
  quietly: IgoDiscard | undefined;
  calling: IgoDiscard | undefined;
}

/** What can be done with a card of the hand. */
export function discarding(view: IgoView, card: string | undefined): Discarding {
  const moves = view.moves.filter((move): move is IgoDiscard => move.kind === "discard" && move.card === card);
  return { quietly: moves.find((move) => !move.call), calling: moves.find((move) => move.call) };
}

export interface Laying {
  /** The colours that may still be touched. */
  open: Ink[];
  /** The series in the colours that were touched. */
  meant: IgoLay | undefined;
}

export function laying(view: IgoView, touched: Ink[]): Laying {
  const moves = view.moves.filter((move): move is IgoLay => move.kind === "lay");
  const fitting = moves.filter((move) => holds(move.colours, touched));
  return {
    open: [...new Set(fitting.flatMap((move) => move.colours))].filter((colour) => !touched.includes(colour)).sort(),
    meant: fitting.find((move) => move.colours.length === touched.length),
  };
}
