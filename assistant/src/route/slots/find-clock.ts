const time = "(?:(?<!\\d)\\d{1,2}(?::\\d\\d)? ?(?:am|pm|uhr|h)(?![\\p{L}\\d])|midnight|mitternacht|medianoche|minuit)";
const clock = new RegExp(
  `(?:(?:between|from|zwischen|von|entre|de|desde|at|um|a las?|à) )?${time}(?: (?:and|to|und|bis|y|a|hasta|et|à) ${time})?`,
  "iu",
);

/** The words of a text for times of the day, as they are written: 'between 8pm and midnight'; undefined where it names none. */
export const clockIn = (text: string): string | undefined => clock.exec(text)?.[0];
