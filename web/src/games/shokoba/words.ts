/** Cards as they are spoken. */
import { t } from "$/lib/texts.svelte";

/** A card whole: “ruby 10”. */
export const spoken = (card: string): string => t("shokoba-card", { gem: card[0]!, value: card.slice(1) });

/** The same at the beginning of a sentence: “The ruby 10”. */
export const theCard = (card: string): string => t("shokoba-the-card", { gem: card[0]!, value: card.slice(1) });
