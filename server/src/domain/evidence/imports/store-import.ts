import type { FieldCode } from "@fanradar/contract";
import type { FileFault, Platform } from "@fanradar/engine";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/open-database.ts";
import { evidence, type ImportCounts } from "../../../platform/db/schema.ts";
import { writeAudit } from "../../access/write-audit.ts";
import { type OnPayments, updateEarningSeries } from "../../payments/earning-series.ts";
import { knownCounter } from "./count-known.ts";
import { countsOf, importChecksOf, needsConfirmation } from "./import-checks.ts";
import { insertBatch } from "./insert-batch.ts";
import type { Batch, StatementSummary } from "./read-file.ts";
import { joinDays } from "./same-payments.ts";
import { validateImport } from "./validate-import.ts";

interface StoreOptions {
  modelId: number;
  userId: number;
  currency: string;
  key: string;
  sha256: Buffer;
  fileName: string | undefined;
  readAs: Record<string, unknown>;
  replaces: number | undefined;
  /** Amounts far beyond what payments are were looked at. */
  isConfirmed: boolean;
  now: Date;
  platformOf: (reading: StatementSummary) => Platform | null;
  /** Called in the transaction that stores payments. */
  onPayments?: OnPayments;
  read: (
    onBatch: (batch: Batch, reading: StatementSummary) => Promise<void>,
  ) => Promise<StatementSummary | { fault: FileFault } | "too-slow">;
}

type StoreResult = { id: number; counts: ImportCounts } | { refused: Record<string, FieldCode> } | "already-imported";

/** Stores a statement as it is read, in one transaction. */
export async function storeImport(db: Db, options: StoreOptions): Promise<StoreResult> {
  const {
    modelId,
    userId,
    currency,
    key,
    sha256,
    fileName,
    readAs,
    replaces = 0,
    isConfirmed,
    now,
    platformOf,
    onPayments,
    read,
  } = options;
  let outcome: StoreResult = "already-imported";
  const rollback = Symbol("rollback");
  await db
    .transaction(async (tx) => {
      const abort = (result: StoreResult) => {
        outcome = result;
        // Rolls the transaction back; caught below.
        throw rollback;
      };
      // One import of a model at a time, so that duplicates are counted once.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import'), ${modelId})`);
      await tx
        .delete(evidence)
        .where(and(eq(evidence.id, replaces), eq(evidence.modelId, modelId), eq(evidence.kind, "file")));
      const [made] = await tx
        .insert(evidence)
        .values({ key, kind: "file", sandbox: false, scope: "owner", modelId, addedBy: userId, addedAt: now, sha256 })
        .onConflictDoNothing({ target: evidence.key })
        .returning({ id: evidence.id });
      if (!made) return abort("already-imported");
      const timeZone = typeof readAs.timeZone === "string" ? readAs.timeZone : "UTC";
      const known = knownCounter();
      let ordinal = 1;
      const reading = await read(async (batch, soFar) => {
        const platform = platformOf(soFar);
        known.add(batch);
        await insertBatch(tx, batch, { modelId, evidenceId: made.id, platform, now, first: ordinal });
        ordinal += batch.payments?.count ?? 0;
      });
      const refused = validateImport(reading, { platformOf, fileName });
      if (refused || reading === "too-slow" || "fault" in reading) return abort({ refused: refused ?? {} });
      const platform = platformOf(reading);
      if (!isConfirmed && needsConfirmation(reading, platform))
        return abort({ refused: { isConfirmed: "amounts.unconfirmed" } });
      const without = [replaces, made.id];
      const counts = countsOf(reading, { known: await known.count(tx, { modelId, platform, without, timeZone }) });
      const { span, layout } = reading;
      await tx
        .update(evidence)
        .set({
          platform,
          currency,
          ...(span && { periodFrom: new Date(span.from), periodTo: new Date(span.to) }),
          checks: importChecksOf(reading, platform),
          form: layout.form,
          fileName: fileName ?? null,
          readAs,
          counts,
        })
        .where(eq(evidence.id, made.id));
      await writeAudit(tx, { act: "evidence.add", actorId: userId, modelId });
      await joinDays(tx, { modelId, evidenceId: made.id, platform, timeZone });
      await updateEarningSeries(tx, modelId);
      await onPayments?.(tx, modelId);
      outcome = { id: made.id, counts };
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return outcome;
}
