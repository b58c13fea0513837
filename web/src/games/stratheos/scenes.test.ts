import { describe, expect, it } from "vitest";
import type { StratheosEvent, StratheosPlace, StratheosView, TableEvent } from "$/api/described";
import { momentOf, scenes } from "./scenes";

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
    naming: null,
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
    expect(momentOf(steps[2]!.mark)?.what).toBe("wrong");
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
});

describe("a malus", () => {
  it("is what follows when its card has gone, once", () => {
    expect(ribbons([discard("APO"), { what: "added", seat: 0 }, { what: "added", seat: 0 }])).toEqual(["malus APO"]);
    expect(
      ribbons([
        { what: "burnt", place: "1.1", card: "DEL" },
        { what: "shuffled", seat: 0 },
      ]),
    ).toEqual(["malus DEL"]);
    expect(ribbons([discard("RAG"), { what: "traded", seat: 0, owner: 1, number: 6 }])).toEqual(["malus RAG"]);
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

  it("is no power that does the same", () => {
    expect(ribbons([{ what: "added", seat: 1 }, discard("L16")])).toEqual([]);
    expect(ribbons([{ what: "shuffled", seat: 1 }, discard("W16")])).toEqual([]);
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
    expect(flights([discard("F13"), fire, discard("W2")])).toEqual(["hand/0 → discards", "pile → discards"]);
    expect(ribbons([discard("F13"), fire, discard("W2")])).toEqual(["passive F"]);
  });

  it("crosses when two cards change places", () => {
    expect(flights([{ what: "swapped", place: "1.2", other_place: "0.1" }])).toEqual([
      "place/1.2 → place/0.1",
      "place/0.1 → place/1.2",
    ]);
  });

  it("keeps the count for a page of its own", () => {
    const counted = { ...table(6, 6), reason: "points" } as unknown as StratheosView;
    expect(seen([{ what: "exchanged", seat: 0, place: "0.3" }, discard("E7")], table(6, 6), counted)).toEqual([]);
  });
});
