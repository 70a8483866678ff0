import { submitModelBody } from "@fanradar/contract";
import { sampleCreators } from "@fanradar/sandbox";
import { and, eq } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import { addFigures } from "../domain/evidence/add-figures.ts";
import { linkProfiles } from "../domain/submissions/submit-model.ts";
import { transferProfile } from "../features/claims/transfer-profile.ts";
import type { Db } from "../platform/db/open-database.ts";
import { creators, profiles } from "../platform/db/schema.ts";

interface SeedOptions {
  config: Pick<Config, "appSecret">;
  userId: number;
  now: Date;
}

/** A creator on both platforms, whom the demo person does not follow. */
const sample = sampleCreators.filter(({ instagram, x }) => instagram && x).at(5);
const onlyfansUrl = "onlyfans.com/sample.owner";

/** The demo's model owns a sample creator, claimed on both platforms, and has typed figures of their own. Once. */
export async function seedClaim(db: Db, { config, userId, now }: SeedOptions): Promise<void> {
  if (!sample || (await db.$count(creators, eq(creators.ownerUserId, userId))) > 0) return;
  const modelId = await db.transaction(async (tx) => {
    for (const platform of ["instagram", "x"] as const) {
      const isOf = and(eq(profiles.platform, platform), eq(profiles.handle, sample[platform] ?? ""));
      const [profile] = await tx.select({ id: profiles.id }).from(profiles).where(isOf);
      if (profile) await transferProfile(tx, { profileId: profile.id, userId });
    }
    const [own] = await tx.select({ id: creators.id }).from(creators).where(eq(creators.ownerUserId, userId));
    if (!own) return undefined;
    const links = submitModelBody.parse({ name: sample.name, username: sample.username, onlyfansUrl });
    await linkProfiles(tx, config, own.id, links);
    return own.id;
  });
  if (modelId === undefined) return;
  const entry = {
    kind: "manual" as const,
    key: "00000000-0000-4000-8000-000000009001",
    platform: "onlyfans" as const,
    observedOn: now.toISOString().slice(0, 10),
    figures: [
      { metric: "subscribers" as const, value: 386 },
      { metric: "earnings.net" as const, value: 284_150 },
      { metric: "subscription.priceCents" as const, value: 999 },
    ],
    currency: "USD" as const,
  };
  await addFigures(db, entry, { modelId, by: { userId }, now });
}
