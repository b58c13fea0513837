/** The board's units, and how it is turned so that one's own side is in front. One unit is 100 of the drawing's. */
import type { IdoArea, IdoPlayer, IdoView } from "$/api/described";

export type Chair = IdoPlayer["chair"];
export type Direction = IdoArea["side"];
export type Size = "small" | "large";
export type Point = [number, number];

export const UNIT = 100;
export const UNITS = 8;
export const WIDTH = UNIT * UNITS;
export const CHAIRS: Chair[] = ["south", "west", "north", "east"];
const ROUND: Direction[] = ["north", "east", "south", "west"];
export const DIRECTIONS = ROUND;
export const WAY: Record<Direction, Point> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const OFFSET: Record<IdoView["grid"], Point> = {
  ...{ "north-west": [-1, -1], north: [0, -1], "north-east": [1, -1] },
  ...{ west: [-1, 0], centre: [0, 0], east: [1, 0] },
  ...{ "south-west": [-1, 1], south: [0, 1], "south-east": [1, 1] },
};

/** Where a unit is: columns from the west, rows from the north. Units beyond the rim have names too. */
export const unit = (name: string): Point => [name.charCodeAt(0) - 97, UNITS - Number(name[1])];
export const nameOf = ([x, y]: Point): string => String.fromCharCode(97 + x) + (UNITS - y);
export const isUnit = (name: string): boolean => /^[a-h][1-8]$/.test(name);

export function beyond(name: string, direction: Direction): string {
  const [[x, y], [dx, dy]] = [unit(name), WAY[direction]];
  return nameOf([x + dx, y + dy]);
}

/** How far the grid stands from the middle, in units. */
export const offset = (view: IdoView): Point => OFFSET[view.grid];

/** Quarter turns, against the clock, that bring a chair to the front. */
export const turnsFor = (chair: Chair): number => CHAIRS.indexOf(chair);

/** A point of the board as it is seen after so many quarter turns around the middle. */
export function turned([x, y]: Point, turns: number, span = WIDTH): Point {
  return (
    [
      [x, y],
      [y, span - x],
      [span - x, span - y],
      [span - y, x],
    ] as Point[]
  )[turns]!;
}

/** The unit that is seen in this column and row. */
export const unitAt = (column: number, row: number, turns: number): string =>
  nameOf(turned([column, row], (4 - turns) % 4, UNITS - 1));

/** Where the middle of a unit is seen. */
export function centre(name: string, turns: number): Point {
  const [x, y] = unit(name);
  return turned([x * UNIT + UNIT / 2, y * UNIT + UNIT / 2], turns);
}

export const seenAs = (direction: Direction, turns: number): Direction =>
  ROUND[(ROUND.indexOf(direction) - turns + 4) % 4]!;
export const meantBy = (seen: Direction, turns: number): Direction => ROUND[(ROUND.indexOf(seen) + turns) % 4]!;
export const chairSeenAs = (chair: Chair, turns: number): Chair => CHAIRS[(CHAIRS.indexOf(chair) - turns + 4) % 4]!;

/** The seat that is shown in front: one's own, or the first for a spectator. */
export const front = (view: IdoView): number => view.seat ?? 0;

/** The others in the order of play. */
export const others = (view: IdoView): number[] =>
  Array.from({ length: view.seats - 1 }, (_, i) => (front(view) + 1 + i) % view.seats);
