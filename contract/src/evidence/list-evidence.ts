import { evidenceKinds, platformNames, statementForms, trustLevels, verdicts } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { listPaths } from "../list-paths.ts";
import { fact, source } from "../reports/ledger.ts";
import { id, idParam, instant } from "../shapes.ts";
import { evidenceEntry } from "./add-evidence.ts";
import { rowRefusal } from "./import-statement.ts";

/** Where figures of a model come from: one act of giving, or all reads of a profile. */
const evidenceItem = z.object({
  /** Null on shared public readings, which cannot be removed. */
  id: z.nullable(id),
  kind: z.enum(evidenceKinds),
  trust: z.enum(trustLevels),
  /** Null on a statement of a platform that no model links. */
  platform: z.nullable(z.enum(platformNames)),
  /** Null where this instance read it by itself. */
  addedBy: z.nullable(z.string()),
  /** Of reads: the newest. */
  addedAt: instant,
  period: z.nullable(z.object({ from: instant, to: instant })),
  checks: z.array(z.object({ rule: z.string(), passed: z.boolean(), detail: z.string() })),
  sandbox: z.boolean(),
  /** How many readings there were; absent on a single act. */
  readings: z.nullable(fact),
  /** The newest value of each figure. */
  figures: z.array(fact),
  /** Of a statement: what it is and how its file is called. */
  form: z.nullable(z.enum(statementForms)),
  fileName: z.nullable(z.string()),
  /** Of a statement: what became of its rows, and what it comes to. */
  counts: z.array(fact),
  /** Of a statement: the first rows that were left out, and why. */
  refused: z.array(rowRefusal),
  /** The page that it was given about, where the model links another by now: it counts in no new report. */
  unlinked: z.nullable(z.string()),
  /** What was typed, where that is what it is. */
  typed: z.nullable(evidenceEntry),
});
export type EvidenceItem = z.infer<typeof evidenceItem>;

/** A figure on which sources disagree: each side with the trust ladder's verdict, the chosen one first. */
const conflict = z.object({
  id: z.string(),
  sides: z.array(z.object({ fact, verdict: z.enum(verdicts), evidence: z.nullable(id) })),
});
export type EvidenceConflict = z.infer<typeof conflict>;

/** Every source of a model's figures, newest first, and where they disagree. */
export const listEvidence = defineCall("GET", listPaths.evidence, "evidence.read", {
  params: idParam,
  output: z.object({
    items: z.array(evidenceItem),
    conflicts: z.array(conflict),
    /** What the facts rest on, for their ledger cards. */
    sources: z.array(source),
  }),
});
