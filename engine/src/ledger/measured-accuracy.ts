import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "./fact.ts";
import { recordFact } from "./make-fact.ts";

/** How often what came later lay inside of a metric's ranges, on data that its method had not seen. */
export interface MeasuredAccuracy {
  metric: MetricName;
  /** Whose accounts the data are. */
  data: string;
  fact: Fact;
}

type Measurement = [metric: MetricName, data: string, percent: number, day: string];

/** As `bench -- accuracy` printed them, also where they miss 77 to 83 %. Source: bench/README.md, 'accuracy'. */
const measurements: Measurement[] = [
  ["engagement", "Instagram", 79.8, "2026-11-21"],
  ["engagement", "TikTok", 83.3, "2026-11-30"],
  ["peerEngagement", "Instagram", 81.8, "2026-11-30"],
  ["peerEngagement", "TikTok", 82.1, "2026-11-30"],
  ["peerGrowth", "Twitch", 82.3, "2026-11-30"],
  ["peerGrowth", "YouTube", 82.1, "2026-11-30"],
  ["forecast", "Twitch", 80.1, "2026-11-22"],
  ["forecast", "YouTube", 81.5, "2026-11-22"],
  ["milestone.days", "Twitch", 81.6, "2026-11-25"],
  ["milestone.days", "YouTube", 77.2, "2026-11-25"],
  ["shift.theme.effect", "Instagram", 79.9, "2026-11-24"],
  ["comeback.effect", "Instagram", 79.8, "2026-11-24"],
];

/** The measured accuracy of the methods whose ranges are for what comes next: 80 % of it is to lie inside. */
export const measuredAccuracy = (): MeasuredAccuracy[] =>
  measurements.map(([metric, data, value, day]) => ({
    metric,
    data,
    fact: recordFact(
      {
        id: `accuracy.${metric}.${data}`,
        metric: "accuracy.inRange",
        value,
        asOf: `${day}T00:00:00.000Z`,
        formula: "accuracy.heldOut",
      },
      { scope: "public" },
    ),
  }));
