/** What is seen of what happened: cards are laid, taken, swept and dealt. The views between two views are only pictures. */
import type { ShokobaEvent, ShokobaLaid, ShokobaSwept, ShokobaTook, ShokobaView, TableEvent } from "$/api/described";
import type { Flight, Scene } from "$/games/screen";
import { numbered, without } from "$/lib/narrow";
import { place, sideOf } from "./layout";

const HOLD = 900; // ms for the great word
const DEALT = 600; // ms to look at a new deal before anything else is shown
const BEATS = 8; // in which a whole deal leaves the pack

export function scenes(event: TableEvent, before: ShokobaView, after: ShokobaView): Scene<ShokobaView>[] {
  const steps: Scene<ShokobaView>[] = [];
  let view = before;
  for (const one of event.happened as unknown as ShokobaEvent[]) {
    if (one.what === "round") break; // its deal is seen after the count of the last one
    const step = scene(one, view, after);
    if (!step) continue;
    steps.push(step);
    view = step.view;
  }
  return steps;
}

function scene(event: ShokobaEvent, view: ShokobaView, after: ShokobaView): Scene<ShokobaView> | undefined {
  switch (event.what) {
    case "laid":
      return laid(event, view);
    case "took":
    case "seized":
      return took(event, view);
    case "shokoba":
      return { view: gained(view, event.seat), mark: "shokoba", hold: HOLD, sound: "great" };
    case "swept":
      return swept(event, view);
    case "dealt":
      return dealt(view, after);
    default:
      return undefined; // the count has a page of its own
  }
}

const VALUES = (card: string) => Number(card.slice(1));
const GEMS = "DERS";
const inOrder = (cards: string[]) =>
  [...cards].sort((a, b) => VALUES(b) - VALUES(a) || GEMS.indexOf(a[0]!) - GEMS.indexOf(b[0]!));

/** Where the card of a seat leaves from, and the view without it. */
function leaves(view: ShokobaView, seat: number, card: string): { from: string; view: ShokobaView } {
  const at = view.hand_sizes[seat]! - 1;
  const hand_sizes = view.hand_sizes.with(seat, at);
  if (seat !== view.seat) return { from: place.hidden(seat, at), view: { ...view, hand_sizes, moves: [] } };
  const name = numbered(view.hand)[view.hand.indexOf(card)] ?? `${card}/0`;
  return { from: place.own(name), view: { ...view, hand_sizes, hand: without(view.hand, [card]), moves: [] } };
}

function laid({ seat, card }: ShokobaLaid, before: ShokobaView): Scene<ShokobaView> {
  const { from, view } = leaves(before, seat, card);
  const table = inOrder([...view.table, card]);
  const names = numbered(table);
  const to = place.table(names[table.lastIndexOf(card)]!);
  return { view: { ...view, table }, flights: [{ from, to }], sound: "lay" };
}

function took({ what, seat, card, taken }: ShokobaTook, before: ShokobaView): Scene<ShokobaView> {
  const seized = what !== "took"; // then the card lies on the table already
  const lying = numbered(before.table);
  const placeOf = (one: string, nth = 0) => place.table(`${one}/${nth}`);
  const { from, view } = seized ? { from: placeOf(card), view: before } : leaves(before, seat, card);
  const to = place.pile(before, seat);
  const seen: Record<string, number> = {};
  const spots = taken
    .map((one) => placeOf(one, (seen[one] = (seen[one] ?? -1) + 1)))
    .filter((name) => lying.includes(name.slice(6)));
  const flights: Flight[] = [{ from, to, via: spots }, ...spots.map((spot, i) => ({ from: spot, to, beat: 3 + i }))];
  const table = without(view.table, seized ? [card, ...taken] : taken);
  return { view: piled({ ...view, table, last_taker: seat }, seat, taken.length + 1), flights, sound: "take" };
}

function swept({ seat, cards }: ShokobaSwept, view: ShokobaView): Scene<ShokobaView> {
  const to = place.pile(view, seat);
  const flights = numbered(view.table).map((name, beat) => ({ from: place.table(name), to, beat }));
  return { view: piled({ ...view, table: [] }, seat, cards.length), flights };
}

function dealt(view: ShokobaView, after: ShokobaView): Scene<ShokobaView> {
  const { hand, hand_sizes, undealt } = after;
  return { view: { ...view, hand, hand_sizes, undealt, moves: [] }, flights: hands(after).map(paced) };
}

/** A round begins: three cards to each, then those on the table (SHO-11); a moment to look at them. */
export function opening(view: ShokobaView): Scene<ShokobaView>[] {
  const laid = numbered(view.table).map((name) => ({ from: source(view), to: place.table(name) }));
  return [{ view, flights: [...hands(view), ...laid].map(paced), hold: DEALT }];
}

/** A card to each, as often as there are cards for the hands, from the dealer's left. */
function hands(view: ShokobaView): Flight[] {
  const own = numbered(view.hand);
  const order = view.hand_sizes.map((_, i) => (view.dealer + 1 + i) % view.seats);
  return Array.from({ length: Math.max(...view.hand_sizes) }, (_, at) =>
    order
      .filter((seat) => at < view.hand_sizes[seat]!)
      .map((seat) => ({
        from: source(view),
        to: seat === view.seat ? place.own(own[at]!) : place.hidden(seat, at),
      })),
  ).flat();
}

/** Where cards are dealt from: the dealer's hands, once the whole pack is dealt (SHO-41). */
function source(view: ShokobaView): string {
  if (view.undealt) return place.deck;
  return view.dealer === view.seat ? place.own(numbered(view.hand)[0]!) : place.hidden(view.dealer, 0);
}

/** One after the other; many of them as quickly as few. */
const paced = (flight: Flight, i: number, all: Flight[]): Flight => ({
  ...flight,
  beat: i * Math.min(1, BEATS / all.length),
});

function piled(view: ShokobaView, seat: number, many: number): ShokobaView {
  const mine = sideOf(view, seat);
  return { ...view, sides: view.sides.map((side, i) => (i === mine ? { ...side, pile: side.pile + many } : side)) };
}

function gained(view: ShokobaView, seat: number): ShokobaView {
  const mine = sideOf(view, seat);
  return { ...view, sides: view.sides.map((side, i) => (i === mine ? { ...side, gems: side.gems + 1 } : side)) };
}
