import { createServer, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { readInstagram } from "./instagram/read-instagram.ts";
import { answering, type Responder, upstream } from "./test/upstream.ts";
import { readX } from "./x/read-x.ts";

const now = "2026-11-20T09:00:00.000Z";
const secret = "SECRET-TOKEN";
const connectors = {
  Instagram: (baseUrl: string, signal?: AbortSignal) =>
    readInstagram({ baseUrl, version: "v26.0", accountId: "1", accessToken: secret }, "ava", options(signal)),
  X: (baseUrl: string, signal?: AbortSignal) => readX({ baseUrl, bearerToken: secret }, "ava", options(signal)),
};
const options = (signal: AbortSignal | undefined) => ({
  observedAt: now,
  evidence: "read",
  posts: 20,
  ...(signal && { signal }),
});

const raw =
  (head: object, ...parts: (string | Buffer)[]): Responder =>
  (_, response) => {
    response.writeHead(200, { "content-type": "application/json", ...head });
    for (const part of parts) response.write(part);
    response.end();
  };
/** Writes until the other side closes. */
const flood: Responder = (_, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const send = () => {
    while (response.writable && response.write(" ".repeat(1024 * 1024)));
  };
  response.on("drain", send);
  send();
};

/** The result of each answer, how many requests it took, and until when none is made (docs/platforms.md, 'Results of a read'). */
const cases: [name: string, respond: Responder, result: string, requests: number, blockedUntil?: string][] = [
  ["429 with Retry-After in seconds", answering(429, "", { "retry-after": "90" }), "rate_limited", 1, "09:01:30"],
  [
    "429 with Retry-After as a date",
    answering(429, {}, { "retry-after": "Fri, 20 Nov 2026 10:00:00 GMT" }),
    "rate_limited",
    1,
    "10:00:00",
  ],
  ["429 with a Retry-After that is past", answering(429, {}, { "retry-after": "-5" }), "rate_limited", 1, "09:15:00"],
  [
    "429 with a Retry-After that is no time",
    answering(429, {}, { "retry-after": "soon" }),
    "rate_limited",
    1,
    "09:15:00",
  ],
  ["503 with Retry-After", answering(503, "<html>", { "retry-after": "120" }), "upstream_error", 1, "09:02:00"],
  ["500", answering(500, ""), "upstream_error", 3],
  ["a dropped connection", (request) => request.socket.destroy(), "upstream_error", 3],
  [
    "a body cut short",
    (_, response) => {
      response.writeHead(200, { "content-length": "4096" });
      response.write("{", () => response.destroy());
    },
    "upstream_error",
    3,
  ],
  ["compression that is none", raw({ "content-encoding": "gzip" }, "not gzip"), "upstream_error", 3],
  ["JSON that ends too soon", answering(200, '{"data": {'), "contract_error", 1],
  ["a web page", answering(200, "<html>", { "content-type": "text/html" }), "contract_error", 1],
  ["bytes that are no text", raw({}, Buffer.from([0xff, 0xfe, 0x00, 0x80])), "contract_error", 1],
  ["an empty body", answering(200, ""), "contract_error", 1],
  ["a list", answering(200, []), "contract_error", 1],
  ["null", answering(200, "null"), "contract_error", 1],
  ["another schema", answering(200, { profile: { fans: "many" } }), "contract_error", 1],
  ["JSON a million levels deep", answering(200, "[".repeat(1e6)), "contract_error", 1],
  ["an endless body", flood, "upstream_error", 1],
  [
    "a redirect to itself",
    (request, response) => {
      response.writeHead(302, { location: request.url }).end();
    },
    "upstream_error",
    1,
  ],
  [
    "a redirect elsewhere",
    (_, response) => {
      response.writeHead(307, { location: "http://127.0.0.1:1/" }).end();
    },
    "upstream_error",
    1,
  ],
];

describe.each(Object.entries(connectors))("%s", (_, read) => {
  test.concurrent.each(cases)(
    "platform read: the answer '%s' has its own outcome",
    async (_name, respond, result, requests, blockedUntil) => {
      await using platform = await upstream(respond);
      const reading = await read(platform.baseUrl);
      expect(reading.result).toBe(result);
      expect(platform.requests).toHaveLength(requests);
      expect(reading.usage.blockedUntil).toBe(blockedUntil && `2026-11-20T${blockedUntil}.000Z`);
      expect(JSON.stringify(reading)).not.toContain(secret);
      expect(reading.costCents).toBe(0);
    },
  );

  test("platform read: unreachable without a host of that name, or without TLS", async () => {
    expect(await read("https://nowhere.invalid")).toMatchObject({ result: "upstream_error", detail: "unreachable" });
    await using platform = await upstream(answering(200, {}));
    const overTls = platform.baseUrl.replace("http:", "https:");
    expect(await read(overTls)).toMatchObject({ result: "upstream_error", detail: "unreachable" });
    expect(platform.requests).toEqual([]);
  });

  test.each([
    ["says nothing", () => {}],
    [
      "drips",
      (socket: Socket) => {
        socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n");
        const drip = setInterval(() => socket.write(" "), 20);
        socket.on("close", () => clearInterval(drip));
      },
    ],
  ])("platform read: closes a connection that %s as soon as the caller aborts", async (_name, behave) => {
    const closed: Promise<unknown>[] = [];
    const server = createServer((socket) => {
      closed.push(new Promise((resolve) => socket.on("close", resolve)));
      socket.on("error", () => {}).resume();
      behave(socket);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const reading = await read(`http://127.0.0.1:${port}`, AbortSignal.timeout(300));
    expect(reading).toMatchObject({ result: "upstream_error", detail: "unreachable" });
    expect(closed).toHaveLength(1);
    await Promise.all(closed);
    await new Promise((resolve) => server.close(resolve));
  });
});
