import { describe, expect, test } from "vitest";
import { hasRecordings, openSandbox, recorded, shapeOf } from "./test/ask.ts";

const { discover, get, x, control } = openSandbox();

/** What the connector requests of a profile and of a post. */
const profileFields = ["followers_count", "follows_count", "media_count", "name", "username"];
const mediaFields = ["comments_count", "like_count", "media_product_type", "media_type", "timestamp"];

/** The members of a recorded body that the connector requests too. */
const requested = (body: object, names: string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));

describe.skipIf(!hasRecordings)("sandbox answers have the members and types of recorded bodies", () => {
  test.each(["profile_only", "small_account"])("sandbox shape: a discovered profile: %s", async (name) => {
    const theirs = recorded(`instagram/business_discovery__${name}.json`);
    const profile = requested(theirs.business_discovery, profileFields);
    const ours = (await discover("demo_shape", Object.keys(profile).join())).json();
    expect(shapeOf(ours)).toEqual(shapeOf({ ...theirs, business_discovery: { ...profile, id: "" } }));
  });

  test("sandbox shape: a post", async () => {
    const theirs = recorded("instagram/business_discovery__small_account.json").business_discovery.media.data[0];
    const post = requested(theirs, mediaFields);
    const { media } = (await discover("demo_shape", `media.limit(1){${Object.keys(post).join()}}`)).json()
      .business_discovery;
    expect(shapeOf(media.data[0])).toEqual(shapeOf({ ...post, id: "" }));
  });

  test.each([
    ["fault_unknown", "not_exists"],
    ["fault_personal", "not_business"],
  ])("sandbox shape: Graph's refusal of %s", async (handle, name) => {
    const answer = await discover(handle);
    const theirs = recorded(`instagram/error__business_discovery_${name}.json`);
    expect(answer.statusCode).toBe(400);
    expect(shapeOf(answer.json())).toEqual(shapeOf(theirs));
    const { message, type, code, error_subcode, is_transient } = theirs.error;
    expect(answer.json().error).toMatchObject({ message, type, code, error_subcode, is_transient });
  });

  test.each([
    ["fault_expired", "error__token_session_expired"],
    ["fault_limited", "error__app_rate_limit_code4"],
    ["fault_scope", "error__permission_code10"],
  ])("sandbox shape: Graph's error for %s", async (handle, name) => {
    const { error } = recorded(`instagram/${name}.json`);
    const ours = (await discover(handle)).json().error;
    expect(shapeOf(ours)).toEqual(shapeOf(error));
    expect([ours.code, ours.is_transient]).toEqual([error.code, error.is_transient]);
  });

  test("sandbox shape: Graph's error for a foreign token", async () => {
    const ours = (await get("/graph/v26.0/1?fields=id", { authorization: "Bearer OTHER" })).json();
    expect(shapeOf(ours)).toEqual(shapeOf(recorded("instagram/error__token_could_not_be_decrypted.json")));
  });

  test("sandbox shape: a user of X, bare and with figures", async () => {
    const bare = recorded("x/user_by_username__default.json");
    expect(shapeOf((await x("/users/by/username/demo_shape")).json())).toEqual(shapeOf(bare));
    const full = recorded("x/user__public_metrics.json");
    const ours = (await x(`/users/by/username/demo_shape?user.fields=${Object.keys(full.data).join()}`)).json();
    expect(shapeOf(ours)).toEqual(shapeOf(full));
  });

  test("sandbox shape: a page of a timeline, with all members of 2021 and more", async () => {
    const theirs = recorded("x/user_tweets__public_metrics.json");
    const { id } = (await x("/users/by/username/demo_shape")).json().data;
    const ours = (await x(`/users/${id}/tweets?max_results=5&tweet.fields=created_at,public_metrics`)).json();
    expect(shapeOf(ours)).toMatchObject({ meta: shapeOf(theirs.meta) });
    expect(Object.keys(ours.meta).sort()).toEqual(Object.keys(theirs.meta).sort());
    expect(shapeOf(ours.data)).toMatchObject([shapeOf(theirs.data[0])]);
  });

  test.each([
    ["/users/by/username/nobody_here", 200, "user_not_found"],
    ["/users/by/username/fault_limited", 429, "rate_limited_429"],
    ["/users/by/username/fault_expired", 401, "unauthorized_401"],
    ["/users/by/username/fault_credits", 402, "credits_depleted_402_old"],
  ])("sandbox shape: X's error at %s", async (path, status, name) => {
    const theirs = recorded(`x/error__${name}.json`);
    const answer = await x(path);
    expect(answer.statusCode).toBe(status);
    expect(shapeOf(answer.json())).toEqual(shapeOf(theirs));
    const problem = theirs.errors?.[0] ?? theirs;
    const ours = answer.json().errors?.[0] ?? answer.json();
    expect(ours.title).toBe(problem.title);
    expect(ours.type.split("/").at(-1)).toBe(problem.type.split("/").at(-1));
  });

  test("sandbox shape: X's refusal of a protected timeline", async () => {
    const { id } = (await x("/users/by/username/demo_shape")).json().data;
    await control("POST", "/faults", { platform: "x", fault: "protected", times: 1 });
    const answer = await x(`/users/${id}/tweets`);
    const theirs = recorded("x/error__protected_timeline.json");
    expect([answer.statusCode, shapeOf(answer.json())]).toEqual([200, shapeOf(theirs)]);
    expect(answer.json().errors[0].title).toBe(theirs.errors[0].title);
  });
});
