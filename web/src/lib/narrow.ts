/** Narrowing: which of the legal moves still fit what was touched so far. It knows names of things, and no rule. */

/** Whether the things hold all of the wanted ones, each as often. */
export function holds(things: string[], wanted: string[]): boolean {
  const left = [...things];
  return wanted.every((one) => {
    const at = left.indexOf(one);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** The things without these, each once. */
export function without(things: string[], gone: string[]): string[] {
  const left = [...things];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Where the wanted things lie: at the places that were touched first, else at the first that are free. */
export function lying(things: string[], wanted: string[], touched: number[]): number[] {
  const places: number[] = [];
  for (const one of wanted) {
    const free = (at: number) => things[at] === one && !places.includes(at);
    const at = touched.find(free) ?? things.findIndex((_, i) => free(i));
    if (at >= 0) places.push(at);
  }
  return places;
}

/** A name for each of several things of which some are the same: `S1/0`, `S1/1`. */
export function numbered(things: string[]): string[] {
  return things.map((one, i) => `${one}/${things.slice(0, i).filter((other) => other === one).length}`);
}
