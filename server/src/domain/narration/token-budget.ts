import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { languageModelTokens } from "../../platform/db/schema.ts";
import { createNotification } from "../notifications/create-notification.ts";

/** Limit of tokens of an answer, and the number of retries. */
export const maxAnswerTokens = 900;
export const maxRetries = 2;
/** Upper estimate of a text's tokens: providers count differently. */
export const estimateTokens = (text: string) => Math.ceil(text.length / 2);

/** Tokens reserved for one text. `day` is the UTC day at whose budget they are charged. */
export interface TokenReservation {
  userId: number;
  day: string;
  tokens: number;
}

/** Reserves the most tokens that a text may use; undefined if the person's daily budget does not cover them. Safe for parallel requests. */
export async function reserveTokens(
  db: Db,
  { userId, tokens, dailyTokens, now }: { userId: number; tokens: number; dailyTokens: number; now: Date },
): Promise<TokenReservation | undefined> {
  const day = now.toISOString().slice(0, 10);
  if (tokens > dailyTokens) return undefined;
  const [reserved] = await db
    .insert(languageModelTokens)
    .values({ userId, day, tokens })
    .onConflictDoUpdate({
      target: [languageModelTokens.userId, languageModelTokens.day],
      set: { tokens: sql`${languageModelTokens.tokens} + ${tokens}` },
      setWhere: sql`${languageModelTokens.tokens} + ${tokens} <= ${dailyTokens}`,
    })
    .returning({ tokens: languageModelTokens.tokens });
  return reserved && { userId, day, tokens };
}

/** Notifies the person once a day that the engine writes for the rest of it. */
export function notifyBudgetUsed(db: Db, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const key = `budget-used ${now.toISOString().slice(0, 10)}`;
  return db.transaction((tx) => createNotification(tx, { userId, kind: "budget-used", key }));
}

/** Replaces a reservation by the tokens that were used. After a crash the reservation counts as used. */
export async function settleTokens(db: Db, { userId, day, tokens }: TokenReservation, taken: number): Promise<void> {
  await db
    .update(languageModelTokens)
    .set({ tokens: sql`${languageModelTokens.tokens} + ${taken - tokens}` })
    .where(and(eq(languageModelTokens.userId, userId), eq(languageModelTokens.day, day)));
}
