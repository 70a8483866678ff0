import { createHash } from "node:crypto";
import { type ImportQuery, importLimitBytes, isTimeZone, typedMetrics } from "@fanradar/contract";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import { evidence, models } from "../../../platform/db/schema.ts";
import { fail, isFailure } from "../../../platform/http/fail.ts";
import { readFileBody } from "../../../platform/http/file-body.ts";
import { takeTry } from "../../../platform/http/limit.ts";
import { can, type Viewer } from "../../access/policy.ts";
import { linkedProfiles } from "../../profiles/model-links.ts";
import { findRun } from "../../submissions/find-run.ts";
import { type Batch, payerKeyOf, readFile, type StatementSummary } from "./read-file.ts";
import { reportProgress } from "./report-progress.ts";

interface ImportCall {
  viewer: Viewer;
  modelId: number;
  query: ImportQuery;
}

const limit = { max: 240, windowSeconds: 3_600, from: "first" } as const;

/** Authorises and receives a file; can find an earlier import of it. `read` can be called once. */
export async function receiveImport(ctx: Context, request: FastifyRequest, { viewer, modelId, query }: ImportCall) {
  const model = await findRun(ctx.db, modelId);
  const { userId } = viewer;
  if (!model || !can(viewer, "evidence.add", model) || userId === null) return fail("not-found");
  if (query.timeZone !== undefined && !isTimeZone(query.timeZone))
    return fail("invalid", { fields: { timeZone: "timeZone.unknown" } });
  const wait = await takeTry(ctx.db, `import:${userId}`, limit);
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  const bytes = await readFileBody(request, { limitBytes: importLimitBytes });
  if (isFailure(bytes)) return bytes;
  const sha256 = createHash("sha256").update(bytes).digest();
  const onProgress = reportProgress(ctx, { key: query.key, modelId });
  const platform = query.platform === "other" ? undefined : (query.platform ?? "onlyfans");
  const options = { ...query, metrics: platform ? typedMetrics[platform] : [], now: Date.now() };
  const payerKey = payerKeyOf(ctx.config, modelId);
  const names = await findNames(ctx.db, modelId);
  const read = (onBatch: (batch: Batch, reading: StatementSummary) => Promise<void>) =>
    readFile(bytes, { options, payerKey, names, onBatch, onProgress });
  const readAs = optionsOf(query);
  /** The import of the same bytes, and whether they were read the same way. */
  const findEarlier = async () => {
    const [earlier] = await ctx.db
      .select({ id: evidence.id, readAs: evidence.readAs, counts: evidence.counts })
      .from(evidence)
      .where(and(eq(evidence.modelId, modelId), eq(evidence.sha256, sha256), eq(evidence.kind, "file")));
    return earlier && { ...earlier, isSame: textOf(earlier.readAs ?? {}) === textOf(readAs) };
  };
  return { sha256, read, readAs, findEarlier };
}

/** What a model is called, and its handles. */
async function findNames(db: Db, modelId: number): Promise<string[]> {
  const [model] = await db
    .select({ name: models.name, links: linkedProfiles })
    .from(models)
    .where(eq(models.id, modelId));
  return model ? [model.name, ...model.links.map(({ handle }) => handle)] : [];
}

/** Options that affect how a file is read: the same bytes with the same options are the same import. */
function optionsOf({ timeZone, dayFirst, currency, platform, creator, rows, columns }: ImportQuery) {
  return { timeZone, dayFirst, currency, platform, creator, rows, columns };
}

/** JSON with sorted keys: jsonb does not preserve their order. */
function textOf(object: Record<string, unknown>): string {
  return JSON.stringify(object, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
