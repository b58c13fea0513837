/** Tables as lists show them, and how one is made. */
import type { Create, Created, Listed, OnShelf } from "$/api/described";
import { newKey, Refused, request } from "./api";
import { USUAL_LEVEL } from "./levels";
import { me } from "./me.svelte";
import { address } from "./router.svelte";

export const myTables = () => request<Listed[]>("GET", "/api/tables?mine=true");
export const openTables = async () =>
  (await request<Listed[]>("GET", "/api/tables?open=true")).filter((one) => !one.seated && one.open.length > 0);

/** My tables by what they ask of me. */
export function sorted(tables: Listed[]) {
  const now = tables.filter((one) => one.your_turn);
  const rest = tables.filter((one) => !one.your_turn);
  return {
    now,
    running: rest.filter((one) => one.state === "playing" || one.state === "adjourned"),
    waiting: rest.filter((one) => one.state === "waiting"),
    over: rest.filter((one) => one.state === "over"),
  };
}

/** Makes a table, and starts it where nobody has to come; then goes there. */
export async function layTable(wish: Omit<Create, "key">): Promise<void> {
  await me.introduce();
  const { table, version } = await request<Created>("POST", "/api/tables", { ...wish, key: newKey() });
  if (wish.seats.every((place) => place.who !== "open"))
    await request("POST", `/api/tables/${table}/commands`, { do: "start", version, key: newKey() });
  address.go(`/tables/${table}`);
}

/** Sits down at once, and goes there. What else has happened at the table since it was listed is no matter. */
export async function sitDown({ table, version, open }: Listed): Promise<void> {
  await me.introduce();
  for (let newest = version, sits = false; !sits;) {
    try {
      const command = { do: "sit", seat: open[0], version: newest, key: newKey() };
      await request("POST", `/api/tables/${table}/commands`, command);
      sits = true;
    } catch (trouble) {
      if (!(trouble instanceof Refused) || trouble.refusal.key !== "version-stale") throw trouble;
      newest = trouble.refusal.facts.newest as number;
    }
  }
  address.go(`/tables/${table}`);
}

/** One click: against as many bots as the smallest table needs. */
export function playNow({ game, seats }: Pick<OnShelf, "game" | "seats">): Promise<void> {
  const bots = Array.from({ length: (seats[0] ?? 2) - 1 }, () => ({ who: "bot" as const, level: USUAL_LEVEL }));
  return layTable({ game, seats: [{ who: "me" }, ...bots], options: {}, public: false, hints: true, absent: "bot" });
}
