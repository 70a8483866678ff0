import { expect, test } from "vitest";
import { users } from "../platform/db/schema.ts";
import { createTestDatabase, setUpDatabase, type TestDatabase } from "./test-database.ts";

const database = await setUpDatabase();

test("test database: is migrated, and each file has its own", async () => {
  await database.db.insert(users).values({ email: "Ava@fanradar.test", name: "Ava" });
  await using other = Object.assign(await createTestDatabase(), {
    async [Symbol.asyncDispose](this: TestDatabase) {
      await this.close();
    },
  });
  expect(await other.db.select().from(users)).toEqual([]);
  expect(await database.db.select().from(users)).toMatchObject([{ email: "Ava@fanradar.test" }]);
});

test("users: two spellings of an e-mail are one", async () => {
  await expect(database.db.insert(users).values({ email: "AVA@fanradar.TEST", name: "B" })).rejects.toThrow();
});
