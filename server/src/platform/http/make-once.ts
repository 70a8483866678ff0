import { createHash } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Tx } from "../db/open-database.ts";
import { sentForms } from "../db/schema.ts";
import { fail, isFailure, Refused } from "./fail.ts";
import { idempotencyKey } from "./idempotency-key.ts";

/** Who sent which form. */
export interface FormSender {
  userId: number;
  request: Pick<FastifyRequest, "headers" | "method" | "url" | "body">;
}

/**
 * Makes what a form asks for, once for each `Idempotency-Key` of its person, in the caller's transaction: of many sent at once the others
 * wait for the first. Without a key each request makes something.
 *
 * @returns the id of what was made, now or before
 * @throws Refused where the key is too long, or was used with another body
 */
export async function makeOnce(tx: Tx, { userId, request }: FormSender, make: () => Promise<number>): Promise<number> {
  const key = idempotencyKey(request);
  if (isFailure(key)) throw new Refused(key);
  if (key === undefined) return make();
  const sent = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`;
  const bodyHash = createHash("sha256").update(sent).digest();
  const isOld = lt(sentForms.createdAt, sql`now() - interval '1 day'`);
  await tx.delete(sentForms).where(and(eq(sentForms.userId, userId), isOld));
  const isThis = and(eq(sentForms.userId, userId), eq(sentForms.key, key));
  const first = await tx
    .insert(sentForms)
    .values({ userId, key, bodyHash })
    .onConflictDoNothing()
    .returning({ userId: sentForms.userId });
  if (first.length === 0) {
    const [before] = await tx.select().from(sentForms).where(isThis);
    if (!before?.bodyHash.equals(bodyHash)) throw new Refused(fail("idempotency-conflict"));
    if (before.madeId === null) throw new Error("a form was stored without what it made");
    return before.madeId;
  }
  const madeId = await make();
  await tx.update(sentForms).set({ madeId }).where(isThis);
  return madeId;
}
