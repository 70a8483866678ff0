import { type ImportQuery, importStatement, previewImport } from "@fanradar/contract";
import type { Platform, StatementForm } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../context.ts";
import { fail, isFailure } from "../../../platform/http/fail.ts";
import { messagesFor } from "../../../platform/http/reader.ts";
import { createSemaphore } from "../../../platform/http/semaphore.ts";
import { mount } from "../../access/mount.ts";
import type { OnPayments } from "../../payments/earning-series.ts";
import { knownCounter } from "./count-known.ts";
import { countsOf } from "./import-checks.ts";
import { importFacts, presentPreview } from "./present-import.ts";
import { receiveImport } from "./receive-import.ts";
import { storeImport } from "./store-import.ts";
import { validateImport } from "./validate-import.ts";

/** Parallel imports; further ones wait. Each takes a thread and memory. */
const atOnce = 2;
/** Statements: preview, then import. Ids of other people's models answer 404. */
export function importRoutes(app: FastifyInstance, ctx: Context, { onPayments }: { onPayments: OnPayments }): void {
  const gate = createSemaphore(atOnce);

  mount(app, ctx, previewImport, async ({ params, query, viewer, reader, request }) =>
    gate(async () => {
      const upload = await receiveImport(ctx, request, { viewer, modelId: params.id, query });
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
      const upload = await receiveImport(ctx, request, { viewer, modelId: params.id, query });
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
