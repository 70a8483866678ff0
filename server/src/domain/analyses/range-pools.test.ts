import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rangePools } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { findRangePools } from "./find-range-pools.ts";
import { gatherInput } from "./gather-input.ts";
import { rangePoolsJob, refreshRangePools } from "./refresh-range-pools.ts";

const world = await setUpWorld();

const asOf = new Date("2026-11-20T12:00:00Z");

/** Creators on X of forty posts each, one every other day, whose likes swing fivefold by each creator's own number. */
async function creators(from: number, to: number) {
  await world.ctx.db.execute(sql`
    with profile as (
      insert into profiles (platform, handle, last_posts_at)
      select 'x', 'range' || number, ${asOf.toISOString()}::timestamptz
      from generate_series(${from}::int, ${to}::int) number returning id, handle
    ), act as (
      insert into evidence (key, kind, sandbox, scope, platform, profile_id, added_at)
      select handle, 'api', true, 'public', 'x', id, ${asOf.toISOString()}::timestamptz from profile
      returning id, profile_id
    )
    insert into posts (profile_id, external_id, published_at, kind, likes, comments, evidence_id)
    select profile_id, number, ${asOf.toISOString()}::timestamptz - interval '2 days' - number * interval '2 days', 'text',
      round(500 * power(5, sin(12.9898 * number * (number + 2) * profile_id))), 3, act.id
    from act cross join generate_series(1, 40) number`);
}

test("range pools: from ten creators of a platform reports get its factor for engagement intervals", async () => {
  await creators(1, 9);
  await refreshRangePools(world.ctx.db, asOf);
  expect(await findRangePools(world.ctx.db)).toBeUndefined();

  await creators(10, 40);
  await enqueue(world.ctx.db, rangePoolsJob, { at: asOf.toISOString() });
  await expect.poll(() => world.ctx.db.select().from(rangePools)).toHaveLength(1);
  const pools = await findRangePools(world.ctx.db);
  expect(Object.keys(pools ?? {})).toEqual(["x"]);
  expect(pools?.x).toMatchObject({ creators: 40, oneDay: 100 });
  const modelId = await insertSubmission(world.ctx.db);
  const input = await gatherInput(world.ctx.db, { modelId, subjects: [], asOf });
  expect(input.rangePools).toEqual(pools);
});

test("range pools: posts read late, or in their first day, do not count, and an empty pool is deleted", async () => {
  await refreshRangePools(world.ctx.db, new Date(asOf.getTime() - 86_400_000));
  expect(await findRangePools(world.ctx.db)).toBeUndefined();
});
