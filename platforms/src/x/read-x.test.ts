import { describe, expect, test } from "vitest";
import { answering, hasRecordings, recorded, recordings, upstream } from "../test/upstream.ts";
import { affordablePosts, readCostCents } from "./cost.ts";
import { readX } from "./read-x.ts";

const now = "2026-11-20T09:00:00.000Z";
const options = { observedAt: now, evidence: "api:x:a:2026-11-20T09", posts: 20 };
const access = (baseUrl: string) => ({ baseUrl, bearerToken: "SECRET-TOKEN" });
const user = (members: object = {}) => ({ data: { id: "9", username: "a", name: "A", ...members } });

/** A user's answer, then its timeline's. */
const world = (userBody: unknown, timeline: { status?: number; body: unknown; headers?: Record<string, string> }) =>
  upstream((request, response) =>
    request.url?.includes("/tweets")
      ? answering(timeline.status ?? 200, timeline.body, timeline.headers)(request, response)
      : answering(200, userBody)(request, response),
  );

describe.skipIf(!hasRecordings)("recorded bodies", () => {
  const outcomes: Record<string, string> = {
    "x/error__user_not_found.json": "not_found",
    "x/error__protected_timeline.json": "private",
    "x/error__rate_limited_429.json": "rate_limited",
    "x/error__unauthorized_401.json": "reconnect",
    "x/error__credits_depleted_402_old.json": "out_of_credits",
  };
  test.each(recordings.filter(({ file }) => file.startsWith("x/error__")))(
    "readX: the recorded body $file is classified",
    async ({ file, status, headers }) => {
      await using platform = await upstream(answering(status ?? 200, recorded(file), headers));
      expect((await readX(access(platform.baseUrl), "a", options)).result).toBe(outcomes[file]);
      expect(platform.requests).toHaveLength(1);
    },
  );

  test("readX: a recorded exhausted balance is not a used-up window", async () => {
    await using platform = await upstream(
      answering(402, recorded("x/error__credits_depleted_402_old.json"), { "x-rate-limit-remaining": "39984" }),
    );
    expect((await readX(access(platform.baseUrl), "a", options)).usage.blockedUntil).toBeUndefined();
  });

  test("readX: a recorded profile and timeline in the older vocabulary give counts and posts", async () => {
    await using platform = await world(recorded("x/user__public_metrics.json"), {
      body: recorded("x/user_tweets__public_metrics.json"),
    });
    const reading = await readX(access(platform.baseUrl), "twitterdev", { ...options, posts: 5 });
    expect(reading).toMatchObject({ result: "ok", displayName: "Twitter Dev", costCents: 3.5 });
    if (reading.result !== "ok") return;
    expect(reading.observations.map(({ metric, value }) => [metric, value])).toEqual([
      ["followers", 514020],
      ["following", 2038],
      ["posts.total", 3639],
    ]);
    expect(reading.posts[0]).toMatchObject({
      likes: 37,
      comments: 2,
      shares: 11,
      publishedAt: "2021-02-23T18:07:07.000Z",
    });
    expect(reading.posts[0]).not.toHaveProperty("views");
  });

  test("readX: a recorded default answer has no counts, and none are invented", async () => {
    await using platform = await world(recorded("x/user_by_username__default.json"), {
      body: { meta: { result_count: 0 } },
    });
    const reading = await readX(access(platform.baseUrl), "twitter", options);
    expect(reading).toMatchObject({ result: "ok", observations: [], posts: [], postsComplete: true });
  });
});

test("readX: the newer vocabulary gives the same figures", async () => {
  await using platform = await world(
    user({ public_metrics: { followers_count: 7, following_count: 1, post_count: 3 } }),
    {
      body: {
        data: [
          {
            id: "1",
            created_at: "2026-11-01T00:00:00.000Z",
            public_metrics: { repost_count: 2, quote_count: 1, like_count: 0, impression_count: 90 },
          },
        ],
        meta: { result_count: 1 },
      },
    },
  );
  const reading = await readX(access(platform.baseUrl), "A", options);
  expect(reading.result === "ok" && reading.observations.find(({ metric }) => metric === "posts.total")?.value).toBe(3);
  expect(reading.result === "ok" && reading.posts[0]).toMatchObject({ shares: 3, likes: 0, views: 90 });
});

test("readX: waits for the end of a used-up window", async () => {
  const reset = Date.parse(now) / 1_000 + 600;
  await using platform = await upstream(
    answering(429, {}, { "x-rate-limit-remaining": "0", "x-rate-limit-reset": String(reset) }),
  );
  expect((await readX(access(platform.baseUrl), "a", options)).usage.blockedUntil).toBe("2026-11-20T09:10:00.000Z");
});

test("readX: a refused timeline keeps the profile's counts, marked incomplete", async () => {
  await using platform = await world(user({ public_metrics: { followers_count: 7 } }), { status: 429, body: {} });
  const reading = await readX(access(platform.baseUrl), "a", options);
  expect(reading).toMatchObject({ result: "ok", postsComplete: false, posts: [] });
  expect(reading.usage.blockedUntil).toBeDefined();
});

test("readX: a protected account is private, by its profile or by its timeline", async () => {
  const withheld = { title: "Authorization Error", type: "https://api.x.com/2/problems/not-authorized-for-resource" };
  await using byProfile = await world(user({ protected: true, public_metrics: { followers_count: 7 } }), {
    body: {},
  });
  expect(await readX(access(byProfile.baseUrl), "a", options)).toMatchObject({ result: "private", costCents: 1 });
  expect(byProfile.requests).toHaveLength(1);
  await using byTimeline = await world(user(), { body: { errors: [withheld] } });
  expect(await readX(access(byTimeline.baseUrl), "a", options)).toMatchObject({ result: "private", costCents: 1 });
});

test("readX: follows a page whose posts are all excluded", async () => {
  const pages = [
    { meta: { result_count: 0, next_token: "two" } },
    { data: [{ id: "1", created_at: "2026-11-01T00:00:00.000Z", text: null, public_metrics: null }], meta: null },
  ];
  await using platform = await upstream((request, response) => {
    const isTimeline = request.url?.includes("/tweets");
    const body = isTimeline
      ? pages[request.url?.includes("pagination_token=two") ? 1 : 0]
      : user({ description: null });
    answering(200, body)(request, response);
  });
  const reading = await readX(access(platform.baseUrl), "a", options);
  expect(reading).toMatchObject({ result: "ok", postsComplete: true, posts: [{ externalId: "1" }] });
  expect(reading.result === "ok" && reading.posts[0]).not.toHaveProperty("caption");
});

test("readX: skips, counts and bills a post that breaks the contract or has no time, and keeps the others", async () => {
  const data = [
    { id: "1", created_at: "2026-11-01T00:00:00.000Z" },
    { id: "2", created_at: "yesterday" },
    { id: "3" },
    "no post",
  ];
  await using platform = await world(user(), { body: { data } });
  expect(await readX(access(platform.baseUrl), "a", options)).toMatchObject({
    posts: [{ externalId: "1" }],
    postsDropped: 3,
    postsComplete: true,
    costCents: 3,
  });
  await using other = await world(user(), { body: { data: ["no post"] } });
  expect(await readX(access(other.baseUrl), "a", options)).toMatchObject({
    posts: [],
    postsDropped: 1,
    postsComplete: false,
  });
});

test("readX: stops endless paging after ten pages", async () => {
  let page = 0;
  await using platform = await upstream((request, response) => {
    const next_token = `page${page++}`;
    answering(200, request.url?.includes("/tweets") ? { meta: { result_count: 0, next_token } } : user())(
      request,
      response,
    );
  });
  expect(await readX(access(platform.baseUrl), "a", options)).toMatchObject({ result: "ok", posts: [] });
  expect(platform.requests).toHaveLength(11);
});

test("readX: stops paging at a repeated token", async () => {
  await using platform = await world(user(), {
    body: {
      data: [{ id: "1", created_at: "2026-11-01T00:00:00.000Z" }],
      meta: { result_count: 1, next_token: "same" },
    },
  });
  await readX(access(platform.baseUrl), "a", options);
  expect(platform.requests).toHaveLength(3);
});

test("affordablePosts: the user first, then at least five posts or none", () => {
  expect([0.5, 1, 3, 3.5, 11].map(affordablePosts)).toEqual([undefined, 0, 0, 5, 20]);
  expect(readCostCents(100)).toBe(51);
});
