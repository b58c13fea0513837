/** How long ago something was, in the words of the language. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Both moments in seconds since 1970. */
export function ago(then: number, language: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const seconds = Math.max(0, now - then);
  for (const [unit, length] of UNITS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, "second");
}
