const longestText = 10_000;

/** What strangers wrote, in a form that can be stored: no NUL, no half of a pair, no endless text. */
export function storable(text: string | undefined): string | null {
  return text === undefined ? null : text.replaceAll("\u0000", "").slice(0, longestText).toWellFormed();
}
