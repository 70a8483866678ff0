import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { findSession } from "../../domain/access/session.ts";
import { setUpDatabase } from "../../test/test-database.ts";
import { openDatabase } from "./open-database.ts";
import { users } from "./schema.ts";

const database = await setUpDatabase();

test.each([
  [true, 0],
  [false, 1],
])("openDatabase: with a pooler in between (%s) a session keeps %i statements under a name", async (isPooled, kept) => {
  const { db, pool, close } = openDatabase(database.url, { connections: 1, isPooled });
  try {
    for (const token of ["one", "two"]) expect(await findSession(db, token)).toBeNull();
    const { rows } = await pool.query("select name from pg_prepared_statements");
    expect(rows).toHaveLength(kept);
  } finally {
    await close();
  }
});

test("openDatabase: texts that come once, such as lists of every length, are not kept in the session", async () => {
  const { db, pool, close } = openDatabase(database.url, { connections: 1 });
  try {
    const lengths = Array.from({ length: 50 }, (_, n) => Array.from({ length: n + 1 }, (_, id) => -id));
    for (const ids of lengths) await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
    const { rows } = await pool.query("select name from pg_prepared_statements");
    expect(rows).toEqual([]);
  } finally {
    await close();
  }
});
