import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSetupLink } from "../domain/accounts/setup-link.ts";
import { cookieOf } from "../test/open-test-app.ts";
import { startWorld, type World } from "../test/start-world.ts";
import { drillNightly } from "./nightly-drill.ts";

const dir = mkdtempSync(join(tmpdir(), "fanradar-nights-"));
const backup = { passphrase: "a passphrase of the tests", cost: 2, dir, keep: 2 };
let world: World;
let admin: { cookie: string };
beforeAll(async () => {
  world = await startWorld({ config: { backup } });
  const token = new URL((await makeSetupLink(world.ctx.db, world.ctx.config)) ?? "about:blank").searchParams.get(
    "token",
  );
  const account = { token, name: "Boss", email: "boss@fanradar.test", password: "a correct password" };
  const made = await world.app.inject({ method: "POST", url: "/api/setup", payload: account });
  admin = { cookie: cookieOf(made.headers["set-cookie"]) };
  const person = await world.person();
  await world.analyze(person, { instagramUrl: "demo.night" });
});
afterAll(async () => {
  await world.close();
  rmSync(dir, { recursive: true, force: true });
});

const get = async (url: string) => (await world.app.inject({ url, headers: admin })).json();
const lastDrill = async () => (await get("/api/admin/instance")).drill;

test("drillNightly: backs up, restores and checks; the instance page has each line; older backups go, other files stay", async () => {
  for (const day of ["2026-11-20", "2026-11-21"]) writeFileSync(join(dir, `fanradar-${day}.backup`), "older");
  writeFileSync(join(dir, "fanradar-kept-by-hand.backup"), "by hand");
  await drillNightly(world.ctx, new Date("2026-11-22T02:30:00Z"));
  const { isSet, last } = await lastDrill();
  expect([isSet, last.isOk, last.startedAt]).toEqual([true, true, "2026-11-22T02:30:00.000Z"]);
  const checked = Object.fromEntries(last.lines.map((line: { name: string }) => [line.name, line]));
  expect(checked["report seals"]).toMatchObject({ checked: expect.any(Number), faults: [] });
  expect(checked["report seals"].checked).toBeGreaterThan(0);
  expect(readdirSync(dir).sort()).toEqual([
    "fanradar-2026-11-21.backup",
    "fanradar-2026-11-22.backup",
    "fanradar-kept-by-hand.backup",
  ]);
});

test("drillNightly: a report that is not what was sealed fails the drill, and administrators are notified once", async () => {
  await world.ctx.pool.query("update reports set hash = repeat('0', length(hash))");
  await drillNightly(world.ctx, new Date("2026-11-23T02:30:00Z"));
  const { last } = await lastDrill();
  expect(last.isOk).toBe(false);
  expect(last.lines.flatMap(({ faults }: { faults: string[] }) => faults)).toContainEqual(
    expect.stringMatching(/^report \d+ is not what was sealed$/),
  );
  const { items } = await get("/api/notifications");
  expect(items.filter(({ kind }: { kind: string }) => kind === "drill-failed")).toHaveLength(1);
});

test("drillNightly: what stands in the way of a drill is its result", async () => {
  const ctx = { ...world.ctx, config: { ...world.ctx.config, backup: { ...backup, dir: "/nowhere/at/all" } } };
  await drillNightly(ctx, new Date("2026-11-24T02:30:00Z"));
  expect((await lastDrill()).last).toMatchObject({
    isOk: false,
    lines: [{ name: "drill", faults: [expect.stringContaining("/nowhere/at/all")] }],
  });
});

test("drillNightly: without a passphrase there is no drill", async () => {
  const before = (await lastDrill()).last;
  await drillNightly({ ...world.ctx, config: { ...world.ctx.config, backup: undefined } }, new Date());
  expect((await lastDrill()).last).toEqual(before);
});
