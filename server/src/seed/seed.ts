import { eq } from "drizzle-orm";
import { seedAccounts } from "../accounts/seed-accounts.ts";
import type { Db } from "../db/open-database.ts";
import { users } from "../db/schema.ts";
import type { Config } from "../start/config.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { seedHistory } from "./seed-history.ts";
import { seedModels } from "./seed-models.ts";

/** Fills a demo: accounts, the sample creators' past, the demo person's models. Doing it again changes nothing. Live: nothing. */
export async function seed(db: Db, config: Config): Promise<void> {
  if (config.mode !== "demo") return;
  const now = new Date();
  await seedAccounts(db);
  await seedHistory(db, now);
  const [demo] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoAccounts[0].email));
  if (demo) await seedModels(db, { userId: demo.id, now });
}
