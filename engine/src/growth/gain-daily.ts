import { dayMs } from "../catalogue/time.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";

/** What a gain of followers comes to by the day, as `{…}.gainDaily` beside each `gain` that has days. Source: docs/methods.md, 'Growth'. */
export function dailyGains(facts: readonly Fact[]): Fact[] {
  return facts.flatMap((gain) => {
    const { id, period, platform, value } = gain;
    if (gain.metric !== "gain" || typeof value !== "number" || !period) return [];
    // Between two readings lie fewer days than from one day to another, both counted.
    const isOfDays = period.from.length === "2026-10-01".length;
    const span = (Date.parse(period.to.slice(0, 10)) - Date.parse(period.from.slice(0, 10))) / dayMs;
    const days = Math.round(span) + (isOfDays ? 1 : 0);
    if (days < 1) return [];
    const about = { id: id.replace(/gain(?=\.in$|$)/, "gainDaily"), metric: "gainDaily", asOf: gain.asOf } as const;
    const perDay = Math.round((10 * value) / days) / 10;
    return [
      deriveFact({ ...about, ...(platform && { platform }), period, value: perDay, formula: "gain.daily" }, [gain]),
    ];
  });
}
