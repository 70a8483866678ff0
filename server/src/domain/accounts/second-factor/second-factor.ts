import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Context } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import { recoveryCodes, users } from "../../../platform/db/schema.ts";
import { isAuthenticatorCode, newRecoveryCodes, newSecret, recoveryHash, stepOf, uriOf } from "./codes.ts";
import { openSecret, sealSecret } from "./seal-secret.ts";

type Ctx = Pick<Context, "db" | "config" | "log">;

/** Whether a second factor is required, and how many recovery codes are left. */
export async function findSecondFactor(db: Db, userId: number) {
  const [user] = await db.select({ secret: users.twoFactorSecret }).from(users).where(eq(users.id, userId));
  const left = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  return { isOn: Boolean(user?.secret), recoveryCodesLeft: left };
}

/** Stores a new secret beside the one in use, if any, until it is confirmed by a code. */
export async function begin({ db, config }: Ctx, user: { id: number; email: string }) {
  const secret = newSecret();
  await db
    .update(users)
    .set({ twoFactorPending: sealSecret(config, secret, user.id) })
    .where(eq(users.id, user.id));
  return { secret, uri: uriOf(secret, user.email) };
}

/** Takes the pending secret into use when the code is valid. Returns the new recovery codes, undefined for a wrong code. */
export async function enable({ config }: Ctx, tx: Tx, userId: number, code: string): Promise<string[] | undefined> {
  const [user] = await tx
    .select({ pending: users.twoFactorPending })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!user?.pending) return undefined;
  const secret = openSecret(config, user.pending, userId);
  const step = secret === undefined ? undefined : stepOf(secret, code, new Date());
  if (step === undefined) return undefined;
  await tx
    .update(users)
    .set({ twoFactorSecret: user.pending, twoFactorPending: null, twoFactorStep: step })
    .where(eq(users.id, userId));
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((one) => ({ userId, codeHash: recoveryHash(one) })));
  return codes;
}

/** Deletes the secret, a pending one and the recovery codes. Returns whether a second factor was required until now. */
export async function disable(tx: Tx, userId: number): Promise<boolean> {
  const [was] = await tx
    .select({ secret: users.twoFactorSecret, pending: users.twoFactorPending })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!was?.secret && !was?.pending) return false;
  await tx
    .update(users)
    .set({ twoFactorSecret: null, twoFactorPending: null, twoFactorStep: null })
    .where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return Boolean(was.secret);
}

/** Takes a code once: of the authenticator, whose step must be newer than the last one taken, or a recovery code. */
export async function takeCode(ctx: Ctx, userId: number, code: string): Promise<boolean> {
  return isAuthenticatorCode(code) ? takeStep(ctx, userId, code) : takeRecoveryCode(ctx, userId, code);
}

async function takeStep({ db, config, log }: Ctx, userId: number, code: string): Promise<boolean> {
  const [user] = await db.select({ secret: users.twoFactorSecret }).from(users).where(eq(users.id, userId));
  if (!user?.secret) return false;
  const secret = openSecret(config, user.secret, userId);
  if (secret === undefined) log.error({ userId }, "APP_SECRET does not open this account's authenticator secret");
  const step = secret === undefined ? undefined : stepOf(secret, code, new Date());
  if (step === undefined) return false;
  const isNewer = or(isNull(users.twoFactorStep), lt(users.twoFactorStep, step));
  const taken = await db
    .update(users)
    .set({ twoFactorStep: step })
    .where(and(eq(users.id, userId), eq(users.twoFactorSecret, user.secret), isNewer))
    .returning({ id: users.id });
  return taken.length > 0;
}

async function takeRecoveryCode({ db }: Ctx, userId: number, code: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, recoveryHash(code))))
    .returning({ one: sql`1` });
  return spent.length > 0;
}
