/** A table as the server tells it: one snapshot, then event after event, whatever happens to the connection. */
import type { Logged, Previewed, Snapshot, TableEvent } from "$/api/described";
import { newKey, Refused, request, Unreachable } from "./api";
import { version } from "./version.svelte";

export type Link = "opening" | "open" | "lost";

const FIRST_WAIT = 250; // ms before the first try to come back
const LONGEST_WAIT = 5_000;
const TRIES = 6; // to send a command that got no answer
const SOON = 3_000; // ms in which one hears of one's own command
const REFUSED = 4_400; // and the next hundred: why a connection is closed for good, as 4000 and what HTTP would say
const TOO_MANY = 4_429;

type Message = Snapshot | TableEvent;
const addressOf = (id: string, after: number, invitation: string): string =>
  `/api/tables/${encodeURIComponent(id)}/events?after=${after}&invitation=${encodeURIComponent(invitation)}`;
const refusalIn = (code: number): number | undefined =>
  code >= REFUSED && code < REFUSED + 100 && code !== TOO_MANY ? code - 4_000 : undefined;
const isSnapshot = (message: Message): message is Snapshot => "log" in message;

export class LiveTable {
  /** The newest that is known. */
  newest = $state.raw<Snapshot>();
  link = $state<Link>("opening");
  /** Why there is nothing to see here, as a status of HTTP. */
  refused = $state<number>();
  /** Told of each event in order, and of each snapshot. */
  heard: (event: TableEvent | Snapshot, now: Snapshot) => void = () => {};

  #socket?: WebSocket;
  #wait = FIRST_WAIT;
  #timer?: ReturnType<typeof setTimeout>;
  #closed = false;
  #back = () => this.#comeBack();
  #away = () => this.#socket?.close(); // nothing more comes, though it may take minutes to be noticed

  constructor(
    readonly id: string,
    readonly invitation = "",
  ) {
    addEventListener("online", this.#back);
    addEventListener("offline", this.#away);
    document.addEventListener("visibilitychange", this.#back);
    this.#open(-1);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#back);
    removeEventListener("offline", this.#away);
    document.removeEventListener("visibilitychange", this.#back);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Hear everything again: in another language, say. */
  retell(): void {
    this.#open(-1);
  }

  /** A command, sent until it is answered; it happens once. */
  async send(wish: Record<string, unknown> & { do: string }): Promise<number> {
    const command = { version: this.newest?.version ?? 0, key: newKey(), ...wish };
    const done = await this.#answered<{ version: number }>("commands", command);
    this.#expect(done.version);
    return done.version;
  }

  /** What moves of one's own would bring; nothing where the table has gone on meanwhile, or no answer comes. */
  async preview(moves: string[]): Promise<Previewed | undefined> {
    const ply = this.newest?.view?.ply;
    try {
      const told = await this.#answered<Previewed>("preview", { moves });
      return this.newest?.view?.ply === ply ? told : undefined;
    } catch (trouble) {
      if (trouble instanceof Refused || trouble instanceof Unreachable) return undefined;
      throw trouble;
    }
  }

  /** The answer of a server that may be away for a while. */
  async #answered<T>(what: string, asked: object): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await request<T>("POST", `/api/tables/${encodeURIComponent(this.id)}/${what}`, asked);
      } catch (trouble) {
        if (trouble instanceof Refused && trouble.refusal.missed) this.#catchUp(trouble.refusal.missed as TableEvent[]);
        const gone = trouble instanceof Unreachable || (trouble instanceof Refused && trouble.status === 503);
        if (!gone || tries === TRIES) throw trouble;
        await new Promise((go) => setTimeout(go, FIRST_WAIT * 2 ** tries));
      }
    }
  }

  /** What one did is heard of at once; where it is not, the connection only seems to be one. */
  #expect(version: number): void {
    setTimeout(() => {
      if (!this.#closed && this.newest && this.newest.version < version) this.#open(this.newest.version);
    }, SOON);
  }

  #open(after: number): void {
    clearTimeout(this.#timer);
    if (this.#socket) this.#socket.onopen = this.#socket.onclose = this.#socket.onmessage = null;
    this.#socket?.close();
    const socket = new WebSocket(addressOf(this.id, after, this.invitation));
    socket.onopen = () => this.#isBack();
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Message);
    socket.onclose = (end) => this.#ended(end.code);
    this.#socket = socket;
  }

  /** There may be nothing new to hear. */
  #isBack(): void {
    if (this.link === "lost") void version.check(); // it may have been an upgrade
    this.link = "open";
  }

  #hear(message: Message): void {
    this.#wait = FIRST_WAIT;
    if (isSnapshot(message)) {
      this.newest = { ...message, log: message.log.map(forgetful) };
      this.heard(this.newest, this.newest);
      return;
    }
    if (!this.newest || message.version <= this.newest.version) return; // told twice
    if (message.version > this.newest.version + 1) {
      this.#open(this.newest.version); // something was missed
      return;
    }
    this.newest = after(this.newest, message);
    this.heard(message, this.newest);
  }

  #catchUp(missed: TableEvent[]): void {
    for (const event of missed) this.#hear(event);
  }

  #ended(code: number): void {
    if (this.#closed) return;
    this.refused = refusalIn(code);
    if (this.refused) return;
    this.link = "lost";
    this.#timer = setTimeout(() => this.#open(this.newest?.version ?? -1), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #comeBack(): void {
    if (this.link === "lost" && document.visibilityState === "visible") this.#open(this.newest?.version ?? -1);
  }
}

/** Why a table is not shown, as a status of HTTP. */
export class NotShown extends Error {
  constructor(readonly status: number) {
    super(`${status}`);
  }
}

/** A table as it stands, heard once. Unlike a request that is refused, this puts no error on the browser's console. */
export function glimpse(id: string, invitation: string): Promise<Snapshot> {
  return new Promise((seen, fail) => {
    const socket = new WebSocket(addressOf(id, -1, invitation));
    socket.onmessage = (message) => {
      seen(JSON.parse(message.data as string) as Snapshot);
      socket.close();
    };
    socket.onclose = ({ code }) => {
      const status = refusalIn(code);
      fail(status ? new NotShown(status) : new Unreachable("no answer"));
    };
  });
}

/** The snapshot that follows from an event. */
export function after(before: Snapshot, event: TableEvent): Snapshot {
  const { state, number, result, seats, host, clock, proposals, you, view, version, at } = event;
  const restarted = number !== before.number;
  const log =
    event.do === "takeback" || (event.to === "takeback" && event.done) ? cut(before.log, event.ply) : before.log;
  return {
    ...before,
    ...{ state, number, result, seats, host, clock, proposals, you, view, version, at },
    log: [...(restarted ? [] : log), entry(event)],
  };
}

/** The log without what the moves from this number on told: they were taken back. */
function cut(log: Logged[], ply: number): Logged[] {
  return log.map((one) =>
    one.moves && one.ply > ply ? { ...one, moves: [], happened: [], words: [], undone: one.moves.length } : one,
  );
}

function entry({ version, at, do: did, seat, to, move, moves, happened, words, ply }: TableEvent): Logged {
  return forgetful({
    version,
    at,
    do: did,
    seat,
    ...(to && { to }),
    ...(move && { move, moves }),
    happened,
    words,
    ply,
  });
}

/** What is told once and must then be remembered is not kept: no page shows it again. */
function forgetful(entry: Logged): Logged {
  const said = entry.words.length - entry.happened.length; // about the table, before what happened there
  const secret = (i: number) => entry.happened[i]?.private === true;
  return {
    ...entry,
    happened: entry.happened.filter((_, i) => !secret(i)),
    words: entry.words.filter((_, i) => !secret(i - said)),
  };
}
