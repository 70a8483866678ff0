import type { ConnectOutcome } from "@fanradar/contract";
import { consentDoors, type Grant } from "@fanradar/platforms";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config/config.ts";
import { queueAnalysis } from "../../domain/analyses/start-analysis.ts";
import { grantColumns, recordConsentEnd } from "../../domain/connections/with-grant.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { missingReference } from "../../platform/db/postgres-errors.ts";
import { connections, modelProfiles, models, profiles } from "../../platform/db/schema.ts";
import { recordConsent } from "./consents/record-consent.ts";
import type { ConnectFlow } from "./flows.ts";

export interface FinishDeps {
  db: Db;
  config: Config;
  log: FastifyBaseLogger;
}

/**
 * From the code that a browser brought back to a connection: tokens are taken, the account behind them must be the one that the
 * model links, and the model is analysed anew. Whatever else it comes to, nothing is stored and the consent is given back.
 */
export async function finishConnection(
  deps: FinishDeps,
  flow: ConnectFlow,
  { code, now }: { code: string; now: Date },
): Promise<ConnectOutcome> {
  const { db, config, log } = deps;
  const { platform, modelId, redirectUri, verifier } = flow;
  const app = config.connect[platform];
  if (!app) return "refused";
  const door = consentDoors[platform];
  const clock = { now: now.toISOString() };

  const granting = await door.exchange(app, { code, redirectUri, verifier }, clock);
  if (!granting.ok) {
    log.warn({ event: "connect-refused", platform, why: granting.detail }, "connect");
    return granting.why === "unreachable" ? "unreachable" : "refused";
  }
  const { grant } = granting;
  const giveBack = async (outcome: ConnectOutcome) => {
    await door.revoke?.(app, grant, clock);
    return outcome;
  };
  if (!door.needed.every((scope) => grant.scopes.includes(scope))) return giveBack("scopes");

  // Who it is, and no more: what is read is read by the analysis.
  const only: Grant = { ...grant, scopes: [...door.needed] };
  const reading = await door.read(app, only, { observedAt: clock.now, evidence: "", posts: 0 });
  if (reading.result !== "ok") {
    log.warn({ event: "connect-unread", platform, why: reading.detail }, "connect");
    return giveBack(reading.result === "missing_scope" ? "scopes" : "unreachable");
  }
  const linked = (await linkedHandles(db, { modelId, platform })).find(
    (handle) => handle.toLowerCase() === reading.handle?.toLowerCase(),
  );
  if (linked === undefined) return giveBack("wrong-account");
  const outcome = await storeConnection(deps, flow, { grant, externalId: reading.externalId, handle: linked, now });
  return outcome === "done" ? outcome : giveBack(outcome);
}

interface GrantedAccount {
  grant: Grant;
  externalId: string;
  /** As the model links it. */
  handle: string;
  now: Date;
}

/** Stores a connection in place of the one before. Not where its invite was withdrawn, or its model deleted, since the consent began. */
async function storeConnection(
  { db, config }: FinishDeps,
  { platform, modelId, userId, inviteId }: ConnectFlow,
  { grant, externalId, handle, now }: GrantedAccount,
): Promise<ConnectOutcome> {
  try {
    return await db.transaction(async (tx) => {
      // Before the invite's lock, in the order in which a deletion takes them.
      await tx.select({ id: models.id }).from(models).where(eq(models.id, modelId)).for("key share");
      const given = { platform, handle, externalId, scopes: grant.scopes };
      const consentId = inviteId === null ? null : await recordConsent(tx, { inviteId, now, ...given });
      if (consentId === undefined) return "withdrawn";
      const [replaced] = await tx
        .select({ consentId: connections.consentId })
        .from(connections)
        .where(and(eq(connections.modelId, modelId), eq(connections.platform, platform)));
      if (replaced?.consentId != null) await recordConsentEnd(tx, replaced.consentId, "replaced");
      const consent = { platform, userId, externalId };
      const row = {
        ...consent,
        ...{ modelId, consentId, handle },
        sandbox: config.sandboxUrl !== undefined,
        connectedAt: now,
        ...grantColumns(config, grant, consent),
        lastOutcome: null,
        blockedUntil: null,
      };
      await tx
        .insert(connections)
        .values(row)
        .onConflictDoUpdate({ target: [connections.modelId, connections.platform], set: row });
      await queueAnalysis(tx, { modelId, cause: "new-evidence" });
      return "done";
    });
  } catch (error) {
    if (missingReference(error) === undefined) throw error;
    return "withdrawn";
  }
}

/** The handles that a model links on a platform. */
async function linkedHandles(db: Db, { modelId, platform }: Pick<ConnectFlow, "modelId" | "platform">) {
  const linked = await db
    .select({ handle: sql<string>`${profiles.handle}` })
    .from(profiles)
    .innerJoin(modelProfiles, eq(modelProfiles.profileId, profiles.id))
    .where(and(eq(modelProfiles.modelId, modelId), eq(profiles.platform, platform)));
  return linked.map(({ handle }) => handle);
}
