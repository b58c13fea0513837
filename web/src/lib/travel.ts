/** Motion: the view changes at once, and what changed place is seen to travel there. Nothing waits for it.
 *
 *  Elements that carry `data-place` are known by that name before and after. What has the same name on both sides makes
 *  room; a flight goes from one name to another by way of others, as a copy that is drawn above everything. */
import type { Flight } from "$/games/screen";
import { beforePicture, breath, nextPicture } from "./breath";

interface Seen {
  element: HTMLElement;
  rect: DOMRect;
}

/** How long things take, in ms, and how they come to rest. */
interface Pace {
  room: number;
  flight: number;
  beat: number;
  easing: string;
}

function pace(): Pace {
  const tokens = getComputedStyle(document.documentElement);
  const ms = (name: string) => parseFloat(tokens.getPropertyValue(name));
  const easing = tokens.getPropertyValue("--ease-out").trim();
  return { room: ms("--t-2"), flight: ms("--t-3"), beat: ms("--t-beat"), easing };
}

function look(root: HTMLElement): Map<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    seen.set(element.dataset.place!, { element, rect: element.getBoundingClientRect() });
  }
  return seen;
}

/** Change what is shown, and let things travel; resolves when they have arrived, or at once when the signal says so.
 *  Every stretch of work is a task of its own: a look at what is there, the change, its layout, the start, the picture
 *  that shows it, the end. Where the change is not seen yet, `show` does it when all is ready. */
export async function travel(
  root: HTMLElement,
  flights: Flight[],
  change: () => Promise<void>,
  signal: AbortSignal,
  show?: () => void,
): Promise<void> {
  // the picture that a press asks for comes before everything else: it is drawn first, while there is little to draw
  if (!show) await nextPicture().then(breath);
  const at = pace();
  const before = look(root);
  const copies = new Map<string, HTMLElement>(); // of what leaves: afterwards it may be gone
  for (const { from } of flights) {
    const leaving = before.get(from)?.element;
    if (leaving) copies.set(from, leaving.cloneNode(true) as HTMLElement);
  }
  await breath();
  if (signal.aborted) return;
  await change();
  const drawing = nextPicture();
  const soon = show ? breath : () => Promise.race([beforePicture(), drawing]);
  await soon();
  const after = look(root);
  await soon();
  show?.();
  if (signal.aborted) return;
  const under = [...makeRoom(before, after, new Set(flights.map((flight) => flight.to)), at)];
  const layer = root.appendChild(document.createElement("div"));
  layer.className = "flights";
  layer.setAttribute("aria-hidden", "true");
  for (const flight of flights) under.push(...fly(flight, before, after, copies, layer, at));
  const finish = () => under.forEach((animation) => animation.finish());
  signal.addEventListener("abort", finish, { once: true });
  await Promise.allSettled([drawing, ...under.map((animation) => animation.finished)]);
  if (!signal.aborted) await breath();
  signal.removeEventListener("abort", finish);
  layer.remove();
}

function* makeRoom(
  before: Map<string, Seen>,
  after: Map<string, Seen>,
  flown: Set<string>,
  { room, easing }: Pace,
): Generator<Animation> {
  const timing = { duration: room, easing };
  for (const [name, { element, rect }] of after) {
    const old = before.get(name)?.rect;
    if (!old || flown.has(name)) continue;
    const scale = rect.width ? old.width / rect.width : 1;
    const middle = (one: DOMRect) => [one.left + one.width / 2, one.top + one.height / 2] as const;
    const [[fromX, fromY], [toX, toY]] = [middle(old), middle(rect)];
    const [x, y] = [fromX - toX, fromY - toY];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    // nothing but these two: then it moves without the page's own thread, however busy that is
    yield element.animate({ translate: [`${x}px ${y}px`, "0 0"], scale: [scale, 1] }, timing);
  }
}

function* fly(
  { from, to, via = [], beat = 0 }: Flight,
  before: Map<string, Seen>,
  after: Map<string, Seen>,
  copies: Map<string, HTMLElement>,
  layer: HTMLElement,
  at: Pace,
): Generator<Animation> {
  const start = before.get(from) ?? after.get(from);
  const end = after.get(to) ?? before.get(to);
  if (!start || !end) return; // one of them is not on this screen
  const stops = [start.rect, ...via.flatMap((name) => (before.get(name) ?? after.get(name))?.rect ?? []), end.rect];
  const wait = beat * at.beat;
  const duration = at.flight * (1 + 0.6 * via.length);
  const path = stops.map((stop) => {
    const scale = stop.width / end.rect.width;
    return `translate(${stop.left}px, ${stop.top}px) scale(${scale})`;
  });
  const leave = (delay: number) => {
    const copy = layer.appendChild(drawn(copies.get(from), end.element, from, to));
    copy.style.width = `${end.rect.width}px`;
    copy.style.height = `${end.rect.height}px`;
    return copy.animate({ transform: path }, { duration, delay, easing: at.easing, fill: "both" });
  };
  const arrives = after.get(to)?.element;
  const unseen = arrives && !arrives.hasAttribute("data-heap"); // until then
  yield (arrives ?? layer).animate(unseen ? { opacity: [0, 0] } : null, { duration: duration + wait });
  // what waits on a heap is not seen there, and drawn when it leaves: the first picture need not show them all
  if (wait && after.get(from)?.element.hasAttribute("data-heap")) setTimeout(() => layer.isConnected && leave(0), wait);
  else yield leave(wait);
}

/** What is seen in the air: the face where there is one, at either end. Where others came to lie on it, it is its own. */
function drawn(start: HTMLElement | undefined, end: HTMLElement, from: string, to: string): HTMLElement {
  const own = start?.dataset.face && start.dataset.face !== end.dataset.face;
  const seen = end.dataset.face && !own ? end : (start ?? end);
  const faced = seen.cloneNode(true) as HTMLElement; // several may leave from one place: a heap
  faced.removeAttribute("data-place");
  faced.removeAttribute("id");
  faced.classList.add("flying");
  faced.dataset.flight = `${from} → ${to}`;
  return faced;
}
