/** A notification of the browser: for whoever asked for it, while the page is not looked at. */
import { settings } from "./settings.svelte";

/** Browsers notify on safe addresses only; some, mostly of telephones, not from a page. */
export type Notifying = "can" | "unsafe" | "cannot";

export const notifying = (): Notifying => (!isSecureContext ? "unsafe" : "Notification" in window ? "can" : "cannot");

/** Asks the browser, which asks the person; shows how it will be. Whether it will be. */
export async function allowed(sample: string): Promise<boolean> {
  if (notifying() !== "can" || (await Notification.requestPermission()) !== "granted") return false;
  return show(sample, "sample");
}

/** One for each table: a newer one takes the place of the last. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.chosen.notify || !document.hidden || notifying() !== "can") return;
  if (Notification.permission === "granted") show(title, table, body);
}

function show(title: string, tag: string, body = ""): boolean {
  let shown: Notification;
  try {
    shown = new Notification(title, { body, tag, icon: "/icon-now.svg", lang: settings.chosen.language });
  } catch {
    return false; // only a service worker may, here
  }
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  document.addEventListener("visibilitychange", () => shown.close(), { once: true });
  return true;
}
