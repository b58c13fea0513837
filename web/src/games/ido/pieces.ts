/** The blocks as things that stay the same while views change: which one went where, and where each is seen. */
import type { IdoView } from "$/api/described";
import {
  centre,
  isUnit,
  nameOf,
  offset,
  seenAs,
  unit,
  UNIT,
  WAY,
  type Direction,
  type Point,
  type Size,
} from "./board";
import { BAR, FOOT, HEIGHT, rise } from "./drawing";
import type { Frame } from "./plate";
import type { Carried, Moving, Picture } from "./scenes";
import { homeSpot, orderOf, reserveSpot, trayScale } from "./trays";

export interface Piece {
  id: string;
  seat: number;
  size: Size;
  /** A unit, `reserve` or `home`. */
  at: string;
}

/** Where a piece is seen, how high it is lifted, how large it is. */
export interface Spot {
  x: number;
  y: number;
  lifted: number;
  scale: number;
  hidden: boolean;
}

/** The pieces of a view, as those of the view before went on. */
export function arrange(before: Piece[], view: Picture): Piece[] {
  const went = moved(before, view.moving?.carried ?? []);
  const wanted = view.players.flatMap((player, seat) => [
    ...player.blocks.map(({ size, at }) => ({ seat, size, at: at as string })),
    ...player.home.map((size) => ({ seat, size, at: "home" })),
    ...player.reserve.map((size) => ({ seat, size, at: "reserve" })),
  ]);
  const free = [...went];
  const take = (fits: (piece: Piece) => boolean) => {
    const at = free.findIndex(fits);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  };
  const stay = wanted.map((one) =>
    take(({ seat, size, at }) => seat === one.seat && size === one.size && at === one.at),
  );
  return wanted.map((one, i) => {
    const known = stay[i] ?? take(({ seat, size }) => seat === one.seat && size === one.size);
    return { ...one, id: known?.id ?? `${one.seat}/${one.size}/${i}` };
  });
}

function moved(pieces: Piece[], carried: Carried[]): Piece[] {
  const left = [...carried];
  return pieces.map((piece) => {
    const at = left.findIndex(
      ({ seat, size, from }) => seat === piece.seat && size === piece.size && from === piece.at,
    );
    return at < 0 ? piece : { ...piece, at: left.splice(at, 1)[0]!.to };
  });
}

/** The number of a piece among those in the same tray. */
function rank(pieces: Piece[], piece: Piece, order: Size[]): number {
  const tray = pieces.filter(({ seat, at }) => seat === piece.seat && at === piece.at);
  if (piece.at === "home" && order.length) {
    const nth = tray.filter(({ size }) => size === piece.size).indexOf(piece);
    return order.flatMap((size, i) => (size === piece.size ? [i] : []))[nth] ?? tray.indexOf(piece);
  }
  const large = tray.filter(({ size }) => size === "large");
  return piece.size === "large"
    ? large.indexOf(piece)
    : large.length + tray.filter((one) => one.size === "small").indexOf(piece);
}

/** Where a piece is at rest. Without trays beside the board, what is not on it is hidden behind the rim. */
function rest(view: IdoView, frame: Frame, seat: number, at: string, n: number): Spot {
  const player = view.players[seat]!;
  if (at !== "reserve" && at !== "home") {
    const [x, y] = centre(at, frame.turns);
    return { x, y, lifted: 0, scale: 1, hidden: false };
  }
  const goal = Number(view.options.goal);
  const [x, y] = at === "reserve" ? reserveSpot(player, frame, n) : homeSpot(player, frame, n, goal);
  return { x, y, lifted: 0, scale: trayScale(at, goal), hidden: !frame.trays };
}

/** Where a piece is seen when so much (0 … 1) of what moves is done. */
export function spot(pieces: Piece[], piece: Piece, view: Picture, frame: Frame, done: number): Spot {
  const n = rank(pieces, piece, orderOf(view.options.order));
  const end = rest(view, frame, piece.seat, piece.at, Math.max(0, n));
  const { moving } = view;
  const carried = moving?.carried.find(
    ({ seat, size, to }) => seat === piece.seat && size === piece.size && to === piece.at,
  );
  if (!moving || !carried || done >= 1 || !isLast(pieces, piece)) return end;
  const start = rest(
    view,
    frame,
    piece.seat,
    carried.from,
    pieces.filter(({ seat, at }) => seat === piece.seat && at === carried.from).length,
  );
  if (moving.kind === "slide") return pushedTo(start, moving, carried.from, frame, done);
  const between = (a: number, b: number) => a + (b - a) * done;
  return {
    x: between(start.x, end.x),
    y: between(start.y, end.y),
    lifted: between(start.lifted, end.lifted) + 110 * Math.sin(Math.PI * done),
    scale: between(start.scale, end.scale),
    hidden: false,
  };
}

/** Of several in the same tray, the last one is the one that came. */
function isLast(pieces: Piece[], piece: Piece): boolean {
  const same = pieces.filter(({ seat, size, at }) => seat === piece.seat && size === piece.size && at === piece.at);
  return same.at(-1) === piece;
}

function pushedTo(
  start: Spot,
  moving: Extract<Moving, { kind: "slide" }>,
  from: string,
  frame: Frame,
  done: number,
): Spot {
  const [dx, dy] = pushed(from, moving, frame.turns, done);
  return { ...start, x: start.x + dx, y: start.y + dy };
}

/** How far a block has been pushed: real contact, a bar or a block pushes only once it touches. */
export function pushed(
  from: string,
  slide: { direction: Direction; before: IdoView; carried: Carried[] },
  turns: number,
  done: number,
): Point {
  const touch = contact(from, slide);
  const way = Math.max(0, (done - touch) / (1 - touch)) * UNIT;
  const [dx, dy] = WAY[seenAs(slide.direction, turns)];
  return [dx * way, dy * way];
}

const TO_BAR = ((UNIT - FOOT) / 2 - BAR / 2) / UNIT;
const TO_BLOCK = (UNIT - FOOT) / UNIT;

/** How far the grid has gone when a block that the engine says is pushed is touched: by a bar, else by the one behind. */
function contact(at: string, slide: { direction: Direction; before: IdoView; carried: Carried[] }): number {
  const [[x, y], [vx, vy]] = [unit(at), WAY[slide.direction]];
  const behind = nameOf([x - vx, y - vy]);
  const carried = slide.carried.some(({ from }) => from === behind);
  if (barBehind(slide.before, at, slide.direction) || !carried) return TO_BAR;
  const earlier = contact(behind, slide);
  return earlier + TO_BLOCK * (1 - earlier);
}

/** Whether a drawn bar of the grid stands directly behind a unit. */
function barBehind(view: IdoView, at: string, direction: Direction): boolean {
  const [[x, y], [dx, dy]] = [unit(at), offset(view)];
  const [column, row] = [x - 1 - dx, y - 1 - dy];
  const { west, north } = view.lines.grid;
  const bar = {
    west: west[row]?.[column + 1],
    east: west[row]?.[column],
    north: north[row + 1]?.[column],
    south: north[row]?.[column],
  }[direction];
  return bar === "1";
}

/** The block whose drawing is seen at a point, the one in front first. */
export function under([x, y]: Point, pieces: Piece[], view: Picture, frame: Frame, flat: boolean): Piece | undefined {
  return pieces
    .map((piece) => ({ piece, at: spot(pieces, piece, view, frame, 1) }))
    .filter(({ piece, at }) => {
      const half = (FOOT * at.scale) / 2;
      const up = flat ? 0 : rise(HEIGHT[piece.size] * at.scale);
      return !at.hidden && Math.abs(x - at.x) < half && y > at.y - up - half && y < at.y + half;
    })
    .sort((a, b) => b.at.y - a.at.y)[0]?.piece;
}

/** Whether a piece stands on the board itself. */
export const onBoard = ({ at }: Piece): boolean => isUnit(at);
