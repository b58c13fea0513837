/** A call beat by beat: hands open one after the other, the column's colour goes, series are laid, gaps are filled, and
 *  what is left is counted card by card. Only how it is shown; the split is the engine's. */
import type { IgoLastCall, IgoSplit } from "$/api/described";
import { inkOf, INKS, valueOf } from "./cards";

export type Part = "open" | "removed" | "series" | "added" | "rest";

export interface Beat {
  seat: number;
  part: Part;
  /** How much of the part is seen from this beat on: cards counted. */
  many: number;
  /** How long it is looked at. */
  ms: number;
}

const LOOK: Record<Part, number> = { open: 420, removed: 180, series: 180, added: 320, rest: 0 };
const [FAN, FANNED] = [4, 60]; // cards that open at a time, and ms until the next: a whole hand holds slow machines up
const COUNT = 640; // ms for all cards of a hand that are counted
const MOVED: Part[] = ["removed", "series", "added"];

/** The caller first, then the others as they sit. */
export const order = (call: IgoLastCall): number[] => [
  call.caller,
  ...call.splits.map((_, seat) => seat).filter((seat) => seat !== call.caller),
];

const handOf = ({ removed, series, added, rest }: IgoSplit): string[] => [...removed, ...series, ...added, ...rest];

export function beats(call: IgoLastCall): Beat[] {
  return order(call).flatMap((seat) => {
    const split = call.splits[seat]!;
    const beat = (part: Part, many = 1, ms = LOOK[part]) => ({ seat, part, many, ms });
    const moved = MOVED.filter((part) => split[part as keyof IgoSplit & Part].length).map((part) => beat(part));
    const counted = split.rest.map((_, i) => beat("rest", i + 1, Math.min(110, COUNT / split.rest.length)));
    const hand = handOf(split).length;
    const fans = Array.from({ length: Math.ceil(hand / FAN) - 1 }, (_, i) => beat("open", (i + 1) * FAN, FANNED));
    return [...fans, beat("open", hand), ...moved, ...counted];
  });
}

/** After how many beats each hand is done, one after the other. */
export const ends = (all: Beat[]): number[] => all.flatMap(({ seat }, i) => (all[i + 1]?.seat === seat ? [] : [i + 1]));

/** What is seen of a seat: where its cards lie, and how many of the rest are counted. */
export interface Seen {
  open: boolean;
  removed: string[];
  series: string[];
  added: string[];
  rest: string[];
  penalty: number | undefined;
}

const SHUT: Seen = { open: false, removed: [], series: [], added: [], rest: [], penalty: undefined };
const byColour = (a: string, b: string) => INKS.indexOf(inkOf(a)) - INKS.indexOf(inkOf(b)) || valueOf(a) - valueOf(b);

/** What is seen of a seat after so many beats. */
export function seenAfter(call: IgoLastCall, all: Beat[], now: number, seat: number): Seen {
  const past = all.slice(0, now).filter((beat) => beat.seat === seat);
  if (!past.length) return SHUT;
  const split = call.splits[seat]!;
  const done = (part: Part) => past.some((beat) => beat.part === part);
  const [removed, series, added] = (["removed", "series", "added"] as const).map((part) =>
    done(part) ? split[part] : [],
  );
  const gone = new Set([...removed!, ...series!, ...added!]);
  const hand = handOf(split).filter((card) => !gone.has(card));
  const lying = hand.length === split.rest.length ? split.rest : hand.sort(byColour);
  const opened = past.findLast((beat) => beat.part === "open")!.many;
  const counted = past.findLast((beat) => beat.part === "rest")?.many ?? 0;
  const finished = past.length === all.filter((beat) => beat.seat === seat).length;
  return {
    open: true,
    removed: removed!,
    series: series!,
    added: added!,
    rest: lying.slice(0, opened),
    penalty: finished ? split.penalty : call.counts[seat]![counted - 1],
  };
}

/** A place on the ruler: the caller's card, or what others added there. */
export interface Slot {
  value: number;
  cards: { card: string; by: number | undefined }[];
}

export function slotsOf(call: IgoLastCall, seen: Seen[]): Slot[] {
  return Array.from({ length: 11 }, (_, i) => ({
    value: i + 1,
    cards: seen.flatMap((one, seat) => {
      const laid = seat === call.caller ? one.series : one.added;
      const by = seat === call.caller ? undefined : seat;
      return laid.filter((card) => valueOf(card) === i + 1).map((card) => ({ card, by }));
    }),
  }));
}
