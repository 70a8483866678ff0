import { foldDailyEarnings } from "../earnings/fold-daily-earnings.ts";
import type { Evidence, Observation } from "./evidence.ts";
import { type SourceVerdict, weigh } from "./trust-ladder.ts";
import type { ObservationMetric, Platform } from "./vocabulary.ts";

/** A figure that sources state differently: the chosen one first, then each that was weighed against it. */
export interface Disagreement {
  platform: Platform;
  metric: ObservationMetric;
  sides: SourceVerdict[];
}

const speaksAgainst = new Set(["disagrees", "older-stronger"]);

/**
 * Where sources disagree, and how the trust ladder resolved it. What newer figures of the same trust replaced is left out, but
 * for what was typed of the same day otherwise: which of those was the slip is for who typed them to say. Amounts in different currencies
 * are not compared: no rate is assumed.
 */
export function findConflicts(
  observations: readonly Observation[],
  evidence: ReadonlyMap<string, Evidence>,
  asOf: string,
): Disagreement[] {
  const months = foldDailyEarnings(observations);
  const ofOneQuestion = Map.groupBy(months, ({ platform, metric, currency }) => [platform, metric, currency].join(" "));
  return [...ofOneQuestion.values()].flatMap((ofMetric) => {
    const weighed = weigh(ofMetric, evidence, asOf);
    const [first] = weighed;
    if (!first || !weighed.some(({ verdict }) => speaksAgainst.has(verdict))) return [];
    const { platform, metric } = first.observation;
    const typed = weighed.find(({ trust }) => trust === "manual");
    return [{ platform, metric, sides: weighed.filter((side) => side.verdict !== "replaced" || differs(side, typed)) }];
  });
}

const differs = ({ observation: one, trust }: SourceVerdict, typed: SourceVerdict | undefined) =>
  trust === typed?.trust &&
  one.value !== typed.observation.value &&
  one.observedAt.slice(0, 10) === typed.observation.observedAt.slice(0, 10);
