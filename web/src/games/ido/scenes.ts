/** What is seen of what happened: blocks come in, go, come home; the grid glides and pushes. Pictures between two views. */
import type { IdoBlock, IdoEvent, IdoPushed, IdoPushedOff, IdoSlid, IdoView, TableEvent } from "$/api/described";
import type { Scene } from "$/games/screen";
import { beyond, type Direction, type Size } from "./board";

/** A block that changes its place: a unit (beyond the rim too), `reserve` or `home`. */
export interface Carried {
  seat: number;
  size: Size;
  from: string;
  to: string;
}

/** How a picture came from the one before. */
export type Moving =
  { kind: "arc"; carried: Carried[] } | { kind: "slide"; direction: Direction; before: IdoView; carried: Carried[] };

/** A view, and how what is seen in it got there. */
export type Picture = IdoView & { moving?: Moving };

export const TIME = { step: 260, tray: 340, slide: 380 }; // ms; the grid is heavier than a block

export function scenes(event: TableEvent, before: IdoView, after: IdoView): Scene<Picture>[] {
  const steps: Scene<Picture>[] = [];
  const happened = event.happened as unknown as IdoEvent[];
  let view = before;
  for (const one of happened) {
    const step = scene(one, view, after, happened);
    if (!step) continue;
    steps.push(step);
    view = step.view;
  }
  return steps;
}

function scene(event: IdoEvent, view: IdoView, after: IdoView, all: IdoEvent[]): Scene<Picture> | undefined {
  switch (event.what) {
    case "introduced":
      return arc(view, { ...event, from: "reserve" });
    case "moved":
      return arc(view, { ...event, from: event.at });
    case "went-home":
      return arc(view, { ...event, from: event.at, to: "home" });
    case "out-of-order":
      return arc(view, { ...event, from: "home", to: "reserve" });
    case "slid":
      return slide(event, view, after, pushedBy(all, event.direction));
    case "pushed-home":
    case "pushed-off": {
      const slid = all.find((one): one is IdoSlid => one.what === "slid");
      if (!slid) return undefined;
      const to = event.what === "pushed-home" ? "home" : "reserve";
      return arc(view, { ...event, from: beyond(event.at, slid.direction), to });
    }
    default:
      return undefined;
  }
}

/** Everything that a slide pushes; what it pushes off goes over the rim first. */
export function pushedBy(events: IdoEvent[], direction: Direction): Carried[] {
  const on = events.filter((one): one is IdoPushed => one.what === "pushed").flatMap(({ blocks }) => blocks);
  const off = events.filter((one): one is IdoPushedOff => one.what === "pushed-home" || one.what === "pushed-off");
  return [
    ...on.map(({ seat, size, at, to }) => ({ seat, size, from: at, to })),
    ...off.map(({ seat, size, at }) => ({ seat, size, from: at, to: beyond(at, direction) })),
  ];
}

function arc(view: IdoView, { seat, size, from, to }: Carried): Scene<Picture> {
  const carried = [{ seat, size, from, to }];
  const far = [from, to].some((place) => place === "reserve" || place === "home");
  return {
    view: { ...carry(view, carried), moving: { kind: "arc", carried } },
    hold: far ? TIME.tray : TIME.step,
    sound: to === "home" ? "great" : "lay",
  };
}

function slide({ direction }: IdoSlid, before: IdoView, after: IdoView, carried: Carried[]): Scene<Picture> {
  const { grid, spaces, slide_ban } = after;
  const moving: Moving = { kind: "slide", direction, before, carried };
  return { view: { ...carry(before, carried), grid, spaces, slide_ban, moving }, hold: TIME.slide, sound: "take" };
}

/** The view with blocks carried to their new places; nobody can choose meanwhile. */
export function carry(view: IdoView, carried: Carried[]): IdoView {
  const players = view.players.map((player, seat) => {
    const own = carried.filter((one) => one.seat === seat);
    if (!own.length) return player;
    const gone = own.map(({ size, from }) => ({ size, from }));
    const leaves = (size: Size, place: string) => {
      const at = gone.findIndex((one) => one.size === size && one.from === place);
      if (at >= 0) gone.splice(at, 1);
      return at >= 0;
    };
    const comes = (place: string) => own.filter(({ to }) => to === place).map(({ size }) => size);
    const stay: IdoBlock[] = player.blocks.filter(({ size, at }) => !leaves(size, at));
    const arrive = own.filter(({ to }) => to !== "home" && to !== "reserve").map(({ size, to }) => ({ size, at: to }));
    return {
      ...player,
      blocks: [...stay, ...arrive],
      home: [...player.home.filter((size) => !leaves(size, "home")), ...comes("home")],
      reserve: [...player.reserve.filter((size) => !leaves(size, "reserve")), ...comes("reserve")],
    };
  });
  return { ...view, players, moves: [] };
}
