/** The games on the shelf, as the server names them. */
import type { GameTold, OnShelf } from "$/api/described";
import { boxOf } from "$/games";
import { request } from "./api";
import { ours } from "./texts.svelte";

const LAST = 99; // games without a place of their own on the shelf

const placeOf = ({ game }: OnShelf): number => boxOf(game)?.place ?? LAST;

class Catalogue {
  games = $state.raw<OnShelf[]>([]);
  /** What more the server says of those that were asked about. */
  known = $state.raw<Record<string, GameTold>>({});
  #loading?: Promise<OnShelf[]>;
  #asked = new Set<string>();

  load(): Promise<OnShelf[]> {
    this.#loading ??= request<OnShelf[]>("GET", "/api/games").then(
      (found) => (this.games = found.toSorted((a, b) => placeOf(a) - placeOf(b))),
      (trouble: unknown) => {
        this.#loading = undefined;
        throw trouble;
      },
    );
    return this.#loading;
  }

  /** Ask about a game, once. */
  about(game: string): void {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    request<GameTold>("GET", `/api/games/${game}`).then(
      (found) => (this.known = { ...this.known, [game]: found }),
      () => this.#asked.delete(game), // it is asked again when the list is
    );
  }

  /** What a game is called; its plain name until that is known. */
  title(game: string): string {
    const found = this.games.find((one) => one.game === game);
    return found ? ours(found.title) : game;
  }
}

export const catalogue = new Catalogue();
