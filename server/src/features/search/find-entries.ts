import type { SearchSort, searchCreators } from "@fanradar/contract";
import { boundsOf, type Platform } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db } from "../../platform/db/open-database.ts";
import type { Place } from "./search-place.ts";
import { all } from "./term-queries.ts";

export type SearchQuery = z.output<NonNullable<typeof searchCreators.query>>;

/** An entry that fits, by what it is ordered, and whether every word that was looked for stands in it whole. */
export interface Entry {
  creatorId: number;
  key: number;
  isWhole: boolean;
}

interface Wanted {
  filters: Pick<SearchQuery, "platform" | "tier" | "verified" | "ownerVerified" | "featured">;
  sort: SearchSort;
  /** As PostgreSQL asks `terms`; empty for every entry. */
  terms: string;
  /** The one word that `terms` asks for as a beginning, where it is one. */
  beginning?: string;
  /** What an earlier round has found: entries that these fit, and these creators. */
  without?: { terms?: string; creators?: number[] };
  /** What `isWhole` asks. */
  whole: string;
  after: Place | undefined;
  limit: number;
}

/** What entries are ordered by, always falling; the index of each order is on the same expression. */
const keys: Record<SearchSort, SQL> = {
  relevance: sql`coalesce(followers, -1)`,
  followers: sql`coalesce(followers, -1)`,
  trending: sql`coalesce(trending_score, -1)`,
  newest: sql`creator_id`,
};

/** Entries looked at along the order before the terms are asked: as many as take the time of some thousand found by terms. */
const reach = 6_000;
/** Fewer are read by their terms and sorted, at once. */
const few = 6_000;

/**
 * Entries of search that fit, in order, from `after` on. Two ways lead to them: along the order until the page is full, short
 * for frequent words; or all that fit, sorted, short for rare ones. The first is taken where many are expected, and given up
 * where it does not fill the page soon.
 */
export async function findEntries(db: Db, wanted: Wanted): Promise<Entry[]> {
  const { filters, sort, terms, beginning, without, whole, after, limit } = wanted;
  const key = keys[sort];
  const asked = all([terms, ...flagsOf(filters)]);
  const fits = [
    ...(asked === "" ? [] : [sql`terms @@ ${asked}::tsquery`]),
    ...(without?.terms === undefined ? [] : [sql`not terms @@ ${without.terms}::tsquery`]),
    ...(without?.creators?.length ? [sql`creator_id <> all(${sql.param(without.creators)}::int[])`] : []),
  ];
  const within = [
    ...tierOf(filters),
    ...(after ? [sql`(${key}, creator_id) < (${after.key}, ${after.creatorId})`] : []),
  ];
  const order = sql`order by ${key} desc, creator_id desc`;
  if (asked === "") return ask(db, { key, whole, from: sql`search_entries`, conditions: [...fits, ...within], limit });
  const expected = await estimate(db, asked);
  if (expected > few || (beginning !== undefined && (await isFrequent(db, beginning)))) {
    const along = sql`(select * from search_entries ${where(within)} ${order} limit ${reach}) as along`;
    const found = await ask(db, { key, whole, from: along, conditions: fits, limit });
    if (found.length === limit) return found;
  }
  return ask(db, {
    key,
    whole,
    from: sql`search_entries_by_terms(${asked}::tsquery)`,
    conditions: [...fits.slice(1), ...within],
    limit,
  });
}

/** Do many words begin so? The planner counts only the frequent ones among them. */
async function isFrequent(db: Db, beginning: string): Promise<boolean> {
  const { rows } = await db.execute<{ words: number }>(
    sql`select count(*)::int as words from (select from search_words where word ^@ ${beginning} limit ${few}) as begun`,
  );
  return (rows[0]?.words ?? 0) >= few;
}

async function estimate(db: Db, asked: string): Promise<number> {
  const { rows } = await db.execute<{ rows: number }>(sql`select search_estimate(${asked}::tsquery) as rows`);
  return rows[0]?.rows ?? 0;
}

/** Entries of the profiles with this very handle, at most one for each platform. */
export function findByHandle(
  db: Db,
  { handle, platform, filters }: { handle: string; platform: Platform | null; filters: Wanted["filters"] },
): Promise<Entry[]> {
  const flags = all(flagsOf(filters));
  const conditions = [
    sql`creator_id in (
      select creator_id from profiles
      where handle = ${handle} and platform in ${platform === null ? ["instagram", "x", "tiktok", "onlyfans"] : [platform]})`,
    ...(flags === "" ? [] : [sql`terms @@ ${flags}::tsquery`]),
    ...tierOf(filters),
  ];
  return ask(db, { key: keys.relevance, whole: "", from: sql`search_entries`, conditions, limit: 4 });
}

interface Asking {
  key: SQL;
  whole: string;
  from: SQL;
  conditions: SQL[];
  limit: number;
}

async function ask(db: Db, { key, whole, from, conditions, limit }: Asking): Promise<Entry[]> {
  const isWhole = whole === "" ? sql`false` : sql`terms @@ ${whole}::tsquery`;
  const { rows } = await db.execute<{ creator_id: number; key: number; is_whole: boolean }>(sql`
    select creator_id, ${key} as key, ${isWhole} as is_whole
    from ${from} ${where(conditions)} order by ${key} desc, creator_id desc limit ${limit}`);
  return rows.map((row) => ({ creatorId: row.creator_id, key: row.key, isWhole: row.is_whole }));
}

const where = (conditions: SQL[]) => (conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`);

function flagsOf({ platform, verified, ownerVerified, featured }: Wanted["filters"]): string[] {
  return [
    ...(platform ? [`'#${platform}'`] : []),
    ...(verified ? ["'#verified'"] : []),
    ...(ownerVerified ? ["'#owner-verified'"] : []),
    ...(featured ? ["'#featured'"] : []),
  ];
}

/** By the followers that are shown: who hides them is in no tier. */
function tierOf({ tier }: Wanted["filters"]): SQL[] {
  if (!tier) return [];
  const { from, below } = boundsOf(tier);
  const key = keys.followers;
  return [sql`${key} >= ${from}`, ...(below === null ? [] : [sql`${key} < ${below}`])];
}
