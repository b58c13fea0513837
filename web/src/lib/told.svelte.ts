/** What lists tell of a table, in sentences. */
import type { GameTold, Listed, Seat } from "$/api/described";
import { drawn } from "$/games";
import { choiceName, optionName, sentence, wayName, wayOf } from "$/games/words";
import { settings } from "./settings.svelte";
import { says, t } from "./texts.svelte";

const nameOf = (seat: Seat): string =>
  seat.who === "bot" ? t("bot-named", { name: seat.name ?? "" }) : (seat.name ?? "");

export const listOf = (words: string[]): string => new Intl.ListFormat(settings.chosen.language).format(words);

/** With whom I am there. */
export function company(table: Listed): string {
  const others = table.seats.filter((seat, i) => i !== table.you && seat.who !== "open").map(nameOf);
  const free = table.open.length;
  if (!others.length) return free ? t("free-seats", { free }) : t("alone");
  const names = listOf(others);
  const told = table.you === null ? names : t(table.seats.length === 2 ? "against" : "with", { names });
  return free && table.state === "waiting" ? `${told}. ${t("free-seats", { free })}` : told;
}

/** How the match stands: its round, what I have and what the others have; undefined where it is counted at its end. */
export function score({ game, score, seats, you }: Listed): string | undefined {
  if (!score) return undefined;
  const has = (points: number) => says(`${game}-has`, { points }) ?? t("points", { points });
  const others = seats.map((seat, i) => (i === you ? undefined : `${seat.name ?? ""}\u00a0${score.points[i]}`));
  const mine = you === null ? [] : [t("you-have", { has: has(score.points[you] ?? 0) })];
  const told = [...mine, ...others.filter((one) => one !== undefined)].join(", ");
  if (score.round === null) return sentence(told);
  const facts = { round: score.round };
  return t("round-stands", { round: says(`${game}-round`, facts) ?? t("round", facts), told });
}

/** Who waits there for somebody like me. */
export function waiting({ seats }: Listed): string {
  const there = seats.filter((seat) => seat.who !== "open").map(nameOf);
  return there.length === 1 ? t("waits-alone", { name: there[0] ?? "" }) : listOf(there);
}

/** How it stands, for me. */
export function standing(table: Listed): string {
  if (table.your_turn) return t("go-on");
  if (table.state === "waiting") return t(table.open.length ? "waits-for-players" : "may-begin");
  if (table.state === "adjourned") return t("adjourned");
  if (table.state === "over") return ended(table);
  const turn = table.turn === null ? undefined : table.seats[table.turn];
  return turn?.name ? t("turn-of", { name: turn.name }) : t("running");
}

function ended({ game, result, seats, you }: Listed): string {
  if (!result) return t("ended-together");
  if (drawn(game, result)) return t("drawn");
  if (you !== null && result.winners.includes(you)) return t(result.winners.length > 1 ? "won-together" : "won");
  const winners = result.winners.map((seat) => seats[seat]?.name ?? "");
  return winners.length ? t("won-by", { names: listOf(winners), many: winners.length }) : t("nobody-won");
}

/** What is agreed at a table: the way to play where it has a name, else what is not the usual; and the clock. */
export function terms(table: Pick<Listed, "game" | "options" | "clock">, known: GameTold | undefined): string {
  const { game, options, clock } = table;
  const way = known && wayOf(known, options);
  const chosen = Object.entries(options).filter(([, value]) => value !== false);
  const told = way
    ? [wayName(game, way.name)]
    : chosen.map(([name, value]) =>
        value === true ? optionName(game, name) : `${optionName(game, name)} ${choiceName(game, name, value)}`,
      );
  if (clock) told.push(clockWords(clock));
  return told.join(" · ");
}

export function clockWords(clock: { per: "move" | "day"; seconds?: number; days?: number }): string {
  if (clock.per === "day") return t("clock-days", { days: clock.days ?? 1 });
  const { seconds = 0 } = clock;
  const each = seconds < 60 ? t("seconds", { n: seconds }) : t("minutes", { minutes: seconds / 60 });
  return t("clock-move", { each });
}
