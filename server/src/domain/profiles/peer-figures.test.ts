import { dayMs } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { observations, profiles } from "../../platform/db/schema.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { findPeers } from "../analyses/peers.ts";
import { updatePeerFigures } from "./peer-figures.ts";

const world = await setUpWorld();

test.each(["instagram", "x"] as const)(
  "peers on %s: a reading stores the followers, engagement and cadence that the profile's own report has",
  async (platform) => {
    const person = await world.person();
    const model = await world.analyze(person, { instagramUrl: "demo.peer.one", twitterUrl: "demo_peer_one" });
    const { facts } = (await world.report(person, model.id)).metadata.sealed;
    const of = (metric: string) => facts.find(({ id }) => id === `${platform}.${metric}`)?.value;
    const stored = await profileOf(platform);
    expect(stored.followers).toBe(of("followers"));
    expect(stored.engagement).toBeCloseTo(Number(of("engagement")), 9);
    expect(stored.postsPerWeek).toBeCloseTo(Number(of("postFrequency")), 1);
    expect(await findPeers(world.ctx.db, { profileIds: [], platforms: [platform] })).toEqual([
      { platform, followers: stored.followers, engagement: stored.engagement, perWeek: stored.postsPerWeek },
    ]);
    expect(await findPeers(world.ctx.db, { profileIds: [stored.id], platforms: [platform] })).toEqual([]);
  },
);

test("peers: the gain is that over the 28 days before the last reading, and stops counting 30 days after it", async () => {
  const { db } = world.ctx;
  const { id, followers, lastReadAt } = await profileOf("instagram");
  const [newest] = await db.select().from(observations).where(eq(observations.profileId, id)).limit(1);
  if (!newest || followers === null || !lastReadAt) throw new Error("the profile was not read");
  const observedAt = new Date(lastReadAt.getTime() - 28 * dayMs);
  const { platform, evidenceId } = newest;
  await db
    .insert(observations)
    .values({ profileId: id, platform, evidenceId, metric: "followers", value: followers / 2, observedAt });
  await updatePeerFigures(db, id);
  const find = () => findPeers(db, { profileIds: [], platforms: ["instagram"] });
  expect(await find()).toMatchObject([{ gain28: 100 }]);
  await db
    .update(profiles)
    .set({ lastReadAt: new Date(Date.now() - 31 * dayMs) })
    .where(eq(profiles.id, id));
  const [old] = await find();
  expect(old).toMatchObject({ followers });
  expect(old).not.toHaveProperty("gain28");
  expect(old).not.toHaveProperty("engagement");
});

async function profileOf(platform: "instagram" | "x") {
  const [profile] = await world.ctx.db.select().from(profiles).where(eq(profiles.platform, platform));
  if (!profile) throw new Error(`no profile on ${platform}`);
  return profile;
}
