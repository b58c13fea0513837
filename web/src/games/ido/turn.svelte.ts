/** A turn as one person makes it: what is held, what is considered, what a slide would do. Nothing is decided here. */
import type { IdoEvent, Previewed } from "$/api/described";
import type { Playing } from "$/games/screen";
import { breath } from "$/lib/breath";
import { settings } from "$/lib/settings.svelte";
import type { Direction, Point, Size } from "./board";
import {
  blockAt,
  costOf,
  ending,
  introductions,
  movements,
  open,
  ownAt,
  slideTo,
  written,
  type Held,
} from "./choosing";
import { pushedBy, type Carried, type Picture } from "./scenes";
import { orderOf } from "./trays";

/** The grid under somebody's hand: which way, how far (0 … 1), and whether it was let go to glide on. */
export interface Grip {
  direction: Direction;
  done: number;
  gone: boolean;
}

export class Turn {
  held = $state.raw<Held>();
  /** The place that is pointed at, or aimed at by a first touch. */
  aim = $state<string>();
  /** Where the held block is dragged just now, on the painting. */
  carried = $state.raw<Point>();
  /** The way that is considered for the grid. */
  sliding = $state<Direction>();
  grip = $state.raw<Grip>();
  #foreseen = $state.raw<Partial<Record<Direction, Previewed>>>({});
  #counted = $state.raw<{ ply: number; steps?: number }>();
  #homeward = $state.raw<{ ply: number; at: string; told: IdoEvent[] }>();
  #asking: Promise<void> | undefined;

  constructor(readonly playing: () => Playing<Picture>) {}

  get view(): Picture {
    return this.playing().view;
  }
  get may(): boolean {
    return this.playing().may;
  }

  /** The places where the held block may go. */
  readonly open = $derived.by(() => open(this.view, this.may ? this.held : undefined));
  /** The move that is considered. */
  readonly aimed = $derived(this.aim === undefined ? undefined : this.open.get(this.aim));
  readonly stop = $derived(this.may ? ending(this.view, "stop") : undefined);
  readonly pass = $derived(this.may ? ending(this.view, "pass") : undefined);
  /** The steps of this turn that are left; unknown until the engine has said how many a turn begins with. */
  readonly steps = $derived(
    this.view.steps || (this.#counted?.ply === this.view.ply ? this.#counted.steps : undefined),
  );
  /** The way whose consequences are shown. */
  readonly shownWay = $derived(this.grip?.direction ?? this.sliding);
  readonly foreseen = $derived(this.shownWay && this.#foreseen[this.shownWay]);
  /** Whether the held block, if it came home now, would have to go back: the agreed order waits for another size. */
  readonly early = $derived(
    this.held !== undefined &&
      this.#homeward?.ply === this.view.ply &&
      this.#homeward.at === this.held.at &&
      this.#homeward.told.some(({ what }) => what === "out-of-order"),
  );
  readonly pushed = $derived.by((): Carried[] =>
    this.foreseen && this.shownWay ? pushedBy(this.foreseen.happened as unknown as IdoEvent[], this.shownWay) : [],
  );

  /** Everything as it is when a turn begins. */
  forget(): void {
    this.held = this.aim = this.sliding = this.grip = this.carried = undefined;
    this.#foreseen = {};
  }

  putBack(): void {
    this.held = this.aim = this.sliding = undefined;
  }

  hold(at: string): void {
    const own = ownAt(this.view, at);
    if (!this.may || !own) return;
    this.putBack();
    this.held = own;
    void this.#foreseeHome(at);
  }

  /** Take a block of the reserve: one that can come in, if there is one. */
  holdReserve(size?: Size): void {
    const wanted = size ?? introductions(this.view)[0]?.size;
    if (!this.may || !wanted) return;
    const same = this.held?.at === "reserve" && this.held.size === wanted;
    this.putBack();
    if (!same) this.held = { at: "reserve", size: wanted };
  }

  /** A block of the reserve was pressed. The press ends before anything comes of it. */
  async pressReserve(size?: Size): Promise<void> {
    await breath();
    this.holdReserve(size);
  }

  /** A place was pressed: to take up what stands there, to go there, or to be told why not. The press ends first. */
  async press(place: string, beside: Element, touched = false): Promise<void> {
    await breath();
    if (!this.may) return;
    const { held } = this;
    if (held?.at === place) this.putBack();
    else if (this.open.has(place)) {
      if (touched && settings.chosen.confirm && this.aim !== place) this.aim = place;
      else this.go(place);
    } else if (ownAt(this.view, place)) this.hold(place);
    else if (held) this.playing().ask(beside, written(held, place));
    else if (blockAt(this.view, place)) this.playing().ask(beside, `${place}-home`);
  }

  /** A block was dropped there. */
  drop(place: string, beside: Element): void {
    const { held } = this;
    if (!held || !this.may || held.at === place) return;
    if (this.open.has(place)) this.go(place);
    else this.playing().ask(beside, written(held, place));
  }

  go(place: string): void {
    const move = this.open.get(place);
    if (!move) return;
    this.putBack();
    void this.play(move.text);
  }

  /** A handle was pressed: it is considered first, and done when pressed again. */
  pressHandle(direction: Direction, beside: Element): void {
    if (!this.may) return;
    const { ask } = this.playing();
    if (!slideTo(this.view, direction)) ask(beside, `slide ${direction}`);
    else if (this.sliding === direction || !settings.chosen.confirm) this.slide(direction);
    else this.consider(direction);
  }

  consider(direction: Direction): void {
    if (!this.may || !slideTo(this.view, direction)) return;
    this.held = this.aim = undefined;
    this.sliding = direction;
    void this.foresee(direction);
  }

  slide(direction: Direction): void {
    const move = slideTo(this.view, direction);
    if (!move || !this.may) return;
    this.held = this.aim = this.sliding = undefined;
    void this.play(move.text);
  }

  /** Play, once what was asked about the position as it is has been answered. */
  async play(move: string): Promise<void> {
    await this.#asking;
    this.playing().play(move);
  }

  async takeBack(): Promise<void> {
    await this.#asking;
    this.playing().takeBack?.();
  }

  /** Ask the engine what a slide would push. */
  async foresee(direction: Direction): Promise<void> {
    const move = slideTo(this.view, direction);
    if (!move || this.#foreseen[direction]) return;
    const told = await this.#ask(move.text);
    if (told) this.#foreseen = { ...this.#foreseen, [direction]: told };
  }

  /** Where an order is agreed: ask the engine what comes of it if the held block goes home. */
  async #foreseeHome(at: string): Promise<void> {
    const { ply, options } = this.view;
    const move = this.open.get("home");
    if (!move || !orderOf(options.order).length) return;
    const told = await this.#ask(move.text);
    if (told) this.#homeward = { ply, at, told: told.happened as unknown as IdoEvent[] };
  }

  /** Ask the engine how many steps this turn has: what any movement costs and what it would leave. */
  async count(): Promise<void> {
    await breath(); // the turn is seen first
    const any = movements(this.view)[0];
    const { ply, steps } = this.view;
    if (!this.may || steps || !any || this.#counted?.ply === ply) return;
    this.#counted = { ply };
    const told = await this.#ask(any.text);
    const [first] = (told?.happened ?? []) as unknown as IdoEvent[];
    if (first && "steps" in first) this.#counted = { ply, steps: costOf(any) + first.steps };
  }

  /** A preview, unless the table has gone on meanwhile. */
  async #ask(move: string): Promise<Previewed | undefined> {
    const { ply } = this.view;
    const asked = this.playing().preview?.(move);
    this.#asking = asked?.then(() => {});
    const told = await asked;
    return this.view.ply === ply ? told : undefined;
  }
}
