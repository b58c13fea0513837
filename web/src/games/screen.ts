/** What a game's folder gives the table: how it looks, how it moves. No rule is known here: views and moves come as data. */
import type { Component } from "svelte";
import type { Previewed, Snapshot, TableEvent } from "$/api/described";
import type { Sound } from "$/lib/sounds";

export type View = Record<string, unknown>;
export type Move = { text: string; kind: string } & Record<string, unknown>;

/** What a screen is given. It shows `view` and calls `play` with one of its moves. */
export interface Playing<V = View> {
  view: V;
  names: string[];
  table: Snapshot;
  /** Whether the person looking may choose now: it is their turn and nothing is on its way to the server. */
  may: boolean;
  /** Several moves of one's own are played whole or not at all. */
  play: (...moves: string[]) => void;
  /** Moves that are not among the legal ones: the server says why not, beside the element. */
  ask: (beside: Element, ...moves: string[]) => void;
  /** What moves of one's own would bring, where nothing is drawn or revealed by them; nothing if the table has gone on
   *  when the answer comes. Not in lessons and replays. */
  preview?: (...moves: string[]) => Promise<Previewed | undefined>;
  /** Take one's last move back: at once while nobody could have learnt from it, else when the others agree. */
  takeBack?: () => void;
  /** The great moment that a scene named. */
  mark: string | undefined;
  /** The names of the places that a line of the story is about, while it is pointed at. */
  pointed: string[];
  /** A match that is looked at again: there is nothing to do. */
  past?: boolean;
  /** Room beside the ground, above the story, for what a screen has to say there (`table/Beside.svelte`). */
  beside?: HTMLElement;
  untold?: Untold;
}

/** Whether the end of a count is still to be seen: then the story beside it does not tell it. */
export type Untold = (still: boolean) => void;

/** A thing that travels, between elements that carry these names as `data-place`. */
export interface Flight {
  from: string;
  to: string;
  via?: string[];
  /** Beats to wait before it leaves. */
  beat?: number;
}

/** One step of what happened: the view changes, things travel; `mark` names a great moment for the screen. */
export interface Scene<V = View> {
  view: V;
  flights?: Flight[];
  mark?: string;
  hold?: number;
  /** Seen also where nothing moves. */
  still?: boolean;
  sound?: Sound;
}

/** What is said between two moments of play, until the person goes on. */
export interface Interlude {
  event: TableEvent;
  table: Snapshot;
  names: string[];
  proceed: () => void;
  untold?: Untold;
}

export interface GameScreen<V> {
  Ground: Component<Playing<V>>;
  /** The steps between two views. Without them the view just changes. */
  scenes?: (event: TableEvent, before: V, after: V) => Scene<V>[];
  /** How many events may wait to be seen before the newest is shown at once; where nothing is said, few. */
  patience?: number;
  /** What is seen when play begins, or goes on after an interlude: a deal. */
  opening?: (view: V) => Scene<V>[];
  /** Whether what one sees is to be remembered: then the last move is said again, and not seen again. */
  forgets?: (view: V) => boolean;
  /** Whether an event is followed by an interlude. */
  interlude?: (event: TableEvent) => boolean;
  Interlude?: Component<Interlude>;
  /** What words name, how such a name is drawn inside a sentence, and the thing itself, whole, in the rulebook. */
  names?: {
    pattern: RegExp;
    draw: (name: string) => string;
    picture?: (name: string) => string;
    dress?: (name: string) => string;
  };
  /** Whose line of the story it is: a small sign before its words. */
  sign?: (happened: View[], view: V) => string;
  /** Where the things that an event of the story names lie now. */
  places?: (happened: View[], view: V) => string[];
  /** Where the things of these names lie now. */
  pointed?: (names: string[], view: V) => string[];
  /** Its own keys as they are written, and the text that says what each does. */
  keys?: [string, string][];
  /** Where we are in the match: in a few words what is read nowhere else, then what the ground shows as well. */
  where?: (view: V) => string[];
  /** Whether the fewest of the result's scores are the best. */
  fewest?: (view: V) => boolean;
  /** The great picture of the end, 300 × 400, and what a seat's score is made of, drawn beside it. */
  poster?: (result: Snapshot["result"]) => string;
  points?: (score: number, view: V, seat: number) => string;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell gives every game its own view, whatever that is
export type Screen = GameScreen<any>;
