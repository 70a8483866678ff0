import fc from "fast-check";
import { expect, test } from "vitest";
import { openSandbox } from "../test/ask.ts";

const { discover, get } = openSandbox();
const profile = async (...query: Parameters<typeof discover>) => (await discover(...query)).json().business_discovery;
type Medium = { id: string; timestamp: string; like_count?: number; comments_count: number };

test("sandbox Instagram, discovery: the same instant gives the same body; an earlier one only earlier posts", async () => {
  const fields = "followers_count,media_count,media.limit(50){id,timestamp,comments_count}";
  const clock = "2026-05-01T00:00:00Z";
  const then = await discover("ava.lindqvist", fields, { clock });
  expect((await discover("ava.lindqvist", fields, { clock })).body).toBe(then.body);
  const before = then.json().business_discovery;
  const now = await profile("ava.lindqvist", fields);
  expect(before.media_count).toBeLessThan(now.media_count);
  expect(before.media.data.every(({ timestamp }: Medium) => timestamp < "2026-05-01")).toBe(true);
});

test("sandbox Instagram, discovery: an account that is not open yet is not found", async () => {
  expect((await discover("ava.lindqvist", "id", { clock: "2010-01-01T00:00:00Z" })).json().error.code).toBe(110);
});

test("sandbox Instagram, discovery: returns only requested members, and the id", async () => {
  expect(Object.keys(await profile("demo_a", "followers_count")).sort()).toEqual(["followers_count", "id"]);
  const { media } = await profile("demo_a", "media.limit(1){timestamp}");
  expect(Object.keys(media.data[0]).sort()).toEqual(["id", "timestamp"]);
});

test.each([
  ["followers_count,shoe_size", "(shoe_size) on node type (IGUser)"],
  ["media{id,view_count}", "(view_count) on node type (IGMedia)"],
])("sandbox Instagram, discovery: an unknown field fails the call: %s", async (fields, message) => {
  const answer = await discover("demo_a", fields);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 100]);
  expect(answer.json().error.message).toBe(`(#100) Tried accessing nonexisting field ${message}`);
});

test.each([
  "business_discovery.username(a){id",
  "business_discovery.username(a",
  "business_discovery.{id}",
  "business_discovery.username(a){}",
  ",id",
  "a{b{c{d{e{f{g{h{i{j}}}}}}}}}",
])("sandbox Instagram, discovery: a field list that does not parse is refused: %s", async (fields) => {
  const answer = await get(`/graph/v26.0/1?fields=${encodeURIComponent(fields)}`);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 2500]);
});

test("sandbox Instagram, discovery: any text as a field list gets a response, never an internal error", async () => {
  const piece = fc.constantFrom(
    "business_discovery",
    ".username(demo_a)",
    "{",
    "}",
    ",",
    "media",
    ".limit(2)",
    "id",
    "(",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((all) => all.join("")),
      ),
      async (fields) => {
        expect((await get(`/graph/v26.0/1?fields=${encodeURIComponent(fields)}`)).statusCode).toBeLessThan(500);
      },
    ),
  );
});

test("sandbox Instagram, media: pages of any size have every post once, newest first", async () => {
  const whole: string[] = [];
  for (let after = ""; ; ) {
    const { media } = await profile("umadevi", `media.limit(100)${after}{id}`);
    whole.push(...media.data.map(({ id }: Medium) => id));
    if (!media.paging) break;
    after = `.after(${media.paging.cursors.after})`;
  }
  expect(whole.length).toBe((await profile("umadevi", "media_count")).media_count);
  expect(new Set(whole).size).toBe(whole.length);

  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), async (limit) => {
      const first = (await profile("umadevi", `media.limit(${limit}){id}`)).media;
      const second = (await profile("umadevi", `media.limit(${limit}).after(${first.paging.cursors.after}){id}`)).media;
      expect([...first.data, ...second.data].map(({ id }: Medium) => id)).toEqual(whole.slice(0, 2 * limit));
    }),
    { numRuns: 15 },
  );
});

test("sandbox Instagram, media: a page keeps its place when newer posts are added", async () => {
  const first = (await profile("demo_a", "media.limit(5){id}", { clock: "2026-06-01T00:00:00Z" })).media;
  const next = `media.limit(5).after(${first.paging.cursors.after}){id}`;
  const then = (await profile("demo_a", next, { clock: "2026-06-01T00:00:00Z" })).media;
  const later = (await profile("demo_a", next, { clock: "2026-11-01T00:00:00Z" })).media;
  expect(later.data).toEqual(then.data);
});

test("sandbox Instagram, media: refuses a cursor that was altered, made up or taken from another account", async () => {
  const { after } = (await profile("demo_a", "media.limit(5){id}")).media.paging.cursors;
  const altered = [...after].map(
    (letter, at) => `${after.slice(0, at)}${letter === "0" ? "1" : "0"}${after.slice(at + 1)}`,
  );
  for (const cursor of [...altered, after.toLowerCase(), `${after}0`, after.slice(0, -1), "5", "x"]) {
    const answer = await discover("demo_a", `media.after(${cursor}){id}`);
    expect([cursor, answer.statusCode, answer.json().error?.code]).toEqual([cursor, 400, 100]);
  }
  expect((await discover("demo_b", `media.after(${after}){id}`)).statusCode).toBe(400);
});

test("sandbox Instagram, media: hidden likes are absent, not 0", async () => {
  const seen = async (handle: string) =>
    (await profile(handle, "media.limit(20){like_count,comments_count}")).media.data.map(
      ({ like_count }: Medium) => typeof like_count,
    );
  expect(new Set(await seen("priya.raman"))).toEqual(new Set(["undefined"]));
  expect(new Set(await seen("fault_hidden_likes"))).toEqual(new Set(["undefined"]));
  expect(new Set(await seen("ava.lindqvist"))).toEqual(new Set(["number"]));
});

test("sandbox Instagram, media: some captions are absent; times have an offset without a colon", async () => {
  const { media } = await profile("ava.lindqvist", "media.limit(100){caption,timestamp}");
  const captions = media.data.map(({ caption }: { caption?: string }) => typeof caption);
  expect(new Set(captions)).toEqual(new Set(["string", "undefined"]));
  for (const { timestamp } of media.data) expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/);
});

test.each([
  ["sakura_miyazaki", /#\p{Script=Katakana}|#\p{Script=Han}/u],
  ["carla.reyes", /¿|ñ|#viajes|#moda|#cocina|#playa|#receta/u],
  ["lena.brandt", /#fotografie|#fitness|#backen|#berge|#rezept|#training/u],
  ["layla_haddad", /#\p{Script=Arabic}/u],
])("sandbox Instagram, media: captions of %s are in the creator's language, with hashtags", async (handle, pattern) => {
  const { media } = await profile(handle, "media.limit(50){caption}");
  expect(media.data.filter(({ caption = "" }: { caption?: string }) => pattern.test(caption)).length).toBeGreaterThan(
    9,
  );
});

test.each([
  ["no token", {}, "", 104],
  ["another token", { authorization: "Bearer OTHER" }, "", 190],
  ["another token in the query", { authorization: "Bearer SANDBOX_TOKEN" }, "&access_token=OTHER", 190],
])("sandbox Instagram, access: %s is refused", async (_, headers, query, code) => {
  const answer = await openSandbox().app.inject({ url: `/graph/v26.0/1?fields=id${query}`, headers });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
});

test("sandbox Instagram, access: the token may be in the query, and the outer id is the caller's account", async () => {
  const url =
    "/graph/v26.0/SANDBOX_1?access_token=SANDBOX_TOKEN&fields=business_discovery.username(demo_a){username},id";
  const answer = await openSandbox().app.inject({ url });
  expect(answer.json()).toMatchObject({ business_discovery: { username: "demo_a" }, id: "SANDBOX_1" });
});

test("sandbox Instagram, responses: have usage and version headers; a retired version is served by the oldest supported one", async () => {
  const answer = await discover("demo_a");
  expect(Object.keys(JSON.parse(String(answer.headers["x-app-usage"])))).toEqual([
    "call_count",
    "total_time",
    "total_cputime",
  ]);
  expect(answer.headers["facebook-api-version"]).toBe("v26.0");
  expect((await get("/graph/v18.0/1?fields=id")).headers["facebook-api-version"]).toBe("v21.0");
  for (const path of ["/graph/v99.0/1", "/graph/26/1", "/graph/v26.0/1/media", "/graph/"])
    expect((await get(path)).json().error.code).toBe(2500);
});
