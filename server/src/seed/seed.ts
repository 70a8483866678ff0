import { eq } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import { demoAccounts } from "../domain/accounts/demo-accounts.ts";
import { startPublicEditions } from "../domain/analyses/public-editions.ts";
import { trendingScoresJob } from "../domain/creators/trending/recompute-trending.ts";
import type { Db } from "../platform/db/open-database.ts";
import { users } from "../platform/db/schema.ts";
import { enqueue } from "../platform/queue/enqueue.ts";
import { fillDemo } from "./fill-demo.ts";
import { seedAccounts } from "./seed-accounts.ts";
import { seedActivity } from "./seed-activity.ts";
import { seedClaim } from "./seed-claim.ts";
import { seedHistory } from "./seed-history.ts";
import { seedModels } from "./seed-models.ts";
import { seedPricedPages } from "./seed-priced-pages.ts";
import { seedReference } from "./seed-reference.ts";
import { seedShifts } from "./seed-shifts.ts";
import { seedSplit } from "./seed-split.ts";
import { seedTeamwork } from "./seed-teamwork.ts";

/**
 * Fills a demo: accounts, `days` of the sample creators' past, the demo person's models and what went on
 * around them. Doing it again changes nothing. Live:
 * nothing.
 */
export async function seed(db: Db, config: Config, days = 400): Promise<void> {
  if (config.mode !== "demo") return;
  const now = new Date();
  await seedAccounts(db);
  const isFirst = await seedHistory(db, now, { days });
  if (isFirst) {
    await seedReference(db, now);
    await seedPricedPages(db, { config, now });
    // First: it takes seconds, and the first page that a visitor opens shows who is ahead.
    await enqueue(db, trendingScoresJob, { at: now.toISOString() });
    await startPublicEditions(db, now);
  }
  const [demo, model] = [await findId(db, demoAccounts[0].email), await findId(db, demoAccounts[1].email)];
  if (demo !== undefined) await seedModels(db, { config, userId: demo, now });
  if (model !== undefined) await seedClaim(db, { config, userId: model, now });
  if (isFirst && demo !== undefined) await seedTeamwork(db, { userId: demo, now });
  if (isFirst && demo !== undefined) {
    await seedSplit(db, { userId: demo, now });
    await seedShifts(db, { userId: demo, now });
  }
  if (isFirst && demo !== undefined && model !== undefined) await seedActivity(db, { demo, model, now });
  if (isFirst && config.demoSize === "whole") await db.transaction(fillDemo);
}

async function findId(db: Db, email: string): Promise<number | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return user?.id;
}
