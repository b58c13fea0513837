/** How a call ended, in a sentence and its clause. */
import type { IgoLastCall } from "$/api/described";
import { listOf } from "$/lib/told.svelte";
import { t } from "$/lib/texts.svelte";

export function verdict(call: IgoLastCall, names: string[]): { text: string; clause: string } {
  const caller = names[call.caller]!;
  if (!call.scored.length) return { text: t("igo-perfect", { name: caller }), clause: "IGO-31" };
  if (call.scored.includes(call.caller)) return { text: t("igo-call-won", { name: caller }), clause: "IGO-30" };
  const scorers = listOf(call.scored.map((seat) => names[seat]!));
  return { text: t("igo-call-lost", { names: scorers, many: call.scored.length }), clause: "IGO-30" };
}
