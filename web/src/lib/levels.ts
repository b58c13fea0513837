/** The levels that are offered to people, from easy to hard. The others are yardsticks. */
import { says } from "./texts.svelte";

export const LEVELS = ["beginner", "club", "strong", "expert"];
export const USUAL_LEVEL = "club";

export const levelWord = (level: string): string => says(`level-name-${level}`) ?? level;
