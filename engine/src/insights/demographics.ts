import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOverall } from "../builder/missing-reasons.ts";
import type { Breakdown } from "../ledger/evidence.ts";
import { newestOf } from "./newest-breakdown.ts";

export const placedDimensions = ["country", "city", "age", "gender"] as const;
export const partPlaces = [1, 2, 3] as const;

/**
 * Who follows, from the newest answer of each connected account: the three largest parts of each dimension, as shares of the followers that
 * the platform places at all. Instagram answers none of it under 100 followers. Missing while nothing is connected.
 */
export function addDemographics(builder: FactBuilder, breakdowns: readonly Breakdown[] = []): void {
  const added = builder.platforms.flatMap((platform) =>
    placedDimensions.flatMap((dimension) => {
      const newest = newestOf(builder, breakdowns, { platform, dimension });
      return newest ? [addParts(builder, newest, dimension)] : [];
    }),
  );
  if (added.length > 0) return;
  const isConnected = [...builder.evidence.values()].some(({ kind }) => kind === "connected");
  const reason = isConnected
    ? reasonOverall(builder, { code: "platform-empty" })
    : ({ code: "needs-connection" } as const);
  addMissing(builder, { metric: "audience.demographics" }, reason);
}

function addParts(
  builder: FactBuilder,
  { platform, parts, observedAt, evidence }: Breakdown,
  dimension: (typeof placedDimensions)[number],
): void {
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  const largest = [...parts].sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
  for (const place of partPlaces) {
    const part = largest[place - 1];
    if (!part) break;
    const shared = { platform, kind: "measured", asOf: observedAt, sources: [evidence] } as const;
    const named = addFact(builder, {
      ...shared,
      metric: `audience.${dimension}.${place}`,
      value: part.key,
    });
    addFact(builder, {
      ...shared,
      metric: `audience.${dimension}.${place}.share`,
      kind: "derived",
      value: (100 * part.value) / all,
      formula: "audience.ofPlaced",
      n: all,
      sampleOf: "followers",
      inputs: [named.id],
    });
  }
}
