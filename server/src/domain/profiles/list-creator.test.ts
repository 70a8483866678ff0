import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { analyses, creators, evidence, models, profiles, reports, users } from "../../platform/db/schema.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { startPublicEditions } from "../analyses/public-editions.ts";
import { listCreator } from "./list-creator.ts";
import { storeRefusal } from "./store-refusal.ts";

const world = await setUpWorld();

const listed = async (handle: string) => {
  const rows = await world.ctx.db
    .select({ creator: creators, own: models, profileId: profiles.id })
    .from(profiles)
    .innerJoin(creators, eq(creators.id, profiles.creatorId))
    .innerJoin(models, eq(models.creatorId, creators.id))
    .where(eq(profiles.handle, handle));
  return rows;
};
async function submitted(links: Record<string, string>) {
  const person = await world.person();
  const { id } = await world.analyze(person, links);
  return { person, id };
}

test("listCreator: each Instagram and X profile that was read is one creator, under its API's name and without typed data", async () => {
  await submitted({ instagramUrl: "demo.listed", twitterUrl: "demo_listed", tiktokUrl: "demo.listed.tt" });
  await submitted({ instagramUrl: "Demo.Listed" });
  const [instagram, ...more] = await listed("demo.listed");
  expect(more).toEqual([]);
  expect(instagram).toMatchObject({
    creator: { ownerUserId: null, isListed: true },
    own: { username: "demo.listed" },
  });
  expect(instagram?.creator.displayName).not.toBe("Ava");
  expect(instagram?.own.name).toBe(instagram?.creator.displayName);
  expect(await listed("demo_listed")).toHaveLength(1);
  expect(await listed("demo.listed.tt")).toEqual([]);
});

test("listCreator: a profile that became private leaves every list until it is read again; a claimed one stays", async () => {
  await submitted({ instagramUrl: "demo.gone" });
  const { db } = world.ctx;
  const [before] = await listed("demo.gone");
  const refused = { profileId: before?.profileId ?? 0, handle: "demo.gone", at: new Date() };
  await storeRefusal(db, "private", refused);
  expect(await listed("demo.gone")).toMatchObject([
    { creator: { isListed: false, displayName: "demo.gone" }, own: { name: "demo.gone" } },
  ]);
  const owner = await world.person();
  const claimed = { ownerUserId: owner.id, isListed: true, displayName: "Chosen" };
  await db
    .update(creators)
    .set(claimed)
    .where(eq(creators.id, before?.creator.id ?? 0));
  await storeRefusal(db, "private", refused);
  expect(await listed("demo.gone")).toMatchObject([{ creator: claimed }]);
});

test("listCreator: a creator is deleted with its owner's account and data; its profile stays, and is listed again when read", async () => {
  await submitted({ instagramUrl: "demo.owner.gone" });
  const { db } = world.ctx;
  const [before] = await listed("demo.owner.gone");
  const { creatorId, profileId } = { creatorId: before?.creator.id ?? 0, profileId: before?.profileId ?? 0 };
  const owner = await world.person();
  await db.update(creators).set({ ownerUserId: owner.id }).where(eq(creators.id, creatorId));
  await db.insert(evidence).values({ key: "gone", kind: "manual", sandbox: true, scope: "owner", modelId: creatorId });
  await db.delete(users).where(eq(users.id, owner.id));
  expect([await db.$count(models, eq(models.id, creatorId)), await listed("demo.owner.gone")]).toEqual([0, []]);
  expect(await db.$count(evidence, eq(evidence.key, "gone"))).toBe(0);
  const handle = "demo.owner.gone";
  const read = { id: profileId, platform: "instagram", handle, displayName: "Anew", creatorId: null } as const;
  await db.transaction((tx) => listCreator(tx, read));
  expect(await listed(handle)).toMatchObject([{ creator: { displayName: "Anew", ownerUserId: null } }]);
});

test("listCreator: the own record is analysed once, from public evidence alone, and weekly while it has followers", async () => {
  const { person, id } = await submitted({ instagramUrl: "demo.edition" });
  const typed = typedFigures("instagram", { followers: 987_654_321 });
  expect((await world.post(person, `/api/models/${id}/evidence`, typed)).status).toBe(201);
  const [row] = await listed("demo.edition");
  const own = row?.own.id ?? 0;
  const { db } = world.ctx;
  const now = Date.now();
  const start = (days: number) => startPublicEditions(db, new Date(now + days * 86_400_000));
  const runs = async () =>
    (await db.select({ state: analyses.state }).from(analyses).where(eq(analyses.modelId, own))).map(
      ({ state }) => state,
    );
  await start(0);
  await expect.poll(runs).toEqual(["done"]);
  const [edition] = await db.select().from(reports).where(eq(reports.modelId, own));
  expect(edition?.sealed.sources.map(({ scope }) => scope)).toEqual(["public"]);
  expect(JSON.stringify(edition?.sealed)).not.toContain("987654321");
  await start(6);
  expect(await runs()).toHaveLength(1);
  await start(8);
  expect(await runs()).toHaveLength(2);
});
