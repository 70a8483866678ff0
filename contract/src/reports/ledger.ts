import {
  evidenceKinds,
  type Fact,
  factKinds,
  factUnits,
  outcomes,
  platformNames,
  reasonCodes,
  type Sealed,
  type Series,
  type Statement,
  sectionNames,
  trustLevels,
} from "@fanradar/engine";
import { z } from "zod";

const when = z.string();
const period = z.object({ from: when, to: when });

/** The wire's form of the engine's fact; the types are held equal by the annotation. */
export const fact: z.ZodType<Fact> = z.object({
  id: z.string(),
  metric: z.string(),
  platform: z.enum(platformNames).optional(),
  kind: z.enum(factKinds),
  value: z.union([z.number(), z.string(), z.array(z.string()), z.null()]),
  unit: z.enum(factUnits),
  currency: z.string().optional(),
  low: z.number().optional(),
  high: z.number().optional(),
  level: z.number().optional(),
  n: z.int().optional(),
  sampleOf: z
    .enum(["posts", "days", "readings", "creators", "captions", "videos", "models", "reports", "ratings"])
    .optional(),
  period: period.optional(),
  asOf: when,
  trust: z.enum(trustLevels),
  sandbox: z.boolean(),
  formula: z.string().optional(),
  inputs: z.array(z.string()),
  sources: z.array(z.string()),
  alternatives: z.array(z.string()).optional(),
  conflicts: z
    .array(
      z.object({
        evidence: z.string(),
        value: z.number(),
        observedAt: when,
        why: z.enum(["disagrees", "older-stronger"]),
      }),
    )
    .optional(),
  reason: z
    .object({
      code: z.enum(reasonCodes),
      needs: z.number().optional(),
      has: z.number().optional(),
      readyOn: when.optional(),
    })
    .optional(),
  scope: z.enum(["public", "owner"]),
});

const statement: z.ZodType<Statement> = z.object({
  key: z.string(),
  section: z.enum(sectionNames),
  place: z.string(),
  slots: z.record(z.string(), z.string()),
  evidence: z.array(z.string()),
  severity: z.enum(["low", "medium", "high"]).optional(),
});

const point = z.object({ at: when, value: z.number(), low: z.number().optional(), high: z.number().optional() });

const series: z.ZodType<Series> = z.object({
  id: z.string(),
  metric: z.string(),
  platform: z.enum(platformNames).optional(),
  unit: z.enum(factUnits),
  points: z.array(point),
  forecast: z.array(point).optional(),
});

export const sealed: z.ZodType<Sealed> = z.object({
  schema: z.literal(1),
  engineVersion: z.string(),
  asOf: when,
  subjects: z.array(
    z.object({
      platform: z.enum(platformNames),
      handle: z.string(),
      url: z.string(),
      outcome: z.enum(outcomes),
    }),
  ),
  facts: z.array(fact),
  statements: z.array(statement),
  series: z.array(series),
  sources: z.array(
    z.object({
      evidence: z.string(),
      kind: z.enum([...evidenceKinds, "record"]),
      platform: z.enum(platformNames).optional(),
      sandbox: z.boolean(),
      observedAt: when,
      scope: z.enum(["public", "owner"]),
    }),
  ),
  narrator: z.string(),
  checks: z.object({ figures: z.int(), passed: z.int(), dropped: z.int() }),
});
