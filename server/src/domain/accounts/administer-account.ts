import { and, eq, ne } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { users } from "../../platform/db/schema.ts";
import { closeSessionsOf } from "../access/close-sessions.ts";
import { beginSettings } from "../settings/user-settings.ts";
import { makeToken } from "./mail-token.ts";
import { closeChallenges } from "./second-factor/challenge.ts";

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

/** Makes an account an administrator, or a member again. `last-admin`: somebody has to administer the instance. */
export async function setAdmin(tx: Tx, userId: number, isAdmin: boolean): Promise<"done" | "last-admin"> {
  if (!isAdmin && (await isLastAdmin(tx, userId))) return "last-admin";
  await tx
    .update(users)
    .set({ userType: isAdmin ? "admin" : "user" })
    .where(and(eq(users.id, userId), isAdmin ? ne(users.userType, "admin") : eq(users.userType, "admin")));
  return "done";
}

/** Closes an account to everybody, which ends its sessions, or opens it again. What it owns stays. */
export async function setDisabled(tx: Tx, userId: number, isDisabled: boolean): Promise<"done" | "last-admin"> {
  if (isDisabled && (await isLastAdmin(tx, userId))) return "last-admin";
  await tx.update(users).set({ isDisabled }).where(eq(users.id, userId));
  if (isDisabled) {
    await closeSessionsOf(tx, userId);
    await closeChallenges(tx, userId);
  }
  return "done";
}

/** All administrators, the oldest first. */
export const findAdmins = (db: Db) =>
  db
    .select({ email: users.email, isDisabled: users.isDisabled, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.userType, "admin"))
    .orderBy(users.id);
