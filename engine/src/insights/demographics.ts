import { reasonOverall } from "../desk/absence.ts";
import { addMissing, type Desk, put } from "../desk/desk.ts";
import type { Breakdown } from "../ledger/evidence.ts";
import { newestOf } from "./newest-breakdown.ts";

export const placedDimensions = ["country", "city", "age", "gender"] as const;
export const partPlaces = [1, 2, 3] as const;

/**
 * Who follows, as connected accounts told last: the three largest parts of each dimension, as shares of the followers that
 * the platform places at all. Under 100 followers Instagram tells none of it. Absent while nothing is connected.
 */
export function putDemographics(desk: Desk, breakdowns: readonly Breakdown[] = []): void {
  const told = desk.platforms.flatMap((platform) =>
    placedDimensions.flatMap((dimension) => {
      const newest = newestOf(desk, breakdowns, { platform, dimension });
      return newest ? [putParts(desk, newest, dimension)] : [];
    }),
  );
  if (told.length > 0) return;
  const isConnected = [...desk.evidence.values()].some(({ kind }) => kind === "connected");
  const reason = isConnected
    ? reasonOverall(desk, { code: "platform-empty" })
    : ({ code: "needs-connection" } as const);
  addMissing(desk, { metric: "audience.demographics", unit: "words" }, reason);
}

function putParts(
  desk: Desk,
  { platform, parts, observedAt, evidence }: Breakdown,
  dimension: (typeof placedDimensions)[number],
): void {
  const all = parts.reduce((sum, { value }) => sum + value, 0);
  const largest = [...parts].sort((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
  for (const place of partPlaces) {
    const part = largest[place - 1];
    if (!part) break;
    const shared = { platform, kind: "measured", asOf: observedAt, sources: [evidence] } as const;
    const named = put(desk, { ...shared, metric: `audience.${dimension}.${place}`, unit: "words", value: part.key });
    put(desk, {
      ...shared,
      metric: `audience.${dimension}.${place}.share`,
      kind: "derived",
      unit: "percent",
      value: (100 * part.value) / all,
      formula: "audience.ofPlaced",
      n: all,
      sampleOf: "followers",
      inputs: [named.id],
    });
  }
}
