import type { FirstPreferences, Language } from "@fanradar/contract";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../../config/config.ts";
import type { SignInProvider } from "../../../config/sign-in-providers.ts";
import type { Context } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import { identities, users } from "../../../platform/db/schema.ts";
import { type Failure, fail, isFailure } from "../../../platform/http/fail.ts";
import { writeAudit } from "../../access/write-audit.ts";
import { queueMail } from "../../notifications/queue-mail.ts";
import { refusalOfSignUp } from "../../settings/instance-settings.ts";
import { beginSettings } from "../../settings/user-settings.ts";
import { administerAccount } from "../administer-account.ts";
import { type AccountRow, findAccountById } from "../find-account.ts";
import { mailVerification } from "../verification.ts";
import type { Identity } from "./provider.ts";

const isOf = ({ issuer, subject }: Identity) => and(eq(identities.issuer, issuer), eq(identities.subject, subject));

/**
 * The account of an identity: the one it is linked to; else the one that has verified the same address, which is linked, with
 * a notice by mail; else a new one. An account with an unverified address may be a stranger's, waiting for its owner to come
 * so: it is not linked. Nor is one by an address that the provider has not verified, since anybody may have typed it there. `first` are
 * the settings that a new account begins with.
 */
export async function accountOf(
  ctx: Pick<Context, "db" | "config">,
  identity: Identity,
  first: { language: Language; preferences?: FirstPreferences },
): Promise<AccountRow | Failure> {
  const { provider, issuer, subject, email, isEmailVerified, name } = identity;
  const id = await ctx.db.transaction(async (tx) => {
    const [linked] = await tx.select({ id: identities.userId }).from(identities).where(isOf(identity));
    if (linked) return linked.id;
    const [same] = await tx
      .select({ id: users.id, isVerified: users.isVerified })
      .from(users)
      .where(eq(users.email, email))
      .for("update");
    const link = (userId: number) => tx.insert(identities).values({ userId, provider: provider.id, issuer, subject });
    if (same) {
      const hasOther = await tx.$count(
        identities,
        and(eq(identities.userId, same.id), eq(identities.provider, provider.id)),
      );
      if (!isEmailVerified || !same.isVerified || hasOther > 0) return fail("unlinked");
      await link(same.id);
      await queueMail(tx, {
        userId: same.id,
        recipient: email,
        write: ({ providerLinked }) => ({
          subject: providerLinked.subject(provider.name),
          text: providerLinked.text(provider.name),
        }),
      });
      return same.id;
    }
    if (await refusalOfSignUp(tx, email)) return fail("sign-up-closed");
    const [made] = await tx
      .insert(users)
      .values({ email, name, isVerified: isEmailVerified })
      .onConflictDoNothing()
      .returning({ id: users.id });
    // A parallel sign-in stored this address first: the retry finds it.
    if (!made) return fail("provider-failed");
    await link(made.id);
    await beginSettings(tx, made.id, first);
    if (!isEmailVerified) await mailVerification(ctx, tx, { id: made.id, email });
    return made.id;
  });
  if (isFailure(id)) return id;
  return (await findAccountById(ctx.db, id)) ?? fail("provider-failed");
}

/**
 * Makes an administrator of the account, or one no more, as the groups of its identity say; without a word of groups it stays what it
 * is. The last administrator stays one. Returns whether it changed.
 */
export async function followGroups(
  db: Db,
  account: AccountRow,
  { provider, isAdmin }: Identity,
  request: FastifyRequest,
): Promise<boolean> {
  if (isAdmin === undefined || isAdmin === (account.userType === "admin")) return false;
  return db.transaction(async (tx) => {
    const act = isAdmin ? "make-admin" : "make-member";
    if ((await administerAccount(tx, act, account.id)) === "last-admin") {
      request.log.warn({ event: "last-admin-stays", actor: account.id }, "security");
      return false;
    }
    await writeAudit(tx, { act: `user.${act}`, subjectId: account.id, reason: provider.name, ip: request.ip });
    return true;
  });
}

/** Whether this is an identity of the account. */
export async function isIdentityOf(db: Db, userId: number, identity: Identity): Promise<boolean> {
  return (await db.$count(identities, and(eq(identities.userId, userId), isOf(identity)))) > 0;
}

/** The providers of this instance by which an account signs in. */
export async function findProvidersOf(
  db: Db | Tx,
  { providers }: Pick<Config, "providers">,
  userId: number,
): Promise<SignInProvider[]> {
  const own = await db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, userId));
  return providers.filter(({ id }) => own.some(({ provider }) => provider === id));
}
