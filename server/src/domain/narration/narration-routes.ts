import { getNarration, type Language, narrateReport, type narratorFailures } from "@fanradar/contract";
import type { Fact, Sealed } from "@fanradar/engine";
import type { Format } from "@fanradar/words";
import { lineOf } from "@fanradar/words/lock/line-of";
import { type LockedText, lockText } from "@fanradar/words/lock/lock-text";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { reportNarrations } from "../../platform/db/schema.ts";
import { fail } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { formatOf, type Reader } from "../../platform/http/reader.ts";
import { mount } from "../access/mount.ts";
import { can, type Viewer } from "../access/policy.ts";
import { findSealed, ownerOfReport } from "../reports/find-report.ts";
import { findSettings } from "../settings/user-settings.ts";

interface NarrationRoutesOptions {
  /** Has the language model phrase facts; undefined where none is configured. */
  narrator:
    | {
        name: string;
        narrate(options: {
          facts: readonly Fact[];
          sendsPrivate: boolean;
          userId: number;
          language: Language;
          format: Format;
          now: Date;
        }): Promise<
          { narrator: string; text: LockedText } | { narrator: "engine"; failure: (typeof narratorFailures)[number] }
        >;
      }
    | undefined;
}

/** Reports of one person that are put into words in an hour, whatever the day's tokens would afford. */
const limit = { max: 20, windowSeconds: 3_600, from: "first" } as const;

/**
 * A report in a language model's words, for whose model it is. It is kept beside what is sealed, as sentences with slots, and is
 * locked again whenever it is read: with the facts and in the viewer's format.
 */
export function narrationRoutes(app: FastifyInstance, ctx: Context, { narrator }: NarrationRoutesOptions): void {
  const { db } = ctx;

  async function findOwn(viewer: Viewer, id: number) {
    const owner = await ownerOfReport(db, id);
    return owner && can(viewer, "report.rate", owner) ? findSealed(db, id) : undefined;
  }

  async function findNarration(id: number, { facts }: Sealed, reader: Reader) {
    const { language } = reader;
    const [row] = await db
      .select()
      .from(reportNarrations)
      .where(and(eq(reportNarrations.reportId, id), eq(reportNarrations.language, language)));
    if (!row) return null;
    const { blocks } = lockText(row.template, facts, { language, format: formatOf(reader) });
    const { checks, createdAt } = row;
    return { narrator: row.narrator, lines: blocks.flatMap(lineOf), checks, writtenAt: createdAt.toISOString() };
  }

  mount(app, ctx, getNarration, async ({ params, viewer, reader }) => {
    const sealed = await findOwn(viewer, params.id);
    if (!sealed) return fail("not-found");
    return { by: narrator?.name ?? null, narration: await findNarration(params.id, sealed, reader) };
  });

  mount(app, ctx, narrateReport, async ({ params, viewer, user, reader }) => {
    const sealed = await findOwn(viewer, params.id);
    if (!sealed) return fail("not-found");
    const by = narrator?.name ?? null;
    const stored = await findNarration(params.id, sealed, reader);
    if (stored || !narrator) return { by, narration: stored };
    const retryAfterSeconds = await takeTry(db, `narration:${user.id}`, limit);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const settings = await findSettings(db, user.id);
    const result = await narrator.narrate({
      facts: statedFacts(sealed),
      sendsPrivate: settings?.privacy.dataSharing === true,
      userId: user.id,
      language: reader.language,
      format: formatOf(reader),
      now: new Date(),
    });
    if ("failure" in result) return { by, narration: null, failure: result.failure };
    const { template, checks: read } = result.text;
    // Of those that were dropped none stands in it.
    const checks = { ...read, figures: read.passed };
    // Two at once: the first one's stays, so that what was read stays as it was.
    await db
      .insert(reportNarrations)
      .values({ reportId: params.id, language: reader.language, narrator: result.narrator, template, checks })
      .onConflictDoNothing();
    return { by, narration: await findNarration(params.id, sealed, reader) };
  });
}

/** The facts in the engine's own sentences: the model gets those, not the whole ledger. */
function statedFacts({ facts, statements }: Sealed): Fact[] {
  const stated = new Set(statements.flatMap(({ slots }) => Object.values(slots)));
  return facts.filter(({ id, value }) => stated.has(id) && value !== null);
}
