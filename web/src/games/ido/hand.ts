/** The hand on the painting: pressing and dragging blocks, and gripping the grid. */
import type { Attachment } from "svelte/attachments";
import { settings } from "$/lib/settings.svelte";
import { isUnit, meantBy, unitAt, UNIT, UNITS, type Direction, type Point, type Size } from "./board";
import { slideTo } from "./choosing";
import type { Piece } from "./pieces";
import { areaRect, type Frame } from "./plate";
import type { Turn } from "./turn.svelte";

const SLACK = 8; // px before a press becomes a drag
const ENOUGH = 0.35; // of a unit: from there on the grid glides by itself
const GIVES = 0.06; // of a unit, when it may not slide
const SPRING = 180; // ms

interface Pressed {
  x: number;
  y: number;
  /** One's own block that was pressed: its unit, or `reserve`. */
  own?: { at: string; size: Size };
  dragging?: "block" | "grid";
}

/** What the hand needs to know: the turn it makes, how the board is framed and seen, which block is drawn at a point. */
interface Under {
  turn: Turn;
  frame: () => Frame;
  box: () => number[];
  block: (at: Point) => Piece | undefined;
}

export function hand({ turn, frame, box, block }: Under): Attachment<HTMLElement> {
  return (element) => {
    let pressed: Pressed | undefined;
    let dragged = false;

    /** Where on the painting a pointer is, in its own units. */
    const point = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width } = element.getBoundingClientRect();
      const [x, y, span] = box() as [number, number, number];
      return [x + ((clientX - left) / width) * span, y + ((clientY - top) / width) * span];
    };
    const placeAt = ([x, y]: Point): string | undefined => {
      const [column, row] = [Math.floor(x / UNIT), Math.floor(y / UNIT)];
      if ([column, row].every((n) => n >= 0 && n < UNITS)) return unitAt(column, row, frame().turns);
      const { view } = turn;
      if (view.seat === null) return undefined;
      const [ax, ay, aw, ah] = areaRect(view.players[view.seat]!.goal, frame()) as [number, number, number, number];
      const near = UNIT / 2;
      return x > ax - near && x < ax + aw + near && y > ay - near && y < ay + ah + near ? "home" : undefined;
    };
    const cell = (place: string) => element.querySelector(`[data-unit="${place}"]`) ?? element;
    const handle = (direction: Direction) => document.querySelector(`button[data-slide="${direction}"]`) ?? element;

    function down(event: PointerEvent): void {
      dragged = false;
      if (event.button !== 0 || !turn.may) return;
      pressed = { x: event.clientX, y: event.clientY, own: ownUnder(event) };
    }
    function ownUnder(event: PointerEvent): Pressed["own"] {
      const { view } = turn;
      const found = block(point(event));
      if (found?.at === "reserve" && found.seat === view.seat) return { at: "reserve", size: found.size };
      const at = found?.at ?? placeAt(point(event));
      return view.seat === null ? undefined : view.players[view.seat]!.blocks.find((one) => one.at === at);
    }

    function move(event: PointerEvent): void {
      if (!pressed) {
        hover(event);
        return;
      }
      const [x, y] = [event.clientX - pressed.x, event.clientY - pressed.y];
      if (!pressed.dragging) {
        if (Math.hypot(x, y) < SLACK || !turn.may) return;
        begin(pressed, event);
      }
      if (pressed.dragging === "block") carry(event);
      else if (pressed.dragging === "grid") grip(x, y);
    }
    /** A mouse over the goal considers going there, as over any other open place. */
    function hover(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || !turn.open.has("home")) return;
      if (placeAt(point(event)) === "home") turn.aim = "home";
      else if (turn.aim === "home") turn.aim = undefined;
    }
    function begin(from: Pressed, event: PointerEvent): void {
      const { own } = from;
      if (own && own.at !== "reserve") turn.hold(own.at);
      else if (own && turn.held?.at !== "reserve") turn.holdReserve(own.size);
      else if (!own) turn.putBack();
      from.dragging = own ? "block" : "grid";
      dragged = true;
      element.setPointerCapture(event.pointerId);
    }
    function carry(event: PointerEvent): void {
      const at = point(event);
      turn.carried = at;
      const place = placeAt(at);
      turn.aim = place && turn.open.has(place) ? place : undefined;
    }
    function grip(x: number, y: number): void {
      const { turns } = frame();
      const side: Direction = Math.abs(x) > Math.abs(y) ? (x > 0 ? "east" : "west") : y > 0 ? "south" : "north";
      const direction = meantBy(side, turns);
      const pixels = (element.getBoundingClientRect().width / box()[2]!) * UNIT;
      const way = Math.min(1, Math.max(Math.abs(x), Math.abs(y)) / pixels);
      const may = slideTo(turn.view, direction) !== undefined;
      turn.grip = { direction, done: may ? way : Math.min(GIVES, way / 4), gone: false };
      if (may) void turn.foresee(direction);
    }

    function up(event: PointerEvent): void {
      const was = pressed;
      pressed = undefined;
      if (was?.dragging === "block") {
        turn.carried = undefined;
        const place = placeAt(point(event));
        if (!place || place === turn.held?.at) turn.putBack();
        else turn.drop(place, cell(place));
      } else if (was?.dragging === "grid") letGo();
    }
    function letGo(): void {
      const found = turn.grip;
      if (!found) return;
      const { direction, done } = found;
      if (slideTo(turn.view, direction) && done > ENOUGH) {
        turn.grip = { direction, done, gone: true };
        turn.slide(direction);
        return;
      }
      if (!slideTo(turn.view, direction)) turn.playing().ask(handle(direction), `slide ${direction}`);
      springBack(turn, settings.moving ? SPRING : 1);
    }
    function cancel(): void {
      if (pressed?.dragging) {
        turn.carried = undefined;
        turn.putBack();
        springBack(turn, 1);
      }
      pressed = undefined;
    }

    /** A block is drawn above the places behind it: a press on its drawing is a press on the block. */
    function click(event: MouseEvent): void {
      if (dragged) {
        event.stopPropagation(); // that was a drag, not a press
        dragged = false;
        return;
      }
      const target = event.target as Element;
      if (event.detail === 0 || target.closest("[data-slide]")) return; // by key
      const [at, touched] = [point(event), (event as PointerEvent).pointerType === "touch"];
      const [found, place] = [block(at), placeAt(at)];
      if (found?.at === "reserve") {
        if (found.seat === turn.view.seat) void turn.pressReserve(found.size);
      } else if (found && isUnit(found.at) && found.at !== place && !(place && turn.open.has(place))) {
        event.stopPropagation();
        void turn.press(found.at, cell(found.at), touched);
      } else if (place === "home" && turn.open.has("home")) void turn.press("home", element, touched);
    }

    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", cancel, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    return () => heard.abort();
  };
}

/** The grid goes back to where it stood. */
export function springBack(turn: Turn, duration: number): void {
  const from = turn.grip;
  if (!from) return;
  const begun = performance.now();
  const step = (now: number) => {
    if (turn.grip?.direction !== from.direction || turn.grip.gone !== from.gone) return; // somebody has it again
    const left = 1 - Math.min(1, (now - begun) / duration);
    turn.grip = left > 0 ? { ...from, done: from.done * left ** 3 } : undefined;
    if (left > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
