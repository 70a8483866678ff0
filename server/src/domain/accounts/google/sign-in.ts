import type { FirstPreferences, Language } from "@fanradar/contract";
import { and, eq } from "drizzle-orm";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import { users } from "../../../platform/db/schema.ts";
import { type Failure, fail, isFailure } from "../../../platform/http/fail.ts";
import { queueMail } from "../../notifications/queue-mail.ts";
import { refusalOfSignUp } from "../../settings/instance-settings.ts";
import { beginSettings } from "../../settings/user-settings.ts";
import { type AccountRow, findAccountById } from "../find-account.ts";
import type { GoogleIdentity } from "./provider.ts";

const isOf = ({ issuer, subject }: GoogleIdentity) => and(eq(users.googleIssuer, issuer), eq(users.googleId, subject));

/**
 * The account of a Google identity: the one it is linked to; else the one that has verified the same address, which is
 * linked, with a notice by mail; else a new one. An account with an unverified address may be a stranger's, waiting for
 * its owner to come by Google: it is not linked. `first` are the settings that a new account begins with.
 */
export async function accountOf(
  { db }: Pick<Context, "db">,
  identity: GoogleIdentity,
  first: { language: Language; preferences?: FirstPreferences },
): Promise<AccountRow | Failure> {
  const { issuer, subject, email, name } = identity;
  const id = await db.transaction(async (tx) => {
    const [linked] = await tx.select({ id: users.id }).from(users).where(isOf(identity));
    if (linked) return linked.id;
    const googleIds = { googleIssuer: issuer, googleId: subject };
    const [same] = await tx
      .select({ id: users.id, isVerified: users.isVerified, googleId: users.googleId })
      .from(users)
      .where(eq(users.email, email))
      .for("update");
    if (same && (!same.isVerified || same.googleId !== null)) return fail("google-unlinked");
    if (same) {
      await tx.update(users).set(googleIds).where(eq(users.id, same.id));
      await queueMail(tx, { userId: same.id, recipient: email, write: (words) => words.googleLinked });
      return same.id;
    }
    if (await refusalOfSignUp(tx, email)) return fail("sign-up-closed");
    const [made] = await tx
      .insert(users)
      .values({ email, name, isVerified: true, ...googleIds })
      .onConflictDoNothing()
      .returning({ id: users.id });
    // A parallel sign-in stored this address or identity first: the retry finds it.
    if (!made) return fail("google-failed");
    await beginSettings(tx, made.id, first);
    return made.id;
  });
  if (isFailure(id)) return id;
  return (await findAccountById(db, id)) ?? fail("google-failed");
}

/** Whether this is the Google identity of the account. */
export async function isIdentityOf(db: Db, userId: number, identity: GoogleIdentity): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), isOf(identity)))) > 0;
}
