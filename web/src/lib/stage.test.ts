// @vitest-environment jsdom
// What the stage shows of a table: event by event, but nobody waits for what is over.
import { beforeEach, expect, test, vi } from "vitest";
import type { Snapshot, TableEvent } from "$/api/described";
import type { Screen, View } from "$/games/screen";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { Stage } = await import("./stage.svelte");

const at = (version: number, view: View = { ply: version }) =>
  ({ version, view, state: "playing" }) as unknown as Snapshot;
const event = (what: string) => ({ move: what, happened: [{ what }] }) as unknown as TableEvent;
const whatOf = (one: TableEvent) => String(one.happened[0]!.what);

let played: string[];
const screen = {
  scenes: (one: TableEvent, before: View) => {
    played.push(whatOf(one));
    return [{ view: { ...before, scene: whatOf(one) } }];
  },
  interlude: (one: TableEvent) => whatOf(one) === "count",
} as unknown as Screen;

function staged() {
  const root = document.createElement("main");
  const stage = new Stage(
    () => root,
    () => screen,
  );
  stage.show(at(0));
  return stage;
}
/** Waits for what stays, however busy the machine is. */
const soon = (look: () => void) => vi.waitFor(look, { timeout: 30_000 });
const comes = (version: number, stage: InstanceType<typeof Stage>) =>
  soon(() => expect(stage.shown).toEqual(at(version)));

beforeEach(() => (played = []));

test("each event is played, one after the other", async () => {
  const seen: unknown[] = [];
  function* scenes(one: TableEvent, before: View) {
    yield* screen.scenes!(one, before, before);
    seen.push(stage.shown?.view);
  }
  const stage: InstanceType<typeof Stage> = new Stage(
    () => document.createElement("main"),
    () => ({ ...screen, scenes }) as unknown as Screen,
  );
  stage.show(at(0));
  stage.follow(event("a"), at(1));
  stage.follow(event("b"), at(2));
  await comes(2, stage);
  expect(seen).toEqual([
    { ply: 0, scene: "a" },
    { ply: 1, scene: "b" },
  ]);
  expect(played).toEqual(["a", "b"]);
});

test("who is far behind sees how it stands, not how it came to be", async () => {
  const stage = staged();
  for (const [i, what] of [..."abcdefg"].entries()) stage.follow(event(what), at(i + 1));
  await comes(7, stage);
  expect(played).toEqual(["a", "g"]);
});

test("who does something waits for nothing", async () => {
  const stage = staged();
  stage.follow(event("a"), at(1));
  stage.follow(event("b"), at(2));
  stage.hurry();
  expect(stage.shown).toEqual(at(2));
});

test("a count is passed over by nobody, and play goes on after it", async () => {
  const stage = staged();
  for (const [i, what] of ["a", "b", "count", "c", "d"].entries()) stage.follow(event(what), at(i + 1));
  await soon(() => expect(stage.interlude && whatOf(stage.interlude)).toBe("count"));
  stage.hurry();
  expect(stage.shown).toEqual(at(3));
  void stage.proceed();
  await comes(5, stage);
  expect(stage.interlude).toBeUndefined();
});

test("who presses twice goes on once, and sees the deal", async () => {
  const opening = vi.fn(() => []);
  const stage = new Stage(
    () => document.createElement("main"),
    () => ({ ...screen, opening }) as unknown as Screen,
  );
  stage.show(at(0));
  stage.follow(event("count"), at(1));
  await soon(() => expect(stage.interlude).toBeDefined());
  await Promise.all([stage.proceed(), stage.proceed()]);
  await soon(() => expect(stage.interlude).toBeUndefined());
  expect(opening).toHaveBeenCalledTimes(1);
});

test("a count that nobody went on from is shown again, and then how it stands by now", async () => {
  const stage = staged();
  stage.recall(event("count"), at(1), at(4));
  expect(stage.interlude && whatOf(stage.interlude)).toBe("count");
  stage.follow(event("a"), at(5));
  expect(stage.interlude).toBeDefined();
  await stage.proceed();
  await comes(5, stage);
  expect(stage.interlude).toBeUndefined();
});

test("nothing is seen of a deal before it begins", async () => {
  const root = document.createElement("main");
  const opening = vi.fn(() => (expect(root.style.opacity).toBe("0"), []));
  const stage = new Stage(
    () => root,
    () => ({ opening }) as unknown as Screen,
  );
  stage.begin(at(0));
  await soon(() => expect(opening).toHaveReturned());
  await soon(() => expect(root.style.opacity).toBe(""));
});

test("the last move is shown again, and then it stands as before", async () => {
  const stage = staged();
  stage.follow(event("a"), at(1));
  await comes(1, stage);
  await soon(() => {
    stage.again();
    expect(stage.shown).toEqual(at(0));
  });
  await comes(1, stage);
  expect(played).toEqual(["a", "a"]);
});

test("what is to be remembered is not shown again", async () => {
  const stage = new Stage(
    () => document.createElement("main"),
    () => ({ ...screen, forgets: () => true }),
  );
  stage.show(at(0));
  stage.follow(event("a"), at(1));
  await comes(1, stage);
  await new Promise((done) => setTimeout(done)); // the stage has come to rest
  stage.again();
  expect(stage.shown).toEqual(at(1));
  expect(played).toEqual(["a"]);
});

test("a look at the table as it is leaves nothing to show again", async () => {
  const stage = staged();
  stage.follow(event("a"), at(1));
  await comes(1, stage);
  stage.show(at(1));
  stage.again();
  expect(stage.shown).toEqual(at(1));
});
