/** The painted plate with its rim: where everybody starts and comes home, the compass, the signature. */
import type { IdoArea, IdoView } from "$/api/described";
import {
  CHAIRS,
  centre,
  isUnit,
  nameOf,
  seenAs,
  turned,
  unit,
  UNIT,
  UNITS,
  WAY,
  WIDTH,
  type Chair,
  type Direction,
  type Point,
} from "./board";
import { chevron, mark, rect, rimRect } from "./drawing";

/** How the board is framed: quarter turns, the width of its rim, whether trays stand beside it. */
export interface Frame {
  turns: number;
  rim: number;
  trays: boolean;
}

const OPPOSITE: Record<Direction, Direction> = { north: "south", south: "north", east: "west", west: "east" };
export const opposite = (direction: Direction): Direction => OPPOSITE[direction];

/** The places of an area, and its side, as they are seen. */
export function seenArea({ units, side }: IdoArea, turns: number): { places: Point[]; side: Direction } {
  const places = units.filter(isUnit).map((name) => turned(unit(name), turns, UNITS - 1));
  return { places, side: seenAs(side, turns) };
}

export function areaRect(area: IdoArea, frame: Frame, depth = frame.rim, gap = 0): number[] {
  const { places, side } = seenArea(area, frame.turns);
  return rimRect(places, side, depth, gap);
}

/** Start and goal of every chair. Those of an empty one lie as a neighbour's, some quarter turns on. */
function areas(view: IdoView): { chair: Chair; seated: boolean; start: IdoArea; goal: IdoArea }[] {
  const known = view.players[0]!;
  return CHAIRS.map((chair) => {
    const player = view.players.find((one) => one.chair === chair);
    if (player) return { chair, seated: true, start: player.start, goal: player.goal };
    const turns = (CHAIRS.indexOf(known.chair) - CHAIRS.indexOf(chair) + 4) % 4;
    const moved = ({ units, side }: IdoArea): IdoArea => ({
      units: units.map((name) => nameOf(turned(unit(name), turns, UNITS - 1))),
      side: seenAs(side, turns),
    });
    return { chair, seated: false, start: moved(known.start), goal: moved(known.goal) };
  });
}

/** Empty sockets: where blocks of this mark come to rest. */
export function sockets(chair: Chair, [x, y, width, height]: number[]): string {
  const across = width! > height!;
  return [0, 1, 2]
    .map((i) => (across ? [x! + 50 + UNIT * i, y! + height! / 2] : [x! + width! / 2, y! + 50 + UNIT * i]))
    .map(([cx, cy]) => mark(chair, cx!, cy!, 12))
    .join("");
}

export function plate(view: IdoView, frame: Frame): string {
  const { rim, turns } = frame;
  const whole = [-rim, -rim, WIDTH + 2 * rim, WIDTH + 2 * rim];
  const painted = areas(view).map(({ chair, seated, start, goal }) => {
    const [from, to] = [areaRect(start, frame), areaRect(goal, frame)];
    const middle: Point = [from[0]! + from[2]! / 2, from[1]! + from[3]! / 2];
    const who = seated ? chair : "nobody";
    return (
      rect(from, `class="start ${who}"`) +
      rect(to, `class="goal ${who}"`) +
      (seated
        ? `<g class="socket ${chair}">${sockets(chair, to)}</g>` +
          `<g class="entry ${chair}">${chevron(...middle, opposite(seenAs(start.side, turns)), 13)}</g>`
        : "")
    );
  });
  const corners = `M0 ${-rim}V${WIDTH + rim}M${WIDTH} ${-rim}V${WIDTH + rim}M${-rim} 0H${WIDTH + rim}M${-rim} ${WIDTH}H${WIDTH + rim}`;
  return (
    (frame.trays ? rect([-rim - 6, -rim, WIDTH + 2 * rim + 22, WIDTH + 2 * rim + 22], 'class="plate-shadow"') : "") +
    rect(whole, 'class="plate-face"') +
    painted.join("") +
    `<path class="rim-lines" d="${corners}"/>` +
    `<text class="signature" x="${-rim / 2}" y="${WIDTH + rim / 2 - 4}">BW</text>` +
    `<text class="signature" x="${-rim / 2}" y="${WIDTH + rim / 2 + 14}">98</text>` +
    compass(WIDTH + rim / 2, -rim / 2, turns) +
    rect(whole, 'class="plate-line"')
  );
}

/** A needle in a corner of the rim: its dark half points north, wherever that is now. */
function compass(x: number, y: number, turns: number): string {
  return (
    `<g class="compass" transform="translate(${x} ${y}) rotate(${-90 * turns})">` +
    '<path class="needle" d="M0-17L6 0H-6Z"/><path class="tail" d="M0 17L6 0H-6Z"/></g>'
  );
}

/** Files and ranks, turned with the board: beside it, or where there is no room inside its first places. */
export function coordinates({ turns, rim, trays }: Frame): string {
  const last = UNITS - 1;
  return Array.from({ length: UNITS }, (_, i) => {
    const [below, left] = [turned([i, last], (4 - turns) % 4, last), turned([0, i], (4 - turns) % 4, last)];
    const sideways = turns % 2;
    const [under, beside] = [nameOf(below)[sideways ? 1 : 0], nameOf(left)[sideways ? 0 : 1]];
    const [x, y] = [i * UNIT, i * UNIT];
    return trays
      ? `<text x="${x + 50}" y="${WIDTH + rim + 27}">${under}</text><text x="${-rim - 18}" y="${y + 57}">${beside}</text>`
      : `<text class="inside" x="${x + 83}" y="${WIDTH - 15}">${under}</text><text class="inside" x="19" y="${y + 31}">${beside}</text>`;
  }).join("");
}

/** Where a handle lies: in the free middle of the rim, on the side that is seen. */
export function handleRect(side: Direction, rim: number): number[] {
  const [vx, vy] = WAY[side];
  const [width, height] = vx ? [rim, 200] : [200, rim];
  const middle = WIDTH / 2;
  return [middle + vx * (middle + rim / 2) - width / 2, middle + vy * (middle + rim / 2) - height / 2, width, height];
}

export const lit = (name: string, turns: number): number[] => {
  const [x, y] = centre(name, turns);
  return [x - 39, y - 39, 78, 78];
};
