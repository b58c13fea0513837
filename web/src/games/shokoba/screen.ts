/** Shokoba: a night-blue table, a cloth with a double gold line, jewels for cards. */
import type { ShokobaView } from "$/api/described";
import type { GameScreen } from "$/games/screen";
import { learn, t } from "$/lib/texts.svelte";
import { face, stone } from "./cards";
import Count from "./Count.svelte";
import { counted } from "./counting";
import { magpie, star } from "./cover";
import { gem, type Gem } from "./gems";
import Ground from "./Ground.svelte";
import { places, pointed } from "./pointing";
import { opening, scenes } from "./scenes";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import { topaz } from "./topaz";
import { spoken } from "./words";
import "./ground.css";

learn({ fr, en });

const HOARD: [Gem, number, number, number, number][] = [
  ["S", 52, 338, 0.62, -40],
  ["E", 100, 346, 0.68, 90],
  ["R", 152, 344, 0.64, 0],
  ["D", 206, 346, 0.7, 0],
  ["S", 250, 344, 0.6, 34],
  ["R", 74, 370, 0.56, 0],
  ["D", 128, 378, 0.56, 0],
  ["E", 176, 378, 0.58, 90],
  ["S", 226, 376, 0.56, 80],
];

export default {
  Ground,
  scenes,
  opening,
  interlude: counted,
  Interlude: Count,
  names: {
    pattern: /(?<![A-Z\d])[DERS](?:10|[1-9])(?!\d)/g, // also inside a move: R8xS5+S3
    draw: (card) => stone(card[0] as Gem, 15),
    picture: (card) => `<img class="card" src="${face(card)}" width="250" height="350" alt="${spoken(card)}">`,
  },
  places,
  pointed,
  keys: [
    ["← →", "shokoba-key-hand"],
    ["1–9", "shokoba-key-takes"],
  ],
  where: (view: ShokobaView) => [
    t("shokoba-where", { round: view.round, target: Number(view.options.target) }),
    t("shokoba-where-deal", { many: view.undealt }),
  ],
  poster: () =>
    star(18, 70, 9) +
    star(262, 40, 8) +
    star(292, 190, 6) +
    '<circle cx="152" cy="186" r="148" fill="#F6F0E4"/>' +
    `<g transform="translate(150 326) scale(1.16)">${magpie()}</g>` +
    HOARD.map((one) => gem(...one)).join(""),
  points: (score) => topaz(true).repeat(score),
} satisfies GameScreen<ShokobaView>;
