import { type Call, errorBody } from "@fanradar/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mountedCalls } from "../domain/access/mount.ts";
import { jsonDepth } from "../platform/http/json-body.ts";
import { setUpApp } from "./open-test-app.ts";

let cookie: string;
const server = await setUpApp();
({ cookie } = await server.person());
// These may end the session that the others use.
const ending = ["/api/auth/logout", "/api/auth/sessions/:id", "/api/user/delete"];
const calls = mountedCalls(server.app).filter(({ path }) => !ending.includes(path));

async function tried(call: Call, id: string, payload: string, query = "") {
  const url = `${call.path.replace(":id", id)}${query}`;
  const headers = { cookie, "content-type": "application/json" };
  const answer = await server.app.inject({ method: call.method, url, headers, payload });
  const exchange = `${call.method} ${url.slice(0, 80)} ${payload.slice(0, 200)} → ${answer.statusCode} ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, exchange).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(errorBody.safeParse(answer.json()).success, exchange).toBe(true);
  return answer.statusCode;
}

const nasty = fc.constantFrom<unknown>(
  "\u0000",
  "\ud800",
  "x".repeat(50_000),
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "\u202eabc",
  "👩‍👩‍👧‍👦",
  "http://[::1",
  "javascript:alert(1)",
  -1,
  2 ** 31,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  null,
  true,
  [],
  {},
  [[]],
);
const members = fc.constantFrom(
  ...["name", "username", "email", "password", "agreeToTerms", "token", "notes", "userId", "isPositive", "kind", "key"],
  ...["instagramUrl", "twitterUrl", "onlyfansUrl", "tiktokUrl", "platform", "observedOn", "figures", "currency"],
  ...["__proto__", "constructor", "prototype", "toString", "", "\u0000"],
);
const body = fc.oneof(
  fc.dictionary(members, fc.oneof(nasty, fc.jsonValue()), { noNullPrototype: true }),
  fc.jsonValue(),
  nasty,
);
const ids = fc.oneof(
  fc.constantFrom(
    "0",
    "1",
    "-1",
    "2147483647",
    "2147483648",
    "9".repeat(400),
    "1e3",
    "%00",
    "%ED%A0%80",
    "%",
    "..",
    "NaN",
  ),
  fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed()) || "x"),
);

const queries = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      "?",
      "?version=1&version=2",
      "?since[]=1",
      "?version=%00",
      "?since=%ED%A0%80",
      "?__proto__[a]=1",
      "?version=1e3",
    ],
    ...[
      "?version=1'%20or%201=1--",
      "?since=2147483648",
      `?version=${"9".repeat(5_000)}`,
      "?%",
      "?constructor=1&toString=2",
    ],
  ),
  fc.webQueryParameters().map((text) => `?${text}`),
);

test("hostile input: no body is an empty object; null is not", async () => {
  for (const call of calls) if (call.body) expect(await tried(call, "1", "null")).toBeGreaterThanOrEqual(400);
});

test("hostile input: no input of any mounted call gets a 500", async () => {
  expect(calls.length).toBeGreaterThan(8);
  for (const call of calls)
    await fc.assert(
      fc.asyncProperty(ids, body, queries, async (id, value, query) => {
        await tried(call, id, JSON.stringify(value), query);
      }),
      { numRuns: 4 },
    );
});

test("hostile input: no bytes declared as JSON get a 500", async () => {
  const texts = [
    "{",
    "[",
    '"',
    "nul",
    "\ufeff{}",
    '{"a":',
    "{'a':1}",
    "\u0000",
    "[".repeat(10_000),
    '{"a":'.repeat(10_000),
  ];
  for (const call of calls.filter(({ method }) => method !== "GET")) {
    for (const text of texts) expect(await tried(call, "1", text)).toBeGreaterThanOrEqual(400);
    expect(await tried(call, "1", JSON.stringify({ name: "x".repeat(1_000_000) }))).toBe(413);
  }
});

test("hostile input: a deep body is refused before anything recurses into it", async () => {
  const deep = `${'{"a":['.repeat(10_000)}${"]}".repeat(10_000)}`;
  const answer = await server.post("/api/auth/signup", deep, { "content-type": "application/json" });
  expect([answer.statusCode, answer.json().code]).toEqual([400, "malformed-json"]);
});

test("hostile input: bytes that are not UTF-8 are not JSON", async () => {
  const bytes = Buffer.from([0x22, 0xc3, 0x28, 0x22]);
  const answer = await server.post("/api/auth/login", bytes, { "content-type": "application/json" });
  expect(answer.statusCode).toBe(400);
});

test.each(["/api", "/api/", "/api/nothing", "/api/../etc/passwd", "/api/%", "/api/%00", `/api/${"x".repeat(5_000)}`])(
  "hostile input: %s is an unknown address of the API",
  async (url) => {
    const answer = await server.get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "not-found"]);
  },
);

test("jsonDepth: counts brackets, except in strings", () => {
  expect(jsonDepth('{"a":[{"b":"[[[\\"[[["}],"c":[]}')).toBe(3);
  expect(jsonDepth('"[["')).toBe(0);
});

test("hostile input: SQL in a text changes no statement: it is stored and found literally", async () => {
  const texts = [
    "'; drop table users; --",
    "1' or '1'='1",
    "\\'; select pg_sleep(60); --",
    "select pg_sleep(60)",
    "$1",
    ":id",
    "%s",
    '"',
    "E'\\x27'",
    "/* */",
  ];
  for (const [index, text] of texts.entries()) {
    const sent = { name: text, username: `u${index}`, notes: text };
    const { id } = (await server.post("/api/models", sent, { cookie })).json();
    expect((await server.get(`/api/models/${id}`, { cookie })).json()).toMatchObject(sent);
    const login = await server.post("/api/auth/login", { email: `a${index}@b.test`, password: text });
    expect(login.statusCode).toBe(401);
    const keyed = { "idempotency-key": text, cookie };
    const [first, again] = [
      await server.post("/api/models", sent, keyed),
      await server.post("/api/models", sent, keyed),
    ];
    expect([first.statusCode, again.json().id]).toEqual([201, first.json().id]);
  }
  for (const id of ["1'--", "1;select 1", "1 or 1=1", "1)"])
    expect((await server.get(`/api/models/${encodeURIComponent(id)}`, { cookie })).statusCode).toBe(404);
});
