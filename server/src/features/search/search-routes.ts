import { listTrending, searchCreators, searchPageSize } from "@fanradar/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { findCreatorsOfModels, findTrending } from "../../domain/creators/find-creator.ts";
import { present } from "../../domain/creators/present-creator.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { findCreators } from "./search-creators.ts";

/** Several people who type at once behind one address; no harvest of the whole list. */
const searchesPerNetwork: Limit = { max: 240, windowSeconds: 60, from: "first" };

/** Counts a search; in how many seconds to come back where it is one too many. */
function takeSearch(db: Context["db"], request: FastifyRequest): Promise<number | undefined> {
  return takeTry(db, `search:network:${networkOf(request)}`, searchesPerNetwork);
}

/** Searching creators, and the ranking of those that everybody may find. */
export function searchRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, searchCreators, async ({ query, request }) => {
    const wait = await takeSearch(ctx.db, request);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    return (await findCreators(ctx.db, query)) ?? fail("invalid", { fields: { after: "invalid" } });
  });

  mount(app, ctx, listTrending, async ({ query, viewer, request }) => {
    if (query.q === "") return (await findTrending(ctx.db, query.limit)).flatMap((one) => present(viewer, one) ?? []);
    const wait = await takeSearch(ctx.db, request);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const hits = await findCreators(ctx.db, { q: query.q, limit: Math.min(query.limit, searchPageSize) });
    const found = await findCreatorsOfModels(ctx.db, hits?.creators.map(({ id }) => id) ?? []);
    return found.flatMap((one) => present(viewer, one) ?? []);
  });
}
