import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { createServer } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startPictureServer } from "../../test/picture-server.ts";
import { fetchPicture } from "./fetch-picture.ts";
import { publicInternet, type Reach } from "./reach.ts";

const limitBytes = 1_000;
let pictures: Awaited<ReturnType<typeof startPictureServer>>;
/** A service inside the network, which must never receive a request. */
const inside = createServer((_, response) => {
  insideHits++;
  response.end("secret");
});
let insideHits = 0;
let insidePort = 0;
const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
const responders: Record<string, RequestListener> = {
  "/ok": (_, response) => response.end("bytes of a picture"),
  "/missing": (_, response) => response.writeHead(404).end("bytes"),
  "/silent": () => undefined,
  "/drips": (_, response) => {
    const drip = setInterval(() => response.write("x"), 50);
    response.on("close", () => clearInterval(drip));
  },
  "/endless": (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(400)));
    };
    response.on("drain", more);
    more();
  },
  "/long": (_, response) => response.writeHead(200, { "content-length": "5000000000" }).write("x"),
  "/loop": (_, response) => response.writeHead(302, { location: "/loop" }).end(),
  "/moved": (_, response) => response.writeHead(301, { location: `https://moved.example:${pictures.port}/ok` }).end(),
};
beforeAll(async () => {
  pictures = await startPictureServer((request, response) => {
    const url = new URL(request.url ?? "", pictures.origin);
    requests.push({ url: url.pathname, headers: request.headers });
    const to = url.searchParams.get("to");
    if (to !== null) response.writeHead(307, { location: to }).end();
    else responders[url.pathname]?.(request, response);
  });
  await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
  const address = inside.address();
  insidePort = typeof address === "object" && address ? address.port : 0;
});
beforeEach(() => {
  requests.length = 0;
});
afterAll(async () => {
  await pictures.close();
  inside.close();
  expect(insideHits).toBe(0);
});

const get = (address: string, reach: Partial<Reach> = {}) =>
  fetchPicture(address, { limitBytes, reach: { ...pictures.reach, ...reach } });
const refusedAs = (refused: string) => ({ refused, detail: expect.any(String) });

test("fetchPicture: uses the name's certificate and host, no cookies, and the address that was checked", async () => {
  const resolved: string[] = [];
  // The second DNS answer would lead elsewhere: it is never requested.
  const resolve = async (name: string) => (resolved.push(name) === 1 ? ["127.0.0.1"] : ["127.0.0.2"]);
  expect(await get(`${pictures.origin}/ok`, { resolve })).toEqual(Buffer.from("bytes of a picture"));
  expect(resolved).toEqual(["pictures.example"]);
  expect(requests[0]?.headers).toMatchObject({
    host: `pictures.example:${pictures.port}`,
    "accept-encoding": "identity",
  });
  expect(Object.keys(requests[0]?.headers ?? {}).sort()).toEqual(["accept", "accept-encoding", "connection", "host"]);
});

test("fetchPicture: a redirect passes the same checks, its host resolved again", async () => {
  const resolved: string[] = [];
  const resolve = async (name: string) => {
    resolved.push(name);
    return ["127.0.0.1"];
  };
  expect(await get(`${pictures.origin}/moved`, { resolve })).toEqual(Buffer.from("bytes of a picture"));
  expect(resolved).toEqual(["pictures.example", "moved.example"]);
});

test.each([
  "http://pictures.example/ok",
  "ftp://pictures.example/a",
  "file:///etc/passwd",
  "data:image/png;base64,AA",
  "",
  "x",
  "https://",
  "https://name:pass@pictures.example/ok",
  "//pictures.example/ok",
  "/api/files/x",
])("fetchPicture: refuses %j as no https address, without a request", async (address) => {
  expect(await get(address)).toEqual(refusedAs("avatar.url"));
  expect(requests).toEqual([]);
});

const odd = [
  "127.0.0.1",
  "2130706433",
  "0x7f.1",
  "0177.0.0.1",
  "127.1",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
];
test.each([
  ...odd,
  "169.254.169.254",
  "10.1.2.3",
  "100.64.1.1",
  "[fd00::1]",
  "[fe80::1]",
  "[64:ff9b::7f00:1]",
  "0.0.0.0",
  "１２７.0.0.1",
])("fetchPicture: refuses https://%s as not public, without a request", async (host) => {
  const reach = { ...publicInternet, limitMs: 2_000, resolve: async () => ["8.8.8.8"] };
  for (const port of ["", `:${insidePort}`])
    expect(await fetchPicture(`https://${host}${port}/`, { limitBytes, reach })).toEqual(refusedAs("avatar.address"));
});

test.each([
  [["127.0.0.1"]],
  [["8.8.8.8", "10.0.0.1"]],
  [["2606:4700:4700::1111", "::1"]],
  [["192.168.1.1", "8.8.8.8"]],
  [[]],
])("fetchPicture: refuses a name that resolves to %j", async (addresses) => {
  const reach = { ...publicInternet, limitMs: 2_000, resolve: async () => addresses };
  expect(await fetchPicture("https://pictures.example/ok", { limitBytes, reach })).toEqual(refusedAs("avatar.address"));
});

test.each([
  "https://localhost/",
  "https://localhost./",
  "https://no-such-host.invalid/",
  "https://no-such-host.invalid./",
])("fetchPicture: %s has no public address, with or without a final dot", async (address) => {
  expect(await fetchPicture(address, { limitBytes, reach: publicInternet })).toEqual(refusedAs("avatar.address"));
});

test("fetchPicture: sends nothing to another port than 443 of a public host", async () => {
  const reach = { ...publicInternet, resolve: async () => ["8.8.8.8"] };
  const answer = await fetchPicture("https://pictures.example:8443/ok", { limitBytes, reach });
  expect(answer).toEqual(refusedAs("avatar.address"));
});

test.each<[string, (port: number) => string, string]>([
  ["plain http", (port) => `http://127.0.0.1:${port}/`, "avatar.url"],
  ["an inner service", (port) => `https://127.0.0.1:${port}/`, "avatar.address"],
  ["an inner service by one number", (port) => `https://2130706433:${port}/`, "avatar.address"],
  ["the address of cloud metadata", () => "https://169.254.169.254/latest/meta-data/", "avatar.address"],
  ["a name that is not admitted", () => "https://inner.example/", "avatar.address"],
  ["no address", () => "https://[", "avatar.url"],
])("fetchPicture: refuses a redirect to %s", async (_, to, refused) => {
  const resolve = async (name: string) => (name === "inner.example" ? ["10.0.0.7"] : ["127.0.0.1"]);
  const address = `${pictures.origin}/redirect?to=${encodeURIComponent(to(insidePort))}`;
  expect(await get(address, { resolve })).toEqual(refusedAs(refused));
  expect(requests).toHaveLength(1);
});

test.each([
  ["/loop", "avatar.unreached"],
  ["/missing", "avatar.unreached"],
  ["/silent", "avatar.unreached"],
  ["/drips", "avatar.unreached"],
  ["/endless", "picture.large"],
  ["/long", "picture.large"],
])("fetchPicture: %s ends as %s within the limits of time and size", async (path, refused) => {
  // Only these two end by the limit of time: on a busy machine others may take longer than that.
  const limit = ["/silent", "/drips"].includes(path) ? { limitMs: 700 } : {};
  expect(await get(`${pictures.origin}${path}`, limit)).toEqual(refusedAs(refused));
  if (path === "/loop") expect(requests).toHaveLength(4);
});

test("fetchPicture: a name that does not resolve, and a certificate of another name or authority, are unreachable", async () => {
  const never = () => new Promise<string[]>(() => undefined);
  expect(await get(`${pictures.origin}/ok`, { limitMs: 200, resolve: never })).toEqual(refusedAs("avatar.unreached"));
  const other = `https://other.example:${pictures.port}/ok`;
  expect(await get(other)).toEqual(refusedAs("avatar.unreached"));
  const { ca: _, ...untrusting } = pictures.reach;
  const answer = await fetchPicture(`${pictures.origin}/ok`, { limitBytes, reach: untrusting });
  expect(answer).toEqual(refusedAs("avatar.unreached"));
  expect(requests).toEqual([]);
});
