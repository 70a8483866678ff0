/** So far apart that neighbours in a list can be distinguished. */
const hues = [15, 50, 90, 140, 185, 230, 270, 310, 345] as const;

/** A hue of OKLCH in degrees, the same for the same handle, however it is written. */
export function hueOf(handle: string): number {
  const plain = handle.trim().replace(/^@/, "").toLowerCase();
  let hash = 0;
  for (const letter of plain) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hues[hash % hues.length] ?? hues[0];
}
