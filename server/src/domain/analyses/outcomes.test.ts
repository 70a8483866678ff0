import { afterEach, expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";

const world = await setUpWorld();
const person = await world.person();
afterEach(() => world.ctx.pool.query("truncate platform_limits, platform_breakers"));

const run = async (links: Record<string, string>) => {
  const model = await world.submit(person, links);
  return world.finished(person, model.id);
};

test.each<[links: Record<string, string>, status: string, failure: string | null]>([
  [{}, "completed", null],
  [{ onlyfansUrl: "onlyfans.com/ava", tiktokUrl: "@ava" }, "completed", null],
  [{ instagramUrl: "fault.unknown" }, "failed", "sources-unknown"],
  [{ instagramUrl: "fault.personal", twitterUrl: "fault_unknown" }, "failed", "sources-unknown"],
  [{ instagramUrl: "fault.unknown", twitterUrl: "demo_one" }, "completed", null],
  [{ instagramUrl: "fault.unknown", onlyfansUrl: "onlyfans.com/ava" }, "completed", null],
  [{ instagramUrl: "fault.broken" }, "failed", "sources-unreachable"],
  [{ instagramUrl: "fault.drop", twitterUrl: "fault_malformed" }, "failed", "sources-unreachable"],
  [{ instagramUrl: "fault.html", twitterUrl: "demo_two" }, "completed", null],
  [{ twitterUrl: "fault_protected" }, "completed", null],
  [{ twitterUrl: "fault_suspended" }, "completed", null],
  [{ instagramUrl: "fault.expired" }, "completed", null],
  [{ instagramUrl: "fault.limited" }, "completed", null],
  [{ twitterUrl: "fault_credits" }, "completed", null],
])("analysis: links %j end %s (%s)", async (links, status, failure) => {
  const done = await run(links);
  expect(done.status).toBe(status);
  expect(done.analysis.failure).toEqual(failure && { code: failure });
  expect(done.analysis.readings).toHaveLength(Object.keys(links).length);
  for (const { outcome } of done.analysis.readings) expect(outcome).not.toBeNull();
  const report = await world.get(person, `/api/models/${done.id}/report`);
  expect(report.status).toBe(status === "completed" ? 200 : 404);
});

test("analysis: one failed source among several is named in the report of the others", async () => {
  const done = await run({ instagramUrl: "fault.unknown1", twitterUrl: "demo_named" });
  expect(done.analysis.readings.map(({ outcome }) => outcome)).toEqual(["not_professional_or_missing", "ok"]);
  const { subjects, facts } = (await world.report(person, done.id)).metadata.sealed;
  expect(subjects.find(({ platform }) => platform === "instagram")).toMatchObject({
    outcome: "not_professional_or_missing",
  });
  expect(facts.find(({ id }) => id === "x.followers")).toMatchObject({ kind: "measured" });
  expect(facts.find(({ id }) => id === "instagram.followers")).toMatchObject({
    value: null,
    reason: { code: "not-found" },
  });
});

test("analysis: a failed model is completed by a retry once the platform responds, and stays so when a later run fails", async () => {
  await world.fault({ platform: "instagram", fault: "broken", handle: "demo.again" });
  const failed = await run({ instagramUrl: "demo.again" });
  expect(failed).toMatchObject({ status: "failed", analysis: { failure: { code: "sources-unreachable" } } });
  await world.sandbox.inject({ method: "DELETE", url: "/sandbox/faults" });
  await world.post(person, `/api/models/${failed.id}/analyses`);
  expect(await world.finished(person, failed.id)).toMatchObject({ status: "completed" });

  // As if it were the hour after.
  await world.ctx.pool.query("update evidence set key = key || '-' where key like 'api:instagram:demo.again:%'");
  await world.fault({ platform: "instagram", fault: "broken", handle: "demo.again" });
  await world.post(person, `/api/models/${failed.id}/analyses`);
  const later = await world.finished(person, failed.id);
  expect(later).toMatchObject({ status: "completed", badge: "verified-screenshot", analysis: { state: "failed" } });
  expect((await world.get(person, `/api/models/${failed.id}/report`)).status).toBe(200);
  await world.sandbox.inject({ method: "DELETE", url: "/sandbox/faults" });
});

test("analysis: figures of an earlier reading stay with their age if today's reading fails, and the report states it", async () => {
  const model = await world.analyze(person, { instagramUrl: "demo.older", twitterUrl: "demo_older" });
  const shift = "interval '2 days'";
  const ids = "(select id from evidence where key like 'api:instagram:demo.older:%')";
  await world.ctx.pool.query(
    `update observations set observed_at = observed_at - ${shift} where evidence_id in ${ids}`,
  );
  await world.ctx.pool.query(`update evidence set key = key || '-', added_at = added_at - ${shift} where id in ${ids}`);
  await world.fault({ platform: "instagram", fault: "broken", handle: "demo.older" });
  await world.post(person, `/api/models/${model.id}/analyses`);
  const done = await world.finished(person, model.id);
  await world.sandbox.inject({ method: "DELETE", url: "/sandbox/faults" });
  expect(done.analysis.readings.map(({ outcome }) => outcome)).toEqual(["upstream_error", "ok"]);
  const { facts, statements, asOf } = (await world.report(person, done.id)).metadata.sealed;
  const followers = facts.find(({ id }) => id === "instagram.followers");
  expect(followers).toMatchObject({ kind: "measured" });
  expect(Date.parse(asOf) - Date.parse(followers?.asOf ?? "")).toBeGreaterThan(1.9 * 86_400_000);
  expect(facts.find(({ id }) => id === "instagram.reading")?.reason).toEqual({
    code: "platform-unreachable",
    triedAt: done.analysis.readings[0]?.triedAt,
  });
  expect(statements.map(({ key }) => key)).toEqual(expect.arrayContaining(["overview.older", "next.later"]));
});

test("analysis: starting one while a run is under way returns that run", async () => {
  await world.fault({ platform: "instagram", fault: "slow", handle: "demo.busy", times: 1 });
  const model = await world.submit(person, { instagramUrl: "demo.busy" });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => world.post(person, `/api/models/${model.id}/analyses`)),
  );
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([model.analysis?.id]));
  await world.finished(person, model.id);
});
