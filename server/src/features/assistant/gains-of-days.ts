import { type Fact, followerGoal, gainsTogether, type Period, type Series, type Source } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";

const reportRow = z.object({
  id: z.number(),
  asOf: z.string(),
  series: z.array(z.custom<Series>((value) => typeof value === "object")),
  sources: z.array(z.custom<Source>((value) => typeof value === "object")),
  followers: z.array(z.custom<Fact>((value) => typeof value === "object")),
});

/** How many follow, and lines of that, of these reports. One query. */
export async function findLines(db: Db, reportIds: readonly number[]) {
  const { rows } = await db.execute(sql`
    select id, sealed ->> 'asOf' as "asOf", sealed -> 'sources' as sources, (
      select coalesce(jsonb_agg(line), '[]') from jsonb_array_elements(sealed -> 'series') line where line ->> 'metric' = 'followers'
    ) as series, (
      select coalesce(jsonb_agg(fact), '[]') from jsonb_array_elements(sealed -> 'facts') fact where fact ->> 'metric' = 'followers'
    ) as followers
    from reports where id = any(${sql.param([...reportIds])}::int[])`);
  return rows.map((one) => reportRow.parse(one));
}

/**
 * What each report's followers gained in these days, by the report's id: on each platform, and on all of them together. The ids are those
 * of the report's own gains, which they stand in for. Empty where the daily counts do not reach these days.
 *
 * @param reports facts of each report with its followers
 */
export async function findGainsOf(
  db: Db,
  reports: readonly { id: number; facts: readonly Fact[] }[],
  days: Period,
): Promise<Map<number, Fact[]>> {
  const factsOf = new Map(reports.map(({ id, facts }) => [id, facts]));
  const lines = await findLines(db, [...factsOf.keys()]);
  return new Map(
    lines.map(({ id, asOf, series }) => {
      const facts = factsOf.get(id) ?? [];
      return [id, gainsTogether({ facts, series, asOf }, days)];
    }),
  );
}

/**
 * The days until a report's followers reach a number, by the report's id: the soonest of its platforms, as `goal.days` of the whole.
 *
 * @param reports facts of each report with its followers and forecasts
 */
export async function findGoalOf(
  db: Db,
  reports: readonly { id: number; facts: readonly Fact[] }[],
  amount: number,
): Promise<Map<number, Fact[]>> {
  const factsOf = new Map(reports.map(({ id, facts }) => [id, facts]));
  const lines = await findLines(db, [...factsOf.keys()]);
  return new Map(
    lines.map(({ id, series }) => {
      const goals = followerGoal({ facts: factsOf.get(id) ?? [], series }, amount);
      const days = goals.filter(({ metric }) => metric === "goal.days");
      const [soonest] = days.toSorted((a, b) => Number(a.value) - Number(b.value));
      return [id, soonest ? [...goals, { ...soonest, id: "goal.days", inputs: [soonest.id] }] : goals];
    }),
  );
}
