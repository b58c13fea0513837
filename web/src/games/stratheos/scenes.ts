/** What is seen of what happened, one thing after the other: cards are drawn, exchanged, turned over, swapped, mixed; what
 *  acts is said before it acts. Faces are only those that this listener was told, and for that moment. */
import type { StratheosEvent, StratheosPlace, StratheosView, TableEvent } from "$/api/described";
import type { Flight, Scene } from "$/games/screen";
import { numberOf, ownerOf, spot } from "./layout";
import { moments, type Moment } from "./moments";

const RIBBON = 1600; // ms
const GLANCE = 700; // a place that somebody points at
const TURN = 260; // a card turned over, and looked at
const STEP = 4; // beats between things that follow one another
const ROUND = 2; // beats of a round of dealing

export function scenes(event: TableEvent, before: StratheosView, after: StratheosView): Scene<StratheosView>[] {
  const happened = event.happened as unknown as StratheosEvent[];
  if (happened.some((one) => one.what === "dealt")) return opening(after);
  return new Telling(happened, before, after).steps;
}

/** Cards are dealt round by round, and then looked at. */
export function opening(view: StratheosView): Scene<StratheosView>[] {
  if (view.stage !== "memorise") return [];
  const flights = view.players.flatMap((player) =>
    player.places.map((place, i) => ({
      from: spot.pile,
      to: spot.place(place.at),
      beat: (i + player.seat / view.seats) * ROUND,
    })),
  );
  return [{ view: between(view), flights, sound: "lay" }];
}

/** From how the table was to how it is. */
class Telling {
  readonly steps: Scene<StratheosView>[] = [];
  #now: StratheosView; // how it stands in between
  #flights: Flight[] = []; // what leaves with the next step
  #beat = 0;
  #leaving: string[] = []; // places whose cards are about to be discarded, in order
  #burning = false; // fire's passive has acted: what is discarded now comes from the pile
  readonly #named: string[];

  constructor(
    readonly happened: StratheosEvent[],
    readonly before: StratheosView,
    readonly after: StratheosView,
  ) {
    this.#now = between(before);
    this.#named = [
      ...(before.naming?.places ?? []),
      ...happened.flatMap((one) => (one.what === "named" ? [one.place] : [])),
    ];
    this.#announced();
    const great = moments(happened, before);
    for (const one of happened) {
      if (one.what === "burnt") this.#turn(one.place, one.card);
      const moment = great.get(one);
      if (moment) this.#say(moment);
      this.#tell(one);
    }
    this.#leave();
    const last = this.steps.at(-1);
    if (!last || after.reason) return; // the count has a page of its own
    if (last.flights) last.view = after;
    else this.steps.push({ view: after, flights: [] });
  }

  /** An announcement is turned over card by card: all of a right one, a wrong one up to the first that fails (STR-32). */
  #announced(): void {
    const cards = this.happened.flatMap((one) => (one.what === "discarded" ? [one.card] : []));
    const wrong = this.happened.find((one) => one.what === "shown");
    if (wrong) wrong.shown.forEach(({ place, card }) => this.#turn(place, card));
    else if (this.happened.some((one) => one.what === "right"))
      this.#named.forEach((place, i) => this.#turn(place, cards[i] ?? null));
  }

  #turn(at: string, card: string | null): void {
    const places = this.#row(ownerOf(at)).map((place) => (place.at === at ? { ...place, card, now: true } : place));
    this.#put(ownerOf(at), places);
    this.steps.push({ view: this.#now, hold: TURN, still: true, sound: "take" });
  }

  #say(moment: Moment): void {
    this.#leave();
    const glance = moment.what === "glance";
    this.steps.push({
      view: this.#now,
      mark: JSON.stringify(moment),
      hold: glance ? GLANCE : RIBBON,
      still: true,
      ...(!glance && { sound: moment.what === "wrong" ? "refuse" : "great" }),
    });
  }

  #tell(one: StratheosEvent): void {
    const { after } = this;
    switch (one.what) {
      case "drew":
      case "chose":
      case "picked": {
        const discarded = one.what === "chose" || (one.what === "drew" && one.source === "discard");
        this.#fly([{ from: discarded ? spot.discards : spot.pile, to: spot.hand(one.seat) }]);
        this.#now = { ...this.#now, in_hand: after.in_hand, pile: after.pile, discards: after.discards };
        break;
      }
      case "exchanged":
        this.#into(one.seat, one.place);
        this.#leaving = [one.place];
        break;
      case "right":
        this.#into(one.seat, lowest(this.#named), 1 - this.#named.length);
        this.#leaving = [...this.#named];
        break;
      case "wrong":
        this.#into(one.seat, next(this.#row(one.seat), one.seat), 1);
        break;
      case "passive":
        this.#burning = one.family === "fire";
        if (one.family === "air") this.#now = { ...this.#now, direction: after.direction };
        break;
      case "discarded":
        this.#discard(one.seat, one.card);
        break;
      case "burnt":
        this.#fly([
          { from: spot.place(one.place), to: spot.discards },
          { from: spot.pile, to: spot.place(one.place) },
        ]);
        this.#fewer();
        this.#now = { ...this.#now, discards: { ...this.#now.discards, size: this.#now.discards.size + 1 } };
        this.#settle(one.owner);
        this.#leave();
        break;
      case "added":
        this.#fly([{ from: spot.pile, to: spot.place(next(this.#row(one.seat), one.seat)) }]);
        this.#fewer();
        this.#settle(one.seat, 1);
        break;
      case "swapped":
        this.#fly([
          { from: spot.place(one.place), to: spot.place(one.other_place) },
          { from: spot.place(one.other_place), to: spot.place(one.place) },
        ]);
        this.#settle(one.owner);
        this.#settle(one.other);
        break;
      case "shuffled":
        this.#fly(mixed(this.#row(one.seat)));
        this.#settle(one.seat);
        break;
      case "traded":
      case "traded-some": {
        const [mine, theirs] = [this.#given(one.seat), this.#given(one.owner)];
        this.#fly([...moved(mine, theirs, one.owner), ...moved(theirs, mine, one.seat)]);
        this.#settle(one.seat, theirs.length - mine.length);
        this.#settle(one.owner, mine.length - theirs.length);
      }
    }
  }

  /** The card in hand goes to a place, at the same time as what follows. */
  #into(seat: number, place: string, more = 0): void {
    this.#fly([{ from: spot.hand(seat), to: spot.place(place) }], 0);
    this.#settle(seat, more);
    this.#now = { ...this.#now, in_hand: null };
  }

  #discard(seat: number, card: string): void {
    const place = this.#leaving.shift();
    const from = place ? spot.place(place) : this.#burning ? spot.pile : spot.hand(seat);
    this.#fly([{ from, to: spot.discards }]);
    if (from === spot.pile) this.#fewer();
    const { discards, in_hand } = this.#now;
    this.#now = {
      ...this.#now,
      discards: { ...discards, top: card, size: discards.size + 1 },
      in_hand: place || this.#burning ? in_hand : null,
    };
  }

  /** A card has left the pile; one that is shuffled anew is shown as it is afterwards. */
  #fewer(): void {
    this.#now = { ...this.#now, pile: Math.max(0, this.#now.pile - 1) };
  }

  #fly(flights: Flight[], then = STEP): void {
    this.#flights.push(...flights.map((one) => ({ ...one, beat: this.#beat })));
    this.#beat += then;
  }

  /** What has been gathered leaves. */
  #leave(): void {
    if (this.#flights.length) this.steps.push({ view: this.#now, flights: this.#flights, sound: "lay" });
    this.#flights = [];
    this.#beat = 0;
  }

  #row(seat: number): StratheosPlace[] {
    return this.#now.players[seat]!.places;
  }

  #put(seat: number, places: StratheosPlace[]): void {
    const players = this.#now.players.map((player) => (player.seat === seat ? { ...player, places } : player));
    this.#now = { ...this.#now, players };
  }

  /** A row as it will be, turned down, with so many places more than it has. */
  #settle(seat: number, more = 0): void {
    const { after } = this;
    const row = this.#row(seat);
    const places = Array.from({ length: row.length + more }, (_, i) => {
      const known = after.reason ? undefined : after.players[seat]!.places[i];
      const place = known ?? { at: `${seat}.${i + 1}`, card: null, protected: row[i]?.protected ?? false };
      return down({ ...place, now: known?.now ?? false }, after);
    });
    this.#put(seat, places);
  }

  /** The places whose cards a player gives under Ragnarök (STR-42). */
  #given(seat: number): string[] {
    const chosen = [
      ...(this.before.giving?.given ?? []),
      ...this.happened.flatMap((one) => (one.what === "gave" ? [one.place] : [])),
    ].filter((at) => ownerOf(at) === seat);
    return chosen.length ? chosen : this.#row(seat).flatMap((place) => (place.protected ? [] : [place.at]));
  }
}

/** A table where nobody decides anything, and nobody looks at a card. */
function between(view: StratheosView): StratheosView {
  const players = view.players.map((player) => ({ ...player, places: player.places.map((one) => down(one, view)) }));
  const turn = view.turn === view.seat ? null : view.turn;
  return { ...view, stage: "play", turn, moves: [], players, naming: null, power: null, giving: null };
}

/** A card turned back stays in sight only where the table remembers it. */
const down = (place: StratheosPlace, { options }: StratheosView): StratheosPlace =>
  place.now ? { ...place, now: false, card: options.memo ? place.card : null } : place;

const lowest = (places: string[]) => places.toSorted((a, b) => numberOf(a) - numberOf(b))[0] ?? "";
const next = (row: StratheosPlace[], seat: number) => `${seat}.${row.length + 1}`;
const moved = (from: string[], to: string[], owner: number): Flight[] =>
  from.map((at, i) => ({ from: spot.place(at), to: spot.place(to[i] ?? `${owner}.${i + 1}`) }));

/** Unprotected cards gather in the middle of the row and return. */
function mixed(row: StratheosPlace[]): Flight[] {
  const free = row.filter((place) => !place.protected).map((place) => spot.place(place.at));
  const middle = free[Math.floor(free.length / 2)];
  return middle ? free.map((name) => ({ from: name, to: name, via: [middle] })) : [];
}
