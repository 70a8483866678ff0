import {
  evidenceKinds,
  type Fact,
  factKinds,
  factUnits,
  outcomes,
  platformNames,
  type ReportSummary,
  reasonCodes,
  type SealedReport,
  type Series,
  type Source,
  type Statement,
  sampleUnits,
  sectionNames,
  standings,
  tileKinds,
  trustLevels,
  verdictRoles,
} from "@fanradar/engine";
import * as z from "zod/mini";

const when = z.string();
const period = z.object({ from: when, to: when });

/** The wire's form of the engine's fact; the annotation makes the compiler check that the types are equal. */
export const fact: z.ZodMiniType<Fact> = z.object({
  id: z.string(),
  metric: z.string(),
  platform: z.optional(z.enum(platformNames)),
  kind: z.enum(factKinds),
  value: z.union([z.number(), z.string(), z.array(z.string()), z.null()]),
  unit: z.enum(factUnits),
  currency: z.optional(z.string()),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  level: z.optional(z.number()),
  calibration: z.optional(
    z.object({
      from: z.enum(["own", "shipped"]),
      creators: z.int(),
      factor: z.optional(z.number()),
      oneDay: z.optional(z.number()),
    }),
  ),
  n: z.optional(z.int()),
  sampleOf: z.optional(z.enum(sampleUnits)),
  period: z.optional(period),
  asOf: when,
  trust: z.enum(trustLevels),
  sandbox: z.boolean(),
  formula: z.optional(z.string()),
  inputs: z.array(z.string()),
  sources: z.array(z.string()),
  alternatives: z.optional(z.array(z.string())),
  conflicts: z.optional(
    z.array(
      z.object({
        evidence: z.string(),
        value: z.number(),
        observedAt: when,
        why: z.enum(["disagrees", "older-stronger"]),
      }),
    ),
  ),
  reason: z.optional(
    z.object({
      code: z.enum(reasonCodes),
      needs: z.optional(z.number()),
      has: z.optional(z.number()),
      readyOn: z.optional(when),
      triedAt: z.optional(when),
      nextTryAt: z.optional(when),
    }),
  ),
  scope: z.enum(["public", "owner"]),
});

export const statement: z.ZodMiniType<Statement> = z.object({
  key: z.string(),
  section: z.enum(sectionNames),
  place: z.string(),
  slots: z.record(z.string(), z.string()),
  evidence: z.array(z.string()),
  severity: z.optional(z.enum(["low", "medium", "high"])),
});

const point = z.object({ at: when, value: z.number(), low: z.optional(z.number()), high: z.optional(z.number()) });

export const series: z.ZodMiniType<Series> = z.object({
  id: z.string(),
  metric: z.string(),
  platform: z.optional(z.enum(platformNames)),
  unit: z.enum(factUnits),
  points: z.array(point),
  forecast: z.optional(z.array(point)),
});

/** What heads a report: ids of its facts, and sentences of it. */
export const reportSummary: z.ZodMiniType<ReportSummary> = z.object({
  tiles: z.array(
    z.object({
      kind: z.enum(tileKinds),
      fact: z.string(),
      beside: z.array(z.string()),
      standing: z.optional(z.object({ level: z.enum(standings), against: z.string() })),
      line: z.optional(z.array(z.object({ at: when, value: z.number() }))),
    }),
  ),
  verdict: z.array(z.object({ role: z.enum(verdictRoles), statement })),
});

export const source: z.ZodMiniType<Source> = z.object({
  evidence: z.string(),
  kind: z.enum([...evidenceKinds, "record"]),
  platform: z.optional(z.enum(platformNames)),
  sandbox: z.boolean(),
  observedAt: when,
  scope: z.enum(["public", "owner"]),
});

export const leads = z.array(
  z.object({
    metric: z.string(),
    platform: z.optional(z.enum(platformNames)),
    state: z.enum(["leads", "too-close", "no-data"]),
    key: z.optional(z.string()),
    close: z.optional(z.array(z.string())),
    behind: z.optional(z.array(z.string())),
    mainPart: z.optional(z.string()),
    figures: z.array(z.object({ key: z.string(), fact: z.string() })),
  }),
);

const subjects = z.array(
  z.object({
    platform: z.enum(platformNames),
    handle: z.string(),
    url: z.string(),
    outcome: z.enum(outcomes),
    triedAt: z.optional(when),
    nextTryAt: z.optional(when),
  }),
);
const checks = z.object({ figures: z.int(), passed: z.int(), dropped: z.int() });

export const sealed: z.ZodMiniType<SealedReport> = z.object({
  schema: z.literal(1),
  engineVersion: z.string(),
  asOf: when,
  subjects,
  facts: z.array(fact),
  statements: z.array(statement),
  series: z.array(series),
  sources: z.array(source),
  publicLedger: z.optional(
    z.object({
      subjects,
      facts: z.array(z.union([fact, z.string()])),
      statements: z.array(statement),
      series: z.array(z.union([series, z.string()])),
      sources: z.array(z.union([source, z.string()])),
      checks,
    }),
  ),
  narrator: z.string(),
  checks,
  comparison: z.optional(
    z.object({
      members: z.array(z.object({ key: z.string(), name: z.string(), asOf: when, added: z.array(z.string()) })),
      leads,
      publicLeads: z.optional(leads),
    }),
  ),
});
