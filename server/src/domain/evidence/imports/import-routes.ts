import { createHash } from "node:crypto";
import {
  type ImportQuery,
  importLimitBytes,
  importStatement,
  isTimeZone,
  previewImport,
  typedMetrics,
} from "@fanradar/contract";
import type { Platform, StatementForm } from "@fanradar/engine";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import { evidence, models } from "../../../platform/db/schema.ts";
import { fail, isFailure } from "../../../platform/http/fail.ts";
import { readFileBody } from "../../../platform/http/file-body.ts";
import { takeTry } from "../../../platform/http/limit.ts";
import { messagesFor } from "../../../platform/http/reader.ts";
import { createSemaphore } from "../../../platform/http/semaphore.ts";
import { mount } from "../../access/mount.ts";
import { can, type Viewer } from "../../access/policy.ts";
import type { OnPayments } from "../../payments/earning-series.ts";
import { linkedProfiles } from "../../profiles/model-links.ts";
import { findRun } from "../../submissions/find-run.ts";
import { knownCounter } from "./count-known.ts";
import { countsOf } from "./import-checks.ts";
import { importFacts, presentPreview } from "./present-import.ts";
import { type Batch, payerKeyOf, readFile, type StatementSummary } from "./read-file.ts";
import { reportProgress } from "./report-progress.ts";
import { storeImport } from "./store-import.ts";
import { validateImport } from "./validate-import.ts";

interface ImportCall {
  viewer: Viewer;
  modelId: number;
  query: ImportQuery;
}

/** Parallel imports; further ones wait. Each takes a thread and memory. */
const atOnce = 2;
const limit = { max: 240, windowSeconds: 3_600, from: "first" } as const;

/** What a model is called, and its handles. */
async function findNames(db: Db, modelId: number): Promise<string[]> {
  const [model] = await db
    .select({ name: models.name, links: linkedProfiles })
    .from(models)
    .where(eq(models.id, modelId));
  return model ? [model.name, ...model.links.map(({ handle }) => handle)] : [];
}

/** Statements: preview, then import. Ids of other people's models answer 404. */
export function importRoutes(app: FastifyInstance, ctx: Context, { onPayments }: { onPayments: OnPayments }): void {
  const gate = createSemaphore(atOnce);

  /** Authorises and receives a file; can find an earlier import of it. `read` can be called once. */
  const receive = async (request: FastifyRequest, { viewer, modelId, query }: ImportCall) => {
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
  };

  mount(app, ctx, previewImport, async ({ params, query, viewer, reader, request }) =>
    gate(async () => {
      const upload = await receive(request, { viewer, modelId: params.id, query });
      if (isFailure(upload)) return upload;
      const known = knownCounter();
      const reading = await upload.read(async (batch) => known.add(batch));
      if (reading === "too-slow" || "fault" in reading)
        return fail("invalid", {
          fields:
            validateImport(reading, {
              platformOf: ({ layout }) => platformOf(query, layout.form),
              fileName: query.name,
            }) ?? {},
        });
      const platform = platformOf(query, reading.layout.form);
      const counts = countsOf(reading, {
        known: await known.count(ctx.db, {
          ...{ modelId: params.id, platform, without: [query.replaces ?? 0] },
          timeZone: query.timeZone ?? "UTC",
        }),
      });
      return presentPreview(reading, {
        platform,
        counts,
        known: (await upload.findEarlier())?.id ?? null,
        asOf: new Date(),
        words: messagesFor(reader),
      });
    }),
  );

  mount(app, ctx, importStatement, async ({ params, query, user, viewer, request }) =>
    gate(async () => {
      const upload = await receive(request, { viewer, modelId: params.id, query });
      if (isFailure(upload)) return upload;
      const { sha256, read, readAs, findEarlier } = upload;
      const now = new Date();
      const answer = (id: number, counts: Parameters<typeof importFacts>[0], wasStored: boolean) => ({
        ...{ id, wasStored },
        facts: importFacts(counts, { asOf: now.toISOString(), id: "import" }),
      });
      const answerEarlier = (earlier: Awaited<ReturnType<typeof findEarlier>>) =>
        earlier?.isSame && earlier.counts ? answer(earlier.id, earlier.counts, true) : fail("already-imported");
      const before = await findEarlier();
      if (before && before.id !== query.replaces) return answerEarlier(before);
      const stored = await storeImport(ctx.db, {
        modelId: params.id,
        userId: user.id,
        currency: query.currency,
        key: `file:${params.id}:${sha256.toString("hex")}`,
        sha256,
        fileName: query.name || undefined,
        readAs,
        replaces: query.replaces,
        isConfirmed: query.isConfirmed === true,
        now,
        platformOf: ({ layout }) => platformOf(query, layout.form),
        onPayments,
        read,
      });
      // Another request stored the same bytes meanwhile.
      if (stored === "already-imported") return answerEarlier(await findEarlier());
      return "refused" in stored
        ? fail("invalid", { fields: stored.refused })
        : answer(stored.id, stored.counts, false);
    }),
  );
}

/** The platform that the person chose, else the one of the file's form; null for one that models cannot link. */
function platformOf({ platform }: ImportQuery, form: StatementForm): Platform | null {
  if (platform === undefined) return form === "fanvue" ? null : "onlyfans";
  return platform === "other" ? null : platform;
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
