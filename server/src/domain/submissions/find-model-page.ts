import {
  canonicalUrl,
  type listFollowed,
  type ModelPage,
  type modelPageQuery,
  type PortfolioRow,
  parseLink,
  portfolioRow,
} from "@fanradar/contract";
import { platformNames } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Db } from "../../platform/db/open-database.ts";
import { readPlace, writePlace } from "../../platform/http/page-place.ts";
import { inScope, type Scope } from "../access/policy.ts";
import { linkedProfiles, linkUrls, moderationOf } from "../profiles/model-links.ts";

type PageQuery = z.output<typeof modelPageQuery>;

const isTrue = {
  verified: sql`coalesce(creators.is_verified, false)`,
  ownerVerified: sql`coalesce(creators.is_owner_verified, false)`,
  featured: sql`coalesce(creators.is_featured, false)`,
};
/** Sort keys of each order, then by id, so that the order is total. Ids rise with time: the newest model has the highest. */
const keys = {
  newest: { key: sql`models.id`, type: sql`int` },
  name: { key: sql`lower(models.name)`, type: sql`text` },
  reported: {
    key: sql`(select extract(epoch from created_at)::float8 from reports where model_id = models.id order by id desc limit 1)`,
    type: sql`float8`,
  },
  ranked: { key: sql`ranks.value`, type: sql`float8` },
};
/** In place of a key that is not there: it comes last in both orders. */
const lastOf = { asc: Number.MAX_VALUE, desc: -Number.MAX_VALUE };
const tags = sql`(select coalesce(json_agg(tag order by tag), '[]') from model_tags where model_id = models.id)`;

const row = z.extend(
  z.omit(portfolioRow, {
    createdAt: true,
    reportedAt: true,
    moderation: true,
    onlyfansUrl: true,
    instagramUrl: true,
    twitterUrl: true,
    tiktokUrl: true,
  }),
  {
    createdAt: z.coerce.date(),
    reportedAt: z.nullable(z.coerce.date()),
    links: z.array(z.object({ platform: z.enum(platformNames), handle: z.string(), isQuarantined: z.boolean() })),
    removedAt: z.nullable(z.coerce.date()),
    key: z.union([z.string(), z.number()]),
  },
);

interface PageOptions extends PageQuery {
  scope: Scope;
  /** Tags are the team's alone: others see none and find nothing by them. */
  isOwn: boolean;
  /** What a report rests on is said to who sees all of it. */
  seesWhole: boolean;
  /** By ids of models: `ranked` orders by them. */
  ranks?: ReadonlyMap<number, number>;
  sort: keyof typeof keys;
  order: "asc" | "desc";
}

/**
 * A page of a scope's models, from a place on: what a row draws and no more. Reports, links and tags are looked up for
 * the rows of the page alone. Undefined where `after` is no place of this order.
 */
export async function findModelPage(
  db: Db,
  { scope, isOwn, seesWhole, ranks = new Map(), sort, order, ...query }: PageOptions,
): Promise<(Omit<ModelPage, "models"> & { models: PortfolioRow[] }) | undefined> {
  const { after, limit } = query;
  const { key: value, type } = keys[sort];
  const key = sort === "newest" || sort === "name" ? value : sql`coalesce(${value}, ${lastOf[order]}::float8)`;
  const from = after === undefined ? undefined : readPlace(after);
  if (after !== undefined && (from === undefined || (typeof from[0] === "string") !== (sort === "name")))
    return undefined;
  // Their own models first, and whole: in the order of the page, PostgreSQL would go through everybody's to find the first few.
  const own = sql`own as materialized (select id from portfolio_models where ${inScope(scope, sql`portfolio_models`)})`;
  const matching = sql`
    from own join models on models.id = own.id left join creators on creators.id = models.id
      left join unnest(${sql.param([...ranks.keys()])}::int[], ${sql.param([...ranks.values()])}::float8[]) as ranks(id, value) on ranks.id = models.id
    where ${sql.join(conditionsOf(query, isOwn), sql` and `)}`;
  const beyond =
    from && sql` and (${key}, models.id) ${order === "desc" ? sql`<` : sql`>`} (${from[0]}::${type}, ${from[1]}::int)`;
  const way = order === "desc" ? sql`desc` : sql`asc`;
  const [{ rows }, totals] = await Promise.all([
    db.execute(sql`
      with ${own}, matching as materialized (
        select models.id, ${key} as key, ${isTrue.featured} as "isFeatured", ${isTrue.verified} as "isVerified",
          ${isTrue.ownerVerified} as "isOwnerVerified"
        ${matching} ${beyond}
      ), page as materialized (select * from matching order by key ${way}, id ${way} limit ${limit + 1})
      select page.*, models.name, models.username, models.status, models.created_at as "createdAt",
        models.removed_at as "removedAt",
        ${isOwn ? tags : sql`'[]'::json`} as tags, ${linkedProfiles} as links,
        ${seesWhole ? sql`report.badge` : sql`null`} as badge,
        ${seesWhole ? sql`exists (select 1 from transactions where model_id = page.id)` : sql`false`} as "hasStatement",
        report.created_at as "reportedAt", coalesce(report.sandbox, false) as sandbox
      from page join models on models.id = page.id left join lateral (
        select badge, sandbox, created_at from reports where model_id = models.id order by id desc limit 1
      ) as report on true
      order by page.key ${way}, page.id ${way}`),
    from ? null : countMatching(db, own, matching),
  ]);
  const found = z.array(row).parse(rows);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    models: page.map(({ key: _, links, createdAt, reportedAt, removedAt, ...one }) => ({
      ...one,
      ...linkUrls(links),
      moderation: moderationOf(removedAt, links),
      createdAt: createdAt.toISOString(),
      reportedAt: reportedAt?.toISOString() ?? null,
    })),
    next: last ? writePlace([last.key, last.id]) : null,
    totals,
  };
}

function conditionsOf({ q, tag, badge, status, withReport, only }: PageQuery, isOwn: boolean): SQL[] {
  const typed = q.trim().replace(/^@/, "");
  return [
    sql`true`,
    ...(typed
      ? [
          sql`(position(lower(${typed}) in lower(models.name)) > 0 or position(lower(${typed}) in lower(models.username)) > 0)`,
        ]
      : []),
    ...(tag
      ? [
          sql`${isOwn} and exists (select 1 from model_tags where model_id = models.id and model_tags.tag = ${tag}::citext)`,
        ]
      : []),
    ...(badge ? [isTrue[badge]] : []),
    ...(status ? [sql`models.status = ${status}`] : []),
    ...(withReport ? [sql`exists (select 1 from reports where model_id = models.id)`] : []),
    ...(only ? [sql`models.id = ${only}`] : []),
  ];
}

async function countMatching(db: Db, own: SQL, matching: SQL) {
  const { rows } = await db.execute(sql`
    with ${own} select count(*)::int as models, (count(*) filter (where ${isTrue.verified}))::int as verified,
      (count(*) filter (where ${isTrue.featured}))::int as featured ${matching}`);
  const [totals] = z.tuple([z.object({ models: z.int(), verified: z.int(), featured: z.int() })]).parse(rows);
  return totals;
}

/** The tags that the models of a scope wear, each once in one spelling. */
export async function findTags(db: Db, scope: Scope): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select min(tag::text) as tag from portfolio_models join model_tags on model_id = id where ${inScope(scope, sql`portfolio_models`)}
    group by model_tags.tag order by model_tags.tag`);
  return z
    .array(z.object({ tag: z.string() }))
    .parse(rows)
    .map(({ tag }) => tag);
}

/** Which of these links the models of a scope have, each with the newest such model. What is no link of a profile is left out. */
export async function findFollowed(
  db: Db,
  { scope, links }: { scope: Scope; links: readonly string[] },
): Promise<z.output<typeof listFollowed.output>> {
  const linked = links.flatMap((link) => {
    const read = parseLink(link);
    return read.ok ? [read] : [];
  });
  const { rows } = await db.execute(sql`
    select profiles.platform, profiles.handle, max(portfolio_models.id)::int as "modelId"
    from unnest(${sql.param(linked.map(({ platform }) => platform))}::text[], ${sql.param(linked.map(({ handle }) => handle))}::citext[]) as linked(platform, handle)
      join profiles on profiles.platform = linked.platform and profiles.handle = linked.handle
      join model_profiles on profile_id = profiles.id join portfolio_models on portfolio_models.id = model_id
    where ${inScope(scope, sql`portfolio_models`)} group by profiles.id`);
  return z
    .array(z.object({ platform: z.enum(platformNames), handle: z.string(), modelId: z.number() }))
    .parse(rows)
    .map(({ platform, handle, modelId }) => ({ link: canonicalUrl[platform](handle), modelId }));
}
