import fc from "fast-check";
import { expect, test } from "vitest";
import { noon, openSandbox } from "../test/ask.ts";

const { x, get } = openSandbox();
const idOf = async (handle: string): Promise<string> => (await x(`/users/by/username/${handle}`)).json().data.id;
const ids = (body: { data?: { id: string }[] }) => (body.data ?? []).map(({ id }) => id);

test("sandbox X, user: is id, name and username unless more is requested", async () => {
  expect(Object.keys((await x("/users/by/username/demo_x")).json().data)).toEqual(["id", "name", "username"]);
  const { data } = (await x("/users/by/username/demo_x?user.fields=protected,created_at")).json();
  expect(Object.keys(data).sort()).toEqual(["created_at", "id", "name", "protected", "username"]);
});

test("sandbox X, user: a handle is found in any case, and returned as its owner writes it", async () => {
  expect((await x("/users/by/username/mikasorensen")).json().data.username).toBe("MikaSorensen");
});

test("sandbox X, post: is id, text and history unless more is requested", async () => {
  const { data } = (await x(`/users/${await idOf("demo_x")}/tweets`)).json();
  expect(data).toHaveLength(10);
  expect(Object.keys(data[0])).toEqual(["id", "text", "edit_history_tweet_ids"]);
});

test.each([
  ["/users/by/username/demo_x?user.fields=shoe_size", "user.fields", "public_metrics"],
  ["/users/by/username/demo_x?tweet.fields=id", "tweet.fields", "user.fields"],
  ["/users/ID/tweets?tweet.fields=nope", "tweet.fields", "created_at"],
  ["/users/ID/tweets?exclude=quotes", "exclude", "replies,retweets"],
  ["/users/by/username/demo_x?colour=red", "colour", "user.fields"],
])(
  "sandbox X, validation: an unknown value at %s is refused with the accepted ones",
  async (path, parameter, accepted) => {
    const answer = await x(path.replace("ID", await idOf("demo_x")));
    expect(answer.statusCode).toBe(400);
    const { errors, title, detail, type, ...rest } = answer.json();
    expect([title, typeof detail, type.split("/").at(-1), rest]).toEqual([
      "Invalid Request",
      "string",
      "invalid-request",
      {},
    ]);
    expect(Object.keys(errors[0].parameters)).toEqual([parameter]);
    expect(errors[0].message).toContain(accepted);
  },
);

test.each([
  "/users/by/username/has-dash",
  "/users/by/username/sixteen_letters_",
  `/users/by/username/${"a".repeat(300)}`,
  "/users/by/username/%F0%9F%98%80",
  "/users/not-an-id/tweets",
  ...["4", "101", "0", "-1", "ten", "7.5", ""].map((size) => `/users/ID/tweets?max_results=${size}`),
  "/users/ID/tweets?pagination_token=next",
])("sandbox X, validation: a malformed request is refused: %s", async (path) => {
  const answer = await x(path.replace("ID", await idOf("demo_x")));
  expect([answer.statusCode, answer.json().title]).toEqual([400, "Invalid Request"]);
});

test("sandbox X, user: an unknown one is an error beside status 200", async () => {
  const one = await x("/users/by/username/nobody_here");
  expect([one.statusCode, one.json().data, one.json().errors[0].title]).toEqual([200, undefined, "Not Found Error"]);
  const none = (await x("/users/SANDBOX_9999/tweets")).json();
  expect([none.data, none.meta, none.errors[0].title]).toEqual([undefined, undefined, "Not Found Error"]);
});

test("sandbox X, user: suspended shares the type of unknown; protected has its own, and a profile that says so", async () => {
  const [unknown, suspended] = await Promise.all(
    ["fault_unknown", "fault_suspended"].map(
      async (handle) => (await x(`/users/by/username/${handle}`)).json().errors[0],
    ),
  );
  expect(suspended.type).toBe(unknown.type);
  expect(suspended.title).not.toBe(unknown.title);
  const user = (await x("/users/by/username/fault_protected?user.fields=protected")).json().data;
  expect(user.protected).toBe(true);
  const timeline = (await x(`/users/${user.id}/tweets`)).json();
  expect([Object.keys(timeline), timeline.errors[0].title]).toEqual([["errors"], "Authorization Error"]);
});

test("sandbox X, limits: headers are on every response but that to a refused token", async () => {
  const answer = await x("/users/by/username/demo_x");
  expect(answer.headers).toMatchObject({ "x-rate-limit-limit": "300", "x-access-level": "read" });
  expect(Number(answer.headers["x-rate-limit-reset"])).toBeGreaterThan(Date.parse(noon) / 1_000);
  const next = await x("/users/by/username/demo_x");
  expect(Number(next.headers["x-rate-limit-remaining"])).toBe(Number(answer.headers["x-rate-limit-remaining"]) - 1);
  for (const authorization of ["Bearer OTHER", "Basic SANDBOX_TOKEN", ""]) {
    const refused = await get("/x/2/users/by/username/demo_x?access_token=SANDBOX_TOKEN", { authorization });
    expect(refused.json()).toEqual({ title: "Unauthorized", type: "about:blank", status: 401, detail: "Unauthorized" });
    expect([refused.statusCode, Object.keys(refused.headers).filter((name) => name.startsWith("x-rate"))]).toEqual([
      401,
      [],
    ]);
  }
});

test("sandbox X, timeline: pages of any size have every post once, newest first", async () => {
  const id = await idOf("bo");
  const whole: string[] = [];
  for (let token = ""; ; ) {
    const page = (await x(`/users/${id}/tweets?max_results=100&exclude=replies,retweets${token}`)).json();
    whole.push(...ids(page));
    if (!page.meta.next_token) break;
    token = `&pagination_token=${page.meta.next_token}`;
  }
  expect(new Set(whole).size).toBe(whole.length);
  expect([...whole].sort().reverse()).toEqual(whole);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 5, max: 100 }), async (size) => {
      const page = async (token = "") =>
        (
          await x(
            `/users/${id}/tweets?max_results=${size}&exclude=replies,retweets${token && `&pagination_token=${token}`}`,
          )
        ).json();
      const first = await page();
      const second = await page(first.meta.next_token);
      expect([...ids(first), ...ids(second)]).toEqual(whole.slice(0, 2 * size));
      expect(first.meta).toMatchObject({ newest_id: whole[0], oldest_id: whole[size - 1], result_count: size });
    }),
    { numRuns: 15 },
  );
  const altered = (await x(`/users/${id}/tweets`))
    .json()
    .meta.next_token.replace(/.$/, (last: string) => (last === "0" ? "1" : "0"));
  expect((await x(`/users/${id}/tweets?pagination_token=${altered}`)).statusCode).toBe(400);
});

test("sandbox X, timeline: has replies and reposts unless excluded", async () => {
  const id = await idOf("demo_x");
  const texts = async (query: string) => {
    const { data } = (await x(`/users/${id}/tweets?max_results=100${query}`)).json();
    return data.map(({ text }: { text: string }) => text).join("\n");
  };
  expect(await texts("")).toMatch(/^@somebody /m);
  expect(await texts("&exclude=replies")).toMatch(/^RT @somebody: /m);
  expect(await texts("&exclude=replies")).not.toMatch(/^@somebody/m);
  expect(await texts("&exclude=replies,retweets")).not.toMatch(/@somebody/);
});

test("sandbox X, timeline: only the newest 3,200 posts are available", async () => {
  const id = await idOf("quinnharper");
  const { public_metrics: metrics } = (await x("/users/by/username/quinnharper?user.fields=public_metrics")).json()
    .data;
  expect(metrics.tweet_count).toBeGreaterThan(3_200);
  let count = 0;
  for (let token = ""; ; ) {
    const { meta } = (await x(`/users/${id}/tweets?max_results=100${token}`)).json();
    count += meta.result_count;
    if (!meta.next_token) break;
    token = `&pagination_token=${meta.next_token}`;
  }
  expect(count).toBe(3_200);
});

test("sandbox X, ids: outlive the process that assigned them", async () => {
  const id = await idOf("demo_anyone");
  expect(ids((await openSandbox().x(`/users/${id}/tweets`)).json())).toEqual(
    ids((await x(`/users/${id}/tweets`)).json()),
  );
});

test("sandbox X, routes: unknown paths are X's 404", async () => {
  expect((await x("/tweets/search/recent")).json()).toMatchObject({ title: "Not Found", status: 404 });
});
