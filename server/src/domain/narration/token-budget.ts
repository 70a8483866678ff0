import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { languageModelTokens } from "../../platform/db/schema.ts";
import { createNotification } from "../notifications/create-notification.ts";

/** Tokens of the longest requested text, and the number of retries. */
export const longestAnswer = 900;
export const triesAgain = 2;
/** What a text of this many letters takes at most, in tokens; providers count differently, so it is guessed from above. */
export const tokensOf = (text: string) => Math.ceil(text.length / 2);

/** Tokens set aside for one text. `day` is the UTC day that they count for, however long it takes. */
export interface TokenReservation {
  userId: number;
  day: string;
  tokens: number;
}

/** Sets aside what a text may take at most; undefined where the person's day does not afford it. Two at once never share the rest. */
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

/** Rings the person's bell, once a day: the engine writes for the rest of it. */
export function notifyBudgetUsed(db: Db, { userId, now }: { userId: number; now: Date }): Promise<void> {
  const key = `budget-used ${now.toISOString().slice(0, 10)}`;
  return db.transaction((tx) => createNotification(tx, { userId, kind: "budget-used", key }));
}

/** Replaces what was set aside by what the text took. Never called after a crash: then it stands as taken. */
export async function settleTokens(db: Db, { userId, day, tokens }: TokenReservation, taken: number): Promise<void> {
  await db
    .update(languageModelTokens)
    .set({ tokens: sql`${languageModelTokens.tokens} + ${taken - tokens}` })
    .where(and(eq(languageModelTokens.userId, userId), eq(languageModelTokens.day, day)));
}
