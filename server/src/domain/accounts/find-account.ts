import { eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { userSettings, users } from "../../platform/db/schema.ts";
import { googleIdOfUser, type SessionUser } from "../access/session.ts";

export interface AccountRow extends SessionUser {
  /** Null when the account signs in by other means only. */
  passwordHash: string | null;
  /** An administrator closed it. */
  isDisabled: boolean;
  /** A code is required after the password. */
  hasSecondFactor: boolean;
}

/** Columns of an `Account`. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  avatar: sql<
    string | null
  >`(select ${userSettings.avatar} from ${userSettings} where ${userSettings.userId} = ${users.id})`,
  googleId: googleIdOfUser,
  userType: users.userType,
  isVerified: users.isVerified,
  passwordHash: users.passwordHash,
  isDisabled: users.isDisabled,
  hasSecondFactor: sql<boolean>`${users.twoFactorSecret} is not null`,
};

/** The account of an e-mail address, however it is capitalised. */
export async function findAccount(db: Db | Tx, email: string): Promise<AccountRow | undefined> {
  const [account] = await db.select(accountColumns).from(users).where(eq(users.email, email));
  return account;
}

export async function findAccountById(db: Db, id: number): Promise<AccountRow | undefined> {
  const [account] = await db.select(accountColumns).from(users).where(eq(users.id, id));
  return account;
}
