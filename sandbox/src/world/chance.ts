/** A number in [0, 1) that depends on nothing but its words: the same world on every machine. FNV-1a, then a final mix. */
export function chanceOf(...words: (string | number)[]): number {
  const text = words.join("|");
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A draw from the standard normal distribution (Box–Muller) that depends on nothing but its words. */
export function normalOf(...words: (string | number)[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chanceOf(...words, "radius")));
  return radius * Math.cos(2 * Math.PI * chanceOf(...words, "angle"));
}

/** One item of a list that is not empty, by its words. */
export function pickOf<T>(list: readonly [T, ...T[]], ...words: (string | number)[]): T {
  return list[Math.floor(chanceOf(...words) * list.length)] ?? list[0];
}

/** A number between two limits, by its words. */
export function between(low: number, high: number, ...words: (string | number)[]): number {
  return low + (high - low) * chanceOf(...words);
}
