import { dayMs } from "@fanradar/engine";
import { consentDoors, type Grant } from "@fanradar/platforms";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { z } from "zod";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { type ConsentEnd, connections, consents } from "../../platform/db/schema.ts";
import { notifyTeam } from "../notifications/notify-team.ts";
import { withConnectionLock } from "../profiles/profile-lock.ts";
import { mailConsentReminder } from "./mail-consent.ts";
import { isOldKey, openTokens, sealTokens } from "./seal-tokens.ts";

export interface ConnectionDeps {
  db: Db;
  pool: Pool;
  config: Pick<Config, "connect" | "tokenKeys" | "appSecret" | "publicUrl">;
}

/** Why a connection's tokens cannot be used: the person has to connect again, the platform is unavailable, or this instance has no app. */
export type NoGrant = "reconnect" | "upstream_error" | "no_key";

const storedTokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  refreshExpiresAt: z.string().optional(),
});

export type StoredConnection = typeof connections.$inferSelect;

type Consent = Pick<StoredConnection, "userId" | "platform" | "externalId">;

/**
 * Additional authenticated data of sealed tokens: the consent, of which nothing changes, so that tokens cannot be decrypted in the
 * row of another account. Not the model: a claim moves connections to another.
 */
const consentOf = ({ userId, platform, externalId }: Consent) => `${userId} ${platform} ${externalId}`;

/** The columns that hold a grant. */
export function grantColumns(
  config: ConnectionDeps["config"],
  { accessToken, accessExpiresAt, refreshToken, refreshExpiresAt, scopes }: Grant,
  consent: Consent,
) {
  const plain = JSON.stringify({ accessToken, refreshToken, refreshExpiresAt });
  const { keyId, sealed } = sealTokens(config, plain, consentOf(consent));
  return { sealedTokens: sealed, keyId, scopes, accessExpiresAt: new Date(accessExpiresAt) };
}

/**
 * Hands a connection's tokens to `use`, renewed where they would soon end: one at a time over all processes, and stored before
 * they are used. A consent that the platform no longer takes is ended here, its tokens forgotten.
 */
export async function withGrant<T>(
  deps: ConnectionDeps,
  connectionId: number,
  { now, use }: { now: Date; use: (grant: Grant, connection: StoredConnection) => Promise<T> },
): Promise<T | NoGrant> {
  return withConnectionLock(deps.pool, connectionId, async () => {
    const [row] = await deps.db.select().from(connections).where(eq(connections.id, connectionId));
    const grant = row && openGrant(deps.config, row);
    if (!row || !grant) {
      if (row) await forgetTokens(deps.db, row.id);
      return "reconnect";
    }
    const renewed = await renew(deps, { row, grant, now });
    if (typeof renewed === "string") return renewed;
    await notifyExpiring(deps, { row, grant: renewed, now });
    return use(renewed, row);
  });
}

/** A connection's tokens; undefined when it has ended, or the key is no longer configured. */
export function openGrant(config: Pick<Config, "tokenKeys" | "appSecret">, row: StoredConnection): Grant | undefined {
  const { sealedTokens: sealed, keyId } = row;
  const plain = sealed && keyId ? openTokens(config, { sealed, keyId }, consentOf(row)) : undefined;
  if (plain === undefined) return undefined;
  const { accessToken, refreshToken, refreshExpiresAt } = storedTokens.parse(JSON.parse(plain));
  return {
    accessToken,
    accessExpiresAt: row.accessExpiresAt.toISOString(),
    ...(refreshToken !== undefined && { refreshToken }),
    ...(refreshExpiresAt !== undefined && { refreshExpiresAt }),
    scopes: row.scopes,
  };
}

interface StoredGrant {
  row: StoredConnection;
  grant: Grant;
  now: Date;
}

async function renew({ db, config }: ConnectionDeps, { row, grant, now }: StoredGrant): Promise<Grant | NoGrant> {
  const app = config.connect[row.platform];
  if (!app) return "no_key";
  const door = consentDoors[row.platform];
  const endsIn = row.accessExpiresAt.getTime() - now.getTime();
  const store = (renewed: Grant) =>
    db
      .update(connections)
      .set(grantColumns(config, renewed, row))
      .where(eq(connections.id, row.id));
  if (endsIn > door.renewBeforeMs) {
    if (row.keyId !== null && isOldKey(config, row.keyId)) await store(grant);
    return grant;
  }
  const granting = await door.refresh(app, grant, { now: now.toISOString() });
  if (granting.ok) {
    await store(granting.grant);
    return granting.grant;
  }
  if (granting.why === "refused") {
    await endGrant(db, row, now);
    return "reconnect";
  }
  return endsIn > 0 ? grant : "upstream_error";
}

/** The consent has ended: what was read stays, tokens do not. */
export async function forgetTokens(db: Pick<Db, "update">, connectionId: number): Promise<void> {
  const [forgotten] = await db
    .update(connections)
    .set({ sealedTokens: null, keyId: null, lastOutcome: "reconnect" })
    .where(eq(connections.id, connectionId))
    .returning({ consentId: connections.consentId });
  if (forgotten?.consentId != null) await recordConsentEnd(db, forgotten.consentId, "platform");
}

/** Records how a consent given by an invite ended, unless that is recorded already. */
export async function recordConsentEnd(db: Pick<Db, "update">, consentId: number, endedBy: ConsentEnd): Promise<void> {
  await db
    .update(consents)
    .set({ endedAt: sql`now()`, endedBy })
    .where(and(eq(consents.id, consentId), isNull(consents.endedAt)));
}

const noticeMs = 14 * dayMs;

/**
 * Notifies once of a consent that ends within two weeks, while there is time to renew it: where its renewal ends by the
 * platform's own word, or its token could not be renewed since that was due. A creator who gave it by an invite is reminded too.
 */
async function notifyExpiring({ db, config }: ConnectionDeps, { row, grant, now }: StoredGrant): Promise<void> {
  const endsAt = endOfGrant(grant);
  if (endsAt === undefined || Date.parse(endsAt) - now.getTime() > noticeMs) return;
  const { id, modelId, platform, consentId } = row;
  const key = `connection ${id} expires ${endsAt.slice(0, 10)}`;
  await db.transaction(async (tx) => {
    await notifyTeam(tx, { kind: "connection-expiring", key, modelId, platform });
    if (consentId !== null) await mailConsentReminder(tx, config, { consentId, endsAt });
  });
}

/** When a grant ends for good, by the platform's own word; undefined where it is renewed without an end. */
export const endOfGrant = ({ accessExpiresAt, refreshToken, refreshExpiresAt }: Grant): string | undefined =>
  refreshExpiresAt ?? (refreshToken === undefined ? accessExpiresAt : undefined);

/** The platform revoked a consent: notifies the team. */
async function endGrant(db: Db, { id, modelId, platform }: StoredConnection, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await forgetTokens(tx, id);
    const key = `connection ${id} ended ${now.toISOString().slice(0, 10)}`;
    await notifyTeam(tx, { kind: "connection-ended", key, modelId, platform });
  });
}
