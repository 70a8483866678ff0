import type { Language } from "@fanradar/contract";
import { type Fact, metricOf, platformNames, type Reason } from "@fanradar/engine";
import { type Format, localeOf } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import type { Knowledge } from "../knowledge.ts";

/** The instant of every question in tests. */
export const now = "2026-11-20T12:00:00.000Z";

/** The format of figures in a language, in UTC. */
export const testFormatIn = (language: Language): Format => ({
  locale: localeOf[language],
  timeZone: "UTC",
  words: tables[language],
});

/** A fact by its id, `{model}.{platform}.{metric}`, with a value, or missing for a reason. */
export function makeTestFact(id: string, value: Fact["value"] | Reason, more: Partial<Fact> = {}): Fact {
  const parts = id.replace(/^\d+\./, "");
  const platform = platformNames.find((name) => parts.startsWith(`${name}.`));
  const metric = platform ? parts.slice(platform.length + 1) : parts;
  const isMissing = typeof value === "object" && value !== null && !Array.isArray(value);
  return {
    id,
    metric,
    ...(platform && { platform }),
    kind: isMissing || value === null ? "unavailable" : "derived",
    value: isMissing ? null : value,
    ...(isMissing && { reason: value }),
    unit: metricOf(metric)?.unit ?? "count",
    asOf: now,
    trust: "connected",
    sandbox: false,
    inputs: [],
    sources: [],
    scope: "public",
    ...more,
  };
}

/** What a plan may know: these facts, and nothing else but what is given. */
export function knowledgeOf(facts: readonly Fact[], more: Partial<Knowledge> = {}): Knowledge {
  return {
    facts: new Map(facts.map((fact) => [fact.id, fact])),
    sources: [],
    now,
    model: { id: 1, name: "Mika Sato", isOwn: true, hasReport: true, asOf: now },
    statements: new Map(),
    series: new Map(),
    ...more,
  };
}
