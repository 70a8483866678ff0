import { expect, test } from "vitest";
import { findSession } from "../../domain/access/session.ts";
import { setUpDatabase } from "../../test/test-database.ts";
import { openDatabase } from "./open-database.ts";

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
