import { type InstanceState, platformNames } from "@fanradar/contract";
import { desc, isNotNull, isNull } from "drizzle-orm";
import { version } from "../../config/version.ts";
import type { Context } from "../../context.ts";
import { findSilent } from "../../domain/profiles/breaker.ts";
import { findXBudget } from "../../domain/profiles/budget.ts";
import { findInstanceName, findSignUpPolicy } from "../../domain/settings/instance-settings.ts";
import type { Db } from "../../platform/db/open-database.ts";
import {
  drills,
  instanceChecks,
  instanceTokens,
  mails,
  platformLimits,
  platformQuotas,
} from "../../platform/db/schema.ts";
import { countWorkers } from "../../platform/queue/inspect-queue.ts";
import { storageLocation } from "./checks/check-storage.ts";
import { isRead } from "./routes.ts";

/** The instance as its administrators see it: without a secret, and without the password that an address may hold. */
export async function describeState(ctx: Pick<Context, "db" | "pool" | "config">): Promise<InstanceState> {
  const { db, pool, config } = ctx;
  const checks = await db.select().from(instanceChecks);
  return {
    name: await findInstanceName(db),
    mode: config.mode,
    version,
    workers: await countWorkers(pool),
    signUp: await findSignUpPolicy(db),
    publicUrl: config.publicUrl,
    mail: { from: config.mailFrom, server: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).host },
    unsentMails: await db.$count(mails, isNull(mails.sentAt)),
    storage: storageLocation(config),
    platforms: await describePlatforms(ctx, new Date()),
    providers: config.providers.map(({ name }) => name),
    model: config.languageModel?.model ?? null,
    checks: checks.map(({ checkedAt, ...check }) => ({ ...check, checkedAt: checkedAt.toISOString() })),
    drill: { isSet: config.backup !== undefined, last: await findLastDrill(db) },
  };
}

async function describePlatforms(
  { db, config }: Pick<Context, "db" | "config">,
  now: Date,
): Promise<InstanceState["platforms"]> {
  const [silent, limits, quotas, tokens] = await Promise.all([
    findSilent(db, now),
    db.select().from(platformLimits),
    db.select().from(platformQuotas),
    db.select().from(instanceTokens),
  ]);
  const dailyCents = config.xDailyBudgetCents;
  const spent = config.x && (await findXBudget(db, { now, budgetCents: dailyCents }));
  return platformNames.map((platform) => {
    const breaker = silent.find((one) => one.platform === platform && one.breaker !== "closed");
    const limit = limits.find((one) => one.platform === platform && one.blockedUntil > now);
    return {
      platform,
      isRead: isRead(platform, config),
      connects: platform !== "onlyfans" && config.connect[platform] !== undefined,
      breakerUntil: breaker?.nextTryAt ?? null,
      blockedUntil: limit?.blockedUntil.toISOString() ?? null,
      quotaLeft: quotas.find((one) => one.platform === platform)?.left ?? null,
      budget: platform === "x" && spent ? { spentCents: spent.spentCents, dailyCents } : null,
      tokenExpiresAt: tokens.find(({ name }) => name === platform)?.expiresAt?.toISOString() ?? null,
    };
  });
}

async function findLastDrill(db: Db): Promise<InstanceState["drill"]["last"]> {
  const [last] = await db.select().from(drills).where(isNotNull(drills.endedAt)).orderBy(desc(drills.id)).limit(1);
  if (!last?.endedAt) return null;
  return {
    startedAt: last.startedAt.toISOString(),
    endedAt: last.endedAt.toISOString(),
    isOk: last.isOk === true,
    lines: last.lines,
  };
}
