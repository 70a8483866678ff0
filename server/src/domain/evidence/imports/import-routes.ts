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
import { evidence } from "../../../platform/db/schema.ts";
import { fail, isFailure } from "../../../platform/http/fail.ts";
import { readFileBody } from "../../../platform/http/file-body.ts";
import { takeTry } from "../../../platform/http/limit.ts";
import { messagesFor } from "../../../platform/http/reader.ts";
import { createSemaphore } from "../../../platform/http/semaphore.ts";
import { mount } from "../../access/mount.ts";
import { can, type Viewer } from "../../access/policy.ts";
import { findRun } from "../../submissions/find-run.ts";
import { countKnown } from "./count-known.ts";
import { countsOf } from "./import-checks.ts";
import { importFacts, presentPreview } from "./present-import.ts";
import { type Batch, payerKeyOf, type Reading, readFile } from "./read-file.ts";
import { refuseReading } from "./refuse-reading.ts";
import { reportProgress } from "./report-progress.ts";
import { storeImport } from "./store-import.ts";

interface ImportCall {
  viewer: Viewer;
  modelId: number;
  query: ImportQuery;
}

/** Reading takes a thread and memory: the rest wait for their turn. */
const atOnce = 2;
const limit = { max: 240, windowSeconds: 3_600, from: "first" } as const;

/** Statements: looked over first, then stored. A foreign id answers as a missing one. */
export function importRoutes(app: FastifyInstance, ctx: Context): void {
  const gate = createSemaphore(atOnce);

  /** What was sent and whether it was stored before; how to read it, once. */
  const take = async (request: FastifyRequest, { viewer, modelId, query }: ImportCall) => {
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
    const onProgress = reportProgress(ctx, { key: query.key, modelId, userId });
    const platform = query.platform === "other" ? undefined : (query.platform ?? "onlyfans");
    const options = { ...query, metrics: platform ? typedMetrics[platform] : [], now: Date.now() };
    const payerKey = payerKeyOf(ctx.config, modelId);
    const read = (onBatch: (batch: Batch, reading: Reading) => Promise<void>) =>
      readFile(bytes, { options, payerKey, onBatch, onProgress });
    const readAs = readAsOf(query);
    const [before] = await ctx.db
      .select({ id: evidence.id, readAs: evidence.readAs, counts: evidence.counts })
      .from(evidence)
      .where(and(eq(evidence.modelId, modelId), eq(evidence.sha256, sha256), eq(evidence.kind, "file")));
    const isAlike = before !== undefined && textOf(before.readAs ?? {}) === textOf(readAs);
    return { sha256, read, readAs, before: before && { ...before, isAlike } };
  };

  mount(app, ctx, previewImport, async ({ params, query, viewer, reader, request }) =>
    gate(async () => {
      const upload = await take(request, { viewer, modelId: params.id, query });
      if (isFailure(upload)) return upload;
      let known = 0;
      const reading = await upload.read(async (batch, { layout }) => {
        const platform = platformOf(query, layout.form);
        known += await countKnown(ctx.db, batch, { modelId: params.id, platform, without: [query.replaces ?? 0] });
      });
      if (reading === "too-slow" || "fault" in reading)
        return fail("invalid", { fields: refuseReading(reading) ?? {} });
      return presentPreview(reading, {
        platform: platformOf(query, reading.layout.form),
        counts: countsOf(reading, { known, currency: query.currency }),
        known: upload.before?.id ?? null,
        asOf: new Date(),
        words: messagesFor(reader),
      });
    }),
  );

  mount(app, ctx, importStatement, async ({ params, query, user, viewer, request }) =>
    gate(async () => {
      const upload = await take(request, { viewer, modelId: params.id, query });
      if (isFailure(upload)) return upload;
      const { sha256, read, readAs, before } = upload;
      const now = new Date();
      const answer = (id: number, counts: Parameters<typeof importFacts>[0]) => ({
        id,
        facts: importFacts(counts, { asOf: now.toISOString(), id: "import" }),
      });
      if (before && before.id !== query.replaces)
        return before.isAlike && before.counts ? answer(before.id, before.counts) : fail("already-imported");
      const stored = await storeImport(ctx.db, {
        modelId: params.id,
        userId: user.id,
        currency: query.currency,
        key: `file:${params.id}:${sha256.toString("hex")}`,
        sha256,
        fileName: query.name || undefined,
        readAs,
        replaces: query.replaces,
        now,
        platformOf: ({ layout }) => platformOf(query, layout.form),
        read,
      });
      if (stored === "already-imported") return fail("already-imported");
      return "refused" in stored ? fail("invalid", { fields: stored.refused }) : answer(stored.id, stored.counts);
    }),
  );
}

/** A form that belongs to another platform says so by itself, unless the person says otherwise. */
function platformOf({ platform }: ImportQuery, form: StatementForm): Platform | null {
  if (platform === undefined) return form === "fanvue" ? null : "onlyfans";
  return platform === "other" ? null : platform;
}

/** All that was said of how to read a file: said alike, the same bytes are the same import. */
function readAsOf({ timeZone, dayFirst, currency, platform, creator, rows, columns }: ImportQuery) {
  return { timeZone, dayFirst, currency, platform, creator, rows, columns };
}

/** The same members in the same order: a database keeps none of its own. */
function textOf(object: Record<string, unknown>): string {
  return JSON.stringify(object, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
