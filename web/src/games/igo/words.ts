/** Cards and colours as they are spoken, and moves as advice names them. */
import type { IgoMove } from "$/api/described";
import { listOf } from "$/lib/told.svelte";
import { t } from "$/lib/texts.svelte";

/** A colour: “amber”. */
export const colour = (letter: string): string => t("igo-colour", { letter });

/** Colours together: “amber and violet”. */
export const coloursOf = (letters: string[]): string => listOf(letters.map(colour));

/** A card whole: “amber 9”. */
export const spoken = (card: string): string => t("igo-card", { colour: colour(card[0]!), value: card.slice(1) });

/** A move: “Take J8 from the discards”. */
export function said(move: IgoMove): string {
  if (move.kind === "draw") return t(`igo-say-${move.source}`, { card: move.card ?? "" });
  if (move.kind === "lay") return t("igo-say-lay", { colours: coloursOf(move.colours) });
  return t(move.call ? "igo-say-call" : "igo-say-drop", { card: move.card });
}
