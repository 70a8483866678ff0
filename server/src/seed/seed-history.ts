import { dayMs, type Observation } from "@fanradar/engine";
import { type SampleCreator, sampleCreators } from "@fanradar/sandbox";
import { eq, sql } from "drizzle-orm";
import { linkProfile, listCreator, type PublicProfile } from "../domain/profiles/list-creator.ts";
import { updatePeerFigures } from "../domain/profiles/peer-figures.ts";
import { updateProfileSeries } from "../domain/profiles/profile-series.ts";
import { captionTerms, storePosts } from "../domain/profiles/store-posts.ts";
import type { Db, Tx } from "../platform/db/open-database.ts";
import { evidence, profiles } from "../platform/db/schema.ts";
import { openPast, pastPlatforms, readPastCounts } from "./past-readings.ts";

const newestPosts = 50;

/**
 * Stores a reading a day of sample creators, `days` of them up to yesterday, once: today's is left to the worker. Who is on two platforms
 * is one creator. All or nothing, so that a seed that was killed starts over. Returns false if all of them were stored before.
 */
export async function seedHistory(
  db: Db,
  now: Date,
  { days, of = sampleCreators }: { days: number; of?: readonly SampleCreator[] },
): Promise<boolean> {
  const past = await openPast();
  try {
    return await db.transaction(async (tx) => {
      const samples = of.flatMap((creator) =>
        pastPlatforms.flatMap((platform) => {
          const handle = creator[platform];
          return handle ? [{ platform, handle, displayName: creator.name }] : [];
        }),
      );
      const people = new Map(
        of.flatMap((one) => pastPlatforms.map((platform) => [`${platform}:${one[platform]}`, one])),
      );
      const listed = new Map<SampleCreator | undefined, number>();
      const list = async (profile: PublicProfile) => {
        const person = people.get(`${profile.platform}:${profile.handle}`);
        const creatorId = listed.get(person);
        if (creatorId !== undefined) return linkProfile(tx, { creatorId, profileId: profile.id });
        const made = await listCreator(tx, profile);
        if (made !== undefined) listed.set(person, made);
      };
      const made = await tx.insert(profiles).values(samples).onConflictDoNothing().returning();
      // One profile is stored by the database while the next one's past is read here.
      let storing: Promise<void> = Promise.resolve();
      for (const profile of made) {
        if (profile.platform !== "instagram" && profile.platform !== "x") continue;
        const { platform, handle } = profile;
        const moments = Array.from({ length: days }, (_, index) => {
          const at = momentOf(profile.id, now.getTime() - (days - index) * dayMs);
          return { at, evidence: `api:${platform}:${handle}:${at.toISOString().slice(0, 13)}` };
        });
        const counts = readPastCounts(platform, handle, moments.slice(0, -1));
        const reads: SeedReading[] = moments
          .slice(0, -1)
          .map(({ at, evidence: key }, index) => ({ key, at, observations: counts[index] ?? [], posts: [] }));
        for (const { at, evidence: key } of moments.slice(-1))
          reads.push({ key, at, ...(await past[platform]({ handle, at, evidence: key, posts: newestPosts })) });
        await storing;
        storing = storeReads(tx, profile, reads).then(() => list(profile));
        // Seen by the next `await`; until then a rejection is not unhandled.
        storing.catch(() => {});
      }
      await storing;
      return made.length > 0;
    });
  } finally {
    await past.close();
  }
}

/** Each profile has its own minute of the day, as its daily reading has. */
function momentOf(profileId: number, dayStart: number): Date {
  const midnight = Math.floor(dayStart / dayMs) * dayMs;
  return new Date(midnight + ((profileId * 389) % 1_440) * 60_000);
}

interface SeedReading {
  key: string;
  at: Date;
  observations: Observation[];
  posts: Parameters<typeof storePosts>[1];
}

/** One statement for all evidence and one for all observations of a profile: row by row it would take a minute. */
async function storeReads(tx: Tx, profile: PublicProfile, reads: SeedReading[]): Promise<void> {
  const { id, platform } = profile;
  await tx.execute(sql`
    insert into evidence (key, kind, sandbox, scope, platform, profile_id, added_at)
    select key, 'api', true, 'public', ${platform}, ${id}, at
    from unnest(${sql.param(reads.map(({ key }) => key))}::text[], ${sql.param(reads.map(({ at }) => at.toISOString()))}::timestamptz[]) as given(key, at)
    on conflict (key) do nothing`);
  const seen = reads.flatMap(({ observations }) => observations);
  await tx.execute(sql`
    insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
    select ${id}, ${platform}, given.metric, given.value, evidence.added_at, evidence.id
    from unnest(${sql.param(seen.map((one) => one.evidence))}::text[], ${sql.param(seen.map((one) => one.metric))}::text[], ${sql.param(seen.map((one) => one.value))}::float8[]) as given(key, metric, value)
    join evidence on evidence.key = given.key
    on conflict do nothing`);
  const last = reads.at(-1);
  if (!last) return;
  const [act] = await tx.select({ id: evidence.id }).from(evidence).where(eq(evidence.key, last.key));
  if (act) await storePosts(tx, last.posts, { profileId: id, evidenceId: act.id });
  await tx
    .update(profiles)
    .set({
      ...{ lastReadAt: last.at, lastPostsAt: last.at, lastAttemptAt: last.at, lastOutcome: "ok" },
      captionTerms: captionTerms(last.posts),
    })
    .where(eq(profiles.id, id));
  await updatePeerFigures(tx, id);
  await updateProfileSeries(tx, id);
}
