/** A table as somebody wishes it, while they choose. What goes together is for the server to say. */
import type { Create, GameTold, Place, Trial, Way } from "$/api/described";
import { Refused, request, type Refusal } from "./api";
import { USUAL_LEVEL } from "./levels";
import { remember, remembered } from "./remembered";

export type Choice = string | number | boolean;
export type Agreed = Record<string, Choice>;
type Kept = Pick<Create, "clock" | "public" | "hints" | "absent" | "seats"> & { options: Agreed };

const UNPROCESSABLE = 422; // what making such a table would be answered

const bot = (): Place => ({ who: "bot", level: USUAL_LEVEL });
const open = (): Place => ({ who: "open" });

export class Wish {
  options = $state<Agreed>({});
  seats = $state<Place[]>([]);
  clock = $state<Create["clock"]>(null);
  public = $state(false);
  hints = $state(true);
  absent = $state<Create["absent"]>("bot");
  /** All options of such a table, or why there can be none. */
  agreed = $state.raw<Agreed>();
  refused = $state.raw<Refused>();
  #asked = 0;

  constructor(
    readonly game: GameTold,
    readonly friends: boolean,
  ) {
    const kept = remembered<Kept>(`table:${game.game}`);
    this.seats = [{ who: "me" }];
    this.resize(game.seats[0] ?? 2, false);
    if (kept && game.seats.includes(kept.seats.length)) Object.assign(this, kept);
    if (friends && !this.seats.some(({ who }) => who === "open"))
      this.seats = this.seats.map((place) => (place.who === "bot" ? open() : place));
    if (!friends) this.seats = this.seats.map((place) => (place.who === "open" ? bot() : place));
    void this.check();
  }

  get free(): number {
    return this.seats.filter(({ who }) => who === "open").length;
  }

  /** As it is sent. */
  get creation(): Omit<Create, "key"> {
    const { options, seats, clock, public: everybody, hints, absent } = this;
    return $state.snapshot({ game: this.game.game, options, seats, clock, public: everybody, hints, absent });
  }

  /** Play this way: with the number of players that it allows, the nearest to what there is. */
  async take(way: Way): Promise<void> {
    this.options = { ...way.options };
    await this.check();
    if (!this.refused) return;
    const here = this.seats.length;
    const others = this.game.seats.filter((n) => n !== here).sort((a, b) => Math.abs(a - here) - Math.abs(b - here));
    for (const many of others) {
      if ((await this.#try(many)).refusal) continue;
      this.resize(many);
      return;
    }
  }

  choose(name: string, value: Choice | null): void {
    const others = Object.entries(this.options).filter(([one]) => one !== name);
    this.options = Object.fromEntries(value === null ? others : [...others, [name, value]]);
    void this.check();
  }

  resize(many: number, check = true): void {
    const more = Array.from({ length: Math.max(0, many - this.seats.length) }, this.friends ? open : bot);
    this.seats = [...this.seats.slice(0, many), ...more];
    if (check) void this.check();
  }

  seat(number: number, place: Place): void {
    this.seats = this.seats.map((one, i) => (i === number ? place : one));
  }

  async check(): Promise<void> {
    const asked = ++this.#asked;
    let trial: Trial;
    try {
      trial = await this.#try(this.seats.length);
    } catch {
      return; // nothing is known; making the table will say
    }
    if (asked !== this.#asked) return; // something else was chosen since
    this.agreed = trial.options ?? this.agreed;
    this.refused = trial.refusal ? new Refused(UNPROCESSABLE, trial.refusal as unknown as Refusal) : undefined;
  }

  keep(): void {
    const { options, seats, clock, public: everybody, hints, absent } = this.creation;
    remember(`table:${this.game.game}`, { options, seats, clock, public: everybody, hints, absent });
    remember("game", this.game.game);
  }

  #try(seats: number): Promise<Trial> {
    return request<Trial>("POST", `/api/games/${this.game.game}/options`, { options: { ...this.options, seats } });
  }
}
