/** How one likes one's hand: by colour, by value, or as it would be split. Remembered on the device. */
import type { IgoSplit } from "$/api/described";
import { remember, remembered } from "$/lib/remembered";
import { inkOf, INKS, valueOf } from "./cards";

export const ORDERS = ["colour", "value", "split"] as const;
export type Order = (typeof ORDERS)[number];
export type Group = "removed" | "series" | "added" | "rest";

const GROUPS: Group[] = ["removed", "series", "added", "rest"];
const PLACE = "igo:order";

export const liked = (): Order => remembered<Order>(PLACE) ?? "colour";
export const like = (order: Order): void => remember(PLACE, order);

/** The part of the split that a card belongs to; none of a card that would be discarded. */
export const groupOf = (card: string, split: IgoSplit | null): Group | undefined =>
  split ? GROUPS.find((group) => split[group].includes(card)) : undefined;

export function sorted(hand: string[], order: Order, split: IgoSplit | null): string[] {
  const ink = (card: string) => INKS.indexOf(inkOf(card));
  const part = (card: string) => {
    const group = groupOf(card, split);
    return group ? GROUPS.indexOf(group) : GROUPS.length;
  };
  const by = {
    colour: (a: string, b: string) => ink(a) - ink(b) || valueOf(a) - valueOf(b),
    value: (a: string, b: string) => valueOf(a) - valueOf(b) || ink(a) - ink(b),
    split: (a: string, b: string) => part(a) - part(b) || valueOf(a) - valueOf(b) || ink(a) - ink(b),
  };
  return [...hand].sort(by[order]);
}

/** Whether a card begins another bunch of the sorted hand. */
export function begins(card: string, before: string | undefined, order: Order, split: IgoSplit | null): boolean {
  if (before === undefined) return false;
  if (order === "colour") return inkOf(card) !== inkOf(before);
  if (order === "value") return valueOf(card) !== valueOf(before);
  return groupOf(card, split) !== groupOf(before, split);
}
