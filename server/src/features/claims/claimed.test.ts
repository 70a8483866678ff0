import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readConnection } from "../../domain/connections/collect-own.ts";
import { connections, modelProfiles, profiles, users } from "../../platform/db/schema.ts";
import { setUpClaiming } from "../../test/claiming.ts";
import { connect } from "../../test/consent.ts";
import { makePicture } from "../../test/make-picture.ts";
import type { Person } from "../../test/open-test-app.ts";
import { typedFigures } from "../../test/typed-figures.ts";
import { movedColumns } from "./merge-submission.ts";

const { world, claim, ownRecord, signedUp, verified } = await setUpClaiming();

test("claim: each column that refers to a model is moved when a submission becomes part of a creator", async () => {
  const { rows } = await world.ctx.pool.query(`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'models'::regclass`);
  const moved = movedColumns.map(({ table, column }) => `${table}.${column}`);
  // What prices come to is computed anew from what was moved.
  const computed = ["price_analyses.model_id"];
  const kept = ["audit_entries.model_id", "model_profiles.model_id", "model_signups.model_id", ...computed];
  expect(rows.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([...moved, ...kept].toSorted());
});

test("claim: other people's submissions about the profile stay theirs", async () => {
  const [tom, ute] = [await world.person(), await verified()];
  const model = await world.analyze(tom, { instagramUrl: "demo.ute", notes: "CANARY of Tom" });
  await claim(ute, "demo.ute");
  const own = await ownRecord(ute);
  await world.finished(ute, own?.own.id ?? 0);
  const seen = [
    await world.get(ute, `/api/user/${ute.id}/models`),
    await world.get(ute, `/api/models/${own?.own.id}/report`),
    await world.get(ute, `/api/models/${own?.own.id}/evidence`),
  ];
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`CANARY|${tom.email}`));
  expect((await world.get(ute, `/api/models/${model.id}`)).status).toBe(404);
  expect((await world.get(tom, `/api/models/${model.id}`)).body.notes).toBe("CANARY of Tom");
});

test("claim: a model's choices and data from sign-up apply to the creator that they claim", async () => {
  const payload = {
    ...{ email: "vera@fanradar.test", password: "long enough", confirmPassword: "long enough", name: "Vera" },
    ...{ username: "vera.makes", instagramUrl: "@demo.vera", onlyfansUrl: "onlyfans.com/demovera" },
    privacySettings: { showEarnings: true, showSubscribers: false, publicProfile: true, allowAnalytics: false },
    agreeToTerms: true,
  };
  const made = await world.app.inject({ method: "POST", url: "/api/models/signup", payload });
  const cookie = String(made.headers["set-cookie"]).split(";", 1)[0] ?? "";
  const vera = { id: made.json().id, email: payload.email, password: payload.password, cookie };
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, vera.id));
  const [{ id: submission }] = (await world.get(vera, `/api/user/${vera.id}/models`)).body;
  await world.finished(vera, submission);
  const before = await world.report(vera, submission);
  await world.post(
    vera,
    `/api/models/${submission}/evidence`,
    typedFigures("onlyfans", { subscribers: 1234 }, { observedOn: "2026-11-01" }),
  );
  // Changed since, in settings.
  const { body: settings } = await world.get(vera, "/api/user/settings");
  expect(settings.privacy.profileVisibility).toBe("public");
  const limited = { ...settings, privacy: { ...settings.privacy, profileVisibility: "limited" } };
  expect((await world.put(vera, "/api/user/settings", limited)).status).toBe(200);
  expect((await claim(vera, "demo.vera")).body.state).toBe("claimed");
  const own = await ownRecord(vera);
  expect(own?.creator).toMatchObject({
    visibility: { profile: "link", earnings: "public", subscribers: "private" },
  });
  // The platform gives another name, "Demo Vera".
  expect(own?.own.name).toBe("Vera");
  expect(own?.creator.displayName).toBe("Vera");
  const mine = (await world.get(vera, `/api/user/${vera.id}/models`)).body;
  expect(mine).toMatchObject([{ id: own?.own.id, onlyfansUrl: "https://onlyfans.com/demovera" }]);
  const history = (await world.get(vera, `/api/user/${vera.id}/reports`)).body;
  const stats = (await world.get(vera, `/api/user/${vera.id}/stats`)).body;
  expect(history.map(({ id }: { id: number }) => id)).toContain(before.id);
  expect(history.filter(({ modelId }: { modelId: number }) => modelId !== own?.own.id)).toEqual([]);
  expect(history).toHaveLength(stats.completedReports);
  // Links from before the claim lead to the creator; nobody else's do.
  expect((await world.get(vera, `/api/models/${submission}`)).body.id).toBe(own?.own.id);
  expect((await world.get(await world.person(), `/api/models/${submission}`)).status).toBe(404);
  const { items } = (await world.get(vera, `/api/models/${own?.own.id}/evidence`)).body;
  expect(items).toContainEqual(expect.objectContaining({ kind: "manual", platform: "onlyfans" }));
  expect((await world.finished(vera, own?.own.id ?? 0)).analysis).toMatchObject({ state: "done" });
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  const open = { ...settings, privacy: { ...settings.privacy, profileVisibility: "public" } };
  await world.put(vera, "/api/user/settings", open);
  const viewed = await world.app.inject({ url: "/api/creators/instagram/demo.vera", headers });
  expect(viewed.json()).toMatchObject({ viewCount: 0, isOwnerVerified: true });
});

test("claim: a connection from before the claims is still read after the submission became part of the creator", async () => {
  const zoe = await signedUp("zoe", { instagramUrl: "@demo.zoe", twitterUrl: "@demo_zoe", tiktokUrl: "@demo.zoe" });
  const [{ id: submission }] = (await world.get(zoe, `/api/user/${zoe.id}/models`)).body;
  const consent = { modelId: submission, platform: "instagram", handle: "demo.zoe" } as const;
  expect(await connect(world, zoe, consent)).toBe("done");
  await world.finished(zoe, submission);
  expect((await claim(zoe, "demo.zoe")).body.state).toBe("claimed");
  expect((await claim(zoe, "demo_zoe", "x")).body.state).toBe("claimed");
  const modelId = (await ownRecord(zoe))?.own.id ?? 0;
  await world.finished(zoe, modelId);
  const [moved] = await world.ctx.db.select().from(connections).where(eq(connections.modelId, modelId));
  const now = new Date(Date.now() + 3_600_000);
  const read = readConnection({ ...world.ctx, xDailyBudgetCents: 0 }, moved?.id ?? 0, { now, wantsPosts: false });
  expect(await read).toEqual({ outcome: "ok" });
  const { body } = await world.get(zoe, `/api/models/${modelId}/connections`);
  expect(body).toContainEqual(expect.objectContaining({ platform: "instagram", state: "live" }));
});

test("claim: evidence given to the creator between two claims does not keep the submission apart", async () => {
  const ada = await signedUp("ada", { instagramUrl: "@demo.ada", twitterUrl: "@demo_ada", tiktokUrl: "@demo.ada" });
  const [{ id: submission }] = (await world.get(ada, `/api/user/${ada.id}/models`)).body;
  await claim(ada, "demo.ada");
  const modelId = (await ownRecord(ada))?.own.id ?? 0;
  const picture = await makePicture();
  for (const id of [submission, modelId]) {
    await connect(world, ada, { modelId: id, platform: "instagram", handle: "demo.ada" });
    await world.finished(ada, id);
    await world.post(
      ada,
      `/api/models/${id}/evidence`,
      typedFigures("instagram", { followers: 1000 + id }, { observedOn: "2026-11-01" }),
    );
    const { body } = await world.post(ada, `/api/models/${id}/screenshots`, picture, {
      "content-type": "application/octet-stream",
    });
    await world.post(ada, `/api/screenshots/${body.id}/confirm`, {
      ...{ platform: "instagram", observedOn: "2026-11-20", figures: [{ metric: "followers", shown: "12.3K" }] },
    });
  }
  const ended = { sealedTokens: null, keyId: null };
  await world.ctx.db.update(connections).set(ended).where(eq(connections.modelId, modelId));
  expect((await claim(ada, "demo_ada", "x")).body.state).toBe("claimed");
  expect((await world.get(ada, `/api/user/${ada.id}/models`)).body).toMatchObject([
    { id: modelId, tiktokUrl: "https://www.tiktok.com/@demo.ada" },
  ]);
  const { items } = (await world.get(ada, `/api/models/${modelId}/evidence`)).body;
  // Two typed, two confirmed from the one picture that was uploaded to both.
  expect(items.filter(({ kind }: { kind: string }) => kind === "manual")).toHaveLength(4);
  expect((await world.get(ada, `/api/models/${modelId}/screenshots`)).body).toHaveLength(1);
  const { body } = await world.get(ada, `/api/models/${modelId}/connections`);
  expect(body).toContainEqual(expect.objectContaining({ platform: "instagram", state: "live" }));
});

test("claim: a submission that also names another profile does not become part of the creator", async () => {
  const wim = await signedUp("wim", { instagramUrl: "@demo.wim", twitterUrl: "@demo_other" });
  expect((await claim(wim, "demo.wim")).body.state).toBe("claimed");
  const own = await ownRecord(wim);
  const linked = await world.ctx.db
    .select({ handle: profiles.handle })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .where(eq(modelProfiles.modelId, own?.own.id ?? 0));
  expect(linked).toEqual([{ handle: "demo.wim" }]);
  // One row: the submission stands for both until the other profile is claimed too.
  const listed = (await world.get(wim, `/api/user/${wim.id}/models`)).body;
  expect(listed).toMatchObject([{ twitterUrl: "https://x.com/demo_other" }]);
});

test("claim: an owner's veto makes others' analyses respond as for a missing profile, also one read before", async () => {
  const [xena, yan] = [await verified(), await world.person()];
  await claim(xena, "demo.xena");
  const before = await world.submit(yan, { instagramUrl: "demo.xena" });
  expect((await world.finished(yan, before.id)).status).toBe("completed");
  const veto = (person: Person, vetoesAnalyses: boolean) =>
    world.patch(person, "/api/creators/instagram/demo.xena/veto", { vetoesAnalyses });
  expect((await veto(yan, true)).status).toBe(404);
  expect((await veto(xena, true)).body).toEqual({ vetoesAnalyses: true });

  // Another name: the same within two seconds would be the same submission.
  const refused = await world.submit(yan, { instagramUrl: "demo.xena", username: "again" });
  const missing = await world.submit(yan, { instagramUrl: "fault.unknown" });
  const [hidden, truly] = [await world.finished(yan, refused.id), await world.finished(yan, missing.id)];
  expect([hidden.status, truly.status]).toEqual(["failed", "failed"]);
  expect(hidden).toMatchObject({ status: "failed", analysis: { failure: { code: "sources-unknown" } } });
  const shape = ({ analysis }: typeof hidden) => [analysis.failure, Object.keys(analysis), analysis.state];
  expect(shape(hidden)).toEqual(shape(truly));

  // Beside another profile: named as unknown, without any of its data.
  const both = await world.submit(yan, { instagramUrl: "demo.xena", twitterUrl: "demo_yan" });
  expect((await world.finished(yan, both.id)).status).toBe("completed");
  const { sealed } = (await world.report(yan, both.id)).metadata;
  const facts = sealed.facts.filter(({ platform, kind }) => platform === "instagram" && kind !== "unavailable");
  expect(facts).toEqual([]);
  expect(JSON.stringify((await world.get(yan, `/api/models/${both.id}/evidence`)).body)).not.toContain("demo.xena/");

  // Her own analyses continue, and so do others' once she allows them.
  const own = await ownRecord(xena);
  await world.post(xena, `/api/models/${own?.own.id}/analyses`);
  expect((await world.finished(xena, own?.own.id ?? 0)).status).toBe("completed");
  await veto(xena, false);
  const after = await world.submit(yan, { instagramUrl: "demo.xena", username: "after" });
  expect((await world.finished(yan, after.id)).status).toBe("completed");
});
