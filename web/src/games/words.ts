/** What the shelf says of a game: the words of its folder, or else what the server says. */
import type { GameTold, OnShelf, OptionTold, Way } from "$/api/described";
import { boxOf } from ".";
import { ours, says, t } from "$/lib/texts.svelte";

type Choice = string | number | boolean | null;

export const shortOf = (game: OnShelf): string => says(`${game.game}-short`) ?? ours(game.tagline);

/** For how many it is and how long it takes. */
export function measureOf({ game, seats }: OnShelf): string {
  const people = t("players", { least: seats[0] ?? 1, most: seats.at(-1) ?? 1 });
  const minutes = says(`${game}-minutes`);
  return minutes ? `${people} · ${t("minutes", { minutes })}` : people;
}

export const wayName = (game: string, way: string): string => says(`${game}-way-${way}`) ?? way;
export const optionName = (game: string, option: string): string => says(`${game}-option-${option}`) ?? option;

export function choiceName(game: string, option: string, choice: Choice): string {
  if (choice === null) return t("as-usual");
  if (typeof choice === "boolean") return t(choice ? "option-yes" : "option-no");
  const key = `${game}-option-${option}`;
  return says(`${key}-${choice}`) ?? spelt(key, String(choice)) ?? String(choice);
}

/** A choice whose every letter stands for something, said letter by letter. */
function spelt(key: string, choice: string): string | undefined {
  const letters = [...choice].map((letter) => says(`${key}-letter-${letter}`));
  return letters.includes(undefined) ? undefined : letters.join(", ");
}

/** What an option is about. */
export const optionHelp = (game: string, { name, help }: OptionTold): string =>
  says(`${game}-option-${name}-help`) ?? sentence(ours(help));

/** A sentence of the server, as one stands by itself: with a capital. */
export const sentence = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

/** The way to play that these options are, if they are one. */
export function wayOf(game: GameTold, options: Record<string, unknown>): Way | undefined {
  const given = (all: Record<string, unknown>) =>
    JSON.stringify(game.options.filter(unlikeUsual(all)).map(({ name }) => [name, all[name]]));
  const wanted = given(options);
  return game.ways.find((way) => given(way.options) === wanted);
}

/** What a table has agreed on, as one says it: the way to play, and what measures it. */
export function agreedTerms(game: GameTold, agreed: Record<string, unknown>): string[] {
  const fits = (way: Way) =>
    game.options.every(({ name, default: usual }) =>
      name in way.options
        ? way.options[name] === agreed[name]
        : name === "seats" || usual === null || agreed[name] === usual,
    );
  const size = (way: Way) => Object.keys(way.options).length;
  const way = game.ways.filter(fits).sort((a, b) => size(b) - size(a))[0];
  const measure = boxOf(game.game)?.measure;
  const told = measure === undefined ? undefined : agreed[measure];
  return [
    way ? wayName(game.game, way.name) : t("own-way"),
    ...(measure && told !== undefined ? [measured(game.game, measure, told as string | number)] : []),
  ];
}

/** For how much one plays, as the game's folder says it. */
const measured = (game: string, option: string, told: string | number): string =>
  says(`${game}-measure`, { told }) ?? `${optionName(game, option)} ${told}`;

const unlikeUsual = (all: Record<string, unknown>) => (option: OptionTold) =>
  option.name !== "seats" && all[option.name] !== undefined && all[option.name] !== option.default;
