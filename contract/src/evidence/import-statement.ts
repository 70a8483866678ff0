import {
  type ColumnRole,
  columnRoles,
  observationMetrics,
  platformNames,
  rowKinds,
  statementForms,
  transactionStates,
  transactionTypes,
} from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact } from "../reports/ledger.ts";
import { currency, day, id, idParam, idText, instant } from "../shapes.ts";
import { text } from "../text.ts";

/** A file may be so large; a hundred thousand payments are about 8 MB. */
export const importLimitBytes = 20 * 1024 * 1024;

const place = /^([a-z]+):(\d{1,3})$/;
const isRole = (name: string): name is ColumnRole => columnRoles.some((role) => role === name);

/** 'date:0,net:3' → which column holds what, counted from 0. */
const columns = z.pipe(
  z.string().check(z.maxLength(400, { error: "columns.invalid" })),
  z.transform((given, context) => {
    const found: Partial<Record<ColumnRole, number>> = {};
    for (const one of given.split(",")) {
      const [, role = "", index = ""] = place.exec(one) ?? [];
      if (isRole(role)) found[role] = Number(index);
      else {
        context.issues.push({ code: "custom", message: "columns.invalid", input: given });
        return z.NEVER;
      }
    }
    return found;
  }),
);

const yesOrNo = z.pipe(
  z.enum(["true", "false"]),
  z.transform((given) => given === "true"),
);

/** A row of a statement that is left out, and why. */
export const rowRefusal = z.object({ row: z.int(), column: z.string(), message: z.string() });

/** What the caller specifies about the file. The rest is detected, or required in the preview's `questions`. */
const importQuery = z.object({
  /** Identifies the import in its progress events. */
  key: z.optional(z.uuid()),
  name: z.optional(text({ max: 200 })),
  timeZone: z.optional(z.string().check(z.maxLength(60, { error: "timeZone.unknown" }))),
  dayFirst: z.optional(yesOrNo),
  currency: z._default(currency, "USD"),
  /** `other`: a platform that no model links, such as Fanvue. Absent: what the file's form says, else OnlyFans. */
  platform: z.optional(z.enum([...platformNames, "other"])),
  creator: z.optional(text({ max: 200 })),
  rows: z.optional(z.enum(rowKinds)),
  columns: z.optional(columns),
  /** Another import of the same model, which goes when this one is stored. */
  replaces: z.optional(idText),
  /** Amounts far beyond what payments are, for which the preview asks by `needsConfirmation`, are right. */
  isConfirmed: z.optional(yesOrNo),
});
export type ImportQuery = z.output<typeof importQuery>;

/** What the caller must specify before a statement can be stored. */
export const importQuestions = ["timeZone", "dayFirst", "creator", "columns"] as const;
export type ImportQuestion = (typeof importQuestions)[number];

/** What a column of a table must hold: one question of `columns` each. */
const requiredColumns = ["date", "net", "metric", "value"] as const;
export type RequiredColumn = (typeof requiredColumns)[number];

const cents = z.int();

/** What an import would store, and what it would leave out. Payers are counted, never identified. */
export const importPreview = z.object({
  form: z.enum(statementForms),
  rows: z.enum(rowKinds),
  platform: z.enum([...platformNames, "other"]),
  /** Whether a report takes it in: earnings from OnlyFans, and figures of platforms that a model links. */
  isInReport: z.boolean(),
  headers: z.array(z.string()),
  /** The first rows as they stand in the file, to choose its columns by. */
  sample: z.array(z.array(z.string())),
  columns: z.partialRecord(z.enum(columnRoles), z.int()),
  creators: z.array(z.string()),
  questions: z.array(z.enum(importQuestions)),
  /** Columns that nobody has named yet: no row was read, so there are no counts. `net` may be given as gross and fee. */
  missing: z.array(z.enum(requiredColumns)),
  /** The first payments, or sums and figures, as they would be stored. */
  payments: z.array(
    z.object({
      row: z.int(),
      at: instant,
      type: z.enum(transactionTypes),
      grossCents: z.nullable(cents),
      feeCents: z.nullable(cents),
      netCents: cents,
      currency: z.string(),
      state: z.enum(transactionStates),
      hasPayer: z.boolean(),
    }),
  ),
  figures: z.array(
    z.object({
      row: z.int(),
      metric: z.enum(observationMetrics),
      value: z.number(),
      currency: z.nullable(z.string()),
      from: day,
      to: day,
    }),
  ),
  /** The first rows that are left out, and why. */
  refused: z.array(rowRefusal),
  /** Stored only with `isConfirmed`: by its checks, amounts are larger than payments are. */
  needsConfirmation: z.boolean(),
  checks: z.array(z.object({ rule: z.string(), passed: z.boolean(), detail: z.string() })),
  /** Counts and sums, under the ids `import.rows`, `import.new`, `import.known`, `import.refused`, `import.skipped`, and `import.net.USD` for each currency. */
  facts: z.array(fact),
  /** The evidence that this very file was stored as already. */
  known: z.nullable(id),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** Reads a statement and says what storing it would do. Stores nothing. */
export const previewImport = defineCall("POST", "/api/models/:id/imports/preview", "evidence.add", {
  params: idParam,
  query: importQuery,
  takesFile: true,
  output: importPreview,
  errors: ["too-large", "too-many"],
});

/** Stores a statement, whole or not at all. The same file with the same options, sent again, returns the first import. */
export const importStatement = defineCall("POST", "/api/models/:id/imports", "evidence.add", {
  params: idParam,
  query: importQuery,
  takesFile: true,
  output: z.object({
    id,
    facts: z.array(fact),
    /** The statement was stored before, in another window or by somebody else: this request added nothing. */
    wasStored: z.boolean(),
  }),
  status: 201,
  errors: ["too-large", "too-many", "already-imported"],
});
