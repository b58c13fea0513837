/** What was chosen last on this device for a thing, such as the tables of a game. */
const PLACE = "ludotheque:";

export function remembered<T>(thing: string): T | undefined {
  try {
    const kept = localStorage.getItem(PLACE + thing);
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

export function remember(thing: string, choice: unknown): void {
  try {
    localStorage.setItem(PLACE + thing, JSON.stringify(choice));
  } catch {
    // it is asked again next time
  }
}
