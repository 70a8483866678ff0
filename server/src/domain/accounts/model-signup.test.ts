import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { modelSignups, models, submissions, users } from "../../platform/db/schema.ts";
import { cookieOf } from "../../test/open-test-app.ts";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();

const good = {
  email: "mia@fanradar.test",
  password: "long enough",
  confirmPassword: "long enough",
  name: "Mia",
  username: "mia.makes",
  onlyfansUrl: "",
  instagramUrl: "https://instagram.com/demo.mia",
  twitterUrl: "",
  tiktokUrl: "@demo.mia",
  bio: "I make things.\nOn Mondays.",
  privacySettings: { showEarnings: true, showSubscribers: false, publicProfile: false, allowAnalytics: true },
  agreeToTerms: true,
};
const signUp = (body: object) => world.app.inject({ method: "POST", url: "/api/models/signup", payload: body });
const counts = async () => [await world.ctx.db.$count(users), await world.ctx.db.$count(models)];

test("POST /api/models/signup: creates an account, signs it in and starts its submission", async () => {
  const answer = await signUp(good);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ email: good.email, name: "Mia", userType: "model", isVerified: false });
  const { id } = answer.json();
  const mia = { id, email: good.email, password: good.password, cookie: cookieOf(answer.headers["set-cookie"]) };
  expect((await world.get(mia, "/api/auth/session")).body.user).toEqual(answer.json());
  const { body: mine } = await world.get(mia, `/api/user/${id}/models`);
  expect(mine).toEqual([
    expect.objectContaining({
      name: "Mia",
      username: "mia.makes",
      instagramUrl: "https://www.instagram.com/demo.mia/",
      tiktokUrl: "https://www.tiktok.com/@demo.mia",
      onlyfansUrl: null,
      twitterUrl: null,
      isOwnerVerified: false,
    }),
  ]);
  expect((await world.finished(mia, mine[0].id)).analysis).toMatchObject({ state: "done", failure: null });
  const [stored] = await world.ctx.db.select().from(modelSignups).where(eq(modelSignups.userId, id));
  expect(stored).toMatchObject({ modelId: mine[0].id, bio: good.bio, privacySettings: good.privacySettings });
  expect((await world.get(mia, "/api/user/settings")).body).toMatchObject({
    profile: { bio: good.bio },
    privacy: { profileVisibility: "private", analyticsTracking: true },
  });
});

test("model sign-up: makes no creator: the named profile stays unclaimed, and shows no typed data", async () => {
  await expect.poll(async () => (await world.app.inject("/api/creators/instagram/demo.mia")).statusCode).toBe(200);
  const page = await world.app.inject("/api/creators/instagram/demo.mia");
  expect(page.json()).toMatchObject({ isClaimed: false, userId: null, isOwnerVerified: false, tiktokUrl: null });
  expect(page.body).not.toMatch(/mia\.makes|On Mondays/);
});

test.each([
  ["email", "Valid email required", { email: "" }],
  ["email", "Valid email required", { email: "nobody" }],
  ["password", "Password must be at least 8 characters", { password: "", confirmPassword: "" }],
  ["password", "Password must be at least 8 characters", { password: "1234567", confirmPassword: "1234567" }],
  ["confirmPassword", "Passwords don't match", { confirmPassword: "long enougH" }],
  ["confirmPassword", "Passwords don't match", { confirmPassword: undefined }],
  ["name", "Name required", { name: "A" }],
  ["username", "Username must be at least 3 characters", { username: "ab" }],
  ["username", "Username must be at least 3 characters", { username: undefined }],
  [
    "instagramUrl",
    "This is not an Instagram link. Expected instagram.com/name or @name.",
    { instagramUrl: "https://x.com/demo_mia" },
  ],
  [
    "instagramUrl",
    expect.stringContaining("Demo mode only has sample creators"),
    { instagramUrl: "@stranger.of.ours" },
  ],
  ["twitterUrl", "Only https links are accepted. Expected x.com/name or @name.", { twitterUrl: "javascript:alert(1)" }],
  ["bio", "Bio must be under 500 characters", { bio: "x".repeat(501) }],
  ["privacySettings.showEarnings", "This value isn't valid", { privacySettings: { showEarnings: "yes" } }],
  ["agreeToTerms", "Must agree to terms", { agreeToTerms: false }],
])("model sign-up: a bad %s is refused with %s, and nothing is stored: %j", async (field, expected, change) => {
  const before = await counts();
  const answer = await signUp({ ...good, email: "new@fanradar.test", ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({ [field]: expected });

  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(await counts()).toEqual(before);
});

test("model sign-up: a bio of 500 characters and a missing choice of privacy are accepted; figures are private by default", async () => {
  const { privacySettings: _, ...required } = good;
  const answer = await signUp({ ...required, email: "defaults@fanradar.test", bio: "x".repeat(500), twitterUrl: null });
  expect(answer.statusCode).toBe(201);
  const [stored] = await world.ctx.db.select().from(modelSignups).where(eq(modelSignups.userId, answer.json().id));
  expect(stored?.privacySettings).toEqual({
    showEarnings: false,
    showSubscribers: false,
    publicProfile: true,
    allowAnalytics: true,
  });
});

test("model sign-up: fields that it may not set are ignored", async () => {
  const extra = {
    id: 1,
    userType: "admin",
    isVerified: true,
    isOwnerVerified: true,
    isFeatured: true,
    trendingScore: 99,
  };
  const answer = await signUp({ ...good, ...extra, email: "sly-model@fanradar.test" });
  expect(answer.json()).toMatchObject({ userType: "model", isVerified: false });
  const [own] = await world.ctx.db
    .select({ trendingScore: models.trendingScore })
    .from(submissions)
    .innerJoin(models, eq(models.id, submissions.id))
    .where(eq(submissions.userId, answer.json().id));
  expect(own).toEqual({ trendingScore: null });
});

test("model sign-up: twenty concurrent ones with one address make one account with one submission", async () => {
  const [people = 0, submissions = 0] = await counts();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signUp({ ...good, email: "twenty@fanradar.test" })),
  );
  const tally = answers.map(({ statusCode }) => statusCode).sort();
  expect(tally[0]).toBe(201);
  expect(tally.slice(1).every((status) => status === 422 || status === 429)).toBe(true);
  expect(await counts()).toEqual([people + 1, submissions + 1]);
});

test("model sign-up: any input ends in an account or a named field", async () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("", null, 5, "\u0000", "javascript:x"),
  );
  const body = fc.record(Object.fromEntries(Object.keys(good).map((key) => [key, text])));
  await fc.assert(
    fc.asyncProperty(body, async (typed) => {
      const { statusCode } = await signUp({ ...typed, agreeToTerms: false });
      expect(statusCode).toBe(422);
    }),
    { numRuns: 40 },
  );
});
