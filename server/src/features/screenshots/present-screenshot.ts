import type { Screenshot } from "@fanradar/contract";
import { type Fact, sourceFact } from "@fanradar/engine";
import type { StoredScreenshot } from "./find-screenshots.ts";

/** Presents a screenshot to its submitter, the only person who may read it. */
export function presentScreenshot(stored: StoredScreenshot): Screenshot {
  const { id, modelId, picture, width, height, platform, observedOn, currency, figures } = stored;
  return {
    id,
    modelId,
    state: stored.confirmedAt ? "confirmed" : "open",
    addedAt: stored.createdAt.toISOString(),
    picture,
    width,
    height,
    outcome: stored.outcome,
    readings: stored.readings.map(({ label, shown, isSure, crop }) => ({ label, shown, isSure, crop })),
    looksLike: stored.looksLike,
    platform,
    observedOn,
    currency,
    figures: figures.map((figure) => ({
      metric: figure.metric,
      shown: figure.shown,
      crop: figure.crop,
      fact: factOf(id, figure),
    })),
    checks: [...new Map(figures.map(({ evidence, checks }) => [evidence.key, checks])).values()].flat(),
  };
}

function factOf(id: number, { observation, evidence }: StoredScreenshot["figures"][number]): Fact {
  const { platform, metric, value, low, high, periodFrom, periodTo, currency, observedAt } = observation;
  const stored = {
    platform,
    metric,
    value,
    ...(low !== null && { low }),
    ...(high !== null && { high }),
    ...(periodFrom && periodTo && { period: { from: periodFrom.toISOString(), to: periodTo.toISOString() } }),
    ...(currency !== null && { currency }),
    observedAt: observedAt.toISOString(),
    evidence: evidence.key,
  };
  return sourceFact(stored, evidence, `screenshot.${id}.${metric}`);
}
