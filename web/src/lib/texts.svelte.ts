/** What the app says, in both languages, from Fluent files as on the server; it follows the settings live. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { de } from "./elision";
import { settings, type Language } from "./settings.svelte";

// The app's own texts, and what each game's folder says on the shelf: names of its ways to play and of its options.
const FILES = import.meta.glob<string>(["../texts/**/*.ftl", "../games/*/shelf/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const BUNDLES = { fr: read("fr"), en: read("en") };

function read(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { functions: { DE: ([name]) => de(String(name)) }, useIsolating: false });
  for (const [file, text] of Object.entries(FILES))
    if (file.endsWith(`/${language}.ftl`)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A text that may not be there. */
export function says(key: string, facts?: Record<string, FluentVariable>): string | undefined {
  const bundle = BUNDLES[settings.chosen.language];
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, facts) : undefined;
}

/** The texts of a part of the app that is loaded later: a game's. */
export function learn(texts: Record<Language, string>): void {
  for (const language of ["fr", "en"] as const) BUNDLES[language].addResource(new FluentResource(texts[language]));
}

export function t(key: string, facts?: Record<string, FluentVariable>): string {
  const bundle = BUNDLES[settings.chosen.language];
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`no text "${key}" in ${settings.chosen.language}`);
  return bundle.formatPattern(message.value, facts);
}

/** Of a text that the server gives in both languages. */
export const ours = (both: { fr: string; en: string }): string => both[settings.chosen.language];
