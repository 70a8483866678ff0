import type { Db } from "../platform/db/open-database.ts";
import { models, submissions } from "../platform/db/schema.ts";

/** Stores a submission with its model, without a run. Returns the id of both. */
export async function insertSubmission(
  db: Db,
  submission: typeof submissions.$inferInsert = {},
  model: Partial<typeof models.$inferInsert> = {},
): Promise<number> {
  const [made] = await db.insert(submissions).values(submission).returning({ id: submissions.id });
  if (!made) throw new Error("the submission was not stored");
  const { id } = made;
  await db.insert(models).values({ name: "A", username: "a", ...model, id, submissionId: id });
  return id;
}
