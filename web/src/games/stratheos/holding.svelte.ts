/** What is put together in the browser, step by step, and sent as one: so Cancel is free until something is shown.
 *
 *  What can be aimed at next is asked from the engine, by a preview of the steps so far; where there is none (a lesson),
 *  they are played one by one. */
import type { StratheosAim, StratheosAimSeat, StratheosAnnounce, StratheosView } from "$/api/described";
import type { Playing } from "$/games/screen";
import { numberOf } from "./layout";

export type Kind = StratheosAnnounce["combination"];
export type Aim = StratheosAim | StratheosAimSeat;
type Doing = "exchange" | "naming" | "power" | "word";

export class Holding {
  doing = $state<Doing>();
  kind = $state<Kind>("same");
  /** Places in the order they were touched: of an announcement, to be given, or the one to exchange. */
  touched = $state<string[]>([]);
  /** The last aim of a power, with which it acts. */
  target = $state.raw<Aim>();
  /** The steps of a power so far, as moves. */
  steps = $state.raw<string[]>([]);
  /** How it would stand after them. */
  ahead = $state.raw<StratheosView>();
  /** The engine has not answered yet how it would stand: nothing can be chosen for a moment. */
  asked = $state(false);

  constructor(readonly table: () => Pick<Playing, "play" | "preview">) {}

  forget(): void {
    this.doing = this.target = this.ahead = undefined;
    this.touched = [];
    this.steps = [];
    this.asked = false;
  }

  begin(doing: Doing, kind: Kind = this.kind): void {
    this.forget();
    this.doing = doing;
    this.kind = kind;
    if (doing === "power") void this.#hold("power");
  }

  touch(at: string): void {
    this.touched = this.touched.includes(at) ? this.touched.filter((one) => one !== at) : [...this.touched, at];
  }

  /** The first of two places is only pointed at; any other aim waits for the golden button. */
  aim(move: Aim): void {
    const pointed = move.kind === "aim" && move.effect.startsWith("swap") && move.picked === null;
    if (pointed) void this.#hold(move.text);
    else this.target = move;
  }

  /** One step back: the aim, the place pointed at, the power itself. */
  back(): void {
    if (this.target) this.target = undefined;
    else if (this.steps.length > 1) void this.#look(this.steps.slice(0, -1));
    else this.forget();
  }

  async #hold(move: string): Promise<void> {
    const { play, preview } = this.table();
    if (preview) await this.#look([...this.steps, move]);
    else play(move);
  }

  async #look(held: string[]): Promise<void> {
    this.steps = held;
    this.target = undefined;
    this.asked = true;
    const told = await this.table().preview!(...held);
    if (this.steps !== held) return; // something else has been chosen meanwhile
    if (!told) return this.forget();
    this.ahead = told.view as unknown as StratheosView;
    this.asked = false;
  }
}

/** An announcement as it is written. The order of a run is its own; of the others only the card on top matters. */
export function announcement(kind: Kind, places: string[], begun: boolean): string[] {
  const names = places.slice(0, -1).map(numberOf);
  if (kind !== "run") names.sort((a, b) => a - b);
  const last = places.slice(-1).map((at) => `last ${numberOf(at)}`);
  return [...(begun ? [] : [kind]), ...names.map((n) => `name ${n}`), ...last];
}

/** Gifts as they are written, in rising order. */
export const gifts = (places: string[]): string[] =>
  places
    .map(numberOf)
    .sort((a, b) => a - b)
    .map((n) => `give ${n}`);
