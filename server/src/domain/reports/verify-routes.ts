import { verifySeal } from "@fanradar/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { reports } from "../../platform/db/schema.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { mount } from "../access/mount.ts";

const limit: Limit = { max: 60, windowSeconds: 60, from: "first" };

/** For holders of a report's number and hash: when and by which engine it was sealed, and nothing of its content. */
export function verifyRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, verifySeal, async ({ query, request }) => {
    const retryAfterSeconds = await takeTry(ctx.db, `verify:${networkOf(request)}`, limit);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    // A number without its hash gets the same response as an unknown one: a report's existence is not revealed.
    const [sealed] = await ctx.db
      .select({
        id: reports.id,
        sealedAt: reports.createdAt,
        engineVersion: sql<string>`${reports.sealed} ->> 'engineVersion'`,
      })
      .from(reports)
      .where(and(eq(reports.id, query.report), eq(reports.hash, query.hash.toLowerCase()), isNull(reports.deletedAt)));
    return sealed ? { ...sealed, sealedAt: sealed.sealedAt.toISOString() } : fail("not-found");
  });
}
