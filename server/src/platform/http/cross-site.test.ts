import type { Call } from "@fanradar/contract";
import { expect, test } from "vitest";
import { mountedCalls } from "../../domain/access/mount.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { isOwnOrigin } from "./cross-site.ts";

let cookie: string;
const server = await setUpApp({ config: { publicUrl: "https://fan.example" } });
({ cookie } = await server.person());
const unsafe = mountedCalls(server.app).filter(({ method }) => method !== "GET");

const send = ({ method, path }: Call, headers: Record<string, string>, payload?: string) =>
  server.app.inject({
    method,
    url: path.replace(":id", "1"),
    headers: { cookie, host: "fan.example", ...headers },
    ...(payload !== undefined && { payload }),
  });

test.each<Record<string, string>>([
  { origin: "https://evil.test" },
  { origin: "null" },
  { origin: "https://fan.example.evil.test" },
  { origin: "http://fan.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "cross-site", origin: "https://fan.example" },
  { "sec-fetch-site": "same-origin", origin: "https://evil.test" },
  { origin: "https://evil.test", "content-type": "text/plain" },
])("cross-site: refuses unsafe calls with %j", async (headers) => {
  expect(unsafe.length).toBeGreaterThan(4);
  for (const call of unsafe) {
    const answer = await send(call, headers, "{}");
    expect([call.path, answer.statusCode, answer.json().code]).toEqual([call.path, 403, "cross-site"]);
  }
});

test.each<Record<string, string>>([
  {},
  { origin: "https://fan.example" },
  { origin: "https://fan.example", "sec-fetch-site": "same-origin" },
])("cross-site: accepts our own page and clients other than browsers: %j", async (headers) => {
  for (const call of unsafe) {
    const answer = await send(call, headers);
    expect([call.path, answer.json().code]).not.toEqual([call.path, "cross-site"]);
  }
});

test("body: another than JSON is 415; an empty one is no body, whatever its content type", async () => {
  const types = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "nonsense", ""];
  ({ cookie } = await server.person());
  // Both end the session, after which every other answer is 401.
  const ending = ["/api/auth/logout", "/api/user/delete"];
  // One type each: what is refused is decided before the call is known.
  for (const [index, call] of unsafe.filter(({ path }) => !ending.includes(path)).entries()) {
    const type = types[index % types.length] ?? "";
    const full = await send(call, { "content-type": type }, '{"a":1}');
    const empty = await send(call, { "content-type": type });
    expect([call.path, type, full.statusCode]).toEqual([call.path, type, 415]);
    expect([call.path, type, empty.statusCode]).not.toEqual([call.path, type, 415]);
  }
});

test("body: an empty one with a JSON header signs out", async () => {
  const answer = await server.post("/api/auth/logout", "", { "content-type": "application/json" });
  expect(answer.statusCode).toBe(200);
});

test.each([
  ["http://127.0.0.1:3000", "127.0.0.1:3000", true],
  ["http://localhost:3000", "localhost:3000", true],
  ["http://[::1]:3000", "[::1]:3000", true],
  ["https://192.168.1.5:3000", "192.168.1.5:3000", true],
  // Its cookie could not be stored.
  ["http://192.168.1.5:3000", "192.168.1.5:3000", false],
  ["http://localhost:3000", "localhost:4000", false],
  ["http://rebound.evil.test:3000", "rebound.evil.test:3000", false],
  ["http://127.0.0.1.evil.test", "127.0.0.1.evil.test", false],
  ["not an origin", "localhost:3000", false],
])("cross-site: at an address without a name, %s on %s is own: %s", (origin, host, own) => {
  expect(isOwnOrigin(origin, host, "https://fan.example")).toBe(own);
});

test.each([
  ["http://192.168.1.5:3000", "192.168.1.5:3000", true],
  ["http://127.0.0.1:3000", "127.0.0.1:3000", true],
  ["http://desk.local:3000", "desk.local:3000", false],
])("cross-site: over plain http, %s on %s is own: %s", (origin, host, own) => {
  expect(isOwnOrigin(origin, host, "http://127.0.0.1:3000")).toBe(own);
});
