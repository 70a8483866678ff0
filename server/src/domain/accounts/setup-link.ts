import { and, eq, gt, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { setupLinks, users } from "../../platform/db/schema.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";

const hours = 24;

/** Whether somebody can administer this instance. A disabled administrator cannot. */
export async function hasAdmin(db: Db | Tx): Promise<boolean> {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, "admin"), eq(users.isDisabled, false)))
    .limit(1);
  return admin !== undefined;
}

/** A new single-use link to make the first administrator, valid for 24 hours; undefined where there is one. */
export async function makeSetupLink(db: Db, { publicUrl }: Pick<Config, "publicUrl">): Promise<string | undefined> {
  if (await hasAdmin(db)) return undefined;
  const token = newToken();
  await db
    .insert(setupLinks)
    .values({ tokenHash: hashToken(token), expiresAt: sql`now() + make_interval(hours => ${hours})` });
  return new URL(`/setup?token=${token}`, publicUrl).href;
}

/** Whether a link is valid. Checked before costly work. */
export async function isSetupLinkValid(db: Db, token: string): Promise<boolean> {
  const [found] = await db
    .select({ expiresAt: setupLinks.expiresAt })
    .from(setupLinks)
    .where(and(eq(setupLinks.tokenHash, hashToken(token)), gt(setupLinks.expiresAt, sql`now()`)));
  return found !== undefined && !(await hasAdmin(db));
}

/**
 * Spends a link, and with it all others: of several sent at once, each start of the product makes one, a single one makes
 * an administrator. Returns whether this one does.
 */
export async function spendSetupLink(tx: Tx, token: string): Promise<boolean> {
  await tx.execute(sql`lock table ${setupLinks} in exclusive mode`);
  const [found] = await tx
    .select({ expiresAt: setupLinks.expiresAt })
    .from(setupLinks)
    .where(and(eq(setupLinks.tokenHash, hashToken(token)), gt(setupLinks.expiresAt, sql`now()`)));
  if (!found || (await hasAdmin(tx))) return false;
  await tx.delete(setupLinks);
  return true;
}
