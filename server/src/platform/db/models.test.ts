import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { insertSubmission } from "../../test/insert-submission.ts";
import { setUpDatabase } from "../../test/test-database.ts";
import { creators, guests, modelOwners, models, submissions } from "./schema.ts";

const database = await setUpDatabase();

test("models: the database refuses one that is neither a submission nor a creator, or both, or has another id", async () => {
  const { db } = database;
  const id = await insertSubmission(db);
  await db.insert(creators).values({ id, displayName: "Both" });
  const set = (change: Partial<typeof models.$inferInsert>) => db.update(models).set(change).where(eq(models.id, id));
  const refused = expect.objectContaining({ constraint: "models_one_kind" });
  await expect(set({ creatorId: id })).rejects.toMatchObject({ cause: refused });
  await expect(set({ submissionId: null })).rejects.toMatchObject({ cause: refused });
  const [other] = await db.insert(creators).values({ displayName: "Other" }).returning();
  await expect(set({ submissionId: null, creatorId: other?.id ?? 0 })).rejects.toMatchObject({ cause: refused });
  await set({ submissionId: null, creatorId: id });
});

test("models: a guest's submission is owned by the guest; deleting it removes owner and model", async () => {
  const { db } = database;
  const expiresAt = new Date(Date.now() + 60_000);
  const [guest] = await db
    .insert(guests)
    .values({ tokenHash: Buffer.from("a"), expiresAt })
    .returning();
  const id = await insertSubmission(db, { guestId: guest?.id ?? 0 });
  const owners = () => db.select().from(modelOwners).where(eq(modelOwners.id, id));
  expect(await owners()).toEqual([{ id, userId: null, guestId: guest?.id, workspaceId: null }]);
  await db.update(submissions).set({ deletedAt: new Date() }).where(eq(submissions.id, id));
  expect(await owners()).toEqual([]);
  await db.delete(guests);
  expect(await db.$count(models, eq(models.id, id))).toBe(0);
});
