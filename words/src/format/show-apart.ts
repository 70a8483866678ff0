import type { Fact } from "@fanradar/engine";
import type { Format } from "./format.ts";
import { type ShowNumber, showFact, signed } from "./format-fact.ts";
import { numberFormat } from "./intl.ts";

/** More decimals than this differ by nothing that a reader could see. */
const mostDecimals = 6;

/** A half of a count below this says something of how much it changed by: from 14.5 to 19 is no rise of a quarter, as 15 to 19 would be. */
const fewCounted = 100;

/**
 * Both values of a figure that changed, with as many decimals as show that they differ: '5.00%' and '5.04%', not '5%' twice; and by how much: '14.5' and
 * '19'. Values that are equal, or no numbers, are shown as `showFact` shows them.
 */
export function showApart(before: Fact, after: Fact, format: Format): [before: string, after: string] {
  const [was, is] = [showFact(before, format), showFact(after, format)];
  if (typeof before.value !== "number" || typeof after.value !== "number") return [was, is];
  if (before.value === after.value) return [was, is];
  const areWhole = Number.isInteger(before.value) && Number.isInteger(after.value);
  const areFew = before.unit === "count" && !areWhole && Math.max(before.value, after.value) < fewCounted;
  if (was !== is && !areFew) return [was, is];
  for (let digits = Number(areFew); digits <= mostDecimals; digits++) {
    const number: ShowNumber = (value, { locale }) =>
      numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
    const first = signed(before.value, before, format, number, digits);
    const second = signed(after.value, after, format, number, digits);
    if (first !== second) return [first, second];
  }
  return [was, is];
}
