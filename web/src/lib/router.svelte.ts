/** Where we are: the address, and how one goes elsewhere without loading the page anew. */

const NEVER = "/\0";

class Address {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => this.#follow(event));
  }

  go(href: string, { replace = false } = {}): void {
    const before = location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", href);
    this.#read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  /** The parts of the path that stand for `:name`, or nothing where it does not fit. */
  match(pattern: string): Record<string, string> | undefined {
    const wanted = pattern.split("/");
    const found = this.path.split("/");
    if (wanted.length !== found.length) return undefined;
    const parts: Record<string, string> = {};
    for (const [i, name] of wanted.entries()) {
      if (name.startsWith(":") && found[i]) parts[name.slice(1)] = decoded(found[i]);
      else if (name !== found[i]) return undefined;
    }
    return parts;
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a");
    const elsewhere = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || elsewhere || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return NEVER; // not an address of ours
  }
}

export const address = new Address();
