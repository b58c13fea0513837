/** Choosing a move of Shokoba: a card of the hand, then cards of the table. Only the moves that came as data are known. */
import type { ShokobaLay, ShokobaTake, ShokobaView } from "$/api/described";
import { holds, lying } from "$/lib/narrow";

export type Ordinary = ShokobaLay | ShokobaTake;

/** What a card of the hand can do. What the player before overlooked is never shown unasked (SHO-40). */
export function choices(view: ShokobaView, card: string): Ordinary[] {
  return view.moves.filter(
    (move): move is Ordinary => (move.kind === "lay" || move.kind === "take") && move.card === card,
  );
}

export interface Narrowed {
  takes: ShokobaTake[];
  lay: ShokobaLay | undefined;
  /** The takes that still fit what was touched. */
  fitting: ShokobaTake[];
  /** The one that is meant, as far as one can tell. */
  meant: Ordinary | undefined;
  /** The places on the table that it takes. */
  lit: number[];
  /** The places that may still be touched. */
  open: number[];
}

export function narrow(view: ShokobaView, card: string, touched: number[], picked?: string): Narrowed {
  const all = choices(view, card);
  const takes = all.filter((move): move is ShokobaTake => move.kind === "take");
  const lay = all.find((move): move is ShokobaLay => move.kind === "lay");
  const names = touched.map((at) => view.table[at]!);
  const fitting = takes.filter((take) => holds(take.taken, names));
  const named = all.find((move) => move.text === picked);
  const exact = fitting.find((take) => take.taken.length === touched.length);
  const only = fitting.length === 1 && (touched.length > 0 || !lay) ? fitting[0] : undefined;
  const meant = named ?? exact ?? only ?? (takes.length === 0 ? lay : undefined);
  const lit = meant?.kind === "take" ? lying(view.table, meant.taken, touched) : touched;
  const open = view.table.flatMap((one, at) => (fitting.some((take) => take.taken.includes(one)) ? [at] : []));
  return { takes, lay, fitting, meant, lit, open };
}

/** A take as it is written, whether or not it is allowed. */
export const written = (card: string, taken: string[]) => (taken.length ? `${card}x${taken.join("+")}` : card);
