/** Turn the direction of what stands after them, or are no text at all. */
const unprintable = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t]/gu;
/** So many letters on end are broken where a line ends, as a name or handle of 100 letters must be. */
const longRun = /\S{24,}/gu;
const apart = "\u200b";

/** The same document with every text fit to be set: whatever platforms and people wrote stays within its place. */
export function printable<T>(thing: T): T;
export function printable(thing: unknown): unknown {
  if (typeof thing === "string")
    return thing.toWellFormed().replace(unprintable, "").replace(longRun, broken).replace(/ %/g, "\u00a0%");
  if (Array.isArray(thing)) return thing.map((one) => printable(one));
  if (thing !== null && typeof thing === "object")
    return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, printable(value)]));
  return thing;
}

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

function broken(run: string): string {
  const letters = [...graphemes.segment(run)].map(({ segment }) => segment);
  return letters.map((letter, index) => (index > 0 && index % 12 === 0 ? `${apart}${letter}` : letter)).join("");
}
