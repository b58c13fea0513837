import { describe, expect, it } from "vitest";
import type { StratheosEvent, StratheosPlace, StratheosView, TableEvent } from "$/api/described";
import { momentOf, tradedIn } from "./moments";
import { opening, scenes } from "./scenes";

const place = (at: string): StratheosPlace => ({ at, card: null, now: false, protected: false });
const row = (seat: number, many: number) => ({
  seat,
  places: Array.from({ length: many }, (_, i) => place(`${seat}.${i + 1}`)),
  barred: false,
  wins: 0,
});

/** A table as it matters for what is seen: two rows, nothing announced. */
const table = (...sizes: number[]) =>
  ({
    seats: sizes.length,
    players: sizes.map((many, seat) => row(seat, many)),
    seat: 0,
    turn: 0,
    naming: null,
    giving: null,
    in_hand: null,
    pile: 40,
    discards: { size: 0, top: null, cards: [] },
    options: {},
    reason: null,
    moves: [],
  }) as unknown as StratheosView;

/** What is seen of these events. */
const seen = (happened: object[], before = table(6, 6), after = before) =>
  scenes({ happened: happened as StratheosEvent[] } as unknown as TableEvent, before, after);
const faces = (view: StratheosView) =>
  view.players.flatMap((player) => player.places.flatMap(({ card, at }) => (card ? [`${at} ${card}`] : [])));
const ribbons = (happened: object[], before?: StratheosView) =>
  seen(happened, before).flatMap(({ mark }) =>
    mark ? [`${momentOf(mark)!.what} ${momentOf(mark)!.sign}`.trim()] : [],
  );
const flights = (happened: object[], before = table(6, 6), after = before) =>
  seen(happened, before, after).flatMap((scene) => scene.flights?.map(({ from, to }) => `${from} → ${to}`) ?? []);
/** What is said and what travels, in their order. */
const order = (happened: object[], before?: StratheosView, after?: StratheosView) =>
  seen(happened, before, after).flatMap(({ mark, flights: some = [] }) => [
    ...(mark ? [momentOf(mark)!.what] : []),
    ...some.map(({ from, to }) => `${from} → ${to}`),
  ]);

const name = (at: string) => ({ what: "named", seat: 0, place: at });
const discard = (card: string) => ({ what: "discarded", seat: 0, card });

describe("an announcement", () => {
  it("that is wrong turns over one by one, up to the first that fails (STR-32)", () => {
    const wrong = [
      ...["0.2", "0.4", "0.5"].map(name),
      { what: "wrong", seat: 0 },
      {
        what: "shown",
        seat: 0,
        shown: [
          { place: "0.2", card: "E7" },
          { place: "0.4", card: "F3" },
        ],
      },
    ];
    const steps = seen(wrong, table(6, 6), table(7, 6));
    expect(steps.slice(0, 3).map(({ view }) => faces(view))).toEqual([
      ["0.2 E7"],
      ["0.2 E7", "0.4 F3"],
      ["0.2 E7", "0.4 F3"],
    ]);
    expect(momentOf(steps[2]!.mark)).toMatchObject({ what: "wrong", cards: ["E7", "F3"] });
    expect(faces(steps.at(-1)!.view)).toEqual([]); // turned back
    expect(steps.at(-1)!.flights).toMatchObject([{ from: "hand/0", to: "place/0.7" }]);
  });

  it("that is right turns over whole, and flies off in its order", () => {
    const right = [...["0.5", "0.1"].map(name), { what: "right", seat: 0, number: 2 }, discard("E7"), discard("F7")];
    const steps = seen(right, table(6, 6), table(5, 6));
    expect(faces(steps[1]!.view)).toEqual(["0.1 F7", "0.5 E7"]);
    expect(flights(right, table(6, 6), table(5, 6))).toEqual([
      "hand/0 → place/0.1",
      "place/0.5 → discards",
      "place/0.1 → discards",
    ]);
  });

  it("is seen also where nothing moves", () => {
    const wrong = [name("0.2"), { what: "wrong", seat: 0 }, { what: "shown", shown: [{ place: "0.2", card: "E7" }] }];
    expect(seen(wrong).map(({ still }) => Boolean(still))).toEqual([true, true, false]);
  });

  it("that is a flush is said to be one, and no more (STR-34)", () => {
    const flush = [
      name("0.1"),
      { what: "right", seat: 0, number: 3 },
      { what: "flush", seat: 0, number: 3 },
      discard("E7"),
    ];
    expect(ribbons(flush)).toEqual(["flush"]);
  });

  it("that is right is said with its cards alone, whatever is discarded after them", () => {
    const right = [...["0.5", "0.1"].map(name), { what: "right", seat: 0, number: 2 }, discard("E7"), discard("F7")];
    const told = seen([...right, { what: "passive", family: "fire", seat: 0 }, discard("W2")]);
    expect(momentOf(told.find(({ mark }) => mark)!.mark)?.cards).toEqual(["E7", "F7"]);
  });
});

describe("a malus", () => {
  const added = { what: "added", clause: "STR-5", seat: 0 };

  it("is said once, and before it acts", () => {
    expect(order([discard("APO"), added, { ...added }], table(6, 6), table(8, 6))).toEqual([
      "hand/0 → discards",
      "malus",
      "pile → place/0.7",
      "pile → place/0.8",
    ]);
    expect(momentOf(seen([discard("APO"), added])[1]!.mark)?.many).toBe(1); // there was room for one
    expect(
      ribbons([
        { what: "burnt", owner: 1, place: "1.1", card: "DEL" },
        { what: "shuffled", seat: 0 },
      ]),
    ).toEqual(["burnt DEL", "malus DEL"]);
    expect(ribbons([discard("RAG"), { what: "traded", seat: 0, owner: 1, number: 6 }])).toEqual(["malus RAG"]);
    const whole = seen([{ what: "traded", seat: 0, owner: 1, number: 7 }], table(7, 3));
    expect(momentOf(whole[0]!.mark)?.many).toBeUndefined(); // rows may be of any length
    expect(
      ribbons([discard("DEL"), discard("RAG"), { what: "shuffled", seat: 0 }, { what: "traded", seat: 0, owner: 1 }]),
    ).toEqual(["malus DEL", "malus RAG"]);
  });

  it("goes on after what Ragnarök waited for is given (STR-42)", () => {
    const giving = { ...table(6, 6), giving: { giver: 1, given: [], left: 1 } } as StratheosView;
    const given = [
      { what: "traded-some", seat: 0, owner: 1, number: 1 },
      { what: "added", seat: 0 },
      { what: "shuffled", seat: 0 },
    ];
    expect(ribbons(given, giving)).toEqual(["malus RAG", "malus APO", "malus DEL"]);
  });

  it("is no power that does the same (STR-4)", () => {
    expect(ribbons([{ what: "added", clause: "STR-4", seat: 1 }, discard("L16")])).toEqual([]);
    expect(ribbons([{ what: "shuffled", clause: "STR-4", seat: 1 }, discard("W16")])).toEqual([]);
  });

  it("moves what was chosen, or all, however unequal the rows (STR-42)", () => {
    const giving = { ...table(3, 4), giving: { giver: 1, given: ["1.2"], left: 1 } } as StratheosView;
    giving.players[0]!.places[0]!.protected = true;
    const given = [
      { what: "gave", seat: 0, owner: 1, place: "1.4" },
      { what: "traded-some", seat: 0, owner: 1, number: 2 },
    ];
    expect(flights(given, giving)).toEqual([
      "place/0.2 → place/1.2",
      "place/0.3 → place/1.4",
      "place/1.2 → place/0.2",
      "place/1.4 → place/0.3",
    ]);
    const all = [{ what: "traded", seat: 0, owner: 1, number: 1 }];
    expect(flights(all, table(1, 2), table(2, 1))).toEqual([
      "place/0.1 → place/1.1",
      "place/1.1 → place/0.1",
      "place/1.2 → place/0.2",
    ]);
  });

  it("ties together what changes places, and nothing that is protected (STR-42)", () => {
    const rows = table(4, 2);
    rows.players[0]!.places[0]!.protected = rows.players[0]!.places[1]!.protected = true;
    const ragnarok = { what: "malus", sign: "RAG", seat: 0, owner: 1 } as const;
    expect(tradedIn(ragnarok, rows)?.arcs).toEqual([
      ["0.3", "1.1"],
      ["1.2", "0.4"],
    ]);
    expect(tradedIn(ragnarok, table(3, 1))?.arcs).toEqual([["0.1", "1.1"]]);
  });

  it("does not act where cards have no texts", () => {
    expect(ribbons([discard("APO")])).toEqual([]);
  });
});

describe("what travels", () => {
  it("goes in and out at the same time when a card is exchanged", () => {
    const steps = seen([{ what: "exchanged", seat: 0, place: "0.3" }, discard("E7")]);
    expect(steps[0]!.flights).toEqual([
      { from: "hand/0", to: "place/0.3", beat: 0 },
      { from: "place/0.3", to: "discards", beat: 0 },
    ]);
  });

  it("is the top card of the pile once fire has acted", () => {
    const fire = { what: "passive", family: "fire", seat: 0 };
    const burning = [discard("F13"), fire, discard("W2")];
    expect(order(burning)).toEqual(["hand/0 → discards", "passive", "pile → discards"]);
    expect(ribbons(burning)).toEqual(["passive F"]);
    expect(seen(burning).map(({ view }) => view.discards.top)).toEqual(["F13", "F13", null]); // null: as it is afterwards
  });

  it("is fewer in the pile and more under the discards, while it is told", () => {
    const powers = [
      { what: "added", clause: "STR-4", seat: 1 },
      { what: "burnt", owner: 1, place: "1.2", card: "W2" },
    ];
    const told = seen([...powers, discard("L16"), { what: "passive", family: "lightning", seat: 1 }]);
    const { view } = told.find(({ mark }) => momentOf(mark)?.what === "passive")!;
    expect([view.pile, view.discards.size]).toEqual([38, 2]);
  });

  it("is seen and said before it goes under the discards", () => {
    const burnt = [{ what: "burnt", owner: 1, place: "1.2", card: "W2" }, discard("F16")];
    const steps = seen(burnt, { ...table(6, 6), seat: 1, current: 0 } as StratheosView);
    expect(steps.slice(0, 2).map(({ view }) => faces(view))).toEqual([["1.2 W2"], ["1.2 W2"]]);
    expect(momentOf(steps[1]!.mark)).toEqual({ what: "burnt", sign: "W2", seat: 0, owner: 1 });
    expect(steps.slice(2).map(({ flights: some }) => some?.length)).toEqual([2, 1]);
    expect(steps.slice(2).flatMap(({ view }) => faces(view))).toEqual([]);
  });

  it("is nothing where Gaïa bars somebody: that is said", () => {
    expect(ribbons([{ what: "barred", seat: 0, owner: 1 }, discard("E16")])).toEqual(["barred E16"]);
  });

  it("crosses when two cards change places", () => {
    expect(flights([{ what: "swapped", owner: 1, place: "1.2", other: 0, other_place: "0.1" }])).toEqual([
      "place/1.2 → place/0.1",
      "place/0.1 → place/1.2",
    ]);
  });

  it("shows nothing of the count, which has a page of its own", () => {
    const open = row(0, 6).places.map((one) => ({ ...one, card: "E1", now: true }));
    const counted = { ...table(6, 6), players: [{ ...row(0, 6), places: open }, row(1, 6)], reason: "points" };
    const last = [{ what: "exchanged", seat: 0, place: "0.3" }, discard("E7")];
    const steps = seen(last, table(6, 6), counted as unknown as StratheosView);
    expect(steps.flatMap(({ view }) => faces(view))).toEqual([]);
    expect(steps.at(-1)!.view.discards.top).toBe("E7");
  });

  it("is each card once when they are dealt, and before they are looked at", () => {
    const open = row(0, 3).places.map((one) => ({ ...one, card: "E1", now: true }));
    const looking = { ...table(3, 3), stage: "memorise", players: [{ ...row(0, 3), places: open }, row(1, 3)] };
    const [deal] = opening(looking as StratheosView);
    expect(deal!.flights).toHaveLength(6);
    expect(faces(deal!.view)).toEqual([]);
    expect(opening({ ...looking, stage: "draw" } as StratheosView)).toEqual([]);
  });
});

describe("a place that somebody else points at", () => {
  it("is pointed out", () => {
    const looked = { what: "looked", seat: 1, owner: 0, place: "0.4" };
    expect(seen([looked]).map(({ mark }) => momentOf(mark)?.sign)).toEqual(["0.4", undefined]);
    expect(seen([{ ...looked, seat: 0 }])).toEqual([]);
  });
});
