import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { profiles } from "../../platform/db/schema.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { findWordPool } from "./word-pool.ts";

let database: TestDatabase;
const ids: number[] = [];
const vocabulary = ["sun", "sea", "tea", "gym", "art", "cat", "dog"];
const wordsOf = (n: number) => vocabulary.filter((_, place) => (n >> (place % 5)) % 2 === 1);

beforeAll(async () => {
  database = await createTestDatabase();
  const rows = await database.db
    .insert(profiles)
    .values(
      Array.from({ length: 34 }, (_, n) => ({
        platform: "instagram" as const,
        handle: `demo.words.${n}`,
        lastPostsAt: new Date(Date.UTC(2026, 0, 1, n)),
        captionTerms: wordsOf(n),
      })),
    )
    .returning({ id: profiles.id });
  ids.push(...rows.map(({ id }) => id));
});
afterAll(() => database.close());

/** The same, counted anew from the rows. */
async function countAnew(own: readonly number[]) {
  const rows = await database.db.select().from(profiles).where(sql`caption_terms is not null`);
  const others = rows.filter(({ id }) => !own.includes(id));
  const terms = new Set(rows.filter(({ id }) => own.includes(id)).flatMap(({ captionTerms }) => captionTerms ?? []));
  return {
    creators: others.length,
    frequency: Object.fromEntries(
      [...terms].map((term) => [term, others.filter(({ captionTerms }) => captionTerms?.includes(term)).length]),
    ),
  };
}

test("findWordPool: counts of a pool that was read before are those of its rows, whatever changed since", async () => {
  const { db } = database;
  const [one = 0, other = 0, third = 0] = ids;
  expect(await findWordPool(db, [one, other])).toEqual(await countAnew([one, other]));
  await db
    .update(profiles)
    .set({ captionTerms: ["sun", "new"] })
    .where(eq(profiles.id, third));
  expect(await findWordPool(db, [third])).toEqual(await countAnew([third]));
  expect((await findWordPool(db, [third]))?.frequency.new).toBe(0);
  await db.update(profiles).set({ captionTerms: null }).where(eq(profiles.id, other));
  await db.delete(profiles).where(eq(profiles.id, ids.at(-1) ?? 0));
  expect(await findWordPool(db, [one])).toEqual(await countAnew([one]));
});

test("findWordPool: pools that are read at once do not mix", async () => {
  const { db } = database;
  const words = ids.slice(2, 12).map((id) => [id]);
  const found = await Promise.all(words.map((own) => findWordPool(db, own)));
  expect(found).toEqual(await Promise.all(words.map((own) => countAnew(own))));
});

test("findWordPool: of fewer than thirty others there is none", async () => {
  expect(await findWordPool(database.db, ids.slice(0, 10))).toBeUndefined();
});
