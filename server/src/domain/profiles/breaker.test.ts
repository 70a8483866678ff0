import { beforeEach, expect, test } from "vitest";
import { setUpDatabase } from "../../test/test-database.ts";
import { admitRead, findSilent, giveUpProbe, recordAnswer, recordFailure } from "./breaker.ts";

const database = await setUpDatabase();
beforeEach(() => database.pool.query("truncate platform_breakers"));

const start = Date.parse("2026-11-20T09:00:00Z");
const after = (seconds: number) => new Date(start + seconds * 1_000);
const can = (seconds: number) => admitRead(database.db, "instagram", after(seconds));
const fails = (seconds: number, more: { isProbe?: boolean; backAt?: Date } = {}) =>
  recordFailure(database.db, "instagram", { at: after(seconds), isProbe: false, ...more });
const fiveFailures = async () => {
  for (let second = 0; second < 5; second++) await fails(second);
};
const stateAt = async (seconds: number) => (await findSilent(database.db, after(seconds)))[0];

test("breaker: the fifth failure in a row opens it for 30 seconds, for its own platform only", async () => {
  for (let second = 0; second < 4; second++) expect(await fails(second)).toEqual({ opened: false });
  expect(await can(3)).toEqual({ isAdmitted: true, isProbe: false });
  expect(await fails(4)).toEqual({ opened: true, nextTryAt: after(34) });
  expect(await can(33)).toEqual({ isAdmitted: false, triedAt: after(4), nextTryAt: after(34) });
  expect(await stateAt(33)).toMatchObject({ breaker: "open", failures: 5, openedAt: after(4).toISOString() });
  expect(await admitRead(database.db, "x", after(33))).toEqual({ isAdmitted: true, isProbe: false });
});

test("breaker: a success resets the count of failures", async () => {
  for (let second = 0; second < 4; second++) await fails(second);
  expect(await recordAnswer(database.db, "instagram")).toBe(false);
  expect(await findSilent(database.db, after(4))).toEqual([]);
  expect(await fails(5)).toEqual({ opened: false });
});

test("breaker: after the wait exactly one of many callers probes, and its success closes the breaker for all", async () => {
  await fiveFailures();
  const admitted = (await Promise.all(Array.from({ length: 12 }, () => can(34)))).filter((one) => one.isAdmitted);
  expect(admitted).toEqual([{ isAdmitted: true, isProbe: true }]);
  expect(await stateAt(34)).toMatchObject({ breaker: "half-open" });
  expect(await recordAnswer(database.db, "instagram")).toBe(true);
  expect(await can(35)).toEqual({ isAdmitted: true, isProbe: false });
  expect(await findSilent(database.db, after(35))).toEqual([]);
});

test("breaker: each failed probe doubles the wait, up to 15 minutes", async () => {
  await fiveFailures();
  let now = 34;
  const waits = [];
  for (let probe = 0; probe < 7; probe++) {
    expect(await can(now)).toEqual({ isAdmitted: true, isProbe: true });
    const { nextTryAt } = await fails(now, { isProbe: true });
    const wait = ((nextTryAt?.getTime() ?? 0) - start) / 1_000 - now;
    waits.push(wait);
    now += wait;
  }
  expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900]);
});

test("breaker: a probe that died with its process is followed by another within a minute", async () => {
  await fiveFailures();
  expect(await can(34)).toMatchObject({ isProbe: true });
  expect(await can(93)).toMatchObject({ isAdmitted: false });
  expect(await can(94)).toMatchObject({ isProbe: true });
});

test("breaker: a probe that was given up is left to the next caller", async () => {
  await fiveFailures();
  await can(34);
  await giveUpProbe(database.db, "instagram", after(34));
  expect(await can(35)).toMatchObject({ isProbe: true });
});

test("breaker: a platform's Retry-After applies at once, for at most a day", async () => {
  expect(await fails(0, { backAt: after(600) })).toEqual({ opened: true, nextTryAt: after(600) });
  expect(await can(599)).toMatchObject({ isAdmitted: false });
  await recordAnswer(database.db, "instagram");
  expect(await fails(0, { backAt: after(1e9) })).toEqual({ opened: true, nextTryAt: after(86_400) });
});

test("breaker: a read that began before it opened and fails late does not lengthen the wait", async () => {
  await fiveFailures();
  expect(await fails(20)).toEqual({ opened: false, nextTryAt: after(34) });
  expect(await can(34)).toMatchObject({ isProbe: true });
});
