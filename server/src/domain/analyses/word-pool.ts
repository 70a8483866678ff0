import type { AnalyseInput } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { mayBeCounted } from "../access/visibility.ts";

/** A sample of the pool, newest posts first; under the fewest a frequency says nothing. */
const most = 300;
const fewest = 30;

/** A profile, and which write of its row this is. */
const version = z.object({ id: z.number(), version: z.string() });
const words = z.object({ id: z.number(), version: z.string(), terms: z.array(z.string()) });
type Words = Pick<z.infer<typeof words>, "version" | "terms">;

/** The terms of a pool's profiles, and how many profiles have each. */
interface WordCounts {
  profiles: Map<number, Words>;
  counts: Map<string, number>;
}

/** By database: of the pool as it was read last. Its profiles are queried each time, the terms only of those that changed. */
const known = new WeakMap<Db, WordCounts>();

/** Number of other profiles that use each word of these profiles' captions; undefined for a small pool. */
export async function findWordPool(db: Db, profileIds: number[]): Promise<AnalyseInput["wordPool"]> {
  if (profileIds.length === 0) return undefined;
  const { rows } = await db.execute(sql`
    select id, xmin::text as version from profiles
    where caption_terms is not null and id <> all(${sql.param(profileIds)}::int[]) and ${mayBeCounted("posts")}
    order by last_posts_at desc limit ${most}`);
  const pool = z.array(version).parse(rows);
  if (pool.length < fewest) return undefined;
  const { profiles, counts } = known.get(db) ?? {
    profiles: new Map<number, Words>(),
    counts: new Map<string, number>(),
  };
  known.set(db, { profiles, counts });
  const same = pool.flatMap(({ id, version }) => {
    const words = profiles.get(id);
    return words?.version === version ? [[id, words] as const] : [];
  });
  const unchanged = new Map(same);
  const changed = pool.filter(({ id }) => !unchanged.has(id)).map(({ id }) => id);
  const read = await readWords(db, [...profileIds, ...changed]);
  // From here on nothing is waited for: another report's pool would mix with this one.
  const count = (words: Words | undefined, step: 1 | -1) => {
    for (const term of words?.terms ?? []) {
      const left = (counts.get(term) ?? 0) + step;
      if (left > 0) counts.set(term, left);
      else counts.delete(term);
    }
  };
  const current = new Map(
    pool.flatMap(({ id }) => {
      const words = unchanged.get(id) ?? read.get(id);
      return words ? [[id, words] as const] : [];
    }),
  );
  for (const [id, words] of profiles)
    if (current.get(id) !== words) {
      count(words, -1);
      profiles.delete(id);
    }
  for (const [id, words] of current)
    if (!profiles.has(id)) {
      count(words, 1);
      profiles.set(id, words);
    }
  const own = new Set(profileIds.flatMap((id) => read.get(id)?.terms ?? []));
  return {
    creators: current.size,
    frequency: Object.fromEntries([...own].map((term) => [term, counts.get(term) ?? 0])),
  };
}

async function readWords(db: Db, profileIds: readonly number[]): Promise<Map<number, Words>> {
  const { rows } = await db.execute(sql`
    select id, xmin::text as version, caption_terms as terms from profiles
    where id = any(${sql.param([...profileIds])}::int[]) and caption_terms is not null`);
  return new Map(
    z
      .array(words)
      .parse(rows)
      .map(({ id, ...found }) => [id, found]),
  );
}
