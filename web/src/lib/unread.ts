/** A count, say, that the person at a table has not gone on from: kept by the tab, for the page may be loaded again. */
import type { Snapshot, TableEvent } from "$/api/described";

export interface Unread {
  interlude: TableEvent;
  before: Snapshot | undefined;
}

const PLACE = "ludotheque:unread:";
const place = (table: string) => PLACE + table;

export function keepUnread(table: string, unread: Unread | undefined): void {
  try {
    if (unread) sessionStorage.setItem(place(table), JSON.stringify(unread));
    else sessionStorage.removeItem(place(table));
  } catch {
    // a browser that keeps nothing: then it is read now or never
  }
}

/** What is unread of the match that is played now, by whoever sits there now. */
export function unreadOf({ table, number, you }: Snapshot): Unread | undefined {
  try {
    const kept = sessionStorage.getItem(place(table));
    const unread = kept === null ? undefined : (JSON.parse(kept) as Unread);
    return unread?.interlude.number === number && unread.interlude.you === you ? unread : undefined;
  } catch {
    return undefined;
  }
}

/** Somebody else has this device now: nothing of one's hands stays in it. */
export function forgetUnread(): void {
  try {
    for (const kept of Object.keys(sessionStorage)) if (kept.startsWith(PLACE)) sessionStorage.removeItem(kept);
  } catch {
    // a browser that keeps nothing
  }
}
