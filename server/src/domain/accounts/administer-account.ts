import type { AccountAct } from "@fanradar/contract";
import { and, eq } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { users } from "../../platform/db/schema.ts";
import { closeSessionsOf } from "../access/close-sessions.ts";
import { beginSettings } from "../settings/user-settings.ts";
import { makeToken } from "./mail-token.ts";
import { closeChallenges } from "./second-factor/challenge.ts";
import { disable } from "./second-factor/second-factor.ts";

const passwordLinkHours = 24;

/** Locks all administrators: of two at once who each remove the other, the second finds nobody left. */
async function isLastAdmin(tx: Tx, userId: number): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, "admin"), eq(users.isDisabled, false)))
    .orderBy(users.id)
    .for("update");
  return admins.length === 1 && admins[0]?.id === userId;
}

/** Makes an administrator of an address that has no account, verified and without a password. Undefined where it has one. */
export async function createAdmin(tx: Tx, email: string): Promise<number | undefined> {
  const name = email.split("@", 1)[0] ?? email;
  const [user] = await tx
    .insert(users)
    .values({ name, email, userType: "admin", isVerified: true })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (user) await beginSettings(tx, user.id, { language: "en" });
  return user?.id;
}

/** A link to set a password, valid once and for 24 hours; those made or mailed before stop working. */
export async function makePasswordLink(tx: Tx, { publicUrl }: Pick<Config, "publicUrl">, userId: number) {
  const token = await makeToken(tx, { userId, purpose: "reset-password", hours: passwordLinkHours });
  return new URL(`/reset-password?token=${token}`, publicUrl).href;
}

/** What each act needs besides, in the transaction that it belongs to. `delete` is the caller's: an account owns what this folder does not know. */
const changes: Record<AccountAct, (tx: Tx, userId: number) => Promise<unknown>> = {
  verify: (tx, userId) => tx.update(users).set({ isVerified: true }).where(eq(users.id, userId)),
  disable: async (tx, userId) => {
    await tx.update(users).set({ isDisabled: true }).where(eq(users.id, userId));
    await signOut(tx, userId);
  },
  enable: (tx, userId) => tx.update(users).set({ isDisabled: false }).where(eq(users.id, userId)),
  "sign-out": signOut,
  "reset-second-factor": async (tx, userId) => {
    await disable(tx, userId);
    await signOut(tx, userId);
  },
  "make-admin": (tx, userId) => tx.update(users).set({ userType: "admin" }).where(eq(users.id, userId)),
  "make-member": (tx, userId) =>
    tx
      .update(users)
      .set({ userType: "user" })
      .where(and(eq(users.id, userId), eq(users.userType, "admin"))),
  delete: async () => undefined,
};
const takesAdminAway: readonly AccountAct[] = ["disable", "make-member", "delete"];

async function signOut(tx: Tx, userId: number): Promise<void> {
  await closeSessionsOf(tx, userId);
  await closeChallenges(tx, userId);
}

/**
 * Changes an account for an administrator or operator. A disabled one keeps what it owns, and nobody signs in to it.
 * `last-admin`: nothing was changed, since somebody has to administer the instance.
 */
export async function administerAccount(tx: Tx, act: AccountAct, userId: number): Promise<"done" | "last-admin"> {
  if (takesAdminAway.includes(act) && (await isLastAdmin(tx, userId))) return "last-admin";
  await changes[act](tx, userId);
  return "done";
}

/** All administrators, the oldest first. */
export const findAdmins = (db: Db) =>
  db
    .select({ email: users.email, isDisabled: users.isDisabled, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.userType, "admin"))
    .orderBy(users.id);
