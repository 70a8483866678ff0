import { createHash } from "node:crypto";
import { typedMetrics } from "@fanradar/contract";
import type { Config } from "../config/config.ts";
import { payerKeyOf, readFile } from "../domain/evidence/imports/read-file.ts";
import { storeImport } from "../domain/evidence/imports/store-import.ts";
import type { Db } from "../platform/db/open-database.ts";
import { makeSampleStatement, type SamplePage } from "./sample-statement.ts";

/** Imports a year's statement of a sample page, as its owner would upload it. */
export async function seedStatement(
  db: Db,
  page: SamplePage,
  { config, modelId, userId, now }: { config: Pick<Config, "appSecret">; modelId: number; userId: number; now: Date },
): Promise<void> {
  const bytes = new TextEncoder().encode(makeSampleStatement(page, now));
  const sha256 = createHash("sha256").update(bytes).digest();
  const readAs = { timeZone: "UTC", currency: "USD", platform: "onlyfans" };
  const stored = await storeImport(db, {
    ...{ modelId, userId, sha256, readAs, now, currency: "USD", replaces: undefined, isConfirmed: false },
    key: `file:${modelId}:${sha256.toString("hex")}`,
    fileName: "statement.csv",
    platformOf: () => "onlyfans",
    read: (onBatch) =>
      readFile(bytes, {
        options: { timeZone: "UTC", currency: "USD", metrics: typedMetrics.onlyfans, now: now.getTime() },
        payerKey: payerKeyOf(config, modelId),
        onBatch,
        onProgress: () => {},
      }),
  });
  if (stored !== "already-imported" && "refused" in stored)
    throw new Error(`the sample statement is refused: ${JSON.stringify(stored.refused)}`);
}
