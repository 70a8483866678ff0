import type { Connection, Report } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { publicVisibility } from "../../domain/access/visibility.ts";
import { readConnection } from "../../domain/connections/collect-own.ts";
import { queueOwnReadings } from "../../domain/connections/own-reading.ts";
import { grantColumns, openGrant } from "../../domain/connections/with-grant.ts";
import { redactReport } from "../../domain/reports/redact-report.ts";
import { connections, evidence, observations, posts } from "../../platform/db/schema.ts";
import { comeBack, connect, consentAt } from "../../test/consent.ts";
import { dumpDatabase } from "../../test/dump-database.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { typedFigures } from "../../test/typed-figures.ts";

const world = await setUpWorld();

const links = {
  instagram: ["instagramUrl", "demo.connect"],
  tiktok: ["tiktokUrl", "https://www.tiktok.com/@demo.connect"],
  x: ["twitterUrl", "demo_connect"],
} as const;
const handleOf = { instagram: "demo.connect", tiktok: "demo.connect", x: "demo_connect" } as const;

/** A person with a model on one platform, analysed once. */
async function submitted(platform: keyof typeof links) {
  const person = await world.person();
  const [field, link] = links[platform];
  const model = await world.analyze(person, { [field]: link });
  return { person, model, options: { modelId: model.id, platform, handle: handleOf[platform] } };
}
const listOf = async (
  person: Awaited<ReturnType<typeof submitted>>["person"],
  modelId: number,
): Promise<Connection[]> => (await world.get(person, `/api/models/${modelId}/connections`)).body;
const connectionOf = async (modelId: number) => {
  const [row] = await world.ctx.db.select().from(connections).where(eq(connections.modelId, modelId));
  if (!row) throw new Error("there is no connection");
  return row;
};
const factOf = (report: Report, id: string) => report.metadata.sealed.facts.find((fact) => fact.id === id);
const deps = () => ({ ...world.ctx, xDailyBudgetCents: 100_000 });

test.each(["instagram", "tiktok", "x"] as const)(
  "connection: a consent on %s becomes a connection, and its readings the owner's facts",
  async (platform) => {
    const { person, model, options } = await submitted(platform);
    expect(await listOf(person, model.id)).toMatchObject([{ platform, state: "none", isOffered: true }]);
    expect(await connect(world, person, options)).toBe("done");
    expect((await world.finished(person, model.id)).analysis).toMatchObject({ state: "done", cause: "new-evidence" });
    expect(await listOf(person, model.id)).toMatchObject([
      { platform, state: "live", missingScopes: [], sandbox: true, handle: handleOf[platform] },
    ]);
    const followers = factOf(await world.report(person, model.id), `${platform}.followers`);
    expect(followers).toMatchObject({ kind: "measured", trust: "connected", scope: "owner", sandbox: true });
  },
);

/** What follows is the same on each platform: their own answers are tried in platforms/src/connect. */
const platform = "x";

test("connection: after a changed link the old account and the old page's typed figures no longer count", async () => {
  const { person, model, options } = await submitted(platform);
  expect(await connect(world, person, options)).toBe("done");
  await world.finished(person, model.id);
  const typed = typedFigures(platform, { "likes.average": 7 }, { observedOn: "2026-01-05" });
  expect((await world.post(person, `/api/models/${model.id}/evidence`, typed)).status).toBe(201);
  const [field] = links[platform];
  const relink = async (handle: string) => {
    const stored = (await world.get(person, `/api/models/${model.id}`)).body;
    expect((await world.patch(person, `/api/models/${model.id}`, { ...stored, [field]: handle })).status).toBe(200);
    await world.finished(person, model.id);
    return (await world.report(person, model.id)).metadata.sealed;
  };
  const typedOf = async () =>
    (await world.get(person, `/api/models/${model.id}/evidence`)).body.items.find(
      ({ kind }: { kind: string }) => kind === "manual",
    );
  expect((await typedOf()).unlinked).toBeNull();

  const other = await relink("@demo_other_page");
  expect(other.sources.filter(({ scope }) => scope === "owner")).toEqual([]);
  expect((await typedOf()).unlinked).toBe(handleOf[platform]);
  await expect.poll(() => listOf(person, model.id)).toMatchObject([{ state: "none", hasReadings: false }]);
  await expect.poll(() => world.ctx.db.select().from(connections).where(eq(connections.modelId, model.id))).toEqual([]);

  const back = await relink(links[platform][1]);
  expect((await typedOf()).unlinked).toBeNull();
  expect(back.sources.map(({ kind }) => kind)).toContain("connected");
});

test("connection: a code is valid once, in the browser that began", async () => {
  const { person, options } = await submitted(platform);
  const back = await consentAt(world, person, options);
  expect(await comeBack(world, await world.person(), back)).toBe("expired");
  expect(await comeBack(world, person, back)).toBe("expired");
  const again = await consentAt(world, person, options);
  expect(await comeBack(world, { cookie: "" }, again)).toBe("expired");
  const third = await consentAt(world, person, options);
  const forged = new URL(third);
  forged.searchParams.set("code", "SANDBOX_forged");
  expect(await comeBack(world, person, forged)).toBe("refused");
  expect(await comeBack(world, person, third)).toBe("expired");
});

test.each([
  ["denied", { answer: "deny" as const }],
  ["wrong-account", { handle: "demo_other" }],
])("connection: %s stores nothing", async (outcome, changed) => {
  const { person, model, options } = await submitted(platform);
  expect(await connect(world, person, { ...options, ...changed })).toBe(outcome);
  expect(await listOf(person, model.id)).toMatchObject([{ state: "none" }]);
  expect((await world.finished(person, model.id)).analysis.cause).toBe("submitted");
});

test("connection: ended by hand, its tokens read nothing more; its data is deleted only on request", async () => {
  const { person, model, options } = await submitted(platform);
  await connect(world, person, options);
  await world.finished(person, model.id);
  const count = () => world.ctx.db.$count(evidence, eq(evidence.modelId, model.id));
  expect(await count()).toBe(1);
  const url = `/api/models/${model.id}/connections/${platform}`;
  const { body } = await world.get(person, `/api/models/${model.id}/evidence`);
  expect(body.items.find(({ kind }: { kind: string }) => kind === "connected")).toMatchObject({
    id: null,
    platform,
    trust: "connected",
    addedBy: "Somebody",
    readings: { value: 1 },
  });
  expect((await world.remove(person, url)).status).toBe(200);
  expect(await listOf(person, model.id)).toMatchObject([{ state: "none", hasReadings: true }]);
  expect(await count()).toBe(1);
  expect((await world.remove(person, url)).status).toBe(404);

  await connect(world, person, options);
  await world.finished(person, model.id);
  expect(await count()).toBe(2);
  expect((await world.remove(person, `${url}?keep=false`)).status).toBe(200);
  expect(await count()).toBe(0);
  expect(await listOf(person, model.id)).toMatchObject([{ state: "none", hasReadings: false }]);
  expect((await world.remove(person, `${url}?keep=false`)).status).toBe(404);
});

test.each([
  ["instagram", "instagram_business_basic"],
  ["tiktok", "user.info.profile"],
  ["x", "offline.access"],
] as const)("connection: on %s, without %s nothing is connected", async (platform, scope) => {
  const { person, model, options } = await submitted(platform);
  expect(await connect(world, person, { ...options, without: [scope] })).toBe("scopes");
  expect(await listOf(person, model.id)).toMatchObject([{ state: "none" }]);
});

test("connection: without the scope of insights the account is connected, and the missing scope is named", async () => {
  const { person, model, options } = await submitted("instagram");
  const scope = "instagram_business_manage_insights";
  expect(await connect(world, person, { ...options, without: [scope] })).toBe("done");
  await world.finished(person, model.id);
  expect(await listOf(person, model.id)).toMatchObject([{ state: "live", missingScopes: [scope] }]);
  expect(factOf(await world.report(person, model.id), "instagram.reachTotal")).toBeUndefined();
});

test("connection: insights are facts of the model whose owner gave them, and of no other with the same handle", async () => {
  const { person, model, options } = await submitted("instagram");
  await connect(world, person, options);
  await world.finished(person, model.id);
  const report = await world.report(person, model.id);
  for (const id of ["reachTotal", "viewsTotal", "audience.country.1", "audience.age.1.share", "engagementByReach"])
    expect(factOf(report, `instagram.${id}`)).toMatchObject({ scope: "owner", trust: "connected" });
  expect(report.metadata.reportType).toBe("premium");

  const other = await world.person();
  const same = await world.analyze(other, { instagramUrl: "demo.connect" });
  const theirs = await world.report(other, same.id);
  expect(theirs.metadata.sealed.facts.filter(({ scope }) => scope === "owner")).toEqual([]);
  expect(theirs.metadata.sealed.sources.filter(({ kind }) => kind === "connected")).toEqual([]);
  expect(JSON.stringify(theirs)).not.toContain("connected:");
  expect(await listOf(other, same.id)).toMatchObject([{ state: "none", connectedAt: null }]);
});

test.each(["instagram", "x"] as const)(
  "connection: on %s, a report is of one hour for its owner and for everybody else",
  async (platform) => {
    const { person, model, options } = await submitted(platform);
    // The public reading that is there is of the day before.
    await world.ctx.pool.query(
      `with aged as (update evidence set key = key || ':before', added_at = added_at - interval '1 day'
         where profile_id in (select profile_id from model_profiles where model_id = $1) returning id)
       update observations set observed_at = observed_at - interval '1 day', value = value - 100
       where evidence_id in (select id from aged)`,
      [model.id],
    );
    await connect(world, person, options);
    await world.finished(person, model.id);
    const { sealed } = (await world.report(person, model.id)).metadata;
    const facts = new Map(redactReport(publicVisibility, sealed).facts.map((fact) => [fact.id, fact]));
    for (const metric of ["followers", "postFrequency", "engagement"]) {
      const [own, open] = [
        sealed.facts.find(({ id }) => id === `${platform}.${metric}`),
        facts.get(`${platform}.${metric}`),
      ];
      expect(own).toMatchObject({ scope: "owner", value: expect.any(Number) });
      expect(open).toMatchObject({ scope: "public", value: own?.value });
      expect(open?.asOf?.slice(0, 13)).toBe(own?.asOf?.slice(0, 13));
    }
  },
);

test("connection: tokens are in no table, log or response in plain text", async () => {
  const { person, model, options } = await submitted("x");
  const back = await consentAt(world, person, options);
  expect(await comeBack(world, person, back)).toBe("done");
  const row = await connectionOf(model.id);
  const dump = await dumpDatabase(world.ctx.pool);
  const answers = JSON.stringify(await listOf(person, model.id));
  // Every token of the stand-in begins so.
  for (const text of [row.sealedTokens ?? "", answers]) expect(text).not.toContain("SANDBOX_");
  const tokens = [...dump.matchAll(/SANDBOX_[0-9a-f]{40,}/g)].map(([token]) => token);
  expect(tokens).toEqual([]);
  expect(world.logLines.join("\n")).not.toMatch(/SANDBOX_[0-9a-f]{40,}/);
  expect(world.logLines.join("\n")).not.toContain(back.searchParams.get("code") ?? "no code");
});

const expire = (id: number) =>
  world.ctx.db
    .update(connections)
    .set({ accessExpiresAt: new Date(0) })
    .where(eq(connections.id, id));

test.each(["tiktok", "x"] as const)(
  "connection: an expiring token of %s is renewed once, however many concurrent reads",
  async (platform) => {
    const { person, model, options } = await submitted(platform);
    await connect(world, person, options);
    await world.finished(person, model.id);
    const before = await connectionOf(model.id);
    await expire(before.id);
    const now = new Date(Date.now() + 3_600_000);
    const read = () => readConnection(deps(), before.id, { now, wantsPosts: false });
    expect(await Promise.all([read(), read(), read(), read(), read()])).toEqual(Array(5).fill({ outcome: "ok" }));
    const after = await connectionOf(model.id);
    expect(after.sealedTokens).not.toBe(before.sealedTokens);
    expect(after.accessExpiresAt.getTime()).toBeGreaterThan(Date.now());
    // The new pair works: the rotated token was stored.
    await expire(before.id);
    const later = new Date(now.getTime() + 3_600_000);
    expect(await readConnection(deps(), before.id, { now: later, wantsPosts: false })).toEqual({ outcome: "ok" });
  },
);

test.each([
  ["that is refused a renewal", async (id: number) => void (await expire(id))],
  [
    "that is refused a reading",
    () => world.fault({ platform: "instagram", fault: "expired", handle: "demo.connect", times: 1 }),
  ],
])("connection: %s ends it: the page says so, the report continues with public data", async (_, refuse) => {
  const { person, model, options } = await submitted("instagram");
  await connect(world, person, options);
  await world.finished(person, model.id);
  const { id } = await connectionOf(model.id);
  await refuse(id);
  // Deleted, so that this hour is read again.
  await world.ctx.db.delete(evidence).where(eq(evidence.modelId, model.id));
  await world.post(person, `/api/models/${model.id}/analyses`);
  expect((await world.finished(person, model.id)).analysis.state).toBe("done");
  expect(await listOf(person, model.id)).toMatchObject([{ state: "ended" }]);
  expect((await connectionOf(model.id)).sealedTokens).toBeNull();
  expect(factOf(await world.report(person, model.id), "instagram.followers")).toMatchObject({ scope: "public" });
  expect(await connect(world, person, options)).toBe("done");
  expect(await listOf(person, model.id)).toMatchObject([{ state: "live" }]);
});

test("connection: while the platform is unreachable the data and the connection stay", async () => {
  const { person, model, options } = await submitted("tiktok");
  await connect(world, person, options);
  await world.finished(person, model.id);
  await world.ctx.db.delete(evidence).where(eq(evidence.modelId, model.id));
  await world.fault({ platform: "tiktok", fault: "limited", handle: "demo.connect", times: 1 });
  await world.post(person, `/api/models/${model.id}/analyses`);
  await world.finished(person, model.id);
  expect(await listOf(person, model.id)).toMatchObject([{ state: "live" }]);
  const report = await world.report(person, model.id);
  expect(factOf(report, "tiktok.followers")).toMatchObject({ value: null, reason: { code: "rate-limited" } });
});

test("connection: a rotated key still opens tokens, and reading re-encrypts them; a removed key ends the consent", async () => {
  const { person, model, options } = await submitted("x");
  await connect(world, person, options);
  await world.finished(person, model.id);
  const { id, keyId } = await connectionOf(model.id);
  expect(keyId).toBe("app-secret");
  const key = { id: "second", key: Buffer.alloc(32, 7) };
  const rotated = { ...deps(), config: { ...world.ctx.config, tokenKeys: [key] } };
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  expect(await readConnection(rotated, id, { now: hours(1), wantsPosts: false })).toEqual({ outcome: "ok" });
  expect((await connectionOf(model.id)).keyId).toBe("second");
  expect(await readConnection(deps(), id, { now: hours(2), wantsPosts: false })).toEqual({ outcome: "reconnect" });
  expect((await connectionOf(model.id)).sealedTokens).toBeNull();
});

test("connection: tokens of one account are invalid in the row of another", async () => {
  const [one, two] = [await submitted("x"), await submitted("x")];
  for (const { person, options } of [one, two]) await connect(world, person, options);
  const { sealedTokens } = await connectionOf(one.model.id);
  const { id } = await connectionOf(two.model.id);
  await world.ctx.db.update(connections).set({ sealedTokens }).where(eq(connections.id, id));
  const now = new Date(Date.now() + 3_600_000);
  expect(await readConnection(deps(), id, { now, wantsPosts: false })).toEqual({ outcome: "reconnect" });
});

test("connection: connected accounts are read once a day", async () => {
  const { person, model, options } = await submitted("tiktok");
  await connect(world, person, options);
  await world.finished(person, model.id);
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect(await queueOwnReadings(world.ctx, new Date())).toBe(0);
  expect(await queueOwnReadings(world.ctx, tomorrow)).toBeGreaterThan(0);
  const { id } = await connectionOf(model.id);
  const read = () => readConnection(deps(), id, { now: tomorrow, wantsPosts: true });
  expect([await read(), await read()]).toEqual([{ outcome: "ok" }, { outcome: "ok" }]);
  const seen = await world.ctx.db
    .select({ at: observations.observedAt })
    .from(observations)
    .where(eq(observations.modelId, model.id));
  expect(new Set(seen.map(({ at }) => at.toISOString())).size).toBe(2);
  expect(await world.ctx.db.$count(posts, eq(posts.modelId, model.id))).toBeGreaterThan(0);
});

test("connection: a consent that ends within two weeks notifies once, and is still read", async () => {
  const { person, model, options } = await submitted("tiktok");
  await connect(world, person, options);
  await world.finished(person, model.id);
  const row = await connectionOf(model.id);
  const grant = openGrant(world.ctx.config, row);
  if (!grant) throw new Error("the connection has no tokens");
  const notified = async () => {
    const { body } = await world.get(person, "/api/notifications");
    return body.items.filter(({ kind }: { kind: string }) => kind === "connection-expiring");
  };
  const readWith = async (daysLeft: number) => {
    const now = new Date();
    const refreshExpiresAt = new Date(now.getTime() + daysLeft * 86_400_000).toISOString();
    await world.ctx.db
      .update(connections)
      .set(grantColumns(world.ctx.config, { ...grant, refreshExpiresAt }, row))
      .where(eq(connections.id, row.id));
    expect(await readConnection(deps(), row.id, { now, wantsPosts: false })).toEqual({ outcome: "ok" });
  };
  await readWith(15);
  expect(await notified()).toEqual([]);
  await readWith(13);
  await readWith(13);
  expect(await notified()).toMatchObject([{ model: { id: model.id }, platform: "tiktok" }]);
});

test("connection: an account that the model does not link, or of a platform without consent, is refused", async () => {
  const { person, model } = await submitted("x");
  const url = `/api/models/${model.id}/connections`;
  expect((await world.post(person, url, { platform: "instagram" })).status).toBe(404);
  expect((await world.post(person, url, { platform: "onlyfans" })).status).toBe(422);
  expect((await world.post(person, url, { platform: "x", password: "hunter2" })).status).toBe(201);
});
