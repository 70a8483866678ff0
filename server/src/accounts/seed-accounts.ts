import type { Db } from "../db/open-database.ts";
import { users } from "../db/schema.ts";
import { demoAccounts, demoPassword } from "../seed/demo-accounts.ts";
import { hashPassword } from "./password.ts";

/** Makes the demo's accounts, verified. Those that exist are left as they are. */
export async function seedAccounts(db: Db) {
  for (const account of demoAccounts)
    await db
      .insert(users)
      .values({ ...account, isVerified: true, passwordHash: await hashPassword(demoPassword) })
      .onConflictDoNothing();
}
