/** Stratheós: a night sky cut in wood, hidden rows around an orbit. */
import type { StratheosEvent, StratheosView } from "$/api/described";
import type { GameScreen, View } from "$/games/screen";
import { settings } from "$/lib/settings.svelte";
import { learn, says, t } from "$/lib/texts.svelte";
import { emblemSvg } from "./art/emblems";
import { path, star } from "./art/strokes";
import { face, familyOf, inksOf, titleOf, valueOf } from "./cards";
import { owl } from "./cover";
import Final from "./Final.svelte";
import Ground from "./Ground.svelte";
import { spot } from "./layout";
import { opening, scenes } from "./scenes";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import { spoken } from "./words";
import "./cards.css";
import "./drawings.css";

learn({ fr, en });

/** A card's sign inside a sentence. */
function sign(card: string): string {
  const family = familyOf(card);
  if (family) return emblemSvg(family, 15, "outlined");
  const value = valueOf(card);
  const points = path(star(0, 0, 50, 14, value < 0 ? 4 : 6), `fill="${value < 0 ? "#b92e17" : "#574e46"}"`);
  return `<svg width="15" height="15" viewBox="-54 -54 108 108" aria-hidden="true">${points}</svg>`;
}

/** A card whole, for the rulebook. */
function picture(card: string): string {
  const { art, words } = face(card, says(`stratheos-name-${titleOf(card)}`) ?? "", settings.theme);
  const print = `<image href="${art.href}" x="${art.x}" width="${art.width}" height="${art.height}"/>${words}`;
  return `<svg class="scard ${inksOf(card)}" viewBox="0 0 250 350" role="img" aria-label="${spoken(card)}">${print}</svg>`;
}

/** Where the places that a line names are. */
function places(happened: View[]): string[] {
  return (happened as unknown as StratheosEvent[]).flatMap((one) => [
    ...("place" in one ? [spot.place(one.place)] : []),
    ...("other_place" in one ? [spot.place(one.other_place)] : []),
    ...(one.what === "discarded" || (one.what === "drew" && one.source === "discard") ? [spot.discards] : []),
  ]);
}

const STARS = [
  [40, 60, 9],
  [262, 44, 8],
  [286, 150, 6],
  [22, 190, 6],
  [150, 26, 5],
];

export default {
  Ground,
  scenes,
  opening,
  patience: 12,
  forgets: (view) => !view.options.memo,
  interlude: (event) => event.happened.some((one) => one.what === "over"),
  Interlude: Final,
  names: { pattern: /\b(?:[LFEWIA](?:1[0-6]|[1-9])|RAG|APO|DEL|CHA|NYX|ERE)\b/g, draw: sign, picture },
  places,
  pointed: (named) => named.map((name) => (/^\d/.test(name) ? spot.place(name) : name)),
  keys: [
    ["D", "stratheos-key-draw"],
    ["T", "stratheos-key-take"],
    ["S", "stratheos-key-word"],
    ["1–4", "stratheos-key-tickets"],
    ["1–9", "stratheos-key-places"],
    ["← → ↑ ↓", "stratheos-key-arrows"],
    ["⌫", "stratheos-key-unname"],
  ],
  where: (view) => [
    t("stratheos-where", {
      number: view.number,
      games: Number(view.options.games),
      turns: view.turns + 1,
      last: view.announcer === null ? "no" : "yes",
    }),
  ],
  fewest: (view) => view.better === "fewest",
  poster: () =>
    STARS.map(([x, y, r]) => `<path d="${star(x!, y!, r!, r! * 0.3)}" fill="#F2D14B"/>`).join("") +
    '<circle cx="150" cy="206" r="146" fill="#46566A"/>' +
    `<g transform="translate(150 372) scale(1.18)">${owl()}</g>`,
} satisfies GameScreen<StratheosView>;
