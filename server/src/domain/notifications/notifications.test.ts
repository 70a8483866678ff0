import type { Notification } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { observations, profiles, users } from "../../platform/db/schema.ts";
import type { Person } from "../../test/open-test-app.ts";
import { setUpWorld, sharedEngine } from "../../test/start-world.ts";
import { watchModel } from "../analyses/watch-models.ts";
import { createNotification } from "./create-notification.ts";

const world = await setUpWorld();

const list = async (person: Person): Promise<{ items: Notification[]; unread: number }> =>
  (await world.get(person, "/api/notifications")).body;
const kinds = async (person: Person) => (await list(person)).items.map(({ kind }) => kind);
const hasUnread = async (person: Person) => (await world.get(person, "/api/auth/session")).body.hasUnread;

test("notifications: a ready report and a failed analysis notify once, with the model's name", async () => {
  const person = await world.person();
  expect(await hasUnread(person)).toBe(false);
  const model = await world.analyze(person, { name: "Ava", instagramUrl: "demo.bell" });
  await world.fault({ platform: "instagram", fault: "unknown", handle: "demo.nobody" });
  const lost = await world.analyze(person, { name: "Lost", instagramUrl: "demo.nobody" });
  const { items, unread } = await list(person);
  expect(items).toMatchObject([
    { kind: "report-failed", model: { id: lost.id, name: "Lost" }, reportId: null, isRead: false },
    { kind: "report-ready", model: { id: model.id, name: "Ava" }, isRead: false },
  ]);
  expect(unread).toBe(2);
  expect(await hasUnread(person)).toBe(true);
});

test("notifications: a repeated event notifies once, a rolled-back one never", async () => {
  const person = await world.person();
  const news = { userId: person.id, kind: "rated", key: "one event" } as const;
  await Promise.all(Array.from({ length: 20 }, () => world.ctx.db.transaction((tx) => createNotification(tx, news))));
  expect(await kinds(person)).toEqual(["rated"]);
  const broken = world.ctx.db.transaction(async (tx) => {
    await createNotification(tx, { ...news, key: "another" });
    throw new Error("broken off");
  });
  await expect(broken).rejects.toThrow("broken off");
  expect(await kinds(person)).toEqual(["rated"]);
});

test("notifications: one or all seen ones are marked read; later ones stay unread", async () => {
  const person = await world.person();
  const publishOne = (key: string) =>
    world.ctx.db.transaction((tx) => createNotification(tx, { userId: person.id, kind: "rated", key }));
  await publishOne("a");
  await publishOne("b");
  await publishOne("c");
  const [newest, , oldest] = (await list(person)).items;
  expect((await world.post(person, `/api/notifications/${oldest?.id}/read`)).body).toEqual({ unread: 2 });
  await publishOne("d");
  expect((await world.post(person, "/api/notifications/read", { upTo: newest?.id })).body).toEqual({ unread: 1 });
  expect((await list(person)).items.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
});

test("notifications: another account's cannot be read, marked or streamed", async () => {
  const [person, other] = [await world.person(), await world.person()];
  await world.ctx.db.transaction((tx) => createNotification(tx, { userId: person.id, kind: "rated", key: "mine" }));
  const id = (await list(person)).items[0]?.id;
  expect((await list(other)).items).toEqual([]);
  expect((await world.post(other, `/api/notifications/${id}/read`)).status).toBe(404);
  expect((await world.post(other, "/api/notifications/read", { upTo: 2_147_483_647 })).body).toEqual({ unread: 0 });
  expect(await hasUnread(person)).toBe(true);
});

test("notifications: another person's rating and the first view of a link notify; one's own do not", async () => {
  const person = await world.person();
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, person.id));
  const model = await world.analyze(person, { instagramUrl: "demo.shared" });
  const { id } = await world.report(person, model.id);
  await world.post(person, `/api/reports/${id}/rate`, { isPositive: true });
  const choice = { which: "version", sections: ["growthPotential"], days: 7 };
  const { token } = (await world.post(person, `/api/reports/${id}/share`, choice)).body;
  await world.post(person, "/api/shares/open", { token });
  expect(await kinds(person)).toEqual(["report-ready"]);
  const opened = Array.from({ length: 5 }, () =>
    world.app.inject({ method: "POST", url: "/api/shares/open", payload: { token } }),
  );
  await Promise.all(opened);
  expect(await list(person)).toMatchObject({
    items: [{ kind: "share-opened", reportId: id }, { kind: "report-ready" }],
  });
});

test("notifications: a sign-in by a new browser notifies once", async () => {
  const person = await world.person();
  const signIn = (agent: string) =>
    world.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: person.email, password: person.password },
      headers: { "user-agent": agent },
    });
  await signIn("Firefox of somewhere");
  await signIn("Firefox of somewhere");
  expect(await kinds(person)).toEqual(["new-sign-in"]);
  await signIn("lightMyRequest");
  expect(await kinds(person)).toEqual(["new-sign-in"]);
});

test("notifications: a daily reading notifies that growth is known, without a new report", async () => {
  const person = await world.person();
  const model = await world.analyze(person, { instagramUrl: "demo.daily.bell" });
  const { db } = world.ctx;
  const [profile] = await db.select().from(profiles).where(eq(profiles.handle, "demo.daily.bell"));
  const [today] = await db
    .select()
    .from(observations)
    .where(eq(observations.profileId, profile?.id ?? 0))
    .limit(1);
  if (!profile || !today) throw new Error("nothing was read");
  const now = new Date(Date.now() + 5 * 86_400_000);
  for (let day = 1; day <= 5; day++) {
    const observedAt = new Date(Date.now() + day * 86_400_000);
    await db.execute(
      `insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
       select profile_id, platform, 'followers', value + ${day}, '${observedAt.toISOString()}', evidence_id
       from observations where profile_id = ${profile.id} and metric = 'followers' limit 1`,
    );
  }
  const deps = { db, engine: sharedEngine };
  await watchModel(deps, { modelId: model.id, now });
  await watchModel(deps, { modelId: model.id, now });
  expect(await kinds(person)).toEqual(["forecast-possible", "report-ready"]);
});
