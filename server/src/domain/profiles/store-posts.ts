import { type Post, termsOf } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { stripNul } from "./strip-nul.ts";

interface PostOwner {
  profileId: number;
  /** The model of the connected account; absent for public readings. */
  modelId?: number;
  evidenceId: number;
}

/** Pages may overlap: a post that came twice is stored once, as it came last. One text for any number of posts, which is built and planned once. */
export async function storePosts(tx: Tx, items: Post[], { profileId, modelId, evidenceId }: PostOwner) {
  const newest = new Map(items.map((post) => [post.externalId, post]));
  if (newest.size === 0) return;
  const rows = [...newest.values()].map(({ externalId, publishedAt, caption, ...post }) => ({
    ...post,
    external_id: stripNul(externalId),
    published_at: new Date(publishedAt),
    caption: stripNul(caption),
  }));
  // Reach is of the newest posts alone: values of older ones stay.
  await tx.execute(sql`
    insert into posts (profile_id, model_id, evidence_id, external_id, published_at, kind, caption, likes, comments, shares, saves, views, reach)
    select ${profileId}::int, ${modelId ?? null}::int, ${evidenceId}::bigint, given.*
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (external_id text, published_at timestamptz, kind text,
      caption text, likes float8, comments float8, shares float8, saves float8, views float8, reach float8)
    on conflict (profile_id, model_id, external_id) do update set kind = excluded.kind, caption = excluded.caption,
      likes = excluded.likes, comments = excluded.comments, shares = excluded.shares, saves = excluded.saves,
      views = excluded.views, reach = coalesce(excluded.reach, posts.reach), evidence_id = excluded.evidence_id`);
}

const mostTerms = 1_000;

/**
 * A profile's part of the pool of common words, of its public posts alone: the terms that themes are found by, cut as the engine cuts
 * them. Undefined for no posts, which say nothing of the words there were.
 */
export function captionTerms(items: readonly Post[]): string[] | undefined {
  if (items.length === 0) return undefined;
  const found = new Set<string>();
  for (const { caption } of items) {
    const { tags, words, pairs } = termsOf(stripNul(caption) ?? "");
    for (const term of [...tags, ...words, ...pairs]) found.add(term);
  }
  return [...found].slice(0, mostTerms);
}
