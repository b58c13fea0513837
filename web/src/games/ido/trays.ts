/** Beside the board: reserve by the start area, homes by the goal area, the name in the corner between: a pinwheel. */
import type { IdoPlayer } from "$/api/described";
import { chairSeenAs, type Chair, type Point, type Size } from "./board";
import { mark, rect } from "./drawing";
import { areaRect, type Frame } from "./plate";

const ROOMY = 4; // so many blocks that came home stand beside one another in their tray
const DEPTH = 96;
const GAP = 38;
const LENGTH = 300;
const LOW = 12; // blocks stand a little below the middle of their tray

/** The sizes that must come home one after the other, as agreed; none: in any order. */
export const orderOf = (order: unknown): Size[] =>
  typeof order === "string" && order !== "any" ? [...order].map((one) => (one === "s" ? "small" : "large")) : [];

export const reserveRect = (player: IdoPlayer, frame: Frame) => areaRect(player.start, frame, DEPTH, frame.rim + GAP);
const homeRect = (player: IdoPlayer, frame: Frame) => areaRect(player.goal, frame, DEPTH, frame.rim + GAP);

/** Where the n-th block of the reserve stands: from the corner inwards. */
export function reserveSpot(player: IdoPlayer, frame: Frame, n: number): Point {
  const [x, y, width, height] = reserveRect(player, frame) as [number, number, number, number];
  const seen = chairSeenAs(player.chair, frame.turns);
  const fromEnd = seen === "south" || seen === "west";
  const along = 30 + 48 * n;
  if (width > height) return [fromEnd ? x + width - along : x + along, y + height / 2 + 14];
  return [x + width / 2, fromEnd ? y + height - along : y + 46 + 48 * n];
}

/** How large a block is there: more of them are smaller, so that each is seen. */
export const trayScale = (at: "reserve" | "home", goal: number) =>
  0.66 * (at === "home" ? Math.min(1, ROOMY / goal) : 1);

/** Where the n-th block that came home stands. */
export function homeSpot(player: IdoPlayer, frame: Frame, n: number, goal: number): Point {
  const [x, y, width, height] = homeRect(player, frame) as [number, number, number, number];
  const seen = chairSeenAs(player.chair, frame.turns);
  const step = (LENGTH / goal) * (n + 0.5);
  const along = seen === "west" || seen === "north" ? LENGTH - step : step;
  return width > height ? [x + along, y + height / 2 + LOW] : [x + width / 2, y + along + LOW - 2];
}

type Anchor = [number, number, "start" | "middle" | "end"];

/** What lies under the blocks of a tray: wells, empty slots, words and numbers. */
export function trays(player: IdoPlayer, frame: Frame, goal: number, order: Size[], words: Record<string, string>) {
  const seen = chairSeenAs(player.chair, frame.turns);
  const [x, y, width, height] = reserveRect(player, frame) as [number, number, number, number];
  const [hx, hy, hw, hh] = homeRect(player, frame) as [number, number, number, number];
  const name = {
    south: [x - 12, y + height / 2 + 8, "end"],
    north: [x + width + 12, y + height / 2 + 8, "start"],
    west: [x + width / 2, y - 16, "middle"],
    east: [x + width / 2, y + height + 32, "middle"],
  }[seen] as Anchor;
  const count = {
    south: [hx + hw / 2, hy + hh + 40, "middle"],
    west: [hx - 12, hy + hh / 2 + 6, "end"],
    north: [hx + hw / 2, hy - 40, "middle"],
    east: [hx + hw + 14, hy + hh / 2 + 6, "start"],
  }[seen] as Anchor;
  const [first, second] = hw > hh ? [count[1] - 2, count[1] + 22] : [count[1], count[1] + 26];
  const slots = Array.from({ length: goal }, (_, n) => slot(player.chair, homeSpot(player, frame, n, goal), order[n]));
  const text = (kind: string, [tx, ty, anchor]: Anchor, said: string) =>
    `<text class="${kind}" x="${tx}" y="${ty}" text-anchor="${anchor}">${said}</text>`;
  return (
    `<g class="tray ${player.chair}">${rect([x, y, width, height], 'class="well"')}${text("tray-name", name, words.reserve!)}` +
    rect([hx, hy, hw, hh], 'class="well"') +
    slots.join("") +
    text("home-count", [count[0], first, count[2]], `${player.home.length}<tspan class="of"> / ${goal}</tspan>`) +
    `${text("tray-name", [count[0], second, count[2]], words.home!)}</g>`
  );
}

/** An empty slot; where an order is agreed its frame tells the size that it waits for. */
function slot(chair: Chair, [x, y]: Point, size: Size | undefined): string {
  const frame =
    size && rect([x - 21, size === "large" ? y - 40 : y - 21, 42, size === "large" ? 61 : 42], 'class="waits"');
  return `<g class="slot">${frame ?? ""}${mark(chair, x, y, 14)}</g>`;
}

/** The corner between both trays, for the name. */
export function cornerSpot(chair: Chair, turns: number): Point {
  const seen = chairSeenAs(chair, turns);
  return ({ south: [868, 868], west: [-206, 868], north: [-206, -202], east: [868, -202] } as Record<Chair, Point>)[
    seen
  ];
}
