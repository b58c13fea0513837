/** Lessons as the server tells them: a step as it begins, and what a move gets there. */
import type { Refusal } from "./api";
import type { View } from "$/games/screen";

export interface Both {
  fr: string;
  en: string;
}

export interface Heading {
  lesson: string;
  title: Both;
  about: Both;
  minutes: number;
  steps: number;
}

interface Place {
  step: number;
  steps: number;
  next: number | null;
}

export interface Step extends Place {
  clause: string | null;
  say: Both;
  /** Names of things of the view to look at. */
  point: string[];
  /** Whether a move is to be found; else it is only read. */
  waits: boolean;
  names: string[];
  view: View;
}

export interface Played {
  ply: number;
  happened: View[];
  words: { fr: string[]; en: string[] };
  view: View;
}

export interface Attempt extends Place {
  right: boolean;
  say: Both | null;
  refusal: Refusal | null;
  played?: Played[];
}
