/** The gems of the pack, drawn in a box from −50 to 50: three flat inks (light, body, deep), lit from the upper left. */
import { round } from "$/art/svg";

export type Gem = "D" | "E" | "R" | "S";

export const inks = (gem: Gem) =>
  [1, 2, 3].map((i) => `var(--gem-${gem.toLowerCase()}-${i})`) as [string, string, string];

const path = (d: string, fill: string, opacity?: number) =>
  `<path d="${d}" fill="${fill}"${opacity ? ` fill-opacity="${opacity}"` : ""}/>`;

const OUTLINE: Record<Gem, string> = {
  D: "M-30-36 30-36 49-12 0 46-49-12Z",
  E: "M-24-48H24L38-34V34L24 48H-24L-38 34V-34Z",
  R: "M0-45A45 45 0 1 1 0 45A45 45 0 1 1 0-45Z",
  S: "M0-52C36-24 36 24 0 52C-36 24-36-24 0-52Z",
};

/** A brilliant in profile. */
function diamond([light, body]: string[]): string {
  const shade = "var(--gem-d-4)";
  return (
    path("M-49-12-30-36-17-12Z", body!) +
    path("M-30-36 0-36-17-12Z", light!) +
    path("M-17-12 0-36 17-12Z", body!) +
    path("M0-36 30-36 17-12Z", light!) +
    path("M17-12 30-36 49-12Z", shade) +
    path("M-49-12-17-12 0 46Z", light!) +
    path("M-17-12 17-12 0 46Z", body!) +
    path("M17-12 49-12 0 46Z", shade)
  );
}

/** A tall octagon with a step cut. */
function emerald([light, body, deep]: string[]): string {
  const table = "M-12-28 12-28 20-20 20 20 12 28-12 28-20 20-20-20Z";
  return (
    path("M-24-48 24-48 12-28-12-28Z", light!) +
    path("M24-48 38-34 20-20 12-28Z", body!) +
    path("M38-34 38 34 20 20 20-20Z", deep!) +
    path("M38 34 24 48 12 28 20 20Z", deep!) +
    path("M24 48-24 48-12 28 12 28Z", deep!) +
    path("M-24 48-38 34-20 20-12 28Z", body!) +
    path("M-38 34-38-34-20-20-20 20Z", body!) +
    path("M-38-34-24-48-12-28-20-20Z", light!) +
    path(table, body!) +
    path("M-12-28 12-28 20-20-20 20-20-20Z", light!, 0.75)
  );
}

/** A disc with an octagonal table. */
function ruby([light, body, deep]: string[]): string {
  const at = (r: number, eighth: number) => {
    const angle = (eighth * Math.PI) / 4;
    return `${round(r * Math.sin(angle))} ${round(-r * Math.cos(angle))}`;
  };
  const tones = [body, deep, deep, deep, body, body, light, light]; // clockwise from the top
  const rim = tones.map((tone, n) => {
    const lit = n < 1 || n > 4;
    return (
      path(`M${at(45, n)}A45 45 0 0 1 ${at(45, n + 1)}L${at(23, n + 1)}L${at(23, n)}Z`, tone!) +
      path(`M${at(23, n)}L${at(34, n + 0.5)}L${at(23, n + 1)}Z`, lit ? light! : body!, lit ? 0.55 : 0.8)
    );
  });
  const octagon = (corners: number[]) => `M${corners.map((n) => at(23, n)).join("L")}Z`;
  return rim.join("") + path(octagon([0, 1, 2, 3, 4, 5, 6, 7]), body!) + path(octagon([6, 7, 0, 1, 2]), light!, 0.55);
}

/** A marquise. */
function sapphire([light, body, deep]: string[]): string {
  return (
    path("M0-52C-36-24-36 24 0 52L0 27C-17 12-17-12 0-27Z", body!) +
    path("M0-52C-27-31-34 0-24 22L-11 8C-14-6-10-18 0-27Z", light!) +
    path("M0-52C36-24 36 24 0 52L0 27C17 12 17-12 0-27Z", deep!) +
    path("M0-52C20-36 29-18 27 2L13 0C12-10 8-20 0-27Z", body!) +
    path("M0-27C17-12 17 12 0 27C-17 12-17-12 0-27Z", body!) +
    path("M0-27C-17-12-17 12 0 27Z", light!, 0.8)
  );
}

const FACETS = { D: diamond, E: emerald, R: ruby, S: sapphire };

/** One gem: where it is, how large, how far it is turned. */
export function gem(kind: Gem, x = 0, y = 0, scale = 1, turn = 0): string {
  const tones = inks(kind);
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${scale})">` +
    path(OUTLINE[kind], tones[1]) +
    FACETS[kind](tones) +
    `<path d="${OUTLINE[kind]}" fill="none" stroke="${tones[2]}" stroke-width="${kind === "D" ? 4 : 3}" stroke-linejoin="round"/></g>`
  );
}
