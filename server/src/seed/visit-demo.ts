import { chat, login, logout, saveComparison } from "@fanradar/contract";
import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { demoAccounts, demoPassword } from "../domain/accounts/demo-accounts.ts";
import type { Db } from "../platform/db/open-database.ts";
import { analyses, conversations, modelOwners, models, users } from "../platform/db/schema.ts";

/** Questions of one conversation, each about what the one before was about unless it says otherwise. */
const questions = [
  "Which of my models grew most in the last 28 days?",
  "How is Ava Lindqvist doing?",
  "What should she do next?",
  "When is her audience online?",
  "How much did she earn in the last 30 days?",
];
/** The models submitted last that have a report. */
const compared = 3;

/**
 * Signs in to the running product as the demo's person, saves a comparison of their models and talks with the assistant: what it answers
 * is what it would answer anybody. Once: who has a conversation is not visited again.
 *
 * @param origin of the running server
 * @returns false while reports of theirs are being made: nothing was done
 */
export async function visitDemo(db: Db, origin: string): Promise<boolean> {
  const [{ email }] = demoAccounts;
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!person || (await db.$count(conversations, eq(conversations.userId, person.id))) > 0) return true;
  const own = await db
    .select({ id: modelOwners.id, isWaiting: some(isNull(analyses.endedAt)), isRead: some(eq(analyses.state, "done")) })
    .from(modelOwners)
    .innerJoin(models, eq(models.id, modelOwners.id))
    .innerJoin(analyses, eq(analyses.modelId, modelOwners.id))
    .where(eq(modelOwners.userId, person.id))
    .groupBy(modelOwners.id, models.createdAt)
    .orderBy(asc(models.createdAt));
  if (own.some(({ isWaiting }) => isWaiting)) return false;
  let cookie = "";
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", "accept-language": "en", cookie };
    const answer = await fetch(new URL(path, origin), { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const signedIn = await post(login.path, { email, password: demoPassword });
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
  const newest = own
    .filter(({ isRead }) => isRead)
    .slice(-compared)
    .map(({ id }) => id);
  if (newest.length > 1) await post(saveComparison.path, { models: newest });
  let conversationId: number | null = null;
  for (const message of questions) {
    const answer = chat.output.parse(await (await post(chat.path, { message, conversationId })).json());
    conversationId = answer.conversationId;
  }
  await post(logout.path, {});
  return true;
}

const some = (condition: SQL) => sql<boolean>`bool_or(${condition})`;
