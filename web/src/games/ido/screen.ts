/** IDO: a painting on the table. White, grey and black inside; colour belongs to the players. */
import type { IdoEvent, IdoView } from "$/api/described";
import type { GameScreen, View } from "$/games/screen";
import { learn, t } from "$/lib/texts.svelte";
import { isUnit, unit } from "./board";
import { tortoise } from "./cover";
import { icon, sign } from "./drawing";
import Ground from "./Ground.svelte";
import { scenes } from "./scenes";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import "./ido.css";
import "./choosing.css";

learn({ fr, en });

/** The units that events are about. */
function places(happened: View[]): string[] {
  const named = (happened as unknown as IdoEvent[]).flatMap((one) => {
    if (one.what === "pushed") return one.blocks.flatMap(({ at, to }) => [at, to]);
    return ["at" in one ? one.at : "", "to" in one ? one.to : ""].filter(isUnit);
  });
  return [...new Set(named)];
}

/** A small board with one place marked. */
function spot(name: string): string {
  const [x, y] = unit(name);
  return (
    '<svg width="12" height="12" viewBox="0 0 16 16" aria-hidden="true"><rect x="1" y="1" width="14" height="14" fill="none" stroke="currentColor" stroke-width="1.4"/>' +
    `<rect x="${0.6 + x * 1.7}" y="${0.6 + y * 1.7}" width="3.4" height="3.4" fill="currentColor"/></svg>`
  );
}

export default {
  Ground,
  scenes,
  names: { pattern: /\b[a-h][1-8]\b/g, draw: spot },
  places,
  pointed: (names) => names.filter(isUnit),
  sign: (happened: View[], view: IdoView) => {
    const [first] = happened as unknown as IdoEvent[];
    return first && "seat" in first ? sign(view.players[first.seat]!.chair, 12) : "";
  },
  keys: [
    ["← ↑ → ↓", "ido-key-arrows"],
    ["M", "ido-key-move"],
    ["H", "ido-key-home"],
    ["I", "ido-key-introduce"],
    ["G", "ido-key-grid"],
    ["U", "ido-key-undo"],
    [".", "ido-key-end"],
  ],
  where: (view) => [
    t("ido-where", { turn: view.turns + 1, goal: Number(view.options.goal) }),
    t("ido-where-grid", { offset: view.grid }),
  ],
  poster: () =>
    '<rect x="20" y="18" width="260" height="364" fill="#fff" stroke="#161616" stroke-width="9"/>' +
    '<path d="M20 18h92v110h-92z" fill="#F6C914"/><path d="M220 18h60v60h-60z" fill="#1F56B3"/><path d="M20 322h260v60h-260z" fill="#DC2A1B"/>' +
    '<path d="M112 18V128M20 128H280M220 18V128M220 78H280M20 322H280" fill="none" stroke="#161616" stroke-width="9"/>' +
    `<g transform="translate(146 318) scale(.66)">${tortoise()}</g>` +
    '<rect x="20" y="18" width="260" height="364" fill="none" stroke="#161616" stroke-width="9"/>',
  points: (_, { players }, seat) => players[seat]!.home.map((size) => icon(players[seat]!.chair, size)).join(""),
} satisfies GameScreen<IdoView>;
