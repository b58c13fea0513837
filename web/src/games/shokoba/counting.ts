/** The count of a round, read from what happened: the lines of the board, and what each side gained. */
import type { Logged, ShokobaEvent, ShokobaGem, ShokobaView, TableEvent } from "$/api/described";

export type Category = ShokobaGem["category"] | "shokoba";

export interface Line {
  category: Category;
  clause: string;
  counts: number[];
  /** The sides that get gems; none on a tie. */
  winners: number[];
}

export interface Count {
  round: number;
  lines: Line[];
  /** Gems of each side after the count, and how many of them the round brought. */
  gems: number[];
  gained: number[];
  over: boolean;
}

const events = (told: { happened: unknown[] }) => told.happened as ShokobaEvent[];
const isCounted = ({ what }: ShokobaEvent) => what === "gem" || what === "tied";

export const counted = (event: TableEvent): boolean => events(event).some(isCounted);

export function count(event: TableEvent, log: Logged[]): Count {
  const view = event.view as unknown as ShokobaView;
  const happened = events(event);
  const called = shokobas(view, log);
  const lines = [...(called ? [called] : []), ...happened.flatMap((one) => line(view, one))];
  const next = happened.find((one) => one.what === "round");
  return {
    round: next ? next.round - 1 : view.round,
    lines,
    gems: view.sides.map((side) => side.gems),
    gained: view.sides.map((_, side) =>
      lines.reduce((sum, { category, counts, winners }) => {
        const many = category === "shokoba" ? counts[side]! : 1;
        return winners.includes(side) ? sum + many : sum;
      }, 0),
    ),
    over: happened.some((one) => one.what === "over"),
  };
}

const sideOf = (view: ShokobaView, seat: number) => view.sides.findIndex((side) => side.seats.includes(seat));

function line(view: ShokobaView, event: ShokobaEvent): Line[] {
  if (event.what !== "gem" && event.what !== "tied") return [];
  const winners = event.what === "gem" ? [sideOf(view, event.seats[0]!)] : [];
  return [{ category: event.category, clause: event.clause, counts: event.counts, winners }];
}

/** Those that were called since the round began: their gems are there already. */
function shokobas(view: ShokobaView, log: Logged[]): Line | undefined {
  const all = log.flatMap(events);
  const end = all.findLastIndex(isCounted);
  const begun = all.findLastIndex((one, i) => one.what === "round" && i < end);
  const called = all.slice(begun + 1, end).flatMap((one) => (one.what === "shokoba" ? [one] : []));
  if (!called.length) return undefined;
  const counts = view.sides.map((side) => called.filter(({ seat }) => side.seats.includes(seat)).length);
  return {
    category: "shokoba",
    clause: called[0]!.clause,
    counts,
    winners: counts.flatMap((many, side) => (many ? [side] : [])),
  };
}
