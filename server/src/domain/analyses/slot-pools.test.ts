import { fewestForPool } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { slotPools, submissions } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { gatherInput } from "./gather-input.ts";
import { refreshSlotPools, slotPoolsJob } from "./refresh-slot-pools.ts";

const world = await setUpWorld();

const asOf = new Date("2026-11-20T12:00:00Z");

/**
 * Creators on Instagram who live in Tokyo, with sixty posts each, round the clock; those from 18 to 21 of their evening, 9
 * to 12 UTC, draw half as much again. Counts swing by each creator's own number.
 */
async function creators(from: number, to: number) {
  await world.ctx.db.execute(sql`
    with profile as (
      insert into profiles (platform, handle, last_posts_at)
      select 'instagram', 'slots' || number, ${asOf.toISOString()}::timestamptz
      from generate_series(${from}::int, ${to}::int) number returning id, handle
    ), submission as (
      insert into submissions (time_zone, notes) select 'Asia/Tokyo', handle from profile returning id, notes as handle
    ), model as (
      insert into models (id, submission_id, name, username) select id, id, handle, handle from submission
    ), linked as (
      insert into model_profiles (model_id, profile_id)
      select submission.id, profile.id from submission join profile using (handle)
    ), act as (
      insert into evidence (key, kind, sandbox, scope, platform, profile_id, added_at)
      select handle, 'api', true, 'public', 'instagram', id, ${asOf.toISOString()}::timestamptz from profile
      returning id, profile_id
    ), post as (
      select act.id as evidence_id, profile_id, number,
        ${asOf.toISOString()}::timestamptz - interval '2 days' - number * interval '5 hours' as at
      from act cross join generate_series(1, 60) number
    )
    insert into posts (profile_id, external_id, published_at, kind, likes, comments, evidence_id)
    select profile_id, number, at, 'image',
      round((case when extract(hour from at at time zone 'UTC') between 9 and 11 then 1500 else 1000 end)
        * (1 + 0.3 * sin(12.9898 * number * number * profile_id))), 0, evidence_id
    from post`);
}

async function modelIn(timeZone: string | null) {
  const modelId = await insertSubmission(world.ctx.db, { timeZone });
  return gatherInput(world.ctx.db, { modelId, subjects: [], asOf });
}

test("slot pools: from 200 creators with a time zone there is a pool of hours, for models with one", async () => {
  await creators(1, fewestForPool - 1);
  await refreshSlotPools(world.ctx.db, asOf);
  const before = await modelIn("Europe/Berlin");
  expect([before.timeZone, before.slotPools]).toEqual(["Europe/Berlin", undefined]);

  await creators(fewestForPool, fewestForPool);
  await enqueue(world.ctx.db, slotPoolsJob, { at: asOf.toISOString() });
  await expect.poll(() => world.ctx.db.select().from(slotPools)).toHaveLength(1);
  const { slotPools: pools } = await modelIn("Europe/Berlin");
  expect(Object.keys(pools ?? {})).toEqual(["instagram"]);
  expect(pools?.instagram?.creators).toBe(fewestForPool);
  const effects = pools?.instagram?.effects ?? [];
  // The seventh three hours of the day are those from 18 to 21.
  expect(Math.max(...effects)).toBe(effects[6]);
  expect(effects[6]).toBeGreaterThan(0.2);
  expect(await modelIn(null)).not.toHaveProperty("slotPools");

  // If most submitters give another zone of a profile, theirs counts; posts not read by then do not.
  await world.ctx.db.update(submissions).set({ timeZone: "UTC" }).where(eq(submissions.timeZone, "Asia/Tokyo"));
  await refreshSlotPools(world.ctx.db, asOf);
  const moved = (await modelIn("UTC")).slotPools?.instagram?.effects ?? [];
  expect(Math.max(...moved)).toBe(moved[3]);
  await refreshSlotPools(world.ctx.db, new Date(asOf.getTime() - 86_400_000));
  expect(await modelIn("UTC")).not.toHaveProperty("slotPools");
});

test("slot pools: a submission's time zone reaches its report and its submitter only", async () => {
  const [person, other] = [await world.person(), await world.person()];
  const model = await world.submit(person, { instagramUrl: "demo.zone", timeZone: "America/Sao_Paulo" });
  expect(model.timeZone).toBe("America/Sao_Paulo");
  await world.finished(person, model.id);
  const { facts } = (await world.report(person, model.id)).metadata.sealed;
  const changes = facts.filter(({ metric, kind }) => metric.startsWith("hourChange") && kind === "estimated");
  expect(changes.length).toBeGreaterThan(0);
  expect(new Set(changes.map(({ formula }) => formula))).toEqual(new Set(["schedule.shrunken"]));
  expect((await world.get(other, `/api/models/${model.id}`)).status).toBe(404);
  expect((await world.submit(person, { instagramUrl: "demo.zoneless", timeZone: "" })).timeZone).toBeNull();
});
