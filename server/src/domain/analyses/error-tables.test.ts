import { errorQuantile, fewestForPool, shippedErrors } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";
import { findErrorTables } from "./find-error-tables.ts";
import { refreshErrorTables } from "./refresh-error-tables.ts";

const world = await setUpWorld({ worker: false });

const asOf = new Date("2026-11-20T12:00:00Z");

/** Creators of fifty daily readings each, whose gains swing by their own number; counts are exact. */
async function creators(from: number, to: number) {
  await world.ctx.db.execute(sql`
    with profile as (
      insert into profiles (platform, handle, last_read_at)
      select 'x', 'pool' || number, ${asOf.toISOString()}::timestamptz from generate_series(${from}::int, ${to}::int) number returning id, handle
    ), day as (
      select profile.id, substr(handle, 5)::int as number, day, ${asOf.toISOString()}::timestamptz - (50 - day) * interval '1 day' as at
      from profile cross join generate_series(1, 50) day
    ), act as (
      insert into evidence (key, kind, sandbox, scope, platform, profile_id, added_at)
      select 'pool ' || number || ' ' || day, 'api', true, 'public', 'x', id, at from day returning id, key, profile_id, added_at
    )
    insert into observations (profile_id, platform, metric, value, observed_at, evidence_id)
    select act.profile_id, 'x', 'followers', 10007 + 31 * day.day + round(60 * sin(day.day * day.day * day.number)), act.added_at, act.id
    from act join day on act.key = 'pool ' || day.number || ' ' || day.day`);
}

test("error tables: an instance has its own once it has 200 creators, and reports use it", async () => {
  await creators(1, fewestForPool - 1);
  await refreshErrorTables(world.ctx.db, asOf);
  expect(await findErrorTables(world.ctx.db)).toBeUndefined();

  await creators(fewestForPool, fewestForPool);
  await refreshErrorTables(world.ctx.db, asOf);
  const tables = await findErrorTables(world.ctx.db);
  expect(tables?.rounded).toBeUndefined();
  expect(tables?.exact?.rows.map(({ horizon }) => horizon)).toEqual([1, 3, 7, 14, 21, 28]);
  const width = (table: typeof shippedErrors.exact) => errorQuantile(table, 28, 0.9) - errorQuantile(table, 28, 0.1);
  if (!tables?.exact) throw new Error("no table");
  // Forecasts of creators as steady as these are far better than in the shipped table.
  expect(width(tables.exact)).toBeLessThan(0.5 * width(shippedErrors.exact));

  await refreshErrorTables(world.ctx.db, new Date(asOf.getTime() + 200 * 86_400_000));
  expect(await findErrorTables(world.ctx.db)).toBeUndefined();
});
