/** Whether this page is still what the server gives: it may have been upgraded while the page was open. */

const OFTEN_ENOUGH = 60_000; // ms between two questions

class Version {
  /** The server has another version by now. */
  changed = $state(false);
  #asked = Date.now();

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() - this.#asked > OFTEN_ENOUGH) void this.check();
    });
  }

  /** Ask the server, and say whether it answers; where it does not, nothing is known. */
  async check(): Promise<boolean> {
    this.#asked = Date.now();
    const own = document.querySelector("script[type=module]")?.getAttribute("src");
    try {
      const answer = await fetch("/", { cache: "no-cache", headers: { accept: "text/html" } });
      if (answer.ok && own) this.changed = !(await answer.text()).includes(`"${own}"`);
      return answer.ok;
    } catch {
      return false;
    }
  }
}

export const version = new Version();
