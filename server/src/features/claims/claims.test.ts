import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { blockProfiles } from "../../domain/moderation/block-list.ts";
import { claimCodes, claimNotices, creators, mails, profiles, users } from "../../platform/db/schema.ts";
import { setUpClaiming } from "../../test/claiming.ts";
import type { Person } from "../../test/open-test-app.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { approveDueClaims } from "./approve-due-claims.ts";

const { world, begin, check, claim, ownRecord, verified, writeBio } = await setUpClaiming();

const page = async (handle: string, platform = "instagram") =>
  (await world.app.inject(`/api/creators/${platform}/${handle}`)).json();
const mailsTo = async (person: Person) =>
  (await world.ctx.db.select().from(mails).where(eq(mails.userId, person.id))).map(({ subject }) => subject);
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const pass = (at: Date) => approveDueClaims(world.ctx.db, { at, publicUrl: "http://127.0.0.1" });
const urlOf = (handle: string) => `/api/creators/instagram/${handle}/claim`;

test("claim: a code in the bio makes the page the claimant's: Owner Verified, with its settings", async () => {
  const ann = await verified();
  const begun = await begin(ann, "demo.ann");
  expect(begun.body).toEqual({
    code: expect.stringMatching(/^FR(-[0-9A-Z]{4}){3}$/),
    expiresAt: expect.any(String),
    triesLeft: 10,
    bioPage: expect.stringContaining("/bio/instagram?handle=demo.ann"),
  });
  expect((Date.parse(begun.body.expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
  // As after a reload, on any device.
  const { code, bioPage } = begun.body;
  const [started] = (await world.get(ann, "/api/claims")).body;
  expect(started).toMatchObject({ handle: "demo.ann", state: "code", code, bioPage });
  const again = await begin(ann, "demo.ann");
  expect(again.body.code).not.toBe(code);
  expect((await world.get(ann, "/api/claims")).body[0].code).toBe(again.body.code);
  begun.body.code = again.body.code;

  expect((await check(ann, "demo.ann")).body).toMatchObject({ state: "absent", triesLeft: 9 });
  // Read a moment ago: a code written since is found all the same, in any spelling.
  await writeBio("demo.ann", `I am Ann\n${begun.body.code.toLowerCase()}`);
  expect((await check(ann, "demo.ann")).body).toEqual({
    state: "claimed",
    triesLeft: null,
    passesAt: null,
    nextTryAt: null,
  });
  expect(await page("demo.ann")).toMatchObject({ isClaimed: true, isOwnerVerified: true, userId: ann.id });
  expect((await world.get(ann, "/api/claims")).body).toEqual([]);
  expect((await world.get(ann, "/api/creators/instagram/demo.ann/visibility")).status).toBe(200);
  expect((await world.get(ann, "/api/auth/session")).body.user.userType).toBe("model");
  const own = await ownRecord(ann);
  expect((await world.finished(ann, own?.own.id ?? 0)).analysis).toMatchObject({ state: "done" });
});

test("claim: X is claimed by its description", async () => {
  const xia = await verified();
  expect((await claim(xia, "demo_xia", "x")).body.state).toBe("claimed");
  expect(await page("demo_xia", "x")).toMatchObject({ isClaimed: true, isOwnerVerified: true });
});

test("claim: needs a session, a verified address and a readable bio", async () => {
  const bob = await world.person();
  expect((await world.app.inject({ method: "POST", url: urlOf("demo.bob") })).statusCode).toBe(401);
  expect(await begin(bob, "demo.bob")).toMatchObject({ status: 403, body: { code: "unverified" } });
  expect(await check(bob, "demo.bob")).toMatchObject({ status: 403 });
  const eve = await verified();
  for (const platform of ["tiktok", "onlyfans"])
    expect(await begin(eve, "demobob", platform)).toMatchObject({ status: 404, body: { code: "not-offered" } });
  expect(await check(eve, "demo.nobody.named")).toMatchObject({ status: 410, body: { code: "claim-over" } });
  expect(await world.ctx.db.$count(claimCodes)).toBe(0);
});

test("claim: an address that is no longer verified proves nothing", async () => {
  const una = await verified();
  const { body } = await begin(una, "demo.una");
  await writeBio("demo.una", body.code);
  await world.ctx.db.update(users).set({ isVerified: false }).where(eq(users.id, una.id));
  expect((await check(una, "demo.una")).status).toBe(403);
  expect(await ownRecord(una)).toBeUndefined();
});

test("claim: the database has a hash of the code only, and the code is valid once", async () => {
  const cat = await verified();
  const { body } = await begin(cat, "demo.cat");
  const { rows } = await world.ctx.pool.query("select claim_codes::text as row from claim_codes");
  expect(JSON.stringify(rows)).not.toContain(body.code.slice(3));
  await writeBio("demo.cat", body.code);
  expect((await check(cat, "demo.cat")).body.state).toBe("claimed");
  // Still in the bio: spent all the same.
  expect(await check(cat, "demo.cat")).toMatchObject({ status: 410, body: { code: "claim-over" } });
});

test("claim: a code is valid for its account and its profile only", async () => {
  const [dan, dora] = [await verified(), await verified()];
  const first = (await begin(dan, "demo.dan")).body.code;
  await begin(dora, "demo.dan");
  await begin(dan, "demo.dan.two");
  await writeBio("demo.dan", first);
  await writeBio("demo.dan.two", first);
  expect((await check(dora, "demo.dan")).body.state).toBe("absent");
  expect((await check(dan, "demo.dan.two")).body.state).toBe("absent");
  expect((await check(dan, "demo.dan")).body.state).toBe("claimed");
});

test("claim: a newer code replaces the older one, and cancelling ends it", async () => {
  const fay = await verified();
  const old = (await begin(fay, "demo.fay")).body.code;
  await begin(fay, "demo.fay");
  await writeBio("demo.fay", old);
  expect((await check(fay, "demo.fay")).body.state).toBe("absent");
  const fresh = (await begin(fay, "demo.fay")).body.code;
  await writeBio("demo.fay", fresh);
  expect((await world.remove(fay, urlOf("demo.fay"))).status).toBe(200);
  expect((await check(fay, "demo.fay")).status).toBe(410);
});

test("claim: a code expires after 24 hours, and after ten failed checks, also concurrent ones", async () => {
  const gus = await verified();
  const { code } = (await begin(gus, "demo.gus")).body;
  await writeBio("demo.gus", code);
  await world.ctx.db.update(claimCodes).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await check(gus, "demo.gus")).status).toBe(410);
  expect((await world.get(gus, "/api/claims")).body).toEqual([]);

  const next = (await begin(gus, "demo.gus")).body.code;
  await writeBio("demo.gus", "no code here");
  const checks = await Promise.all(Array.from({ length: 20 }, () => check(gus, "demo.gus")));
  expect(checks.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(checks.filter(({ status }) => status === 410)).toHaveLength(10);
  await writeBio("demo.gus", next);
  expect((await check(gus, "demo.gus")).status).toBe(410);
});

test("claim: of twenty concurrent checks one claims, and the account owns one creator", async () => {
  const hal = await verified();
  const { code } = (await begin(hal, "demo.hal")).body;
  await writeBio("demo.hal", code);
  const checks = await Promise.all(Array.from({ length: 20 }, () => check(hal, "demo.hal")));
  expect(checks.filter(({ body }) => body.state === "claimed")).toHaveLength(1);
  expect(checks.every(({ status }) => status === 200 || status === 410)).toBe(true);
  expect(await world.ctx.db.$count(creators, eq(creators.ownerUserId, hal.id))).toBe(1);
});

test("claim: of two accounts with codes in one bio one gets it; the other's claim waits for the first", async () => {
  const [ida, ivo] = [await verified(), await verified()];
  const codes = [(await begin(ida, "demo.ida")).body.code, (await begin(ivo, "demo.ida")).body.code];
  await writeBio("demo.ida", codes.join(" "));
  const states = (await Promise.all([check(ida, "demo.ida"), check(ivo, "demo.ida")])).map(({ body }) => body.state);
  expect(states.sort()).toEqual(["claimed", "notice"]);
});

test("claim: two profiles claimed concurrently by one account are one creator", async () => {
  const jan = await verified();
  const instagram = (await begin(jan, "demo.jan")).body.code;
  const x = (await begin(jan, "demo_jan", "x")).body.code;
  await writeBio("demo.jan", instagram);
  await writeBio("demo_jan", x, "x");
  const both = await Promise.all([check(jan, "demo.jan"), check(jan, "demo_jan", "x")]);
  expect(both.map(({ body }) => body.state)).toEqual(["claimed", "claimed"]);
  expect(await world.ctx.db.$count(creators, eq(creators.ownerUserId, jan.id))).toBe(1);
  const own = await ownRecord(jan);
  const { body: mine } = await world.get(jan, `/api/user/${jan.id}/models`);
  expect(mine.find(({ id }: { id: number }) => id === own?.own.id)).toMatchObject({
    instagramUrl: "https://www.instagram.com/demo.jan/",
    twitterUrl: "https://x.com/demo_jan",
  });
  expect((await page("demo.jan")).profiles).toHaveLength(2);
  expect((await page("demo_jan", "x")).id).toBe((await page("demo.jan")).id);
  expect((await world.finished(jan, own?.own.id ?? 0)).analysis).toMatchObject({ state: "done" });
});

test.each([
  ["broken", "upstream_error"],
  ["limited", "rate_limited"],
  ["personal", "not_professional_or_missing"],
])(
  "while the platform answers %s, no try is taken and nothing is claimed",
  async (fault) => {
    const kim = await verified();
    const handle = `demo.kim.${fault}`;
    const { code } = (await begin(kim, handle)).body;
    await writeBio(handle, code);
    await world.fault({ platform: "instagram", fault, handle });
    expect((await check(kim, handle)).body).toMatchObject({ state: "unread", triesLeft: 10 });
    await world.sandbox.inject({ method: "DELETE", url: "/sandbox/faults" });
    await world.ctx.pool.query("delete from platform_breakers; delete from platform_limits");
    expect((await check(kim, handle)).body.state).toBe("claimed");
  },
  60_000,
);

test("claim: a later claim gives the owner 72 hours; then the profile passes, without the owner's data", async () => {
  const [lea, max] = [await verified(), await verified()];
  await claim(lea, "demo.lea");
  const former = await ownRecord(lea);
  const modelId = former?.own.id ?? 0;
  await world.finished(lea, modelId);
  await world.post(
    lea,
    `/api/models/${modelId}/evidence`,
    typedFigures("onlyfans", { "earnings.gross": 987654321 }, { observedOn: "2026-11-01" }),
  );

  const { body } = await claim(max, "demo.lea");
  expect(body).toMatchObject({ state: "notice", passesAt: expect.any(String) });
  expect((Date.parse(body.passesAt) - Date.now()) / 3_600_000).toBeCloseTo(72, 1);
  expect(await page("demo.lea")).toMatchObject({ userId: lea.id });
  expect(await mailsTo(lea)).toContain("Someone else has claimed your page");
  expect((await world.get(lea, "/api/claims")).body).toMatchObject([{ state: "contested", handle: "demo.lea" }]);
  expect((await world.get(max, "/api/claims")).body).toMatchObject([{ state: "waiting", handle: "demo.lea" }]);
  // Proved again by the same account: the same due time, and no second notice.
  expect((await claim(max, "demo.lea")).body).toEqual(body);
  expect((await mailsTo(lea)).filter((subject) => subject.startsWith("Someone else"))).toHaveLength(1);

  expect(await pass(later(71))).toBe(0);
  expect(await Promise.all([pass(later(73)), pass(later(73))])).toSatisfy(
    (passed: number[]) => passed.reduce((sum, one) => sum + one, 0) === 1,
  );
  expect(await page("demo.lea")).toMatchObject({ userId: max.id, isOwnerVerified: true, viewCount: 0 });
  expect(await mailsTo(lea)).toContain("Your page now belongs to someone else");
  expect(await mailsTo(max)).toContain("The page you claimed is yours");
  const { items } = (await world.get(max, "/api/notifications")).body;
  expect(items.filter(({ kind }: { kind: string }) => kind === "claim")).toHaveLength(1);

  // Hers stays her submission; it is not part of his record.
  expect((await world.get(lea, `/api/models/${modelId}`)).body).toMatchObject({
    isOwnerVerified: false,
    userId: lea.id,
  });
  expect((await world.get(lea, `/api/models/${modelId}/evidence`)).body.items).toContainEqual(
    expect.objectContaining({ kind: "manual" }),
  );
  expect((await world.get(max, `/api/models/${modelId}`)).status).toBe(404);
  const transferred = await ownRecord(max);
  await world.finished(max, transferred?.own.id ?? 0);
  for (const url of [`/api/models/${transferred?.own.id}`, `/api/models/${transferred?.own.id}/report`, "/api/claims"])
    expect(JSON.stringify((await world.get(max, url)).body)).not.toMatch(/987654321|987\.7|demo.*@fanradar/);
  expect((await world.get(lea, "/api/creators/instagram/demo.lea/visibility")).status).toBe(404);
});

test("claim: the owner keeps the page by a new code, and the claimant is notified", async () => {
  const [nia, oto] = [await verified(), await verified()];
  await claim(nia, "demo.nia");
  expect((await claim(oto, "demo.nia")).body.state).toBe("notice");
  expect((await claim(nia, "demo.nia")).body.state).toBe("claimed");
  expect(await mailsTo(oto)).toContain("Your claim was declined");
  expect(await pass(later(100))).toBe(0);
  expect(await page("demo.nia")).toMatchObject({ userId: nia.id });
  // A further claim needs a new code.
  expect((await check(oto, "demo.nia")).status).toBe(410);
});

test("claim: a notice is withdrawn by its author, and does not pass to an account with an unverified address", async () => {
  const [pia, quin] = [await verified(), await verified()];
  await claim(pia, "demo.pia");
  await claim(quin, "demo.pia");
  await world.remove(quin, urlOf("demo.pia"));
  expect(await world.ctx.db.$count(claimNotices, eq(claimNotices.claimantId, quin.id))).toBe(0);
  await claim(quin, "demo.pia");
  await world.ctx.db.update(users).set({ isVerified: false }).where(eq(users.id, quin.id));
  expect(await pass(later(100))).toBe(0);
  expect(await page("demo.pia")).toMatchObject({ userId: pia.id });
});

test("claim: of two profiles the one that passes leaves the other with its owner", async () => {
  const [ron, sue] = [await verified(), await verified()];
  await claim(ron, "demo.ron");
  await claim(ron, "demo_ron", "x");
  await claim(sue, "demo.ron");
  expect(await pass(later(73))).toBe(1);
  expect(await page("demo.ron")).toMatchObject({ userId: sue.id, profiles: [{ handle: "demo.ron" }] });
  const left = await page("demo_ron", "x");
  expect(left).toMatchObject({ userId: ron.id, username: "demo_ron", instagramUrl: null });
  expect(left.profiles).toEqual([expect.objectContaining({ handle: "demo_ron" })]);
});

test("claim: a removed profile cannot be claimed, and a quarantined one gives no bio", async () => {
  const zoe = await verified();
  await world.ctx.db.transaction((tx) =>
    blockProfiles(tx, world.ctx.config, [{ platform: "instagram", handle: "Demo.Gone" }]),
  );
  expect((await begin(zoe, "demo.gone")).status).toBe(404);
  expect(await world.ctx.db.$count(profiles, eq(profiles.handle, "demo.gone"))).toBe(0);
  const { code } = (await begin(zoe, "demo.held")).body;
  await writeBio("demo.held", code);
  await world.ctx.db.update(profiles).set({ quarantinedAt: new Date() }).where(eq(profiles.handle, "demo.held"));
  expect((await check(zoe, "demo.held")).body).toMatchObject({ state: "unread", triesLeft: 10 });
  expect(await ownRecord(zoe)).toBeUndefined();
});

test.each([
  ["instagram", "explore"],
  ["instagram", "Explore"],
  ["x", "settings"],
  ["instagram", "a..b"],
  ["x", "longer_than_15_letters"],
])(
  "removed creator: %s keeps or forbids the name %s: no page has it, and it cannot be claimed",
  async (platform, handle) => {
    const max = await verified();
    expect((await world.post(max, `/api/creators/${platform}/${handle}/claim`)).status).toBe(404);
    expect((await world.app.inject(`/api/creators/${platform}/${handle}`)).statusCode).toBe(404);
    expect(await world.ctx.db.$count(profiles, eq(profiles.handle, handle.toLowerCase()))).toBe(0);
  },
);
