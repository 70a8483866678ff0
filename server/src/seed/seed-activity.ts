import { dayMs } from "@fanradar/engine";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { countView } from "../domain/creators/count-view.ts";
import { openCase } from "../domain/moderation/open-case.ts";
import { rate } from "../domain/reports/find-report.ts";
import { countLook, storeShare } from "../features/sharing/share-store.ts";
import type { Db } from "../platform/db/open-database.ts";
import { creators, profiles, reports } from "../platform/db/schema.ts";

interface SeedOptions {
  /** Accounts of the person with models and of the creator. */
  demo: number;
  model: number;
  now: Date;
}

const [viewedCreators, viewedDays] = [12, 5];
const looks = 14;
const browser = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0";

/** What went on around the demo's reports and creators: ratings, an opened link, views of the last days, and two cases for a moderator. */
export async function seedActivity(db: Db, { demo, model, now }: SeedOptions): Promise<void> {
  await seedViews(db, now);
  const versions = await db
    .select({ id: reports.id })
    .from(reports)
    .where(isNotNull(reports.modelId))
    .orderBy(desc(reports.id));
  await db.transaction(async (tx) => {
    for (const [index, { id }] of versions.entries()) {
      await rate(tx, { reportId: id, userId: demo, isPositive: index !== 1 });
      if (index % 2 === 0) await rate(tx, { reportId: id, userId: model, isPositive: true });
    }
  });
  const [newest] = versions;
  if (newest) {
    await db.transaction(async (tx) => {
      await storeShare(tx, newest.id, {
        ...{ which: "newest", days: 90, passwordHash: null, releases: [], replaces: null },
        sections: ["platformOverview", "engagementMetrics", "contentAnalysis", "growthPotential"],
      });
      for (let look = 0; look < looks; look++) await countLook(tx, newest.id);
    });
  }
  await seedCases(db);
}

/** The first creators are looked at most. */
async function seedViews(db: Db, now: Date): Promise<void> {
  const listed = await db
    .select({ id: creators.id, ownerUserId: creators.ownerUserId })
    .from(creators)
    .where(eq(creators.isListed, true))
    .orderBy(creators.id)
    .limit(viewedCreators);
  const viewer = { userId: null, isAdmin: false };
  for (const [place, creator] of listed.entries())
    for (let day = 0; day < viewedDays; day++)
      for (let one = 0; one <= (viewedCreators - place) / 4; one++) {
        const at = new Date(now.getTime() - day * dayMs);
        await countView(db, { creator, viewer, network: `192.0.2.${one}`, userAgent: browser, at });
      }
}

/** One wrong figure and one impersonation, each of a listed profile that stays shown while it is decided. */
async function seedCases(db: Db): Promise<void> {
  const [first, second] = await db
    .select({ platform: profiles.platform, handle: profiles.handle })
    .from(profiles)
    .innerJoin(creators, eq(creators.id, profiles.creatorId))
    .where(and(eq(profiles.platform, "instagram"), isNull(creators.ownerUserId)))
    .orderBy(desc(profiles.id))
    .limit(2);
  if (!first || !second) return;
  await db.transaction(async (tx) => {
    await openCase(tx, {
      kind: "problem",
      ...first,
      problem: "wrong-figures",
      words: "The follower count is from last month.",
    });
    await openCase(tx, {
      kind: "problem",
      ...second,
      problem: "wrong-person",
      words: "This account belongs to a shop, not a creator.",
    });
  });
}
