import { getTrending, listTrending, searchCreators, searchPageSize } from "@fanradar/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { findCreatorsById, findTrending } from "../../domain/creators/find-creator.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { findSampleReport } from "./find-sample-report.ts";
import { findTrendingCards } from "./find-trending-cards.ts";
import { presentListed } from "./present-listed.ts";
import { findCreators } from "./search-creators.ts";

/** Enough for several people who type at once behind one address; too little to download the whole list. */
const searchesPerNetwork: Limit = { max: 240, windowSeconds: 60, from: "first" };

/** Counts a search. Returns the seconds to wait if it exceeds the limit. */
function takeSearch(db: Context["db"], request: FastifyRequest): Promise<number | undefined> {
  return takeTry(db, `search:network:${networkOf(request)}`, searchesPerNetwork);
}

/** Search of creators, and the ranking of public ones. */
export function searchRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, searchCreators, async ({ query, read, request }) => {
    const wait = await takeSearch(ctx.db, request);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    return (await read(({ db }) => findCreators(db, query))) ?? fail("invalid", { fields: { after: "invalid" } });
  });

  mount(app, ctx, listTrending, async ({ query, viewer, read, request }) => {
    if (query.q === "") return read(async ({ db }) => presentListed(db, viewer, await findTrending(db, query.limit)));
    const wait = await takeSearch(ctx.db, request);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    return read(async ({ db }) => {
      const hits = await findCreators(db, { q: query.q, limit: Math.min(query.limit, searchPageSize) });
      return presentListed(db, viewer, await findCreatorsById(db, hits?.creators.map(({ id }) => id) ?? []));
    });
  });

  mount(app, ctx, getTrending, ({ read, reader }) =>
    read(async ({ db }) => {
      const cards = await findTrendingCards(db, new Date());
      return { ...cards, sample: await findSampleReport(db, reader, cards.creators) };
    }),
  );
}
