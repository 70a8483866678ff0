import type { Fact } from "@fanradar/engine";
import { dayMs } from "@fanradar/engine/catalogue/time";

/**
 * The number of days that a change is of, where they are fewer than the days of the amount beside it: another statement may end earlier. The
 * newest day alone is always missing, as it may not be over. Undefined for a change of whole months, whose sample is of models.
 */
export function daysCompared(
  { n, sampleOf }: Pick<Fact, "n" | "sampleOf">,
  amount: Pick<Fact, "period"> | undefined,
): number | undefined {
  if (sampleOf !== "days" || n === undefined || !amount?.period) return undefined;
  const { from, to } = amount.period;
  const days = Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs) + 1;
  return n < days - 1 ? n : undefined;
}
