/** What a person has chosen on this device. `public/early.js` reads the same before the first paint. */

const PLACE = "ludotheque";

export type Language = "fr" | "en";

interface Choices {
  language: Language;
  theme: "light" | "dark" | "system";
  contrast: "plain" | "more";
  motion: "full" | "less";
  card: "small" | "medium" | "large";
  confirm: boolean;
  sounds: boolean;
  reactions: boolean;
  notify: boolean;
  /** Whether single letters do something at a table. */
  letters: boolean;
}

const SCALE = { small: 0.85, medium: 1, large: 1.2 };
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

function first(): Choices {
  return {
    language: navigator.languages.find((one) => /^(fr|en)/i.test(one))?.slice(0, 2) === "en" ? "en" : "fr",
    theme: "system",
    contrast: matchMedia("(prefers-contrast: more)").matches ? "more" : "plain",
    motion: "full",
    card: "medium",
    confirm: true,
    sounds: false,
    reactions: true,
    notify: false,
    letters: true,
  };
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Choices>;
  } catch {
    return {}; // a browser that keeps nothing
  }
}

class Settings {
  chosen = $state<Choices>({ ...first(), ...kept() });
  #dark = $state(dark.matches);
  #still = $state(still.matches);

  constructor() {
    for (const asked of [dark, still]) asked.addEventListener("change", () => this.#ask());
    addEventListener("storage", (event) => {
      if (event.key !== PLACE) return;
      this.chosen = { ...first(), ...kept() }; // another tab chose
      this.#show();
    });
    this.#show();
  }

  get theme(): "light" | "dark" {
    return this.chosen.theme === "system" ? (this.#dark ? "dark" : "light") : this.chosen.theme;
  }

  /** Whether things travel; where they do not, states change at once. */
  get moving(): boolean {
    return this.chosen.motion === "full" && !this.#still;
  }

  choose(change: Partial<Choices>): void {
    Object.assign(this.chosen, change);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.chosen));
    } catch {
      // a browser that keeps nothing: the choice holds until the page is left
    }
    this.#show();
  }

  #ask(): void {
    this.#dark = dark.matches;
    this.#still = still.matches;
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.chosen.language;
    root.dataset.theme = this.theme;
    root.dataset.contrast = this.chosen.contrast;
    root.dataset.motion = this.moving ? "full" : "less";
    root.style.setProperty("--card-scale", String(SCALE[this.chosen.card]));
  }
}

export const settings = new Settings();
