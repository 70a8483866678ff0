import { type AccuracyMeasure, type AccuracyMeasurement, methodAccuracy } from "../catalogue/method-accuracy.ts";
import { explainedMetrics } from "../catalogue/methods.ts";
import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "./fact.ts";
import { recordFact } from "./make-fact.ts";

/** One figure of how right a method was, on data that it had not seen. */
export interface MeasuredAccuracy extends Pick<AccuracyMeasurement, "measure" | "data" | "effect"> {
  metric: MetricName;
  fact: Fact;
}

const isMedian: Partial<Record<AccuracyMeasure, true>> = { error: true, kept: true };

/** All that was measured of the methods, in the order of the page of methods. */
export const measuredAccuracy = (): MeasuredAccuracy[] =>
  explainedMetrics.flatMap((metric) => {
    const measured = methodAccuracy[metric];
    return typeof measured === "string"
      ? []
      : measured.map(({ percent, day, ...of }) => ({
          ...{ metric, ...of },
          fact: recordFact(
            of.measure === "inRange"
              ? {
                  id: `accuracy.${metric}.${of.data}`,
                  metric: "accuracy.inRange",
                  value: percent,
                  asOf: `${day}T00:00:00.000Z`,
                  formula: "accuracy.heldOut",
                }
              : {
                  id: ["accuracy", metric, of.measure, of.data, of.effect ?? "all"].join("."),
                  metric: "accuracy.measured",
                  value: percent,
                  asOf: `${day}T00:00:00.000Z`,
                  formula: isMedian[of.measure] ? "accuracy.median" : "accuracy.share",
                },
            { scope: "public" },
          ),
        }));
  });

/** How often what came later lay inside of the ranges of methods: 80 % of it is to. */
export const measuredRanges = (): MeasuredAccuracy[] =>
  measuredAccuracy().filter(({ measure }) => measure === "inRange");
