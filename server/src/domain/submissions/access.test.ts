import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { models, ratings } from "../../platform/db/schema.ts";
import { setUpWorld } from "../../test/start-world.ts";

let modelId: number;
let reportId: number;
const world = await setUpWorld();
const owner = await world.person();
const other = await world.person();
beforeAll(async () => {
  const model = await world.submit(owner, { instagramUrl: "demo.access" });
  modelId = model.id;
  await world.finished(owner, modelId);
  reportId = (await world.report(owner, modelId)).id;
});

const ofOther = { status: 403, body: { code: "forbidden", fields: { userId: expect.stringMatching(/your own/) } } };

test.each(["/api/models", "/api/models/guest"])(
  "submission access: %s: another's userId is refused and stores nothing; one's own is accepted",
  async (url) => {
    const body = { name: "Mine", username: `mine-of-${url.length}`, userId: owner.id };
    const modelsNow = () => world.ctx.db.$count(models);
    const before = await modelsNow();
    expect(await world.post(other, url, body)).toMatchObject(ofOther);
    expect((await world.post(other, url, { ...body, userId: "7" })).status).toBe(422);
    expect(await modelsNow()).toBe(before);
    const stored = await world.post(other, url, { ...body, userId: other.id });
    expect(stored).toMatchObject({ status: 201, body: { userId: other.id } });
  },
);

test("submission access: models added together: a row with another's userId refuses them all", async () => {
  const rows = [{ name: "A", username: "a", instagramUrl: "demo.rows", userId: owner.id }];
  expect(await world.post(other, "/api/models/batch", { rows })).toMatchObject(ofOther);
});

test("submission access: a visitor's analysis in the name of an account is refused", async () => {
  const payload = { name: "A", username: "a", userId: owner.id };
  const answer = await world.app.inject({ method: "POST", url: "/api/models/guest", payload });
  expect(answer.statusCode).toBe(403);
});

test("submission access: a rating with another's userId is refused and changes nothing; with one's own it counts", async () => {
  const rate = (userId: number) => world.post(owner, `/api/reports/${reportId}/rate`, { isPositive: false, userId });
  const ratingsNow = () => world.ctx.db.select().from(ratings).where(eq(ratings.reportId, reportId));
  const before = await ratingsNow();
  expect(await rate(other.id)).toMatchObject(ofOther);
  expect(await ratingsNow()).toEqual(before);
  expect((await rate(owner.id)).body).toEqual({ positive: 0, negative: 1, mine: false, named: [] });
});

test("submission access: responses to the owner have every field of the specification's entity, and can be sent back whole", async () => {
  const entity = [
    ...["id", "userId", "name", "username", "profileImageUrl", "bannerImageUrl", "galleryImages", "instagramPosts"],
    ...["onlyfansUrl", "instagramUrl", "twitterUrl", "tiktokUrl", "notes", "status", "isFeatured", "isVerified"],
    ...["isOwnerVerified", "trendingScore", "viewCount", "monthlyEarnings", "subscriberCount", "engagementRate"],
    ...["analyticsData", "privacySettings", "createdAt"],
  ];
  const { body: model } = await world.get(owner, `/api/models/${modelId}`);
  const { body: all } = await world.get(owner, `/api/user/${owner.id}/models`);
  const { body: made } = await world.post(owner, "/api/models", { name: "Whole", username: "whole" });
  for (const answer of [model, all[0], made]) {
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(entity));
    expect(answer).toMatchObject({
      privacySettings: { showEarnings: false, showSubscribers: false },
      ...{ galleryImages: [], viewCount: 0, trendingScore: null },
    });
  }
  const sent = { ...model, viewCount: 9, monthlyEarnings: 9, privacySettings: { showEarnings: true } };
  const accepted = await world.patch(owner, `/api/models/${modelId}`, sent);
  expect([accepted.status, accepted.body]).toEqual([200, model]);
});
