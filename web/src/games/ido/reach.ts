/** Going from place to place by arrow keys, as they are seen. */
import { turned, unit, unitAt, UNITS, type Point } from "./board";

/** The next place in a direction: the neighbour, or of these places the nearest one on that side. */
export function nearest(from: string, [dx, dy]: Point, turns: number, places?: string[]): string | undefined {
  const seen = (name: string) => turned(unit(name), turns, UNITS - 1);
  const [x, y] = seen(from);
  if (!places) {
    const [column, row] = [x + dx, y + dy];
    return [column, row].every((n) => n >= 0 && n < UNITS) ? unitAt(column, row, turns) : undefined;
  }
  const far = (name: string): number => {
    const [column, row] = seen(name);
    const [along, across] = [(column - x) * dx + (row - y) * dy, Math.abs((column - x) * dy + (row - y) * dx)];
    return along > 0 ? along + 2 * across : Infinity;
  };
  const best = places.filter((name) => far(name) < Infinity).sort((a, b) => far(a) - far(b))[0];
  return best;
}
