import { dayMs } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { creators, priceChanges, profiles, userSettings } from "../../platform/db/schema.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { addFigures } from "../evidence/add-figures.ts";
import { createCreator } from "../profiles/list-creator.ts";
import { findPricedPeers } from "./priced-peers.ts";

const server = await setUpApp();
const { db } = server.ctx;
const now = new Date();
const [person, other] = [await server.person(), await server.person()];

/** A creator with 5,000 followers and a typed price. */
async function priced(handle: string, ownerUserId: number | null, priceCents: number, days = 0) {
  const values = { platform: "instagram", handle, followers: 5_000 } as const;
  const [profile] = await db.insert(profiles).values(values).returning();
  if (!profile) throw new Error("no profile");
  const id = await createCreator(db, profile, { displayName: handle, ownerUserId });
  const entry = {
    ...({ kind: "manual", platform: "onlyfans", currency: "USD" } as const),
    key: crypto.randomUUID(),
    observedOn: new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10),
    figures: [{ metric: "subscription.priceCents" as const, value: priceCents }],
  };
  await addFigures(db, entry, { modelId: id, by: { userId: person.id }, now });
  return { id, profileId: profile.id };
}

const shown = { visibility: { earnings: "public" as const } };
const prices = async (...without: number[]) => (await findPricedPeers(db, without)).map(({ priceCents }) => priceCents);

test("priced peers: a price counts once its owner shows it, or lets private figures enter statistics", async () => {
  const own = await priced("demo.priced", person.id, 999);
  expect(await prices()).toEqual([]);
  await db.update(creators).set(shown).where(eq(creators.id, own.id));
  expect(await findPricedPeers(db, [])).toEqual([{ followers: 5_000, priceCents: 999 }]);
  expect(await prices(own.profileId)).toEqual([]);
  await db.update(creators).set({ visibility: {} }).where(eq(creators.id, own.id));
  const settings = (await server.get("/api/user/settings", { cookie: person.cookie })).json();
  const payload = { ...settings, privacy: { ...settings.privacy, dataSharing: true } };
  const headers = { cookie: person.cookie };
  await server.app.inject({ method: "PUT", url: "/api/user/settings", payload, headers });
  expect(await prices()).toEqual([999]);
  await db.update(creators).set({ isListed: false }).where(eq(creators.id, own.id));
  expect(await prices()).toEqual([]);
  await db.update(userSettings).set({ dataSharing: false });
});

test("priced peers: the newest price counts, and neither one of a creator without an owner nor one of long ago", async () => {
  const own = await priced("demo.logged", other.id, 799, 30);
  const old = await priced("demo.long.ago", other.id, 599, 401);
  const unclaimed = await priced("demo.unclaimed", null, 499);
  for (const { id } of [own, old, unclaimed]) await db.update(creators).set(shown).where(eq(creators.id, id));
  expect(await prices()).toEqual([799]);
  const changedOn = new Date(now.getTime() - 3 * dayMs).toISOString().slice(0, 10);
  await db
    .insert(priceChanges)
    .values({ modelId: own.id, changedOn, fromCents: 799, toCents: 899, currency: "USD", note: "" });
  expect(await prices()).toEqual([899]);
});
