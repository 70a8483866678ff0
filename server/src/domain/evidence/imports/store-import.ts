import type { FieldCode } from "@fanradar/contract";
import type { FileFault, Platform } from "@fanradar/engine";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/open-database.ts";
import { evidence, type ImportCounts } from "../../../platform/db/schema.ts";
import { countKnown } from "./count-known.ts";
import { checksOf, countsOf } from "./import-checks.ts";
import { insertBatch } from "./insert-batch.ts";
import type { Batch, Reading } from "./read-file.ts";
import { refuseReading } from "./refuse-reading.ts";

interface StoreOptions {
  modelId: number;
  userId: number;
  currency: string;
  key: string;
  sha256: Buffer;
  fileName: string | undefined;
  readAs: Record<string, unknown>;
  replaces: number | undefined;
  now: Date;
  platformOf: (reading: Reading) => Platform | null;
  read: (
    onBatch: (batch: Batch, reading: Reading) => Promise<void>,
  ) => Promise<Reading | { fault: FileFault } | "too-slow">;
}

type Stored = { id: number; counts: ImportCounts } | { refused: Record<string, FieldCode> } | "already-imported";

/** Stores a statement as it is read, whole or not at all. */
export async function storeImport(db: Db, options: StoreOptions): Promise<Stored> {
  const { modelId, userId, currency, key, sha256, fileName, readAs, replaces = 0, now, platformOf, read } = options;
  let outcome: Stored = "already-imported";
  const leaving = Symbol("leaving");
  await db
    .transaction(async (tx) => {
      const leave = (why: Stored) => {
        outcome = why;
        // The only way to undo a transaction from within; caught below.
        throw leaving;
      };
      // One import of a model at a time, so that what is known already is counted once.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import'), ${modelId})`);
      await tx
        .delete(evidence)
        .where(and(eq(evidence.id, replaces), eq(evidence.modelId, modelId), eq(evidence.kind, "file")));
      const [made] = await tx
        .insert(evidence)
        .values({ key, kind: "file", sandbox: false, scope: "owner", modelId, addedBy: userId, addedAt: now, sha256 })
        .onConflictDoNothing({ target: evidence.key })
        .returning({ id: evidence.id });
      if (!made) return leave("already-imported");
      let [known, ordinal] = [0, 1];
      const reading = await read(async (batch, soFar) => {
        const platform = platformOf(soFar);
        known += await countKnown(tx, batch, { modelId, platform, without: [replaces, made.id] });
        await insertBatch(tx, batch, { modelId, evidenceId: made.id, platform, now, first: ordinal });
        ordinal += batch.payments?.count ?? 0;
      });
      const refused = refuseReading(reading);
      if (refused || reading === "too-slow" || "fault" in reading) return leave({ refused: refused ?? {} });
      const counts = countsOf(reading, { known, currency });
      const { span, layout } = reading;
      await tx
        .update(evidence)
        .set({
          platform: platformOf(reading),
          currency,
          ...(span && { periodFrom: new Date(span.from), periodTo: new Date(span.to) }),
          checks: checksOf(reading),
          form: layout.form,
          fileName: fileName ?? null,
          readAs,
          counts,
        })
        .where(eq(evidence.id, made.id));
      outcome = { id: made.id, counts };
    })
    .catch((error: unknown) => {
      if (error !== leaving) throw error;
    });
  return outcome;
}
