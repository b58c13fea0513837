/** Great moments, which a ribbon says across the table before they are seen; and small ones, when somebody points. */
import type { StratheosEvent, StratheosView } from "$/api/described";

export interface Moment {
  what: "passive" | "malus" | "wrong" | "right" | "flush" | "word" | "burnt" | "barred" | "glance";
  /** The family of a passive, the card of a malus or one that is burnt, the place of a glance. */
  sign: string;
  seat: number;
  owner?: number;
  /** How many cards; Ragnarök says none where it swaps all. */
  many?: number;
  /** What is turned over for all to see, in the order named. */
  cards?: string[];
}

/** The moment that a mark stands for. */
export const momentOf = (mark: string | undefined): Moment | undefined =>
  mark ? (JSON.parse(mark) as Moment) : undefined;

/** Two rows that change places: an arc from each to the other. What is protected stays. */
export function tradedIn(
  { what, seat, owner }: Moment,
  { players }: StratheosView,
): { arcs: [string, string][]; blood: true } | undefined {
  if (what !== "malus" || owner === undefined) return undefined;
  const free = (one: number) => players[one]!.places.flatMap((place) => (place.protected ? [] : [place.at]));
  const [mine, theirs] = [free(seat), free(owner)];
  const arcs = [
    [mine[0], theirs[0]],
    [theirs[1], mine[1]],
  ].filter((ends): ends is [string, string] => !ends.includes(undefined));
  return { arcs, blood: true };
}

const FAMILY = { lightning: "L", fire: "F", earth: "E", water: "W", ice: "I", air: "A" };
const POWER = "STR-4"; // what a power does, a malus may do as well: the clause tells them apart

/** What precedes which event. A malus is said once, however many cards it moves. */
export function moments(happened: StratheosEvent[], before: StratheosView): Map<StratheosEvent, Moment> {
  const found = new Map<StratheosEvent, Moment>();
  const said = new Set<string>();
  for (const one of happened) {
    const moment = momentIn(one, happened, before);
    if (!moment || (moment.what === "malus" && said.has(moment.sign))) continue;
    found.set(one, moment);
    if (moment.what === "malus") said.add(moment.sign);
  }
  return found;
}

function momentIn(one: StratheosEvent, happened: StratheosEvent[], before: StratheosView): Moment | undefined {
  switch (one.what) {
    case "passive":
      return { what: "passive", sign: FAMILY[one.family], seat: one.seat };
    case "traded":
      return { what: "malus", sign: "RAG", seat: one.seat, owner: one.owner };
    case "traded-some":
      return { what: "malus", sign: "RAG", seat: one.seat, owner: one.owner, many: one.number };
    case "added":
    case "withheld": {
      const many = happened.filter(({ what }) => what === "added").length;
      return one.clause === POWER ? undefined : { what: "malus", sign: "APO", seat: one.seat, many };
    }
    case "shuffled":
      return one.clause === POWER ? undefined : { what: "malus", sign: "DEL", seat: one.seat };
    case "stratheos":
      return { what: "word", sign: "", seat: one.seat };
    case "wrong": {
      const shown = happened.flatMap((other) => (other.what === "shown" ? other.shown : []));
      return { what: "wrong", sign: "", seat: one.seat, cards: shown.map(({ card }) => card) };
    }
    case "right": {
      const what = happened.some((other) => other.what === "flush") ? "flush" : "right";
      const cards = happened.flatMap((other) => (other.what === "discarded" ? [other.card] : []));
      return { what, sign: "", seat: one.seat, many: one.number, cards: cards.slice(0, one.number) };
    }
    case "burnt":
      return { what: "burnt", sign: one.card, seat: before.current, owner: one.owner };
    case "barred":
      return { what: "barred", sign: "E16", seat: one.seat, owner: one.owner };
    case "looked":
    case "pointed":
    case "protected":
      return one.seat === before.seat ? undefined : { what: "glance", sign: one.place, seat: one.seat };
    default:
      return undefined;
  }
}
