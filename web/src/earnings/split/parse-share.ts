/**
 * A share as it is typed, '30', '12.5' or '12,5 %', in hundredths of a percent. Undefined where it is none from 0 to 100 with at most two
 * decimals.
 */
export function parseShare(text: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = "", decimals = ""] = match;
  const share = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return share <= 10_000 ? share : undefined;
}
