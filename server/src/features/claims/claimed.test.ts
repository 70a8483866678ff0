import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { modelProfiles, profiles, users } from "../../platform/db/schema.ts";
import { type Claiming, claimingIn } from "../../test/claiming.ts";
import { startWorld, type World } from "../../test/start-world.ts";

let world: World;
let claiming: Claiming;
type Person = Awaited<ReturnType<World["person"]>>;

beforeAll(async () => {
  world = await startWorld();
  claiming = claimingIn(world);
});
afterAll(() => world.close());
beforeEach(() => claiming.forget());

const verified = () => claiming.verified();
const claim = (...given: Parameters<Claiming["claim"]>) => claiming.claim(...given);
const ownRecord = (person: Person) => claiming.ownRecord(person);

test("what others submitted about a profile stays theirs: a claim gives none of it", async () => {
  const [tom, ute] = [await world.person(), await verified()];
  const model = await world.submit(tom, { instagramUrl: "demo.ute", notes: "CANARY of Tom" });
  await world.finished(tom, model.id);
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

test("what a model chose and gave at sign-up applies to the creator that they claim", async () => {
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
  await world.post(vera, `/api/models/${submission}/evidence`, {
    kind: "manual",
    key: "6f1c1d1e-0000-4000-8000-00000000beef",
    platform: "onlyfans",
    observedOn: "2026-11-01",
    figures: [{ metric: "subscribers", value: 1234 }],
  });
  // Changed since, in settings.
  const { body: settings } = await world.get(vera, "/api/user/settings");
  expect(settings.privacy.profileVisibility).toBe("public");
  const limited = { ...settings, privacy: { ...settings.privacy, profileVisibility: "limited" } };
  const change = { method: "PUT", url: "/api/user/settings", headers: { cookie }, payload: limited } as const;
  expect((await world.app.inject(change)).statusCode).toBe(200);
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
  const { items } = (await world.get(vera, `/api/models/${own?.own.id}/evidence`)).body;
  expect(items).toContainEqual(expect.objectContaining({ kind: "manual", platform: "onlyfans" }));
  expect((await world.finished(vera, own?.own.id ?? 0)).analysis).toMatchObject({ state: "done" });
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  const open = { ...settings, privacy: { ...settings.privacy, profileVisibility: "public" } };
  await world.app.inject({ ...change, payload: open });
  const looked = await world.app.inject({ url: "/api/creators/instagram/demo.vera", headers });
  expect(looked.json()).toMatchObject({ viewCount: 0, isOwnerVerified: true });
});

test("a submission that names somebody else's profile too is not made part of the creator", async () => {
  const payload = {
    ...{ email: "wim@fanradar.test", password: "long enough", confirmPassword: "long enough", name: "Wim" },
    ...{ username: "wim.makes", instagramUrl: "@demo.wim", twitterUrl: "@demo_other" },
    agreeToTerms: true,
  };
  const made = await world.app.inject({ method: "POST", url: "/api/models/signup", payload });
  const cookie = String(made.headers["set-cookie"]).split(";", 1)[0] ?? "";
  const wim = { id: made.json().id, email: payload.email, password: payload.password, cookie };
  await world.ctx.db.update(users).set({ isVerified: true }).where(eq(users.id, wim.id));
  expect((await claim(wim, "demo.wim")).body.state).toBe("claimed");
  const own = await ownRecord(wim);
  const linked = await world.ctx.db
    .select({ handle: profiles.handle })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .where(eq(modelProfiles.modelId, own?.own.id ?? 0));
  expect(linked).toEqual([{ handle: "demo.wim" }]);
  expect((await world.get(wim, `/api/user/${wim.id}/models`)).body).toHaveLength(2);
});

test("an owner's veto answers analyses by others as it answers a profile that does not exist, also where it was read before", async () => {
  const [xena, yan] = [await verified(), await world.person()];
  await claim(xena, "demo.xena");
  const before = await world.submit(yan, { instagramUrl: "demo.xena" });
  expect((await world.finished(yan, before.id)).status).toBe("completed");
  const veto = (person: Person, vetoesAnalyses: boolean) =>
    world.app.inject({
      method: "PATCH",
      url: "/api/creators/instagram/demo.xena/veto",
      headers: { cookie: person.cookie },
      payload: { vetoesAnalyses },
    });
  expect((await veto(yan, true)).statusCode).toBe(404);
  expect((await veto(xena, true)).json()).toEqual({ vetoesAnalyses: true });

  // Another name: the same within two seconds would be the same submission.
  const refused = await world.submit(yan, { instagramUrl: "demo.xena", username: "again" });
  const missing = await world.submit(yan, { instagramUrl: "fault.unknown" });
  const [told, truly] = [await world.finished(yan, refused.id), await world.finished(yan, missing.id)];
  expect([told.status, truly.status]).toEqual(["failed", "failed"]);
  expect(told).toMatchObject({ status: "failed", analysis: { failure: { code: "sources-unknown" } } });
  const shape = ({ analysis }: typeof told) => [analysis.failure, Object.keys(analysis), analysis.state];
  expect(shape(told)).toEqual(shape(truly));

  // Beside another profile: named as unknown, and nothing that was read of it is told.
  const both = await world.submit(yan, { instagramUrl: "demo.xena", twitterUrl: "demo_yan" });
  expect((await world.finished(yan, both.id)).status).toBe("completed");
  const { sealed } = (await world.report(yan, both.id)).metadata;
  const facts = sealed.facts.filter(({ platform, kind }) => platform === "instagram" && kind !== "unavailable");
  expect(facts).toEqual([]);
  expect(JSON.stringify((await world.get(yan, `/api/models/${both.id}/evidence`)).body)).not.toContain("demo.xena/");

  // Her own goes on, and so do others' once she allows them.
  const own = await ownRecord(xena);
  await world.post(xena, `/api/models/${own?.own.id}/analyses`);
  expect((await world.finished(xena, own?.own.id ?? 0)).status).toBe("completed");
  await veto(xena, false);
  const after = await world.submit(yan, { instagramUrl: "demo.xena", username: "after" });
  expect((await world.finished(yan, after.id)).status).toBe("completed");
});
