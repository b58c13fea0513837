/** Room to breathe: what would hold a slow machine up for long is cut into pieces, and between them it sees to touches and
 *  draws. */
import { tick } from "svelte";

const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel(); // unlike a timer it does not slow down in a tab that nobody looks at
port1.onmessage = () => waiting.shift()?.();

/** To go on in a task of its own. */
export const breath = () =>
  new Promise<void>((go) => {
    waiting.push(go);
    port2.postMessage(null);
  });

/** To go on in a task of its own before the next picture, where the browser can be asked for that. */
export const beforePicture = (): Promise<void> =>
  "scheduler" in window ? scheduler.postTask(() => {}, { priority: "user-blocking" }) : breath();

let last = Promise.resolve();

/** A part of a page is put there, and laid out, in a task of its own. */
export function later(): Promise<void> {
  const turn = breath();
  last = turn.then(layOut);
  return turn;
}

/** Lay the page out now, as it has changed; the next picture need not. */
export async function layOut(): Promise<void> {
  await tick();
  void document.body.offsetHeight;
}

/** When all parts of a page that come later are there; it is not seen until it is shown. */
export async function whole(page: HTMLElement): Promise<void> {
  hide(page);
  for (let seen; seen !== last; await tick()) await (seen = last);
}

export function hide(page: HTMLElement): void {
  page.style.opacity = "0"; // where `visibility` would concern every element in it
}

export function show(page: HTMLElement): void {
  page.style.opacity = "";
}

const HIDDEN = 100; // ms: a tab that nobody looks at draws nothing

/** To go on right before the next picture is drawn. */
export const nextPicture = () =>
  new Promise<void>((go) => {
    const timer = setTimeout(go, HIDDEN);
    requestAnimationFrame(() => (clearTimeout(timer), go()));
  });

/** Things to do while nobody does anything, one after another. */
export async function atLeisure(things: Iterable<() => void>): Promise<void> {
  for (const thing of things) {
    await new Promise<unknown>((go) =>
      "requestIdleCallback" in window ? requestIdleCallback(go) : setTimeout(go, 50),
    );
    thing();
  }
}
