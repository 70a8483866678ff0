import { addDays, dayMs, dayOf } from "../catalogue/time.ts";
import type { Period } from "../ledger/evidence.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";
import { roundingStep } from "./rounding-step.ts";

const slackMs = dayMs / 4;

/**
 * The days that brought each platform most and fewest followers, as `{platform}.gain.day` and `.gain.dayLeast`: of days with a reading
 * about a day before. None where another day may have brought as many: one within what counts are rounded to, or one of several days between
 * two readings. Source: docs/methods.md, 'Growth'.
 *
 * @param days of all readings where it is undefined
 */
export function gainDays(
  { facts, series }: { facts: readonly Fact[]; series: readonly Series[] },
  days: Period | undefined,
): Fact[] {
  return series.flatMap(({ metric, platform, points }) => {
    const source = facts.find((fact) => fact.metric === "followers" && fact.platform === platform);
    if (metric !== "followers" || !platform || typeof source?.value !== "number") return [];
    const steps = points.flatMap((point, at) => {
      const before = points[at - 1];
      const isMeant = !days || (dayOf(point.at) >= dayOf(days.from) && dayOf(point.at) <= dayOf(days.to));
      return before && isMeant ? [{ before, point, gain: point.value - before.value }] : [];
    });
    // Of two days that follow each other the later one; one that is not over has brought at least so many.
    const isBegun = ({ before, point }: (typeof steps)[number]) => dayOf(before.at) === addDays(dayOf(point.at), -1);
    const isDaily = (one: (typeof steps)[number]) =>
      isBegun(one) && Date.parse(one.point.at) - Date.parse(one.before.at) >= dayMs - slackMs;
    const doubt = roundingStep(steps.map(({ point }) => point.value)) - 1;
    return (["gain.day", "gain.dayLeast"] as const).flatMap((name) => {
      const sign = name === "gain.day" ? 1 : -1;
      const isKnown = (one: (typeof steps)[number]) => isDaily(one) || (sign > 0 && isBegun(one));
      const daily = steps.filter(isKnown);
      const [best, next] = daily.toSorted((a, b) => sign * (b.gain - a.gain));
      if (!best || !next || sign * (best.gain - next.gain) <= 2 * doubt) return [];
      // A day between two readings further apart may have brought all of what they differ by.
      const isHidden = steps.some((one) =>
        isKnown(one) ? false : sign > 0 ? one.gain + doubt >= best.gain : one !== steps.at(-1),
      );
      if (isHidden) return [];
      const span = { from: dayOf(best.point.at), to: dayOf(best.point.at) };
      const ends = doubt > 0 ? { low: best.gain - doubt, high: best.gain + doubt } : {};
      const draft = { id: `${platform}.${name}`, metric: name, platform, asOf: best.point.at, period: span } as const;
      const counted = { n: daily.length, sampleOf: "days" } as const;
      return deriveFact({ ...draft, ...counted, ...ends, value: best.gain, formula: "gain.day" }, [source]);
    });
  });
}
