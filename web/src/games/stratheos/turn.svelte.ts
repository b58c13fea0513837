/** One's turn as the screen conducts it: what there is to decide, what may be touched, what a touch or a key does.
 *  Which moves there are comes from the view, or from the engine's preview of what is being put together. */
import type { StratheosAnnounce, StratheosEnding, StratheosPlace, StratheosView } from "$/api/described";
import type { Playing } from "$/games/screen";
import { breath } from "$/lib/breath";
import { settings } from "$/lib/settings.svelte";
import { announcement, gifts, Holding, type Aim } from "./holding.svelte";
import { below, lookedAt, numberOf, ownerOf, spot } from "./layout";
import type { Mark } from "./Row.svelte";

/** `asking`: a power was chosen, and the engine has not said yet what it can be aimed at. */
type Doing = StratheosView["stage"] | "count" | "look" | "watch" | "asking" | "aiming";

export class Turn {
  readonly hold: Holding;
  /** What the power of the card in hand would do. */
  effect = $state<string>();
  /** What one knows of the announcement as it would be made. */
  known = $state.raw<StratheosEnding>();

  constructor(readonly table: () => Playing<StratheosView>) {
    this.hold = new Holding(table);
  }

  get view(): StratheosView {
    return this.table().view;
  }

  looked = $derived.by(() => lookedAt(this.view));
  mine = $derived.by(() => this.view.seat !== null && this.view.turn === this.view.seat);
  /** How it would stand after what is held; what happens then is seen as it happens. */
  seen = $derived.by(() => (this.mine && this.hold.ahead) || this.view);
  aims = $derived.by(() =>
    this.seen.moves.filter((move): move is Aim => move.kind === "aim" || move.kind === "aim-seat"),
  );
  kind = $derived.by(() => this.view.naming?.combination ?? this.hold.kind);
  named = $derived.by(() => [...(this.view.naming?.places ?? []), ...this.hold.touched]);

  doing: Doing = $derived.by(() => {
    const { stage } = this.view;
    if (stage === "showdown" || stage === "over") return "count";
    if (this.looked.length) return "look";
    if (!this.mine) return "watch";
    if (this.seen.stage === "target") return "aiming";
    if (stage === "play" && this.hold.doing === "power") return "asking";
    if (stage === "naming" || (stage === "play" && this.hold.doing === "naming")) return "naming";
    return stage;
  });

  /** What is tied together on the table: places named one after the other, two cards that are to change places. */
  threads = $derived.by(() => {
    const { target } = this.hold;
    const picked = this.seen.power?.picked;
    const arcs: [string, string][] = picked && target?.kind === "aim" ? [[picked, target.place]] : [];
    const named = this.doing === "naming" ? this.named : [];
    return named.length || arcs.length ? { named, arcs } : undefined;
  });

  /** Whether places are chosen here, several or one after the other. */
  choosing = $derived.by(() => ["naming", "giving", "aiming"].includes(this.doing));

  can(kind: string): boolean {
    return this.view.moves.some((move) => move.kind === kind);
  }

  forget(): void {
    this.hold.forget();
    this.effect = undefined;
  }

  /** What the power would do is asked before it is chosen: that shows nothing to anybody. */
  async askEffect(): Promise<void> {
    const { may, preview, view } = this.table();
    if (!may || !preview || this.effect || !this.can("power")) return;
    await breath(); // the turn is seen first
    const found = await preview("power");
    if (found && view.ply === this.view.ply) this.effect = (found.view as unknown as StratheosView).power?.effect;
  }

  /** What one knows of the announcement, where the table remembers for its players: the engine says it. */
  async weigh(): Promise<void> {
    this.known = undefined;
    const { hold, kind, view } = this;
    const { touched } = hold;
    const offered = view.moves.find(
      (move): move is StratheosAnnounce => move.kind === "announce" && move.combination === kind,
    );
    const { preview } = this.table();
    if (!view.options.memo || !preview || !offered) return;
    if (touched.length < offered.fewest || touched.length > offered.most) return;
    const told = await preview(...announcement(kind, touched, false).slice(0, -1));
    if (!told || touched !== hold.touched || kind !== this.kind) return; // something else has been chosen meanwhile
    const ahead = told.view as unknown as StratheosView;
    this.known = ahead.naming?.endings.find((end) => end.place === touched.at(-1));
  }

  mark(place: StratheosPlace): Mark {
    const { at } = place;
    const { may, pointed } = this.table();
    const base = { pointed: pointed.includes(spot.place(at)) };
    const own = ownerOf(at) === this.view.seat;
    const touched = this.hold.touched.includes(at);
    if (this.doing === "naming" && own) {
      const order = this.named.indexOf(at) + 1;
      return { ...base, lit: !order, chosen: Boolean(order), order };
    }
    if (this.doing === "play" && own) return { ...base, lit: may, chosen: touched };
    if (this.doing === "giving") {
      const gives = ownerOf(at) === this.view.giving!.giver;
      return { ...base, lit: gives && !place.protected, chosen: touched, dim: !gives };
    }
    if (this.doing !== "aiming") return base;
    const lit = this.aims.some((aim) => meets(aim, at));
    const { target } = this.hold;
    const chosen = this.seen.power?.picked === at || Boolean(target && meets(target, at));
    return { ...base, lit, chosen, dim: !lit && !chosen };
  }

  press(place: StratheosPlace, element: Element): void {
    const { may, ask } = this.table();
    if (!may || this.hold.asked) return;
    const { at } = place;
    if (this.doing === "play") this.exchange(at);
    else if (this.doing === "naming" && !this.view.naming?.places.includes(at)) this.hold.touch(at);
    else if (this.doing === "giving" && place.protected) ask(element, `give ${numberOf(at)}`);
    else if (this.doing === "giving") this.hold.touch(at);
    else if (this.doing === "aiming") {
      const aim = this.aims.find((one) => meets(one, at));
      if (aim) this.hold.aim(aim);
      else ask(element, ...this.hold.steps, `on ${at}`);
    }
  }

  /** One press chooses the place, the next does it; at once where nothing is to be confirmed. */
  exchange(at: string | undefined): void {
    const chosen = this.hold.doing === "exchange" && this.hold.touched[0] === at;
    if (at && (chosen || !settings.chosen.confirm)) this.table().play(`exchange ${numberOf(at)}`);
    else {
      this.hold.begin("exchange");
      if (at) this.hold.touch(at);
    }
  }

  /** The card in hand was dropped. */
  drop(on: string | undefined, element: Element): void {
    const at = on?.startsWith("place/") ? on.slice("place/".length) : undefined;
    if (on === spot.discards) this.discard(element);
    else if (at && ownerOf(at) === this.view.seat) this.table().play(`exchange ${numberOf(at)}`);
  }

  discard(element: Element): void {
    const { play, ask } = this.table();
    if (this.can("discard")) play("discard");
    else ask(element, "discard");
  }

  power(element: Element): void {
    if (this.can("power")) this.hold.begin("power");
    else this.table().ask(element, "power");
  }

  naming(element: Element): void {
    if (this.can("announce")) this.hold.begin("naming");
    else this.table().ask(element, "same");
  }

  announce(element: Element): void {
    this.table().ask(element, ...announcement(this.kind, this.hold.touched, this.view.stage === "naming"));
  }

  act(element: Element): void {
    if (this.hold.target) this.table().ask(element, ...this.hold.steps, this.hold.target.text);
  }

  give(element: Element): void {
    this.table().ask(element, ...gifts(this.hold.touched));
  }

  /** Whether the key meant something here. */
  key(name: string, element: Element): boolean {
    const { play, view } = this.table();
    const digit = /^[1-9]$/.test(name) ? Number(name) : 0;
    const place = digit ? view.players[below(view)]!.places[digit - 1] : undefined;
    if (name === "escape") this.hold.forget();
    else if (this.doing === "draw" && name === "d") play("draw");
    else if (this.doing === "draw" && name === "t") this.table().ask(element, "take");
    else if (this.doing === "draw" && name === "s" && this.can("stratheos")) this.hold.begin("word");
    else if (this.doing === "play" && this.hold.doing !== "exchange" && digit && digit <= 4)
      [
        () => this.discard(element),
        () => this.exchange(undefined),
        () => this.power(element),
        () => this.naming(element),
      ][digit - 1]!();
    else if (place) this.press(place, element);
    else if (name === "backspace" && this.doing === "naming") this.hold.touched = this.hold.touched.slice(0, -1);
    else if (name === "backspace" && this.doing === "aiming") this.hold.back();
    else return false;
    return true;
  }
}

const meets = (aim: Aim, at: string): boolean => (aim.kind === "aim" ? aim.place === at : aim.seat === ownerOf(at));
