const longestText = 10_000;

/** A platform's text in a form that can be stored: without NUL and lone surrogates, and cut to a maximum length. */
export function stripNul(text: string | undefined): string | null {
  return text === undefined ? null : text.replaceAll("\u0000", "").slice(0, longestText).toWellFormed();
}
