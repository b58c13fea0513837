/** Who one is here. Everybody is somebody at once: the first request that needs it makes a guest. */
import { untrack } from "svelte";
import { request } from "./api";
import { settings, type Language } from "./settings.svelte";
import { forgetUnread } from "./unread";

export interface Person {
  id: string;
  name: string;
  /** By themselves: else the name is one that the server gave. */
  named: boolean;
  language: Language;
  /** Where the server sends letters: the address, "" where there is none yet. */
  email?: string | null;
  email_confirmed?: boolean;
}

export const LONGEST_NAME = 16; // letters; the server refuses longer ones

class Me {
  person = $state<Person>();
  /** A name that was typed and not said yet. */
  typed = $state("");
  #arriving?: Promise<Person>;

  get named(): boolean {
    return this.person?.named ?? false;
  }

  /** Resolves once the server knows us; the same answer for all who ask. */
  arrive(): Promise<Person> {
    this.#arriving ??= this.#arrive().catch((trouble: unknown) => {
      this.#arriving = undefined;
      throw trouble;
    });
    return this.#arriving;
  }

  async #arrive(): Promise<Person> {
    await request("POST", "/api/guests", { language: settings.chosen.language, stay: true });
    const person = await request<Person>("GET", "/api/me");
    this.person = person;
    if (person.language !== settings.chosen.language) await this.change({ language: settings.chosen.language });
    return person;
  }

  async change(wish: { name?: string; language?: Language; email?: string; email_code?: string }): Promise<void> {
    this.person = await request<Person>("PATCH", "/api/me", wish);
  }

  /** Who types a name and goes on, without the button beside it, has said it all the same. */
  async introduce(): Promise<void> {
    if (this.typed.trim()) await this.change({ name: this.typed });
    this.typed = "";
  }

  async speak(language: Language): Promise<void> {
    try {
      await this.arrive();
      await this.change({ language }); // first, for a table is told again as soon as the setting changes
    } finally {
      settings.choose({ language });
    }
  }

  /** Become the guest of another device. */
  async become(code: string): Promise<void> {
    await request("POST", "/api/guests", { code });
    this.forget();
    await this.arrive();
  }

  /** Be nobody on this device; the guest stays, for whoever has a code. */
  async leave(): Promise<void> {
    await request("DELETE", "/api/me/device");
    this.forget();
  }

  async erase(): Promise<void> {
    await request("DELETE", "/api/me");
    this.forget();
  }

  forget(): void {
    this.#arriving = undefined;
    this.person = undefined;
    this.typed = "";
    forgetUnread();
  }
}

export const me = new Me();

let spoken: Language | undefined;
/** Inside an effect: does something again when the server has begun to speak another language to us. */
export function afterSpeaking(task: () => void): void {
  const language = me.person?.language;
  if (language && spoken && language !== spoken) untrack(task);
  spoken = language ?? spoken;
}
