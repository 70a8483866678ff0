import { chatPiecesOf } from "@fanradar/assistant/write/piece";
import { type ChatLine, getNarration, narrateReport } from "@fanradar/contract";
import { renderStatement } from "@fanradar/words";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { reportNarrations } from "../../platform/db/schema.ts";
import { fail } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { formatOf, messagesFor, type Reader } from "../../platform/http/reader.ts";
import { mount } from "../access/mount.ts";
import { can, type Viewer } from "../access/policy.ts";
import { findSealed, ownerOfReport } from "../reports/find-report.ts";
import { findSettings } from "../settings/user-settings.ts";
import type { NarrateOptions, NarrationResult } from "./narrate.ts";

interface NarrationRoutesOptions {
  /** The language model that orders statements; undefined if none is configured. */
  narrator: { name: string; narrate(options: NarrateOptions): Promise<NarrationResult> } | undefined;
}

/** Narrations per person and hour, regardless of the day's token budget. */
const limit = { max: 20, windowSeconds: 3_600, from: "first" } as const;

/**
 * A report in the order that a language model gave its statements, for its owner. Stored beside the sealed report as their places in
 * it, and written from the sealed facts at each read.
 */
export function narrationRoutes(app: FastifyInstance, ctx: Context, { narrator }: NarrationRoutesOptions): void {
  const { db } = ctx;

  async function isOwn(viewer: Viewer, id: number) {
    const owner = await ownerOfReport(db, id);
    return owner !== undefined && can(viewer, "report.rate", owner);
  }

  async function findNarration(id: number, reader: Reader) {
    const { language } = reader;
    const [row] = await db
      .select()
      .from(reportNarrations)
      .where(and(eq(reportNarrations.reportId, id), eq(reportNarrations.language, language)));
    const sealed = row && (await findSealed(db, id));
    if (!sealed) return null;
    const { facts, statements } = sealed;
    const { checks, createdAt } = row;
    const byId = new Map(facts.map((fact) => [fact.id, fact]));
    const { statementWords } = messagesFor(reader);
    const lines = row.template.split(" ").flatMap((at): ChatLine[] => {
      const statement = statements[Number(at)];
      const parts = statement && renderStatement(statement, byId, formatOf(reader), statementWords);
      return parts ? [{ kind: "own", pieces: chatPiecesOf(parts) }] : [];
    });
    return { narrator: row.narrator, lines, checks, writtenAt: createdAt.toISOString() };
  }

  mount(app, ctx, getNarration, async ({ params, viewer, reader }) => {
    if (!(await isOwn(viewer, params.id))) return fail("not-found");
    return { by: narrator?.name ?? null, narration: await findNarration(params.id, reader) };
  });

  mount(app, ctx, narrateReport, async ({ params, viewer, user, reader }) => {
    if (!(await isOwn(viewer, params.id))) return fail("not-found");
    const by = narrator?.name ?? null;
    const stored = await findNarration(params.id, reader);
    if (stored || !narrator) return { by, narration: stored };
    const retryAfterSeconds = await takeTry(db, `narration:${user.id}`, limit);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const sealed = await findSealed(db, params.id);
    if (!sealed) return fail("not-found");
    const settings = await findSettings(db, user.id);
    const result = await narrator.narrate({
      sealed,
      sendsPrivate: settings?.privacy.dataSharing === true,
      userId: user.id,
      format: formatOf(reader),
      words: messagesFor(reader).statementWords,
      now: new Date(),
    });
    if ("failure" in result) return { by, narration: null, failure: result.failure };
    const template = result.order.join(" ");
    const shown = result.order.flatMap((at) => Object.values(sealed.statements[at]?.slots ?? {}));
    const figures = new Set(shown).size;
    const checks = { figures, passed: figures, dropped: result.rejected };
    // Of parallel requests the first is stored, so that a narration never changes.
    await db
      .insert(reportNarrations)
      .values({ reportId: params.id, language: reader.language, narrator: result.narrator, template, checks })
      .onConflictDoNothing();
    return { by, narration: await findNarration(params.id, reader) };
  });
}
