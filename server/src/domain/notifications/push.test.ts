import { createPublicKey, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { notificationKinds } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { notifications, pushSubscriptions, sessions } from "../../platform/db/schema.ts";
import { type Person, setUpApp } from "../../test/open-test-app.ts";
import { startPictureServer } from "../../test/picture-server.ts";
import { openPushBrowser } from "../../test/push-browser.ts";
import { createNotification } from "./create-notification.ts";
import { pushNotification } from "./push-notification.ts";

/** A push service on loopback, over TLS. */
const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
let status = 201;
const service = await startPictureServer(async (request, response) => {
  const body = await buffer(request);
  received.push({ path: request.url ?? "", headers: request.headers, body });
  response.writeHead(status).end();
});
afterAll(service.close);
beforeEach(() => {
  status = 201;
  received.length = 0;
});

const server = await setUpApp();
const { db } = server.ctx;
const send = (method: "GET" | "PUT" | "DELETE", { cookie }: Pick<Person, "cookie">, payload?: object) =>
  server.app.inject({ method, url: "/api/user/push", headers: { cookie }, ...(payload && { payload }) });
const isOn = async (person: Pick<Person, "cookie">) => (await send("GET", person)).json().isOn;

let made = 0;
/** A person with a browser that gets push notifications. */
async function subscribed() {
  const person = await server.person();
  const browser = openPushBrowser();
  const endpoint = `${service.origin}/browser-${++made}`;
  const answer = await send("PUT", person, { endpoint, ...browser.keys });
  expect(answer.statusCode).toBe(200);
  const [session] = await db.select().from(sessions).where(eq(sessions.userId, person.id));
  return { person, browser, endpoint, sessionId: session?.id ?? 0 };
}

/** Jobs that a notification queued for browsers, by its kind. */
async function notified(userId: number, kind: (typeof notificationKinds)[number]) {
  const key = `${kind} ${++made}`;
  await db.transaction((tx) => createNotification(tx, { userId, kind, key }));
  const [row] = await db.select().from(notifications).where(eq(notifications.key, key));
  const { rows } = await server.ctx.pool.query<{ payload: { notificationId: number; sessionId: number } }>(
    "select payload from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id where identifier = 'push-notification' and (payload ->> 'notificationId')::int = $1",
    [row?.id],
  );
  return rows.map(({ payload }) => payload);
}
const deliver = (payload: { notificationId: number; sessionId: number }) =>
  pushNotification(server.ctx, payload, service.reach);

test("push: off until turned on; then a notification reaches the browser encrypted, signed and without a name, and off again it does not", async () => {
  const stranger = await server.person();
  expect(await isOn(stranger)).toBe(false);
  expect(await notified(stranger.id, "rated")).toEqual([]);

  const { person, browser, sessionId } = await subscribed();
  expect(await isOn(person)).toBe(true);
  const [job] = await notified(person.id, "rated");
  expect(job).toMatchObject({ sessionId });
  if (job) await deliver(job);
  const [message] = received;
  expect(message?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(message?.body.includes("rated one")).toBe(false);
  expect(JSON.parse(browser.decrypt(message?.body ?? Buffer.of()))).toEqual({
    id: job?.notificationId,
    title: "FanRadar",
    body: "Someone rated one of your reports.",
    path: "/dashboard",
  });
  const [, token = "", k = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(message?.headers.authorization ?? "") ?? [];
  expect(k).toBe((await send("GET", person)).json().publicKey);
  const point = Buffer.from(k, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const key = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", ...(x && { x }), ...(y && { y }) } });
  const [head, claims = "", signature = ""] = token.split(".");
  const signed = Buffer.from(`${head}.${claims}`);
  const proof = Buffer.from(signature, "base64url");
  expect(verify("sha256", signed, { key, dsaEncoding: "ieee-p1363" }, proof)).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ aud: service.origin });

  await send("DELETE", person);
  expect(await isOn(person)).toBe(false);
  expect(await notified(person.id, "rated")).toEqual([]);
});

test("push: what may be about earnings says only that there is something new", async () => {
  const { person, browser } = await subscribed();
  for (const kind of notificationKinds) for (const job of await notified(person.id, kind)) await deliver(job);
  const texts = received.map(({ body }): string => JSON.parse(browser.decrypt(body)).body);
  expect(texts).toHaveLength(notificationKinds.length);
  expect(texts.filter((text) => /split|goal|share of|earn|month|[$€£]/i.test(text))).toEqual([]);
});

test("push: what was read meanwhile is not sent; a request to a failing service is retried; 410 ends the subscription", async () => {
  const { person } = await subscribed();
  const [read] = await notified(person.id, "rated");
  await server.post("/api/notifications/read", { upTo: read?.notificationId }, { cookie: person.cookie });
  if (read) await deliver(read);
  expect(received).toEqual([]);

  const [job = { notificationId: 0, sessionId: 0 }] = await notified(person.id, "rated");
  status = 503;
  await expect(deliver(job)).rejects.toThrow("pictures.example:");
  expect(await isOn(person)).toBe(true);
  status = 410;
  await deliver(job);
  expect(await isOn(person)).toBe(false);
});

test("push: a subscription ends with its session and its account, and is exported without its secret", async () => {
  const { person, sessionId, endpoint } = await subscribed();
  const exported = await server.post("/api/user/export", {}, { cookie: person.cookie });
  expect(exported.json().tables.push_subscriptions).toEqual([
    expect.objectContaining({ session_id: sessionId, endpoint }),
  ]);
  expect(exported.body).not.toContain("auth_secret");
  await server.post("/api/auth/logout", {}, { cookie: person.cookie });
  const other = await subscribed();
  await server.app.inject({ method: "DELETE", url: "/api/user/delete", headers: { cookie: other.person.cookie } });
  const left = await db.select({ sessionId: pushSubscriptions.sessionId }).from(pushSubscriptions);
  expect(left).not.toContainEqual({ sessionId });
  expect(left).not.toContainEqual({ sessionId: other.sessionId });
});

test("push: the same browser with another account is theirs alone", async () => {
  const { person, endpoint } = await subscribed();
  const next = await server.person();
  await send("PUT", next, { endpoint, ...openPushBrowser().keys });
  expect([await isOn(person), await isOn(next)]).toEqual([false, true]);
});

test.each([
  ["plain http", { endpoint: "http://push.example/1" }, "endpoint", "https address of a push service"],
  ["a name and password", { endpoint: "https://me:secret@push.example/1" }, "endpoint", "https address"],
  ["an inner address", { endpoint: "https://127.0.0.1/1" }, "endpoint", "https address"],
  ["an inner address in hexadecimal", { endpoint: "https://0x7f000001/1" }, "endpoint", "https address"],
  ["an inner address of IPv6", { endpoint: "https://[::1]/1" }, "endpoint", "https address"],
  ["a short key", { auth: "abc" }, "auth", "keys of a browser's push subscription"],
  ["a key beside the curve", { p256dh: `B${"A".repeat(86)}` }, "p256dh", "keys of a browser's push subscription"],
])("push: %s is refused by name", async (_, wrong, field, reason) => {
  const person = await server.person();
  const answer = await send("PUT", person, { endpoint: "https://push.example/1", ...openPushBrowser().keys, ...wrong });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  expect(answer.json().message).toContain(reason);
  expect(await isOn(person)).toBe(false);
});

test("push: a service whose name leads inside is not reached", async () => {
  const { person } = await subscribed();
  const [job = { notificationId: 0, sessionId: 0 }] = await notified(person.id, "rated");
  const inside = { ...service.reach, resolve: async () => ["127.0.0.1", "10.0.0.1"] };
  await expect(pushNotification(server.ctx, job, inside)).rejects.toThrow("no admitted address of pictures.example");
  expect(received).toEqual([]);
});
