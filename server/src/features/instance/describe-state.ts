import { type InstanceState, platformNames } from "@fanradar/contract";
import { isNull } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import { findInstanceName } from "../../domain/settings/instance-settings.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { instanceChecks, mails } from "../../platform/db/schema.ts";
import { storageLocation } from "./checks/check-storage.ts";
import { isRead } from "./routes.ts";

/** The instance as its administrators see it: without a secret, and without the password that an address may hold. */
export async function describeState(db: Db, config: Config): Promise<InstanceState> {
  const checks = await db.select().from(instanceChecks);
  return {
    name: await findInstanceName(db),
    mode: config.mode,
    publicUrl: config.publicUrl,
    mail: { from: config.mailFrom, server: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).host },
    unsentMails: await db.$count(mails, isNull(mails.sentAt)),
    storage: storageLocation(config),
    platforms: platformNames.map((platform) => ({
      platform,
      isRead: isRead(platform, config),
      connects: platform !== "onlyfans" && config.connect[platform] !== undefined,
    })),
    google: config.google !== undefined,
    model: config.languageModel?.model ?? null,
    checks: checks.map(({ checkedAt, ...check }) => ({ ...check, checkedAt: checkedAt.toISOString() })),
  };
}
