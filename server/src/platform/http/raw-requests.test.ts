import { once } from "node:events";
import { connect } from "node:net";
import { errorBody } from "@fanradar/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxProvider } from "../../config/sign-in-providers.ts";
import { openTestApp, type TestApp } from "../../test/open-test-app.ts";
import { startTamperingProvider } from "../../test/tampering-provider.ts";

let server: TestApp;
let port: number;
let cookie: string;
let provider: Awaited<ReturnType<typeof startTamperingProvider>>;
beforeAll(async () => {
  provider = await startTamperingProvider();
  const { issuer } = provider;
  server = await openTestApp({
    config: { providers: [{ ...sandboxProvider(""), issuer, issuerName: issuer }] },
  });
  port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
  ({ cookie } = await server.person());
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Sends raw bytes and returns the response until the server closes the connection. */
async function send(bytes: string) {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  socket.on("error", () => {});
  socket.write(bytes, "latin1");
  await once(socket, "close");
  const end = text.indexOf("\r\n\r\n");
  return { head: text.slice(0, end), body: text.slice(end + 4), status: Number(text.split(" ", 2)[1]) };
}

const lines = (...all: string[]) => `${all.join("\r\n")}\r\n\r\n`;
const last = "Connection: close";
const json = "Content-Type: application/json";

test.each([
  ["what is no HTTP", "GARBAGE\r\n\r\n", 400, "malformed"],
  ["HTTP/2 without negotiation", lines("PRI * HTTP/2.0", "", "SM"), 400, "malformed"],
  ["an unknown method", lines("STEAL / HTTP/1.1", "Host: a", last), 400, "malformed"],
  [
    "a length that is no number",
    lines("POST /api/auth/login HTTP/1.1", "Host: a", "Content-Length: -1"),
    400,
    "malformed",
  ],
  [
    "two lengths",
    `${lines("POST /api/auth/login HTTP/1.1", "Host: a", "Content-Length: 1", "Content-Length: 2")}ab`,
    400,
    "malformed",
  ],
  [
    "a length and chunks, by which two servers read two requests",
    `${lines("POST /api/auth/login HTTP/1.1", "Host: a", json, "Content-Length: 5", "Transfer-Encoding: chunked")}0\r\n\r\n`,
    400,
    "malformed",
  ],
  [
    "a chunk without a size",
    `${lines("POST /api/auth/login HTTP/1.1", "Host: a", json, "Transfer-Encoding: chunked")}zz\r\n`,
    400,
    "malformed",
  ],
  [
    "headers of 20 kB",
    lines("GET /api/health HTTP/1.1", "Host: a", `X: ${"x".repeat(20_000)}`, last),
    413,
    "too-large",
  ],
  [
    "a body of 95 GB",
    `${lines("POST /api/auth/login HTTP/1.1", "Host: a", json, "Content-Length: 99999999999", last)}{`,
    413,
    "too-large",
  ],
  [
    "a body over the limit that comes in chunks",
    `${lines("POST /api/auth/login HTTP/1.1", "Host: a", json, "Transfer-Encoding: chunked", last)}${`4000\r\n${"x".repeat(0x4000)}\r\n`.repeat(17)}0\r\n\r\n`,
    413,
    "too-large",
  ],
])("raw request: %s gets a regular error, and the connection ends", async (_, bytes, status, code) => {
  const answer = await send(bytes);
  expect([answer.status, errorBody.parse(JSON.parse(answer.body)).code]).toEqual([status, code]);
  expect(answer.head.toLowerCase()).toContain("x-content-type-options: nosniff");
  expect(answer.head.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(answer.head.toLowerCase()).toContain("cache-control: no-store");
});

test("raw request: HEAD of a stream is a 404 at once", async () => {
  const { id } = (await server.post("/api/models", { name: "A", username: "head" }, { cookie })).json();
  for (const path of ["/api/events", `/api/models/${id}/events`])
    expect((await send(lines(`HEAD ${path} HTTP/1.1`, "Host: a", `Cookie: ${cookie}`, last))).status).toBe(404);
});

test.each([
  ["Cookie: fanradar=%", 200],
  ["Cookie: fanradar=\x80\xff", 200],
  [`Cookie: ${"a=b;".repeat(3_000)}`, 200],
  ["Cookie: __proto__=1; fanradar=x; constructor=y", 200],
  [`Cookie: fanradar=${"A".repeat(43)}`, 200],
  ["Accept-Encoding: \x80", 200],
  ["X-Forwarded-For: 1.2.3.4, \x80", 200],
  ["X-HTTP-Method-Override: DELETE", 200],
  ["Range: bytes=0-1", 200],
])("raw request: the header %j neither signs in nor causes an error", async (header, status) => {
  const answer = await send(lines("GET /api/auth/session HTTP/1.1", "Host: a", header, last));
  expect(answer.status).toBe(status);
  expect(answer.body).toContain('{"user":null,"hasUnread":false}');
});

test.each([
  ["a key outside of ASCII", "Idempotency-Key: \x80\xff", 201],
  ["a key over 100 characters", `Idempotency-Key: ${"k".repeat(101)}`, 422],
  ["a browser's name of 5 kB", `User-Agent: \x80\xff${"x".repeat(5_000)}`, 201],
])("raw request: a submission with %s is stored or refused", async (what, header, status) => {
  const body = JSON.stringify({ name: "A", username: "a", notes: what });
  const head = ["POST /api/models HTTP/1.1", "Host: a", `Cookie: ${cookie}`, header, json, last];
  expect((await send(`${lines(...head, `Content-Length: ${body.length}`)}${body}`)).status).toBe(status);
});

test.each(["/api/auth/google/start", "/api/auth/google/callback"])(
  "raw request: %s redirects to no other site",
  async (path) => {
    const queries = ["next=a&next=b", "next[]=a", "confirm=1&confirm=2", "led=1&led=2&next=//evil.test", "next=%00"];
    const others = [
      "next=/login%0d%0aSet-Cookie:x=y",
      "next=%ed%a0%80",
      "code=a&code=b",
      "state=a&state=b&code=x",
      "%",
      "iss=%00",
    ];
    const { publicUrl } = server.ctx.config;
    const { host } = new URL(publicUrl);
    for (const query of [...queries, ...others]) {
      const answer = await send(lines(`GET ${path}?${query} HTTP/1.1`, `Host: ${host}`, last));
      expect([query, [302, 303].includes(answer.status)]).toEqual([query, true]);
      const led = new URL(/^location: (\S+)/im.exec(answer.head)?.[1] ?? "", publicUrl).origin;
      expect([query, [publicUrl, provider.issuer]]).toEqual([query, expect.arrayContaining([led])]);
      expect(answer.head).not.toMatch(/set-cookie: ?x=/i);
    }
  },
);
