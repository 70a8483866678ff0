import { afterAll, expect, test } from "vitest";
import { version } from "../../config/version.ts";
import { analyses } from "../../platform/db/schema.ts";
import { seedAccounts } from "../../seed/seed-accounts.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { cookieOf, openTestApp } from "../../test/open-test-app.ts";

const opened: { close(): Promise<void> }[] = [];
const open = async (options: Parameters<typeof openTestApp>[0] = {}) => {
  const server = await openTestApp(options);
  opened.push(server);
  return server;
};
afterAll(() => Promise.all(opened.map((one) => one.close())));

test("instance: a demo lists its accounts and three sample creators", async () => {
  const { get } = await open();
  const answer = (await get("/api/instance")).json();
  expect(answer).toMatchObject({ mode: "demo", exposed: false });
  expect(answer.demoAccounts.map(({ userType }: { userType: string }) => userType)).toEqual(["user", "model", "admin"]);
  expect(answer.examples).toHaveLength(3);
  expect(answer.usualWait).toBeUndefined();
});

test.each(["0.0.0.0", "::", "192.168.1.5", "fan.example"])(
  "instance: a demo on %s says so and has no admin",
  async (host) => {
    const { get, post, ctx } = await open({ config: { host } });
    await seedAccounts(ctx.db);
    const answer = (await get("/api/instance")).json();
    expect(answer.exposed).toBe(true);
    expect(answer.demoAccounts.map(({ userType }: { userType: string }) => userType)).toEqual(["user", "model"]);
    const admin = await post("/api/auth/login", { email: "admin@fanradar.test", password: "fanradar-demo" });
    expect(admin.statusCode).toBe(401);
    const user = await post("/api/auth/login", { email: "demo@fanradar.test", password: "fanradar-demo" });
    expect(user.statusCode).toBe(200);
  },
);

test("instance: an admin's session ends when the demo becomes exposed", async () => {
  const { get, post, ctx } = await open();
  await seedAccounts(ctx.db);
  const signedIn = await post("/api/auth/login", { email: "admin@fanradar.test", password: "fanradar-demo" });
  const cookie = cookieOf(signedIn.headers["set-cookie"]);
  ctx.config.host = "0.0.0.0";
  expect((await get("/api/auth/session", { cookie })).json()).toEqual({ user: null, hasUnread: false });
});

test("instance: a live instance lists no accounts and no samples, and the platforms it can read", async () => {
  const x = { baseUrl: "https://api.x.com", bearerToken: "secret-key" };
  const { get } = await open({ config: { mode: "live", x } });
  const answer = await get("/api/instance");
  expect(answer.json()).toEqual({
    mode: "live",
    version,
    exposed: false,
    name: null,
    sendsMail: false,
    signUp: { rule: "open", domains: [] },
    demoAccounts: [],
    providers: [],
    passkeyOrigin: "http://localhost:3000",
    examples: [],
    platforms: [
      { platform: "onlyfans", access: "type" },
      { platform: "instagram", access: "type" },
      { platform: "x", access: "read" },
      { platform: "tiktok", access: "type" },
    ],
  });
  expect(answer.body).not.toContain("secret-key");
});

test("instance: the usual wait is the median of single submissions that finished here, from the start of a run to its report", async () => {
  const { get, ctx } = await open();
  // Queued an hour before, behind others.
  const createdAt = new Date("2026-11-20T09:00:00Z");
  const startedAt = new Date("2026-11-20T10:00:00Z");
  const runs = [2, 4, 9].map((seconds) => ({
    state: "done" as const,
    endedAt: new Date(+startedAt + seconds * 1_000),
    ...(seconds === 9 && { cause: "requested" as const }),
  }));
  const late = new Date(+startedAt + 900_000);
  const others = [
    { state: "failed" as const, endedAt: late },
    // Of links that nobody can read: no platform was asked.
    { state: "done" as const, endedAt: late, outcomes: { 1: "no_connector" as const } },
    { state: "done" as const, endedAt: late, outcomes: {} },
    { state: "done" as const, endedAt: late, cause: "batch" as const },
    { state: "done" as const, endedAt: late, cause: "scheduled" as const },
    { state: "done" as const, endedAt: late, cause: "new-evidence" as const },
  ];
  for (const run of [...runs, ...others]) {
    const modelId = await insertSubmission(ctx.db);
    await ctx.db
      .insert(analyses)
      .values({ modelId, cause: "submitted", outcomes: { 1: "ok" }, createdAt, startedAt, ...run });
  }
  expect((await get("/api/instance")).json().usualWait).toMatchObject({
    id: "usualWait",
    kind: "measured",
    trust: "record",
    value: 4,
    unit: "seconds",
    n: 3,
    formula: "wait.median",
  });
});

test("security.txt: names the contact for vulnerabilities, and is absent where the operator names none", async () => {
  const { get } = await open({ config: { mode: "live", securityContact: "mailto:security@agency.test" } });
  const { body, statusCode, headers } = await get("/.well-known/security.txt");
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(body).toMatch(/^Contact: mailto:security@agency.test\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/);
  const without = await open();
  expect((await without.get("/.well-known/security.txt")).statusCode).toBe(404);
});
