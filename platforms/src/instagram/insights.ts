import type { Breakdown } from "@fanradar/engine";
import type { Insight } from "./own-wire.ts";

/** A metric's total: its own, or its only value. Undefined where nothing was answered, which is not 0. */
export function totalOf(answered: readonly Insight[], name: string): number | undefined {
  const found = answered.find((one) => one.name === name);
  const value = found?.total_value?.value ?? found?.values?.at(-1)?.value;
  return typeof value === "number" ? value : undefined;
}

/** Of a country's or city's name. */
const mostLetters = 100;
const dimensions = ["country", "city", "age", "gender"] as const;

/** Who follows, by one dimension each, and how many are online at each hour. What was not answered is left out. */
export function breakdownsOf(
  answered: readonly Insight[],
  { observedAt, evidence }: { observedAt: string; evidence: string },
): Breakdown[] {
  const stamp = { platform: "instagram", observedAt, evidence } as const;
  return answered.flatMap(({ name, total_value: total, values }): Breakdown[] => {
    if (name === "online_followers") {
      const parts = hoursOf(values ?? []);
      return parts.length > 0 ? [{ ...stamp, dimension: "onlineHour", parts }] : [];
    }
    return (total?.breakdowns ?? []).flatMap(({ dimension_keys: keys, results = [] }) =>
      dimensions.flatMap((dimension): Breakdown[] => {
        const parts = summed(results, keys.indexOf(dimension));
        return parts.length > 0 ? [{ ...stamp, dimension, parts }] : [];
      }),
    );
  });
}

/** Followers by the key at a place of an answer, which may be broken down by others as well; none where it is not. */
function summed(results: readonly { dimension_values: string[]; value: number }[], place: number): Breakdown["parts"] {
  const sums = new Map<string, number>();
  for (const { dimension_values: keys, value } of results) {
    const key = keys[place];
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return [...sums].map(([key, value]) => ({ key: key.slice(0, mostLetters), value }));
}

/** The newest day that has hours; a day may come empty. They count from the day's `end_time`; returned as hours of UTC. */
function hoursOf(values: NonNullable<Insight["values"]>): Breakdown["parts"] {
  const day = values.findLast(({ value }) => typeof value === "object" && Object.keys(value).length > 0);
  const endsAt = Date.parse((day?.end_time ?? "").replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  if (typeof day?.value !== "object" || Number.isNaN(endsAt)) return [];
  const first = new Date(endsAt).getUTCHours();
  return Object.entries(day.value)
    .filter(([hour]) => /^(?:1?\d|2[0-3])$/.test(hour))
    .map(([hour, value]) => ({ key: String((first + Number(hour)) % 24), value }));
}
