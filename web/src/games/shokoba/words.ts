/** Cards as they are spoken, and moves as advice names them. */
import type { ShokobaMove } from "$/api/described";
import { t } from "$/lib/texts.svelte";

/** A card whole: “ruby 10”. */
export const spoken = (card: string): string => t("shokoba-card", { gem: card[0]!, value: card.slice(1) });

/** A move: “R8 takes S5 + S3”. */
export function said(move: ShokobaMove): string {
  if (move.kind === "leave") return t("shokoba-leave");
  const taken = move.kind === "lay" ? "" : move.taken.join(" + ");
  return t(`shokoba-say-${move.kind}`, { card: move.card, taken });
}
