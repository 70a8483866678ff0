import { type HistoryEntry, type HistorySort, historyEntry, type listReports } from "@fanradar/contract";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Db } from "../../platform/db/open-database.ts";
import { readPlace, writePlace } from "../../platform/http/page-place.ts";
import { inScope, type Scope } from "../access/policy.ts";
import { isComparisonIn } from "./comparison-scope.ts";

type HistoryQuery = z.output<NonNullable<typeof listReports.query>>;

/** Sort keys of each order, then by id, so that the order is total. */
const orders: Record<HistorySort, { key: SQL; isFalling: boolean; type: SQL; idFalls: boolean }> = {
  newest: { key: sql`id`, isFalling: true, type: sql`int`, idFalls: true },
  oldest: { key: sql`id`, isFalling: false, type: sql`int`, idFalls: false },
  rating: { key: sql`rating`, isFalling: true, type: sql`float8`, idFalls: true },
  name: { key: sql`lower("modelName")`, isFalling: false, type: sql`text`, idFalls: false },
};
const filters: Record<HistoryQuery["filter"], SQL> = {
  all: sql`true`,
  favorites: sql`favorite`,
  premium: sql`listed."reportType" = 'premium'`,
  comparisons: sql`listed."reportType" = 'comparison'`,
};

const row = z.extend(z.omit(historyEntry, { createdAt: true, cursor: true }), {
  createdAt: z.coerce.date(),
  key: z.union([z.string(), z.number()]),
});

/** The wire calls X by its older name here. */
const platformsOf = (model: SQL) => sql`array(
  select distinct case platform when 'x' then 'twitter' else platform end
  from model_profiles join profiles on profiles.id = profile_id where model_profiles.model_id = ${model}.id)`;
const inOrder = ["onlyfans", "instagram", "twitter", "tiktok"];

interface HistoryOptions {
  scope: Scope;
  userId: number;
  /** That a report rests on private evidence is said to who sees this. */
  seesWhole: boolean;
}

/**
 * A page of a scope's reports: those of its models and saved comparisons, from a place on; `userId`: whose stars. Undefined where
 * `after` is no place of this order.
 */
export async function findHistory(
  db: Db,
  { scope, userId, q, filter, sort, after, limit, seesWhole }: HistoryQuery & HistoryOptions,
): Promise<HistoryEntry[] | undefined> {
  const from = after === undefined ? undefined : readPlace(after);
  const { key, isFalling, type, idFalls } = orders[sort];
  if (from === undefined && after !== undefined) return undefined;
  if (from && (typeof from[0] === "string") !== (sort === "name")) return undefined;
  const beyond = isFalling ? sql`<` : sql`>`;
  const [keyWay, idWay] = [isFalling, idFalls].map((falls) => (falls ? sql`desc` : sql`asc`));
  const shownType = seesWhole
    ? sql`reports.report_type`
    : sql`case reports.report_type when 'premium' then 'standard' else reports.report_type end`;
  const conditions = [
    filters[filter],
    sql`(position(lower(${q}) in lower("modelName")) > 0 or position(lower(${q}) in lower("modelUsername")) > 0)`,
    ...(from ? [sql`(${key}, id) ${beyond} (${from[0]}::${type}, ${from[1]}::int)`] : []),
  ];
  const { rows } = await db.execute(sql`
    with own as (
      select reports.id, model_id as "modelId", name as "modelName", username as "modelUsername",
        to_jsonb(${platformsOf(sql`models`)}) as platforms
      from portfolio_models join models using (id) join reports on reports.model_id = models.id
      where ${inScope(scope, sql`portfolio_models`)}
      union all
      select reports.id, null, coalesce(names.name, ''), coalesce(names.username, ''), coalesce(names.platforms, '[]')
      from reports left join lateral (
        select string_agg(name, ' · ' order by models.id) as name, string_agg(username, ' · ' order by models.id) as username,
          (select jsonb_agg(distinct platform) from report_models join models on models.id = model_id,
            unnest(${platformsOf(sql`models`)}) as platform where report_id = reports.id) as platforms
        from report_models join models on models.id = report_models.model_id
        where report_models.report_id = reports.id
      ) as names on true
      where ${isComparisonIn(scope)}
    ),
    listed as (
      select own.*, ${shownType} as "reportType", reports.created_at as "createdAt", reports.sandbox,
        coalesce(stars.rating, 0)::float8 as rating, stars.ratings,
        exists (select 1 from report_favorites where report_id = own.id and user_id = ${userId}) as favorite
      from own join reports on reports.id = own.id, lateral (
        select count(*)::int as ratings, round(5.0 * count(*) filter (where is_positive) / nullif(count(*), 0), 1) as rating
        from ratings where report_id = own.id
      ) as stars
    )
    select *, ${key} as key,
      not exists (select 1 from reports as newer where newer.model_id = "modelId" and newer.id > listed.id) as "isNewest",
      exists (select 1 from reports as earlier where earlier.model_id = "modelId" and earlier.id < listed.id) as "hasEarlier"
    from listed where ${sql.join(conditions, sql` and `)}
    order by ${key} ${keyWay}, id ${idWay} limit ${limit}`);
  return rows.map((one) => {
    const { key: at, createdAt, ...entry } = row.parse(one);
    const platforms = entry.platforms.toSorted((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b));
    return { ...entry, platforms, createdAt: createdAt.toISOString(), cursor: writePlace([at, entry.id]) };
  });
}
