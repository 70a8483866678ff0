import { expect, test } from "vitest";
import { answering, hasRecordings, recorded, upstream } from "../test/upstream.ts";
import { consentDoors } from "./consent-doors.ts";
import type { ConnectApp, Grant } from "./grant.ts";

const now = "2026-11-20T09:00:00.000Z";
const options = { observedAt: now, evidence: "connected:1", posts: 40 };
const app = (url: string): ConnectApp => ({
  clientId: "us",
  clientSecret: "SECRET",
  pageUrl: url,
  tokenUrl: url,
  apiUrl: url,
});
const grant = (platform: keyof typeof consentDoors, scopes = consentDoors[platform].scopes): Grant => ({
  accessToken: "TOKEN",
  accessExpiresAt: "2026-11-20T10:00:00.000Z",
  scopes: [...scopes],
});
type Answer = [status: number, body: unknown];

/** Responds by the first pattern that matches the address. */
const routed = (routes: [RegExp, ...Answer][]) =>
  upstream((request, response) => {
    const [, status, body] = routes.find(([pattern]) => pattern.test(request.url ?? "")) ?? [/./, 404, {}];
    answering(status, body)(request, response);
  });
const read = (platform: keyof typeof consentDoors, url: string, scopes?: string[]) =>
  consentDoors[platform].read(app(url), grant(platform, scopes), options);

const fine = { code: "ok", message: "", log_id: "1" };
const tiktokUser = { open_id: "o", username: "ava", follower_count: 12, video_count: 1 };

test("readOwnTiktok: requests only consented scopes, and omits what the answer lacks", async () => {
  await using platform = await routed([[/user\/info/, 200, { data: { user: tiktokUser }, error: fine }]]);
  const reading = await read("tiktok", platform.baseUrl, ["user.info.basic", "user.info.profile", "user.info.stats"]);
  expect(reading).toMatchObject({ result: "ok", handle: "ava", externalId: "o", posts: [], breakdowns: [] });
  if (reading.result === "ok")
    expect(reading.observations.map(({ metric, value }) => [metric, value])).toEqual([
      ["followers", 12],
      ["posts.total", 1],
    ]);
  expect(platform.requests).toHaveLength(1);
  expect(decodeURIComponent(platform.requests[0] ?? "")).toMatch(/username.*follower_count/);
});

test("readOwnTiktok: skips and counts videos that break the contract or have no time", async () => {
  const videos = [{ id: "7", create_time: 1_763_000_000 }, { id: "8" }, { id: 9, create_time: 1_763_000_000 }];
  await using platform = await routed([
    [/video\/list/, 200, { data: { videos, has_more: false }, error: fine }],
    [/user\/info/, 200, { data: { user: tiktokUser }, error: fine }],
  ]);
  expect(await read("tiktok", platform.baseUrl)).toMatchObject({
    posts: [{ externalId: "7" }],
    postsDropped: 2,
    postsComplete: true,
  });
});

test("readOwnTiktok: stops at an empty page of videos although has_more is set", async () => {
  let page = 0;
  await using platform = await upstream((request, response) => {
    const isList = request.url?.includes("/video/list/");
    const videos = page === 0 ? [{ id: "7", create_time: 1_763_000_000, like_count: 3 }] : [];
    const data = isList ? { videos, cursor: 1_763_000_000_000, has_more: true } : { user: tiktokUser };
    if (isList) page++;
    answering(200, { data, error: fine })(request, response);
  });
  const reading = await read("tiktok", platform.baseUrl);
  expect(reading.result === "ok" && [reading.posts, reading.postsComplete]).toEqual([
    [
      expect.objectContaining({
        platform: "tiktok",
        externalId: "7",
        likes: 3,
        publishedAt: "2025-11-13T02:13:20.000Z",
      }),
    ],
    true,
  ]);
  expect(page).toBe(2);
});

const refusals: [name: string, status: number, body: unknown, result: string][] = [
  [
    "a token that ended",
    401,
    { data: {}, error: { code: "access_token_invalid", message: "", log_id: "" } },
    "reconnect",
  ],
  ["an error without data", 401, { error: { code: "scope_not_authorized", message: "" } }, "missing_scope"],
  ["an error in a good status", 200, { data: {}, error: { code: "internal_error", message: "" } }, "upstream_error"],
  ["a used up window", 429, { error: { code: "rate_limit_exceeded", message: "" } }, "rate_limited"],
  ["the shape of version 1", 200, { data: { error_code: 10_010 }, message: "error" }, "contract_error"],
  ["no JSON", 200, "<html>", "contract_error"],
];
test.each(refusals)("readOwnTiktok: classifies %s by its code", async (_, status, body, result) => {
  await using platform = await routed([[/./, status, body]]);
  const reading = await read("tiktok", platform.baseUrl);
  expect(reading.result).toBe(result);
  expect(JSON.stringify(reading)).not.toContain("TOKEN");
});

test.skipIf(!hasRecordings)(
  "readOwnTiktok: reads recorded bodies of the Display API, and refuses those of the Research API",
  async () => {
    const results = ["user_info__full", "user_info__basic", "error__scope_not_authorized", "research_user_info"].map(
      async (name) => {
        await using platform = await routed([[/user\/info/, 200, recorded(`tiktok/${name}.json`)]]);
        return (await read("tiktok", platform.baseUrl, ["user.info.basic"])).result;
      },
    );
    expect(await Promise.all(results)).toEqual(["ok", "ok", "missing_scope", "contract_error"]);
  },
);

const me = { id: "1", user_id: "17841", username: "ava", followers_count: 5_000 };
const media = { data: [{ id: "m1", timestamp: "2026-11-10T08:00:00+0000", like_count: 9, media_type: "VIDEO" }] };
const parts = (keys: string[], results: [string[], number][]) => ({
  data: [
    {
      name: "follower_demographics",
      period: "lifetime",
      total_value: {
        breakdowns: [
          {
            dimension_keys: keys,
            results: results.map(([dimension_values, value]) => ({ dimension_values, value })),
          },
        ],
      },
    },
  ],
});

test("readOwnInstagram: reads the reach of posts and of 28 days, and the followers' places and hours", async () => {
  await using platform = await routed([
    [/\/me\/media/, 200, media],
    [/\/m1\/insights/, 200, { data: [{ name: "reach", values: [{ value: 700 }] }] }],
    [/insights\?metric=reach/, 200, { data: [{ name: "reach", total_value: { value: 9_000 } }] }],
    [/insights\?metric=views/, 200, { data: [] }],
    [
      /breakdown=country/,
      200,
      parts(
        ["country"],
        [
          [["US"], 60],
          [["DE"], 40],
        ],
      ),
    ],
    [
      /breakdown=age/,
      200,
      parts(
        ["age", "gender"],
        [
          [["18-24", "F"], 5],
          [["18-24", "M"], 6],
        ],
      ),
    ],
    [
      /online_followers/,
      200,
      {
        data: [
          {
            name: "online_followers",
            values: [
              { value: { 0: 4, 23: 9 }, end_time: "2026-11-18T08:00:00+0000" },
              { value: {}, end_time: "2026-11-19T08:00:00+0000" },
            ],
          },
        ],
      },
    ],
    [/breakdown=/, 200, { data: [] }],
    [/\/me\?/, 200, me],
  ]);
  const reading = await read("instagram", platform.baseUrl);
  expect(reading.result).toBe("ok");
  if (reading.result !== "ok") return;
  expect(reading.posts).toMatchObject([{ externalId: "m1", likes: 9, reach: 700 }]);
  expect(reading.observations.find(({ metric }) => metric === "reach.total")).toMatchObject({
    value: 9_000,
    period: { from: "2026-10-23T00:00:00.000Z", to: "2026-11-19T23:59:59.999Z" },
  });
  expect(reading.observations.some(({ metric }) => metric === "views.total")).toBe(false);
  const byDimension = Object.fromEntries(reading.breakdowns.map(({ dimension, parts }) => [dimension, parts]));
  expect(byDimension).toEqual({
    country: [
      { key: "US", value: 60 },
      { key: "DE", value: 40 },
    ],
    age: [{ key: "18-24", value: 11 }],
    gender: [
      { key: "F", value: 5 },
      { key: "M", value: 6 },
    ],
    onlineHour: [
      { key: "8", value: 4 },
      { key: "7", value: 9 },
    ],
  });
});

test("readOwnInstagram: omits a refused insight and keeps the others", async () => {
  const failure = { error: { message: "posted before", code: 100, error_subcode: 2_108_006 } };
  await using platform = await routed([
    [/insights/, 400, failure],
    [/me\/media/, 200, media],
    [/me\?/, 200, me],
  ]);
  const reading = await read("instagram", platform.baseUrl);
  expect(reading).toMatchObject({ result: "ok", breakdowns: [], posts: [{ externalId: "m1" }] });
  expect(reading.result === "ok" && reading.posts[0]).not.toHaveProperty("reach");
});

test("readOwnInstagram: requests no insight without its scope, and only reach for a small account", async () => {
  await using platform = await routed([
    [/insights/, 200, { data: [] }],
    [/me\/media/, 200, { data: [] }],
    [/me\?/, 200, { ...me, followers_count: 99 }],
  ]);
  await read("instagram", platform.baseUrl, ["instagram_business_basic"]);
  expect(platform.requests.filter((url) => url.includes("insights"))).toEqual([]);
  await read("instagram", platform.baseUrl);
  expect(platform.requests.filter((url) => /demographics|online/.test(url))).toEqual([]);
});

test("readOwnInstagram: puts the token into no address", async () => {
  await using platform = await routed([[/./, 200, me]]);
  await read("instagram", platform.baseUrl);
  expect(platform.requests.join(" ")).not.toContain("TOKEN");
});

test("readOwnX: reads the posts of a protected account, since its owner consented", async () => {
  await using platform = await routed([
    [/users\/me/, 200, { data: { id: "9", username: "ava", protected: true, public_metrics: { followers_count: 7 } } }],
    [/tweets/, 200, { data: [{ id: "1", text: "hi", created_at: "2026-11-01T00:00:00.000Z" }], meta: {} }],
  ]);
  const reading = await read("x", platform.baseUrl);
  expect(reading).toMatchObject({ result: "ok", handle: "ava", posts: [{ externalId: "1" }] });
});

test("readOwnX: requires a new consent once the token has expired", async () => {
  await using platform = await routed([[/./, 401, { title: "Unauthorized", status: 401 }]]);
  expect((await read("x", platform.baseUrl)).result).toBe("reconnect");
});
