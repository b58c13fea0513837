/** What is seen of what happened: cards are drawn, exchanged, turned over in order, swapped, mixed; ribbons cross the
 *  table. Faces are only those that this listener was told, and for that moment. */
import type { StratheosEvent, StratheosView, TableEvent } from "$/api/described";
import type { Flight, Scene } from "$/games/screen";
import { spot } from "./layout";

/** A great moment: what a ribbon says. */
export interface Moment {
  what: "passive" | "malus" | "wrong" | "right" | "flush" | "word";
  /** The family of a passive, the card of a malus. */
  sign: string;
  seat: number;
  owner?: number;
  many?: number;
}

const RIBBON = 1600; // ms
const TURN = 260; // a card turned over, and looked at
const STEP = 4; // beats between things that follow one another

/** The moment that a mark stands for. */
export const momentOf = (mark: string | undefined): Moment | undefined =>
  mark ? (JSON.parse(mark) as Moment) : undefined;

/** Two rows that change places: an arc from each to the other. */
export function tradedIn({ what, seat, owner }: Moment): { arcs: [string, string][]; blood: true } | undefined {
  if (what !== "malus" || owner === undefined) return undefined;
  return { arcs: [[`${seat}.1`, `${owner}.1`], [`${owner}.2`, `${seat}.2`]], blood: true }; // prettier-ignore
}

export function scenes(event: TableEvent, before: StratheosView, after: StratheosView): Scene<StratheosView>[] {
  const happened = event.happened as unknown as StratheosEvent[];
  const turned = turnings(happened, before);
  const ribbons = moments(happened, before);
  const early = ribbons.filter(({ what }) => what === "wrong" || what === "right");
  const shown = turned.at(-1)?.view ?? before;
  const steps = [...turned, ...early.map((moment) => held(moment, shown))];
  if (after.reason) return steps; // the count has a page of its own
  const flights = happened.some((one) => one.what === "dealt") ? dealt(after) : travels(happened, before, after);
  if (flights.length) steps.push({ view: { ...after, moves: [] }, flights, sound: "lay" });
  return [...steps, ...ribbons.filter((one) => !early.includes(one)).map((moment) => held(moment, after))];
}

const held = (moment: Moment, view: StratheosView): Scene<StratheosView> => ({
  view: { ...view, moves: [] },
  mark: JSON.stringify(moment),
  hold: RIBBON,
  still: true,
  sound: moment.what === "wrong" ? "refuse" : "great",
});

/** An announcement is turned over card by card: all of a right one, a wrong one up to the first that fails (STR-32). */
function turnings(happened: StratheosEvent[], before: StratheosView): Scene<StratheosView>[] {
  const named = [
    ...(before.naming?.places ?? []),
    ...happened.flatMap((one) => (one.what === "named" ? [one.place] : [])),
  ];
  const cards = happened.flatMap((one) => (one.what === "discarded" ? [one.card] : []));
  const wrong = happened.find((one) => one.what === "shown");
  const right = happened.some((one) => one.what === "right");
  const seen = wrong ? wrong.shown : right ? named.map((place, i) => ({ place, card: cards[i] ?? null })) : [];
  return seen.map((_, i) => ({
    view: { ...open(before, seen.slice(0, i + 1)), turn: null, moves: [] }, // nobody decides anything now
    hold: TURN,
    still: true,
    sound: "take",
  }));
}

function open(view: StratheosView, seen: { place: string; card: string | null }[]): StratheosView {
  const players = view.players.map((player) => ({
    ...player,
    places: player.places.map((place) => {
      const found = seen.find((one) => one.place === place.at);
      return found ? { ...place, card: found.card, now: true } : place;
    }),
  }));
  return { ...view, players };
}

const FAMILY = { lightning: "L", fire: "F", earth: "E", water: "W", ice: "I", air: "A" };
/** What a malus is seen by, and its card. Powers add and shuffle too: before any such card has gone, and never while
 *  Ragnarök waits for what is given. */
const MALUS: Record<string, string> = {
  added: "APO",
  withheld: "APO",
  shuffled: "DEL",
  traded: "RAG",
  "traded-some": "RAG",
};

/** What the ribbons say, in order. */
function moments(happened: StratheosEvent[], before: StratheosView): Moment[] {
  const gone = new Set<string>(before.giving ? Object.values(MALUS) : []);
  const found: Moment[] = [];
  for (const one of happened) {
    if (one.what === "discarded" || one.what === "burnt") gone.add(one.card);
    const moment = momentIn(one, gone);
    const again = moment?.what === "malus" && found.some(({ sign }) => sign === moment.sign);
    if (moment && !again) found.push(moment);
  }
  return found;
}

function momentIn(one: StratheosEvent, gone: Set<string>): Moment | undefined {
  switch (one.what) {
    case "passive":
      return { what: "passive", sign: FAMILY[one.family], seat: one.seat };
    case "traded":
    case "traded-some":
      return { what: "malus", sign: MALUS[one.what]!, seat: one.seat, owner: one.owner, many: one.number };
    case "added":
    case "withheld":
    case "shuffled": {
      const sign = MALUS[one.what]!;
      return gone.has(sign) ? { what: "malus", sign, seat: one.seat } : undefined;
    }
    case "stratheos":
      return { what: "word", sign: "", seat: one.seat };
    case "wrong":
      return { what: "wrong", sign: "", seat: one.seat };
    case "right":
    case "flush":
      return { what: one.what, sign: "", seat: one.seat, many: one.number };
    default:
      return undefined;
  }
}

/** Where cards go, one event after the other. */
function travels(happened: StratheosEvent[], before: StratheosView, after: StratheosView): Flight[] {
  const flights: Flight[] = [];
  let beat = 0;
  let burning = false; // fire's passive has acted: what is discarded now comes from the pile
  let leaving: string[] = []; // places whose cards are about to be discarded, in order
  const go = (...some: Omit<Flight, "beat">[]) => flights.push(...some.map((one) => ({ ...one, beat })));
  const named = [
    ...(before.naming?.places ?? []),
    ...happened.flatMap((one) => (one.what === "named" ? [one.place] : [])),
  ];
  for (const one of happened) {
    const start = flights.length;
    switch (one.what) {
      case "drew":
        go({ from: one.source === "discard" ? spot.discards : spot.pile, to: spot.hand(one.seat) });
        break;
      case "chose":
      case "picked":
        go({ from: one.what === "chose" ? spot.discards : spot.pile, to: spot.hand(one.seat) });
        break;
      case "passive":
        burning = one.family === "fire";
        break;
      case "exchanged":
        go({ from: spot.hand(one.seat), to: spot.place(one.place) });
        leaving = [one.place];
        continue; // in and out at the same time
      case "right":
        leaving = [...named];
        go({ from: spot.hand(one.seat), to: spot.place(lowest(named)) });
        continue;
      case "wrong":
        go({ from: spot.hand(one.seat), to: spot.place(lastOf(after, one.seat)) });
        break;
      case "discarded": {
        const from = leaving.shift();
        const source = burning ? spot.pile : spot.hand(one.seat);
        go({ from: from ? spot.place(from) : source, to: spot.discards });
        break;
      }
      case "burnt":
        go({ from: spot.place(one.place), to: spot.discards }, { from: spot.pile, to: spot.place(one.place) });
        break;
      case "added":
        go({ from: spot.pile, to: spot.place(lastOf(after, one.seat)) });
        break;
      case "swapped":
        go(...crossing(one.place, one.other_place));
        break;
      case "shuffled":
        go(...mixed(after, one.seat));
        break;
      case "traded":
      case "traded-some":
        go(...rows(after, one.seat, one.owner));
        break;
    }
    if (flights.length > start) beat += STEP;
  }
  return flights;
}

const lowest = (places: string[]) =>
  places.toSorted((a, b) => Number(a.split(".")[1]) - Number(b.split(".")[1]))[0] ?? "";
const lastOf = (view: StratheosView, seat: number) => view.players[seat]!.places.at(-1)!.at;
const crossing = (one: string, other: string) => [
  { from: spot.place(one), to: spot.place(other) },
  { from: spot.place(other), to: spot.place(one) },
];

/** Unprotected cards gather in the middle of the row and return. */
function mixed(view: StratheosView, seat: number): Omit<Flight, "beat">[] {
  const free = view.players[seat]!.places.filter((place) => !place.protected).map((place) => spot.place(place.at));
  const middle = free[Math.floor(free.length / 2)];
  return middle ? free.map((name) => ({ from: name, to: name, via: [middle] })) : [];
}

function rows(view: StratheosView, one: number, other: number): Omit<Flight, "beat">[] {
  const free = (seat: number) => view.players[seat]!.places.filter((place) => !place.protected);
  const [a, b] = [free(one), free(other)];
  return a.slice(0, b.length).flatMap((place, i) => crossing(place.at, b[i]!.at));
}

function dealt(view: StratheosView): Flight[] {
  return view.players.flatMap((player) =>
    player.places.map((place, i) => ({
      from: spot.pile,
      to: spot.place(place.at),
      beat: i * view.seats + player.seat,
    })),
  );
}
