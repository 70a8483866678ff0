import { existsSync, readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildSandbox } from "./build-sandbox.ts";
import { knowsHandle, sampleCreators } from "./world/world.ts";

let app: FastifyInstance;
beforeEach(() => {
  app = buildSandbox({ now: () => Date.parse("2026-11-20T12:00:00Z") });
});
afterEach(() => app.close());

const headers = { authorization: "Bearer SANDBOX_TOKEN" };
const all =
  "id,ig_id,username,name,biography,website,profile_picture_url,followers_count,follows_count,media_count,media.limit(3){id,caption,comments_count,like_count,media_product_type,media_type,media_url,permalink,timestamp}";
const discover = (handle: string, fields = all, clock?: string) =>
  app.inject({
    url: `/graph/v26.0/1?fields=${encodeURIComponent(`business_discovery.username(${handle}){${fields}}`)}`,
    headers: { ...headers, ...(clock && { "x-sandbox-clock": clock }) },
  });
const x = (path: string, token = "SANDBOX_TOKEN") =>
  app.inject({ url: `/x/2${path}`, headers: { authorization: `Bearer ${token}` } });
const shape = (value: unknown): string => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);
const folder = new URL("../../../shared/fixtures", import.meta.url).pathname;

describe.skipIf(!existsSync(folder))("members are those of recorded bodies", () => {
  const recorded = (file: string) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));

  test("of a discovered profile and its media", async () => {
    const theirs = recorded("instagram/business_discovery__small_account.json").business_discovery;
    const ours = (await discover("demo_anyone")).json().business_discovery;
    for (const [name, value] of Object.entries(theirs)) {
      if (name !== "website") expect([name, shape(ours[name])]).toEqual([name, shape(value)]);
    }
    for (const [name, value] of Object.entries(theirs.media.data[0])) {
      if (name !== "children") expect([name, shape(ours.media.data[0][name])]).toEqual([name, shape(value)]);
    }
  });

  test.each([
    ["fault_unknown", "instagram/error__business_discovery_not_exists.json"],
    ["fault_expired", "instagram/error__token_session_expired.json"],
    ["fault_limited", "instagram/error__app_rate_limit_code4.json"],
    ["fault_scope", "instagram/error__permission_code10.json"],
  ])("of the error for %s", async (handle, file) => {
    const { error } = (await discover(handle)).json();
    const theirs = recorded(file).error;
    expect(Object.keys(error).sort()).toEqual(Object.keys(theirs).sort());
    expect([error.code, error.error_subcode, error.is_transient]).toEqual([
      theirs.code,
      theirs.error_subcode,
      theirs.is_transient,
    ]);
  });

  test("of a user and a timeline of X", async () => {
    const { data } = (
      await x("/users/by/username/demo_x?user.fields=created_at,description,public_metrics,verified")
    ).json();
    expect(Object.keys(data).sort()).toEqual(Object.keys(recorded("x/user__public_metrics.json").data).sort());
    const timeline = (await x(`/users/${data.id}/tweets?max_results=5&tweet.fields=created_at,public_metrics`)).json();
    expect(Object.keys(timeline.meta).sort()).toEqual(["newest_id", "next_token", "oldest_id", "result_count"]);
    expect(Object.keys(timeline.data[0].public_metrics)).toEqual(
      expect.arrayContaining(["retweet_count", "reply_count", "like_count", "quote_count"]),
    );
  });
});

test("the same instant gives the same body, an earlier one only what existed then", async () => {
  const then = await discover("ava.lindqvist", all, "2026-05-01T00:00:00Z");
  expect((await discover("ava.lindqvist", all, "2026-05-01T00:00:00Z")).body).toBe(then.body);
  const [before, now] = [then.json().business_discovery, (await discover("ava.lindqvist")).json().business_discovery];
  expect(before.media_count).toBeLessThan(now.media_count);
  for (const { timestamp } of before.media.data) expect(timestamp < "2026-05-01").toBe(true);
});

test("only asked fields are answered, and an unknown one fails the call", async () => {
  expect(Object.keys((await discover("demo_a", "followers_count")).json().business_discovery).sort()).toEqual([
    "followers_count",
    "id",
  ]);
  const wrong = await discover("demo_a", "followers_count,shoe_size");
  expect([wrong.statusCode, wrong.json().error.code]).toEqual([400, 100]);
  expect(wrong.json().error.message).toContain("shoe_size");
});

test("a cursor leads on, and an altered one dies", async () => {
  const first = (await discover("demo_a", "media.limit(2){id}")).json().business_discovery.media;
  const { after } = first.paging.cursors;
  const second = (await discover("demo_a", `media.limit(2).after(${after}){id}`)).json().business_discovery.media;
  expect(second.paging.cursors.before).toBeDefined();
  expect(second.data[0].id).not.toBe(first.data[0].id);
  expect((await discover("demo_a", `media.limit(2).after(${after}x){id}`)).statusCode).toBe(400);
});

test("X answers default members unless asked, in the words of the request", async () => {
  expect(Object.keys((await x("/users/by/username/demo_x")).json().data)).toEqual(["id", "name", "username"]);
  const { data } = (await x("/users/by/username/demo_x?user.fields=public_metrics&post.fields=created_at")).json();
  expect(data.public_metrics).toHaveProperty("post_count");
  expect((await x("/users/by/username/demo_x?user.fields=shoe_size")).json().errors[0].message).toContain(
    "public_metrics",
  );
});

test("an unknown user of X is status 200 with errors, a wrong token 401 without rate headers", async () => {
  const unknown = await x("/users/by/username/nobody_here");
  expect([unknown.statusCode, unknown.json().errors[0].title, unknown.json().data]).toEqual([
    200,
    "Not Found Error",
    undefined,
  ]);
  const refused = await x("/users/by/username/demo_x", "OTHER");
  expect([refused.statusCode, refused.headers["x-rate-limit-remaining"]]).toEqual([401, undefined]);
});

test("a switched fault spoils as many calls as it was told to", async () => {
  await app.inject({ method: "POST", url: "/sandbox/faults", payload: { platform: "x", fault: "limited", times: 1 } });
  const statuses = [await x("/users/by/username/demo_x"), await x("/users/by/username/demo_x")].map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses).toEqual([429, 200]);
});

test("requests are counted by handle", async () => {
  await discover("demo_a");
  await discover("demo_a");
  expect((await app.inject("/sandbox/requests")).json()).toEqual({ "instagram:demo_a": 2 });
});

test("about sixty creators are known by name, all by handles their platform allows, and strangers are not", () => {
  expect(sampleCreators.length).toBeGreaterThan(55);
  for (const { instagram, x: handle } of sampleCreators) {
    if (instagram) expect(instagram).toMatch(/^[a-z0-9._]{1,30}(?<!\.)$/);
    if (handle) expect(handle).toMatch(/^[a-z0-9_]{1,15}$/);
    expect(instagram ?? handle).toBeDefined();
  }
  expect(new Set(sampleCreators.map(({ username }) => username)).size).toBe(sampleCreators.length);
  expect([
    knowsHandle("instagram", "ava.lindqvist"),
    knowsHandle("x", "demo1"),
    knowsHandle("x", "nobody_here"),
  ]).toEqual([true, true, false]);
});
