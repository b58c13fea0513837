/** I Go!: bare paper, ten inks, and a rooster who cannot keep quiet. */
import type { IgoEvent, IgoView } from "$/api/described";
import type { GameScreen, View } from "$/games/screen";
import { learn, t } from "$/lib/texts.svelte";
import { face, tint } from "./cards";
import Ground from "./Ground.svelte";
import Interlude from "./Interlude.svelte";
import { pointed } from "./layout";
import { points, poster } from "./poster";
import { cancelled, counted, opening, scenes } from "./scenes";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import { spoken } from "./words";
import "./ground.css";

learn({ fr, en });

/** A card whole, for the rulebook. */
function picture(card: string): string {
  const { href, x, width, height } = face(card);
  const print = `<image href="${href}" x="${x}" width="${width}" height="${height}"/>`;
  return `<svg class="card" viewBox="0 0 250 350" role="img" aria-label="${spoken(card)}">${print}</svg>`;
}

/** The cards that a line names. */
function named(happened: View[]): string[] {
  return (happened as unknown as IgoEvent[]).flatMap((one) => {
    if (one.what === "drew" || one.what === "discarded") return one.card === null ? [] : [one.card];
    return one.what === "split" ? [...one.removed, ...one.series, ...one.added, ...one.rest] : [];
  });
}

export default {
  Ground,
  scenes,
  opening,
  interlude: (event) => counted(event) || Boolean(cancelled(event)),
  Interlude,
  names: {
    pattern: /\b[ABCGJMORTV](?:1[01]|[1-9])\b/g,
    draw: () => "",
    picture,
    dress: (card) => `chip-ink ${tint(card)}`,
  },
  places: (happened, view: IgoView) => pointed(named(happened), view),
  pointed,
  keys: [
    ["P", "igo-key-pile"],
    ["D", "igo-key-discard"],
    ["C", "igo-key-column"],
    ["← →", "igo-key-hand"],
    ["!", "igo-key-call"],
  ],
  where: (view: IgoView) => [t("igo-where", { round: view.round, target: Number(view.options.target) })],
  poster,
  points,
} satisfies GameScreen<IgoView>;
