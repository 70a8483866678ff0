import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createCreator } from "../../domain/profiles/list-creator.ts";
import { creators, evidence, observations, profiles } from "../../platform/db/schema.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { findCandidates, findOwnSide } from "./find-candidates.ts";

const { ctx } = await setUpApp();
const { db } = ctx;

async function listed(handle: string, followers: number, more: Partial<typeof profiles.$inferInsert> = {}) {
  const [profile] = await db
    .insert(profiles)
    .values({
      ...{ platform: "instagram", handle, followers, postsPerWeek: 3, captionTerms: ["#yoga"], lastReadAt: new Date() },
      ...more,
    })
    .returning();
  if (!profile) throw new Error("no profile");
  const creatorId = await createCreator(db, profile, { displayName: handle });
  // Search orders by public counts.
  const [act] = await db
    .insert(evidence)
    .values({ key: handle, kind: "api", sandbox: true, scope: "public", profileId: profile.id })
    .returning();
  if (!act) throw new Error("no evidence");
  await db.insert(observations).values({
    ...{ profileId: profile.id, platform: profile.platform, metric: "followers", value: followers },
    ...{ observedAt: new Date(), evidenceId: act.id },
  });
  return { creatorId, profileId: profile.id };
}

const own = await listed("demo.own", 5_000);
const side = await findOwnSide(db, [own.profileId]);
const found = async () => {
  if (!side) throw new Error("no own side");
  return (await findCandidates(db, side, [own.profileId])).map(({ id }) => id);
};

test("look-alikes: candidates are public creators of the platform, smaller and larger ones, and not the creator of the model", async () => {
  expect(side).toEqual({ platform: "instagram", followers: 5_000, perWeek: 3, terms: ["#yoga"] });
  const [larger, smaller] = [await listed("demo.larger", 9_000), await listed("demo.smaller", 2_000)];
  await listed("demo.elsewhere", 5_000, { platform: "x" });
  await listed("demo.wordless", 5_000, { captionTerms: null });
  await listed("demo.long.ago", 5_000, { lastReadAt: new Date(Date.now() - 40 * 86_400_000) });
  expect(new Set(await found())).toEqual(new Set([larger.creatorId, smaller.creatorId]));
});

test.each([
  ["hides its profile", { visibility: { profile: "private" } }],
  ["hides its figures", { visibility: { figures: "private" } }],
  ["hides its posts", { visibility: { posts: "link" } }],
  ["is not listed", { isListed: false }],
  ["refuses analyses by others", { vetoesAnalyses: true }],
] as const)("look-alikes: a creator who %s is no candidate", async (_, change) => {
  const { creatorId } = await listed(`demo.${JSON.stringify(change).replace(/\W+/g, ".")}`, 6_000);
  expect(await found()).toContain(creatorId);
  await db.update(creators).set(change).where(eq(creators.id, creatorId));
  expect(await found()).not.toContain(creatorId);
});
