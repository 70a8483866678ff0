import { demoAccounts, demoPassword } from "../domain/accounts/demo-accounts.ts";
import { hashPassword } from "../domain/accounts/password.ts";
import type { Db } from "../platform/db/open-database.ts";
import { users } from "../platform/db/schema.ts";

/** Makes the demo's accounts, verified. Those that exist are left as they are. */
export async function seedAccounts(db: Db) {
  for (const account of demoAccounts)
    await db
      .insert(users)
      .values({ ...account, isVerified: true, passwordHash: await hashPassword(demoPassword) })
      .onConflictDoNothing();
}
