/** What the tab says: whose turn it is, also to those who look elsewhere. */
const NAME = "Ludothèque";

export const titled = (page: string, now = false): string => `${now ? "● " : ""}${page ? `${page} · ` : ""}${NAME}`;

/** The tab's sign: the flying card, lit when it is one's turn. */
export function sign(now: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = now ? "/icon-now.svg" : "/icon.svg";
  if (link && link.getAttribute("href") !== icon) link.href = icon;
}
