import { fold } from "../fold.ts";

let months: ReadonlySet<string> | undefined;
const dayOf: ReadonlySet<string> = new Set(
  "on the am vom zum bis dem den seit le du au depuis el del al desde from since until".split(" "),
);
/** Whether a word stands before the day of a date, in any of the languages: 'on the 16th', 'am 16.', 'el 16'. */
export const opensDay = (word: string): boolean => dayOf.has(word);

/** Whether a word names a month, also shortened. The names are made for the first text that asks: that takes 30 ms. */
export function isMonth(word: string): boolean {
  months ??= new Set(
    (["en", "de", "es", "fr"] as const).flatMap((language) =>
      Array.from({ length: 12 }, (_, month) =>
        (["long", "short"] as const).map((style) =>
          fold(new Date(Date.UTC(2026, month)).toLocaleDateString(language, { month: style, timeZone: "UTC" })).replace(
            ".",
            "",
          ),
        ),
      ).flat(),
    ),
  );
  return months.has(word);
}
