/** Attributes that a person reads or hears. */
export const spoken = new Set([
  "title",
  "alt",
  "placeholder",
  "label",
  "aria-label",
  "aria-description",
  "aria-valuetext",
]);

const brand = "FanRadar";

/** Text on a page that says something in a language; the product's name, signs and figures do not. */
export function isWord(text: string): boolean {
  return /\p{L}{2,}/u.test(text.replaceAll(brand, ""));
}

/**
 * A string that begins like a sentence and has at least two words. What programs say to each other (class names, SQL,
 * header values, log lines) begins small, has no space, or is one word.
 */
export function isSentence(text: string): boolean {
  return /^\s*\p{Lu}\p{Ll}+[’']?\p{Ll}*[,:]? +\p{Ll}+/u.test(text.replaceAll(brand, "It")) && !/[{};]/.test(text);
}
