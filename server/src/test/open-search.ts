import type { CreatorsFound } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import { createCreator } from "../domain/profiles/list-creator.ts";
import { evidence, models, observations, profiles, trendingScores } from "../platform/db/schema.ts";
import { openTestApp, type TestApp } from "./open-test-app.ts";

interface CreatorDraft {
  name: string;
  platform?: "instagram" | "x";
  handle: string;
  followers?: number;
  trendingScore?: number;
  isVerified?: boolean;
  isOwnerVerified?: boolean;
  isFeatured?: boolean;
}
interface SeededReading {
  profileId: number;
  platform: "instagram" | "x";
  followers: number;
  scope?: "public" | "owner";
  daysAgo?: number;
}

/** A server with the test's own creators, and functions to search them. */
export async function openSearch() {
  const server = await openTestApp({ config: { trustedProxies: ["127.0.0.1"] } });
  const { db } = server.ctx;

  async function read(
    tx: Pick<TestApp["ctx"]["db"], "insert">,
    { profileId, platform, followers, scope = "public", daysAgo = 0 }: SeededReading,
  ) {
    const key = `search:${profileId}:${followers}:${scope}`;
    const [act] = await tx
      .insert(evidence)
      .values({ key, kind: "api", sandbox: true, scope, platform, profileId })
      .returning();
    if (!act) throw new Error("not made");
    const observedAt = new Date(Date.now() - daysAgo * 86_400_000);
    const seen = { profileId, platform, metric: "followers" as const, value: followers, observedAt };
    await tx.insert(observations).values({ ...seen, evidenceId: act.id });
  }

  /** Each search has an address of its own: the limit has its own test. */
  let count = 0;
  async function search(query: Record<string, string>): Promise<CreatorsFound> {
    count++;
    const address = `10.0.${Math.floor(count / 250)}.${count % 250}`;
    const answer = await server.get(`/api/creators?${new URLSearchParams(query)}`, { "x-forwarded-for": address });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
    return answer.json();
  }

  return {
    ...server,
    search,
    read: (reading: SeededReading) => read(db, reading),
    /** A listed creator as reading makes one. */
    made: ({ name, platform = "instagram", handle, followers, trendingScore: score, ...badges }: CreatorDraft) =>
      db.transaction(async (tx) => {
        const [profile] = await tx.insert(profiles).values({ platform, handle }).returning();
        if (!profile) throw new Error("not made");
        const id = await createCreator(tx, profile, { displayName: name, ...badges });
        if (score !== undefined) {
          await tx.update(models).set({ trendingScore: score }).where(eq(models.id, id));
          await tx
            .insert(trendingScores)
            .values({ creatorId: id, score, fact: scoreOf(score), parts: { facts: [], sources: [] } });
        }
        if (followers !== undefined) await read(tx, { profileId: profile.id, platform, followers });
        return { id, profileId: profile.id };
      }),
    /** Names and the reason of each match. */
    names: async (q: string) => (await search({ q })).creators.map(({ name, match }) => [name, match]),
    handles: async (query: Record<string, string>) =>
      (await search(query)).creators.map(({ profiles: [profile] }) => profile?.handle),
  };
}
export type SearchWorld = Awaited<ReturnType<typeof openSearch>>;

const scoreOf = (value: number) =>
  ({
    id: "trendingScore",
    metric: "trendingScore",
    kind: "derived",
    value,
    unit: "score",
    asOf: "2026-11-20T12:00:00.000Z",
    trust: "connected",
    sandbox: true,
    inputs: [],
    sources: [],
    scope: "public",
  }) satisfies Fact;
