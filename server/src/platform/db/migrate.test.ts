import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { migrateDatabase } from "./migrate.ts";
import { creators, profiles } from "./schema.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

const countEntries = async () =>
  (await database.db.execute(sql`select 1 from search_entries`)).rows.length +
  (await database.db.execute(sql`select 1 from search_words`)).rows.length;

test("migrate: a database with an older search.sql gets the current one, and rebuilt search tables", async () => {
  const { db } = database;
  const [creator] = await db.insert(creators).values({ displayName: "Rebuilt", isListed: true }).returning();
  await db.insert(profiles).values({ platform: "instagram", handle: "rebuilt", creatorId: creator?.id });
  const complete = await countEntries();
  await db.execute(sql`delete from search_entries`);
  await db.execute(sql`drop function search_words_like`);
  await db.execute(sql`comment on view search_sources is 'older'`);
  await migrateDatabase(database);
  expect(complete).toBeGreaterThan(0);
  expect(await countEntries()).toBe(complete);
  expect((await db.execute(sql`select * from search_words_like('rebuilt', 0.9)`)).rows).toHaveLength(1);
});

test("migrate: a database with the current search.sql keeps its search tables untouched", async () => {
  const { db } = database;
  await db.execute(sql`insert into search_words values ('untouched')`);
  await migrateDatabase(database);
  expect((await db.execute(sql`select word from search_words`)).rows).toEqual([{ word: "untouched" }]);
});

test.each([
  ["newer", 1, "newer version"],
  ["older than the baseline", -1, "before FanRadar's first release"],
])("migrate: refuses a database whose migration is %s, and changes nothing", async (_, direction, message) => {
  const { db } = database;
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + ${direction * 1000}`);
  await db.execute(sql`comment on view search_sources is 'older'`);
  await expect(migrateDatabase(database)).rejects.toThrow(message);
  const { rows } = await db.execute(sql`select obj_description('search_sources'::regclass, 'pg_class') as comment`);
  expect(rows).toEqual([{ comment: "older" }]);
});
