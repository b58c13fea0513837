/** What is seen of what happened: cards are dealt, drawn and discarded; somebody calls. The views between two views are
 *  only pictures. */
import type { IgoDiscarded, IgoDrew, IgoEvent, IgoView, TableEvent } from "$/api/described";
import type { Flight, Scene } from "$/games/screen";
import { without } from "$/lib/narrow";
import { place } from "./layout";

const CRY = 1500; // ms for the great word
const DEALT = 1300; // ms to look at a new deal before anything else is shown
const BACKS = 4; // cards that are seen to go to each of the others

const told = (event: TableEvent) => event.happened as unknown as IgoEvent[];

/** Whether a round ends without being counted (IGO-14, IGO-40). */
export const cancelled = (event: TableEvent) =>
  told(event).find((one) => one.what === "column-empty" || one.what === "stalled");

/** Whether all hands are counted. */
export const counted = (event: TableEvent): boolean => told(event).some((one) => one.what === "series");

export function scenes(event: TableEvent, before: IgoView, after: IgoView): Scene<IgoView>[] {
  const steps: Scene<IgoView>[] = [];
  const ends = Boolean(cancelled(event)); // then the view after is already that of the next round
  for (const one of told(event)) {
    if (one.what === "drew") steps.push(drew(one, before, ends ? undefined : after));
    if (one.what === "discarded") steps.push(discarded(one, before, ends ? undefined : after));
    if (one.what === "called") steps.push({ view: after, mark: "called", hold: CRY, sound: "great" });
  }
  return steps;
}

function drew({ seat, source, card }: IgoDrew, before: IgoView, after: IgoView | undefined): Scene<IgoView> {
  const from = source === "column" ? place.column(before.column.length - 1) : place[source as "pile" | "discard"];
  const seen = after?.drawn?.card ?? card;
  const mine = seat === before.seat && seen !== null;
  const view = after ?? {
    ...before,
    column: before.column.slice(0, -1),
    hand: mine ? [...before.hand, seen] : before.hand,
    moves: [],
  };
  return { view, flights: [{ from, to: mine ? place.own(seen) : place.hidden(seat) }], sound: "take" };
}

function discarded({ seat, card }: IgoDiscarded, before: IgoView, after: IgoView | undefined): Scene<IgoView> {
  const mine = seat === before.seat;
  const view = after ?? {
    ...before,
    hand: mine ? without(before.hand, [card]) : before.hand,
    hand_sizes: before.hand_sizes.with(seat, before.hand_sizes[seat]! - 1),
    top: card,
    discards: before.discards + 1,
    moves: [],
  };
  return { view, flights: [{ from: mine ? place.own(card) : place.hidden(seat), to: place.discard }], sound: "lay" };
}

/** The deal: a card a beat, then a moment to look at it. */
export function opening(view: IgoView): Scene<IgoView>[] {
  const flights: Flight[] = view.hand.map((card, i) => ({ from: place.pile, to: place.own(card), beat: i * 0.6 }));
  for (let seat = 0; seat < view.seats; seat++)
    if (seat !== view.seat)
      for (let i = 0; i < BACKS; i++) flights.push({ from: place.pile, to: place.hidden(seat), beat: i * 1.5 + 0.3 });
  view.column.forEach((_, at) => flights.push({ from: place.pile, to: place.column(at), beat: 4 + at * 0.6 }));
  flights.push({ from: place.pile, to: place.discard, beat: 4 + view.column.length * 0.6 });
  return [{ view, flights, hold: DEALT }];
}
