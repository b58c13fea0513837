/** What the screen shows of a table: it follows the newest, event by event, at the pace of the eye. */
import { tick } from "svelte";
import type { Snapshot, TableEvent } from "$/api/described";
import type { Screen } from "$/games/screen";
import { breath, hide, show, whole } from "./breath";
import { settings } from "./settings.svelte";
import { play } from "./sounds";
import { travel } from "./travel";

const PATIENCE = 3; // events waiting: who is further behind sees how it stands, not how it came to be

export class Stage {
  shown = $state.raw<Snapshot>();
  /** A great moment that the screen draws: the name that a scene gave it. */
  mark = $state<string>();
  /** A round that was counted, say: shown until the person goes on. */
  interlude = $state.raw<TableEvent>();
  /** How it stood before what the interlude is about. */
  before = $state.raw<Snapshot>();

  #waiting: { event: TableEvent; now: Snapshot }[] = [];
  #running = false;
  #stops = false; // what is under way ends with an interlude
  #after: Snapshot | undefined; // where play goes on after the interlude
  #left: TableEvent | undefined; // the interlude that one goes on from: a second press is none
  #begins: Snapshot | undefined; // where it begins, or goes on, now
  #last: { event: TableEvent; before: Snapshot; now: Snapshot } | undefined; // the move that was seen last
  #skip = new AbortController();

  constructor(
    readonly root: () => HTMLElement | undefined,
    readonly screen: () => Screen | undefined,
  ) {}

  /** Show this, at once. */
  show(snapshot: Snapshot): void {
    this.#waiting = [];
    this.#begins = this.#after = this.#last = this.#left = undefined;
    this.#skip.abort();
    this.mark = undefined;
    this.shown = snapshot;
  }

  /** Show how play begins: the deal, say. What is dealt is not seen before. */
  begin(snapshot: Snapshot): void {
    this.show(snapshot);
    this.#begins = snapshot;
    const root = this.root();
    if (root && this.screen()?.opening) hide(root);
    if (!this.#running) void this.#run();
  }

  /** Show an interlude that nobody went on from: the page was loaded again. Then play goes on where it is now. */
  recall(interlude: TableEvent, before: Snapshot | undefined, now: Snapshot): void {
    this.show(now);
    this.#stop(interlude, before, now);
  }

  follow(event: TableEvent, now: Snapshot): void {
    this.#waiting.push({ event, now });
    if (!this.#running) void this.#run();
  }

  /** Finish what is under way: somebody wants to do something. */
  hurry(): void {
    if (this.interlude) return;
    this.#pass(this.#waiting.length);
    this.#skip.abort();
  }

  /** Show the last move once more. */
  again(): void {
    if (!this.#last || this.#running || this.interlude) return;
    const { event, before, now } = this.#last;
    this.shown = before;
    this.follow(event, now);
  }

  /** Go on after an interlude, when the press that asks for it has ended. */
  async proceed(): Promise<void> {
    if (this.interlude === this.#left) return;
    this.#left = this.interlude;
    letGo();
    await breath();
    this.#begins = this.#after;
    this.#after = undefined;
    if (!this.#begins) this.interlude = undefined;
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (;;) {
      this.#skip = new AbortController();
      if (this.#begins) await this.#open(this.#begins, this.#skip.signal);
      if (this.interlude) break;
      if (this.#waiting.length > (this.screen()?.patience ?? PATIENCE)) this.#pass(this.#waiting.length - 1);
      const next = this.#waiting.shift();
      if (!next) break;
      this.#skip = new AbortController();
      await this.#play(next.event, next.now, this.#skip.signal);
    }
    this.#running = false;
  }

  /** Show how it stands after this many of the waiting events, not how it came to be; but no interlude is passed over. */
  #pass(many: number): void {
    if (this.#stops) return;
    const stop = this.#waiting.findIndex(({ event }) => this.screen()?.interlude?.(event));
    const passed = this.#waiting.splice(0, stop < 0 ? many : Math.min(many, stop));
    const last = passed.at(-1);
    if (!last) return;
    this.#skip.abort();
    this.mark = undefined;
    this.shown = last.now;
  }

  /** Play begins, or goes on after an interlude. It is seen for a moment also where nothing travels. */
  async #open(now: Snapshot, signal: AbortSignal): Promise<void> {
    this.#begins = undefined;
    await breath();
    const scenes = (now.view && this.screen()?.opening?.(now.view)) || [];
    const root = this.root();
    for (const { view, flights = [], hold = 0 } of root ? scenes : []) {
      if (signal.aborted) break;
      const change = async () => {
        this.interlude = undefined;
        this.shown = { ...now, view };
        await tick();
        await whole(root!);
      };
      if (settings.moving && !document.hidden) await travel(root!, flights, change, signal, () => show(root!));
      else await change().then(() => show(root!));
      await pause(hold, signal);
    }
    if (root) show(root);
    this.interlude = undefined;
    if (!this.shown || this.shown.version <= now.version) this.shown = now;
  }

  async #play(event: TableEvent, now: Snapshot, signal: AbortSignal): Promise<void> {
    this.#stops = Boolean(this.screen()?.interlude?.(event));
    await breath();
    const [before, root, screen] = [this.shown, this.root(), this.screen()];
    if (before && event.move)
      this.#last = before.view && screen?.forgets?.(before.view) ? undefined : { event, before, now };
    if (before?.view && now.view && root && screen?.scenes && !document.hidden) {
      for (const scene of screen.scenes(event, before.view, now.view)) {
        if (signal.aborted) break;
        if (!settings.moving && !scene.still) continue;
        const change = async () => {
          this.mark = scene.mark;
          this.shown = { ...before, view: scene.view };
          await tick();
        };
        if (scene.sound) play(scene.sound);
        if (settings.moving) await travel(root, scene.flights ?? [], change, signal);
        else await change();
        if (scene.hold) await pause(scene.hold, signal);
      }
    }
    if (signal.aborted && this.shown && this.shown.version >= now.version) {
      this.#stops = false;
      return; // something newer is shown
    }
    this.mark = undefined;
    if (this.#stops) {
      letGo();
      this.#stop(event, before, now);
      this.#stops = false;
    }
    this.shown = now;
    await tick();
  }

  #stop(event: TableEvent, before: Snapshot | undefined, now: Snapshot): void {
    this.interlude = event;
    this.#left = undefined;
    this.before = before;
    this.#after = now.state === "over" ? undefined : now;
  }
}

/** Taken away with the focus on it, a page would be laid out once more before it goes. */
function letGo(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
