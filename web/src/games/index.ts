/** The games that have drawings here, found by their folders. A game without a folder gets a plain box and a plain screen. */
import type { Listed } from "$/api/described";
import type { Box, Tells } from "$/art/box";
import type { Screen } from "./screen";

const COVERS = import.meta.glob<Box>("./*/cover.ts", { import: "default", eager: true });
const SCREENS = import.meta.glob<Screen>("./*/screen.ts", { import: "default" });

export const boxOf = (game: string): Box | undefined => COVERS[`./${game}/cover.ts`];

/** Whether a match ended undecided. */
export const drawn = (game: string, result: Listed["result"]): boolean =>
  result !== null && result.winners.length > 1 && Boolean(boxOf(game)?.drawn?.includes(result.reason));

/** The box whose animal stands for such a trouble. */
export const boxThatTells = (trouble: Tells): Box | undefined =>
  Object.values(COVERS).find((box) => box.tells.includes(trouble));

/** The screen of a game: a part of the app of its own, loaded when it is needed. */
export async function screenOf(game: string): Promise<Screen> {
  const load = SCREENS[`./${game}/screen.ts`] ?? SCREENS["./plain/screen.ts"]!;
  return load();
}
