import type { CreatorsFound, SearchMatch } from "@fanradar/contract";
import { type Evidence, type Fact, makeFact, makeMissing, type Platform } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { canFind, canRead, type Visible, visibility } from "../../domain/access/visibility.ts";
import type { Db } from "../../platform/db/open-database.ts";

/** A profile of a hit, with its newest public follower count. */
interface Row extends Record<string, unknown> {
  creator_id: number;
  owner_user_id: number | null;
  visibility: Visible["visibility"];
  is_listed: boolean;
  name: string;
  is_verified: boolean;
  is_owner_verified: boolean;
  is_featured: boolean;
  score: Fact | null;
  platform: Platform;
  handle: string;
  followers: number | null;
  observed_at: Date | null;
  key: string | null;
  kind: Evidence["kind"] | null;
  sandbox: boolean | null;
}

const visitor = { userId: null, isAdmin: false };

/** Hits as any visitor may see them, in the given order; figures as facts. */
export async function presentHits(
  db: Db,
  hits: { creatorId: number; match: SearchMatch | null }[],
): Promise<Pick<CreatorsFound, "creators" | "facts" | "sources">> {
  const rows = hits.length === 0 ? [] : await readRows(db, hits);
  const facts: Fact[] = [];
  const sources = new Map<string, CreatorsFound["sources"][number]>();
  const creators = hits.flatMap(({ creatorId, match }) => {
    const profiles = rows.filter((row) => row.creator_id === creatorId);
    const [first] = profiles;
    if (!first || !canFind(visitor, visibleOf(first))) return [];
    const figures = canRead("public", visibility(first, "figures")) ? [followersOf(first), ...scoreOf(first)] : [];
    facts.push(...figures);
    const source = figures.length > 0 ? sourceOf(first) : undefined;
    if (source) sources.set(source.evidence, source);
    const [followers, score] = figures;
    return {
      id: first.creator_id,
      name: first.name,
      profiles: profiles.map(({ platform, handle }) => ({ platform, handle })),
      isVerified: first.is_verified,
      isOwnerVerified: first.is_owner_verified,
      isFeatured: first.is_featured,
      followers: followers?.id ?? null,
      trendingScore: score?.id ?? null,
      match,
    };
  });
  return { creators, facts, sources: [...sources.values()] };
}

const visibleOf = (row: Row): Visible => ({
  id: row.creator_id,
  ownerUserId: row.owner_user_id,
  isListed: row.is_listed,
  visibility: row.visibility,
});

/** One row for each profile, most followers first. */
async function readRows(db: Db, hits: { creatorId: number }[]): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select creators.id as creator_id, creators.owner_user_id, creators.visibility, creators.is_listed,
      creators.display_name as name, creators.is_verified, creators.is_owner_verified, creators.is_featured,
      trending_scores.fact as score, profiles.platform, profiles.handle, newest.*
    from creators
    join profiles on profiles.creator_id = creators.id
    left join trending_scores on trending_scores.creator_id = creators.id
    left join lateral (
      select observations.value as followers, observations.observed_at, evidence.key, evidence.kind, evidence.sandbox
      from observations join evidence on evidence.id = observations.evidence_id and evidence.scope = 'public'
      where observations.profile_id = profiles.id and observations.metric = 'followers'
      order by observations.observed_at desc limit 1
    ) newest on true
    where creators.id = any(${sql.param(hits.map(({ creatorId }) => creatorId))}::int[])
    order by newest.followers desc nulls last, profiles.id`);
  return rows.map((row) => ({ ...row, observed_at: row.observed_at && new Date(row.observed_at) }));
}

/** Newest public count of the largest profile; a missing fact if there is none. */
function followersOf(row: Row): Fact {
  const about = {
    id: `${row.creator_id}.followers`,
    metric: "followers",
    platform: row.platform,
    scope: "public",
  } as const;
  if (row.followers === null || !row.observed_at || row.key === null || row.kind === null)
    return makeMissing({ ...about, asOf: new Date().toISOString() }, { code: "no-follower-count" });
  const asOf = row.observed_at.toISOString();
  const behind = { kind: row.kind, sandbox: row.sandbox ?? false };
  return makeFact({ ...about, kind: "measured", value: row.followers, asOf, sources: [row.key] }, [behind]);
}

/** Empty with fewer than seven daily readings. */
const scoreOf = ({ creator_id, score }: Row): Fact[] =>
  score ? [{ ...score, id: `${creator_id}.trendingScore` }] : [];

function sourceOf({ key, kind, platform, sandbox, observed_at }: Row): CreatorsFound["sources"][number] | undefined {
  if (key === null || kind === null || !observed_at) return undefined;
  return {
    evidence: key,
    kind,
    platform,
    sandbox: sandbox ?? false,
    observedAt: observed_at.toISOString(),
    scope: "public",
  };
}
