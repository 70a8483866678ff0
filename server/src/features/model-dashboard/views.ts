import { dayMs, dayOf, type Fact, recordFact } from "@fanradar/engine";
import { and, eq, gte, sum } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { viewCounts } from "../../platform/db/schema.ts";

const days = 7;

interface ViewCountInput {
  creatorId: number;
  /** Of all time. */
  viewCount: number;
  now: Date;
}

/** Views of a creator's page: counts only, no identities. */
export async function findViews(db: Db, { creatorId, viewCount, now }: ViewCountInput): Promise<Fact[]> {
  const from = new Date(Math.floor(now.getTime() / dayMs) * dayMs - (days - 1) * dayMs);
  const [week] = await db
    .select({ visitors: sum(viewCounts.visitors).mapWith(Number), accounts: sum(viewCounts.accounts).mapWith(Number) })
    .from(viewCounts)
    .where(and(eq(viewCounts.creatorId, creatorId), gte(viewCounts.day, dayOf(from.toISOString()))));
  const period = { from: dayOf(from.toISOString()), to: dayOf(now.toISOString()) };
  const asOf = now.toISOString();
  const count = (metric: "pageViews" | "pageViews.visitors" | "pageViews.accounts", value: number): Fact => {
    const of = metric === "pageViews" ? {} : { period };
    return recordFact({ id: metric, metric, value, asOf, ...of, formula: "count.views" }, { scope: "owner" });
  };
  return [
    count("pageViews", viewCount),
    count("pageViews.visitors", week?.visitors ?? 0),
    count("pageViews.accounts", week?.accounts ?? 0),
  ];
}
