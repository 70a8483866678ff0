import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setUpApp } from "../../test/open-test-app.ts";
import { users } from "./schema.ts";

const server = await setUpApp();

/** Resolves once the expected number of callers has arrived. */
function meeting(of: number) {
  const all = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    if (++arrived === of) all.resolve();
    return all.promise;
  };
}

test("withTransactionRetry: two deadlocked transactions both succeed", async () => {
  const { db } = server.ctx;
  const [one, two] = [(await server.person()).id, (await server.person()).id];
  const meet = meeting(2);
  let begun = 0;
  const rename = (first: number, second: number, name: string) =>
    db.transaction(async (tx) => {
      begun++;
      await tx.update(users).set({ name }).where(eq(users.id, first));
      await meet();
      await tx.update(users).set({ name }).where(eq(users.id, second));
    });
  await Promise.all([rename(one, two, "first"), rename(two, one, "second")]);
  // Once more where PostgreSQL found the deadlock from both sides.
  expect(begun).toBeGreaterThan(2);
  const names = await db.select({ name: users.name }).from(users).where(sql`${users.id} in (${one}, ${two})`);
  expect(new Set(names.map(({ name }) => name)).size).toBe(1);
});

test("withTransactionRetry: another error is not retried", async () => {
  let begun = 0;
  const failing = server.ctx.db.transaction(async (tx) => {
    begun++;
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(failing).rejects.toThrow();
  expect(begun).toBe(1);
});

test("withTransactionRetry: gives up after five tries", async () => {
  let begun = 0;
  const failing = server.ctx.db.transaction(async (tx) => {
    begun++;
    await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
  });
  await expect(failing).rejects.toThrow();
  expect(begun).toBe(5);
});
