/** The inks of the drawings. A drawing names them by class: i ivory, m main, d deep, s glow, k black, o on the main; n night,
 *  b blood, v silver, x one of these two; l… as lines. In a picture, which no style of the page reaches, they are attributes. */
import type { Family } from "./emblems";

const fill = (ink: string) => `fill="${ink}"`;
const line = (ink: string, width: number) => `fill="none" stroke="${ink}" stroke-width="${width}"`;

const [PAPER, INK, NIGHT] = ["var(--str-paper)", "var(--str-ink)", "var(--str-night)"];
const [BACK, BACK_2, BACK_LINE] = ["var(--str-back)", "var(--str-back-2)", "var(--str-back-line)"];
const CHALK = "var(--str-chalk)";
const OUTLINED = `stroke="${INK}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"`;
const SIGN = (ink: string) => `${line(ink, 2)} stroke-linejoin="round" stroke-linecap="round"`;

/** What each class paints, by what is printed: a family's card, or a special one. */
function inks(of: Family | "minus" | "zero" | undefined): Record<string, string> {
  const family = of === "minus" || of === "zero" ? undefined : of?.toLowerCase();
  const [m, s, on] = ["", "-glow", "-on"].map((tone) => `var(--str-${family}${tone})`) as [string, string, string];
  const d = family ? `var(--str-${family}-deep)` : NIGHT;
  const x = of === "minus" ? "var(--str-blood)" : "var(--str-silver)";
  return {
    i: fill(PAPER),
    m: fill(m),
    d: fill(d),
    s: fill(s),
    k: fill("#0c0f13"),
    o: fill(on),
    n: fill(NIGHT),
    b: fill("var(--str-blood)"),
    v: fill("var(--str-silver)"),
    li: `stroke="${PAPER}"`,
    lm: `stroke="${m}"`,
    ld: `stroke="${d}"`,
    ls: `stroke="${s}"`,
    ln: `stroke="${NIGHT}"`,
    lb: 'stroke="var(--str-blood)"',
    lv: 'stroke="var(--str-silver)"',
    field: fill(m),
    g1: fill(d),
    g2: fill(`color-mix(in srgb, ${d} 55%, ${m})`),
    g3: fill(m),
    wave: `stroke="${m}" stroke-width="1.6"`,
    st: fill(on),
    "ghost-line": `${line(on, 1.5)} stroke-dasharray="1.5 6" stroke-linecap="round" opacity=".5"`,
    "star-line": line(on, 2.2),
    faint: `${fill(on)} opacity=".5"`,
    stock: fill(PAPER),
    edge: line(INK, 2),
    "edge-x": line(x, 6),
    frame: line(INK, 2),
    em: family && "lia".includes(family) ? `${fill(m)} ${OUTLINED}` : fill(m),
    "em-x": fill(x),
    "em-on": fill(on),
    "on-card": SIGN(INK),
    "on-god": SIGN(on),
    "god-em": fill(on),
    "d-line": line(d, 2),
    "special-line": line(x, 2),
    "back-stock": fill(BACK),
    "back-line": line(BACK_LINE, 1.6),
    "back-line-bold": line(BACK_LINE, 5),
    "back-ray": `${fill(BACK_LINE)} opacity=".62"`,
    "back-em": fill(BACK_LINE),
    "back-eye": `${fill(BACK_2)} stroke="${CHALK}" stroke-width="3"`,
    "back-eye-bold": `${fill(BACK_2)} stroke="${CHALK}" stroke-width="9"`,
    "back-iris": fill(CHALK),
    "back-pupil": fill(CHALK),
    "back-spark": fill(BACK_2),
    "back-edge": line("#10161c", 2),
  };
}

/** A drawing with its inks. */
export function inked(drawn: string, of?: Family | "minus" | "zero"): string {
  const known = inks(of);
  return drawn.replace(/class="([^"]*)"/g, (_, names: string) =>
    names
      .split(" ")
      .map((name) => known[name] ?? `class="${name}"`)
      .join(" "),
  );
}
