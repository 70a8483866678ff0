import type { SearchSort, searchCreators } from "@fanradar/contract";
import { boundsOf, type Platform } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Db } from "../../platform/db/open-database.ts";
import type { PageCursor } from "./page-cursor.ts";
import { allTerms } from "./term-queries.ts";

export type SearchQuery = z.output<NonNullable<typeof searchCreators.query>>;

/** A hit: `key` is its sort key, `isWhole` whether it has every word of the search as a whole word. */
export interface SearchEntry {
  creatorId: number;
  key: number;
  isWhole: boolean;
}

interface EntryQuery {
  filters: Pick<SearchQuery, "platform" | "tier" | "verified" | "ownerVerified" | "featured">;
  sort: SearchSort;
  /** A tsquery on `terms`; empty for every entry. */
  terms: string;
  /** The only word of `terms`, if it is a single prefix. */
  prefix?: string;
  /** Excludes the hits of earlier rounds: entries that match these terms, and these creators. */
  without?: { terms?: string; creators?: number[] };
  /** The tsquery of `isWhole`. */
  whole: string;
  after: PageCursor | undefined;
  limit: number;
}

/** Sort keys, always descending; each has an index on the same expression. */
const keys: Record<SearchSort, SQL> = {
  relevance: sql`coalesce(followers, -1)`,
  followers: sql`coalesce(followers, -1)`,
  trending: sql`coalesce(trending_score, -1)`,
  newest: sql`creator_id`,
};

/** Entries to scan in sort order before falling back to the terms' index: about as fast as some thousand hits of that index. */
const scanLimit = 6_000;
/** Up to this many expected hits, the terms' index and a sort are faster. */
const sortLimit = 6_000;

/**
 * Search entries that match, in order, from `after` on. Frequent words are found by scanning in sort order until the page is
 * full, rare ones by their index and a sort. The scan is abandoned if it does not fill the page within its limit.
 */
export async function findEntries(db: Db, options: EntryQuery): Promise<SearchEntry[]> {
  const { filters, sort, terms, prefix, without, whole, after, limit } = options;
  const key = keys[sort];
  const filtered = allTerms([terms, ...flagsOf(filters)]);
  const fits = [
    ...(filtered === "" ? [] : [sql`terms @@ ${filtered}::tsquery`]),
    ...(without?.terms === undefined ? [] : [sql`not terms @@ ${without.terms}::tsquery`]),
    ...(without?.creators?.length ? [sql`creator_id <> all(${sql.param(without.creators)}::int[])`] : []),
  ];
  const within = [
    ...tierOf(filters),
    ...(after ? [sql`(${key}, creator_id) < (${after.key}, ${after.creatorId})`] : []),
  ];
  const order = sql`order by ${key} desc, creator_id desc`;
  if (filtered === "")
    return selectEntries(db, { key, whole, from: sql`search_entries`, conditions: [...fits, ...within], limit });
  const expected = await estimateHits(db, filtered);
  if (expected > sortLimit || (prefix !== undefined && (await isFrequent(db, prefix)))) {
    const scan = sql`(select * from search_entries ${where(within)} ${order} limit ${scanLimit}) as scan`;
    const found = await selectEntries(db, { key, whole, from: scan, conditions: fits, limit });
    if (found.length === limit) return found;
  }
  return selectEntries(db, {
    key,
    whole,
    from: sql`search_entries_by_terms(${filtered}::tsquery)`,
    conditions: [...fits.slice(1), ...within],
    limit,
  });
}

/** Whether many words have this prefix. Why: the planner's estimate of a prefix covers only the most frequent words. */
async function isFrequent(db: Db, prefix: string): Promise<boolean> {
  const { rows } = await db.execute<{ words: number }>(
    sql`select count(*)::int as words from (select from search_words where word ^@ ${prefix} limit ${sortLimit}) as prefixed`,
  );
  return (rows[0]?.words ?? 0) >= sortLimit;
}

async function estimateHits(db: Db, terms: string): Promise<number> {
  const { rows } = await db.execute<{ rows: number }>(sql`select search_estimate(${terms}::tsquery) as rows`);
  return rows[0]?.rows ?? 0;
}

/** Entries of the profiles with exactly this handle, at most one for each platform. */
export function findByHandle(
  db: Db,
  { handle, platform, filters }: { handle: string; platform: Platform | null; filters: EntryQuery["filters"] },
): Promise<SearchEntry[]> {
  const flags = allTerms(flagsOf(filters));
  const conditions = [
    sql`creator_id in (
      select creator_id from profiles
      where handle = ${handle} and platform in ${platform === null ? ["instagram", "x", "tiktok", "onlyfans"] : [platform]})`,
    ...(flags === "" ? [] : [sql`terms @@ ${flags}::tsquery`]),
    ...tierOf(filters),
  ];
  return selectEntries(db, { key: keys.relevance, whole: "", from: sql`search_entries`, conditions, limit: 4 });
}

interface SelectOptions {
  key: SQL;
  whole: string;
  from: SQL;
  conditions: SQL[];
  limit: number;
}

async function selectEntries(db: Db, { key, whole, from, conditions, limit }: SelectOptions): Promise<SearchEntry[]> {
  const isWhole = whole === "" ? sql`false` : sql`terms @@ ${whole}::tsquery`;
  const { rows } = await db.execute<{ creator_id: number; key: number; is_whole: boolean }>(sql`
    select creator_id, ${key} as key, ${isWhole} as is_whole
    from ${from} ${where(conditions)} order by ${key} desc, creator_id desc limit ${limit}`);
  return rows.map((row) => ({ creatorId: row.creator_id, key: row.key, isWhole: row.is_whole }));
}

const where = (conditions: SQL[]) => (conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`);

function flagsOf({ platform, verified, ownerVerified, featured }: EntryQuery["filters"]): string[] {
  return [
    ...(platform ? [`'#${platform}'`] : []),
    ...(verified ? ["'#verified'"] : []),
    ...(ownerVerified ? ["'#owner-verified'"] : []),
    ...(featured ? ["'#featured'"] : []),
  ];
}

/** By public follower counts: creators who hide theirs are in no tier. */
function tierOf({ tier }: EntryQuery["filters"]): SQL[] {
  if (!tier) return [];
  const { from, below } = boundsOf(tier);
  const key = keys.followers;
  return [sql`${key} >= ${from}`, ...(below === null ? [] : [sql`${key} < ${below}`])];
}
