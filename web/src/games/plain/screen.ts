/** For a game that nobody has drawn a table for. */
import type { GameScreen, View } from "$/games/screen";
import Ground from "./Ground.svelte";

export default { Ground } satisfies GameScreen<View>;
