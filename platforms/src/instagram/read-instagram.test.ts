import { describe, expect, test } from "vitest";
import { answering, hasRecordings, recorded, recordings, upstream } from "../test/upstream.ts";
import { readInstagram } from "./read-instagram.ts";

const now = "2026-11-20T09:00:00.000Z";
const options = { observedAt: now, evidence: "api:instagram:a:2026-11-20T09", posts: 25 };
const access = (baseUrl: string) => ({ baseUrl, version: "v26.0", accountId: "1", accessToken: "SECRET-TOKEN" });
const target = (members: object) => ({ business_discovery: { id: "9", username: "a", ...members }, id: "1" });

describe.skipIf(!hasRecordings)("recorded bodies", () => {
  const outcomes: Record<string, string> = {
    "instagram/error__business_discovery_not_exists.json": "not_professional_or_missing",
    "instagram/error__business_discovery_not_business.json": "not_professional_or_missing",
    "instagram/error__token_session_expired.json": "reconnect",
    "instagram/error__token_could_not_be_decrypted.json": "reconnect",
    "instagram/error__app_rate_limit_code4.json": "rate_limited",
    "instagram/error__media_before_business_2108006.json": "no_data",
    "instagram/error__permission_code10.json": "missing_scope",
  };
  test.each(recordings.filter(({ file }) => file.startsWith("instagram/error__")))(
    "readInstagram: the recorded body $file is classified",
    async ({ file, status }) => {
      await using platform = await upstream(answering(status ?? 400, recorded(file)));
      const reading = await readInstagram(access(platform.baseUrl), "a", options);
      expect(reading.result).toBe(outcomes[file]);
      expect(platform.requests).toHaveLength(outcomes[file] === "no_data" ? 2 : 1);
    },
  );

  test("readInstagram: a recorded small account has its counts and its one post, without a caption", async () => {
    await using platform = await upstream(answering(200, recorded("instagram/business_discovery__small_account.json")));
    const reading = await readInstagram(access(platform.baseUrl), "qq122755990", options);
    expect(reading).toMatchObject({ result: "ok", externalId: "17841406427775093", postsComplete: true });
    if (reading.result !== "ok") return;
    expect(reading.observations.map(({ metric, value }) => [metric, value])).toEqual([
      ["followers", 26],
      ["following", 103],
      ["posts.total", 43],
    ]);
    expect(reading.posts).toEqual([
      {
        platform: "instagram",
        externalId: "17893970282591724",
        publishedAt: "2022-03-07T07:44:39.000Z",
        kind: "carousel",
        likes: 2,
        comments: 3,
        evidence: options.evidence,
      },
    ]);
  });

  test("readInstagram: a recorded account without media and following count has neither", async () => {
    await using platform = await upstream(answering(200, recorded("instagram/business_discovery__profile_only.json")));
    const reading = await readInstagram(access(platform.baseUrl), "facebookfordevelopers", options);
    expect(reading).toMatchObject({ result: "ok", posts: [] });
    if (reading.result === "ok")
      expect(reading.observations.map(({ metric }) => metric)).toEqual(["followers", "posts.total"]);
  });
});

test("readInstagram: a hidden like count is absent", async () => {
  const post = { id: "p", media_type: "IMAGE", timestamp: "2026-11-01T00:00:00+0000", comments_count: 4 };
  await using platform = await upstream(answering(200, target({ followers_count: 5, media: { data: [post] } })));
  const reading = await readInstagram(access(platform.baseUrl), "a", options);
  expect(reading.result === "ok" && reading.posts[0]).not.toHaveProperty("likes");
});

test("readInstagram: follows pages by cursor; a failed page keeps the earlier ones", async () => {
  const page = (ids: string[], after?: string) =>
    target({
      followers_count: 5,
      media: {
        data: ids.map((id) => ({ id, timestamp: "2026-11-01T00:00:00+0000" })),
        ...(after && { paging: { cursors: { after } } }),
      },
    });
  await using platform = await upstream((request, response) => {
    const fields = new URL(request.url ?? "", "http://platform").searchParams.get("fields") ?? "";
    if (fields.includes(".after(two)")) return answering(500, "<html>")(request, response);
    answering(200, fields.includes(".after(one)") ? page(["b"], "two") : page(["a"], "one"))(request, response);
  });
  const reading = await readInstagram(access(platform.baseUrl), "a", options);
  expect(reading).toMatchObject({ result: "ok", postsComplete: false });
  expect(reading.result === "ok" && reading.posts.map(({ externalId }) => externalId)).toEqual(["a", "b"]);
});

test.each([
  [
    "a business limit",
    400,
    { error: { message: "m", code: 80002 } },
    { "x-business-use-case-usage": '{"1":[{"type":"instagram","estimated_time_to_regain_access":30}]}' },
    "2026-11-20T09:30:00.000Z",
  ],
  ["a status of 429", 429, {}, { "retry-after": "60" }, "2026-11-20T09:01:00.000Z"],
])("readInstagram: %s sets the time of the next request", async (_, status, body, headers, blockedUntil) => {
  await using platform = await upstream(answering(status, body, headers));
  expect(await readInstagram(access(platform.baseUrl), "a", options)).toMatchObject({
    result: "rate_limited",
    usage: { blockedUntil },
  });
  expect(platform.requests).toHaveLength(1);
});

test("readInstagram: waits once 75 % of the quota is used, although the read succeeded", async () => {
  await using platform = await upstream(
    answering(200, target({ followers_count: 1 }), {
      "x-app-usage": '{"call_count":75,"total_time":1,"total_cputime":1}',
    }),
  );
  expect((await readInstagram(access(platform.baseUrl), "a", options)).usage.blockedUntil).toBe(
    "2026-11-20T09:15:00.000Z",
  );
});

test("readInstagram: treats a null member as absent", async () => {
  const post = { id: "p", timestamp: "2026-11-01T00:00:00+0000", like_count: null, caption: null, comments_count: 4 };
  await using platform = await upstream(
    answering(
      200,
      target({
        name: null,
        biography: null,
        followers_count: 5,
        follows_count: null,
        media: { data: [post], paging: null },
      }),
    ),
  );
  const reading = await readInstagram(access(platform.baseUrl), "a", options);
  expect(reading).toMatchObject({ result: "ok", postsComplete: true });
  expect(reading).not.toHaveProperty("displayName");
  expect(reading.result === "ok" && reading.observations.map(({ metric }) => metric)).toEqual(["followers"]);
  expect(reading.result === "ok" && reading.posts[0]).toEqual({
    platform: "instagram",
    externalId: "p",
    publishedAt: "2026-11-01T00:00:00.000Z",
    kind: "other",
    comments: 4,
    evidence: options.evidence,
  });
});

test("readInstagram: counts reels as posts, and neither stories nor advertisements", async () => {
  const data = ["FEED", "REELS", "STORY", "AD"].map((media_product_type) => ({
    id: media_product_type,
    media_product_type,
    timestamp: "2026-11-01T00:00:00+0000",
  }));
  await using platform = await upstream(answering(200, target({ media: { data } })));
  const reading = await readInstagram(access(platform.baseUrl), "a", options);
  expect(reading.result === "ok" && reading.posts.map(({ externalId }) => externalId)).toEqual(["FEED", "REELS"]);
});

/** Media answered by cursor; a number is the subcode of an error of code 100. */
const paged = (pages: Record<string, [ids: string[], after?: string] | number>) =>
  upstream((request, response) => {
    const fields = new URL(request.url ?? "", "http://platform").searchParams.get("fields") ?? "";
    const cursor = /\.after\((\w+)\)/.exec(fields)?.[1] ?? (fields.includes("media.limit") ? "start" : "none");
    const page = pages[cursor];
    if (page === undefined) return answering(200, target({ followers_count: 5 }))(request, response);
    if (typeof page === "number")
      return answering(400, { error: { message: "m", code: 100, error_subcode: page } })(request, response);
    const data = page[0].map((id) => ({ id, timestamp: "2026-11-01T00:00:00+0000" }));
    const media = { data, ...(page[1] && { paging: { cursors: { after: page[1] } } }) };
    answering(200, target({ followers_count: 5, media }))(request, response);
  });

test("readInstagram: a later page of media needs no username, and is refused with another account's", async () => {
  const post = (id: string) => ({ id, timestamp: "2026-11-01T00:00:00+0000" });
  const answers = (later: object) =>
    upstream((request, response) => {
      const isLater = decodeURIComponent(request.url ?? "").includes(".after(");
      const media = { data: [post("a")], paging: { cursors: { after: "one" } } };
      const body = isLater ? { business_discovery: { media: { data: [post("b")] }, ...later } } : target({ media });
      answering(200, body)(request, response);
    });
  const ids = async (later: object) => {
    await using platform = await answers(later);
    const reading = await readInstagram(access(platform.baseUrl), "a", options);
    return reading.result === "ok" && [reading.posts.map(({ externalId }) => externalId), reading.postsComplete];
  };
  expect(await ids({})).toEqual([["a", "b"], true]);
  expect(await ids({ username: "A", id: "1" })).toEqual([["a", "b"], true]);
  expect(await ids({ username: "other" })).toEqual([["a"], false]);
});

test("readInstagram: skips and counts media that break the contract or have no time, but not stories", async () => {
  const data = [
    { id: "a", timestamp: "2026-11-01T00:00:00+0000" },
    { id: "b", timestamp: "2026-11-01T00:00:00+0000", like_count: -1 },
    { id: "c", timestamp: "never" },
    { id: "d" },
    { id: "e", media_product_type: "STORY" },
    null,
  ];
  await using platform = await upstream(answering(200, target({ media: { data } })));
  expect(await readInstagram(access(platform.baseUrl), "a", options)).toMatchObject({
    posts: [{ externalId: "a" }],
    postsDropped: 4,
    postsComplete: true,
  });
  await using none = await upstream(answering(200, target({ followers_count: 5, media: { data: [null, {}] } })));
  expect(await readInstagram(access(none.baseUrl), "a", options)).toMatchObject({
    observations: [{ metric: "followers", value: 5 }],
    postsDropped: 2,
    postsComplete: false,
  });
});

test("readInstagram: stops at an empty page although it has a cursor", async () => {
  await using platform = await paged({ start: [["a"], "one"], one: [[], "two"], two: [["b"]] });
  expect(await readInstagram(access(platform.baseUrl), "a", options)).toMatchObject({
    posts: [{ externalId: "a" }],
    postsComplete: true,
  });
  expect(platform.requests).toHaveLength(2);
});

test("readInstagram: skips only media from before the account became professional", async () => {
  await using some = await paged({ start: [["a"], "one"], one: 2108006 });
  expect(await readInstagram(access(some.baseUrl), "a", options)).toMatchObject({
    posts: [{ externalId: "a" }],
    postsComplete: true,
  });
  await using all = await paged({ start: 2108006 });
  expect(await readInstagram(access(all.baseUrl), "a", options)).toMatchObject({
    result: "ok",
    observations: [{ metric: "followers", value: 5 }],
    posts: [],
  });
});

test("readInstagram: uses an answer of another API version, with a notice", async () => {
  const body = target({ followers_count: 5 });
  await using older = await upstream(answering(200, body, { "facebook-api-version": "v24.0" }));
  expect(await readInstagram(access(older.baseUrl), "a", options)).toMatchObject({
    result: "ok",
    notice: "v26.0 was requested, v24.0 answered",
  });
  await using same = await upstream(answering(200, body, { "facebook-api-version": "v26.0" }));
  expect(await readInstagram(access(same.baseUrl), "a", options)).not.toHaveProperty("notice");
});

test.each([
  ["another account", target({ username: "b" })],
  ["a negative count", target({ followers_count: -1 })],
  ["a count as text", target({ followers_count: "12" })],
  ["a list", []],
  ["nothing", null],
  ["half a body", '{"business_discovery": {'],
])("readInstagram: %s in the answer breaks the contract", async (_, body) => {
  await using platform = await upstream(answering(200, body));
  expect((await readInstagram(access(platform.baseUrl), "a", options)).result).toBe("contract_error");
});
