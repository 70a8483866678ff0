import { searchCreators } from "@fanradar/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../http/client-address.ts";
import type { Context } from "../http/context.ts";
import { fail } from "../http/fail.ts";
import { type Limit, takeTry } from "../http/limit.ts";
import { mount } from "../http/mount.ts";
import { findCreators } from "./search-creators.ts";

/** Several people who type at once behind one address; no harvest of the whole list. */
const searchesPerNetwork: Limit = { max: 240, windowSeconds: 60, from: "first" };

/** Counts a search; in how many seconds to come back where it is one too many. */
export function takeSearch(db: Context["db"], request: FastifyRequest): Promise<number | undefined> {
  return takeTry(db, `search:network:${networkOf(request)}`, searchesPerNetwork);
}

export function searchRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, searchCreators, async ({ query, request }) => {
    const wait = await takeSearch(ctx.db, request);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    return (await findCreators(ctx.db, query)) ?? fail("invalid", { fields: { after: "invalid" } });
  });
}
