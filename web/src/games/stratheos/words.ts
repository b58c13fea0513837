/** Cards and places as they are spoken. */
import type { StratheosPlace } from "$/api/described";
import { says, t } from "$/lib/texts.svelte";
import { familyOf, shown, titleOf, valueOf } from "./cards";
import { numberOf } from "./layout";

/** A card whole: “15 of fire, Ferryman”, “Ragnarök, −1”. */
export function spoken(card: string): string {
  const [family, value] = [familyOf(card), shown(valueOf(card))];
  const name = says(`stratheos-name-${titleOf(card)}`) ?? "none";
  return family ? t("stratheos-card", { family, value, name }) : `${name}, ${value}`;
}

export function placeSpoken(place: StratheosPlace): string {
  return t("stratheos-place", {
    n: numberOf(place.at),
    seen: place.card ? (place.now ? "now" : "known") : "no",
    card: place.card ? spoken(place.card) : "",
    protected: place.protected ? "yes" : "no",
  });
}
