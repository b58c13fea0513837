/** Handing a link on: by what the device has for that, else by the clipboard. */
import { copy } from "./copy";
import { t } from "./texts.svelte";
import { toasts } from "./toasts.svelte";

export const canShare = "share" in navigator;

/** The path of a page of a table, for whoever has the invitation that a table may ask for. */
export function pathOf(
  page: "tables" | "replay",
  { table, public: open }: { table: string; public: boolean },
  invitation: string | undefined,
): string {
  const asked = open || !invitation ? "" : `?invitation=${encodeURIComponent(invitation)}`;
  return `/${page}/${table}${asked}`;
}

export async function copyLink(link: string): Promise<void> {
  if (await copy(link)) toasts.say(t("copied"));
}

export async function passLink(link: string, title: string): Promise<void> {
  if (canShare)
    await navigator.share({ title, url: link }).catch(() => undefined); // put away without sending
  else await copyLink(link);
}
