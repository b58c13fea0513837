/** Cards and colours as they are spoken. */
import { listOf } from "$/lib/told.svelte";
import { t } from "$/lib/texts.svelte";

/** A colour: “amber”. */
export const colour = (letter: string): string => t("igo-colour", { letter });

/** Colours together: “amber and violet”. */
export const coloursOf = (letters: string[]): string => listOf(letters.map(colour));

/** A card whole: “amber 9”. */
export const spoken = (card: string): string => t("igo-card", { colour: colour(card[0]!), value: card.slice(1) });
