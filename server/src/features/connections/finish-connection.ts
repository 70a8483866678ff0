import type { ConnectOutcome } from "@fanradar/contract";
import { consentDoors, type Grant } from "@fanradar/platforms";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config/config.ts";
import { startAnalysis } from "../../domain/analyses/start-analysis.ts";
import { grantColumns } from "../../domain/connections/with-grant.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { connections, modelProfiles, profiles } from "../../platform/db/schema.ts";
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
  const linked = await linkedHandle(db, { modelId, platform });
  if (linked === undefined || reading.handle?.toLowerCase() !== linked.toLowerCase()) return giveBack("wrong-account");

  await db.transaction(async (tx) => {
    const consent = { platform, userId: flow.userId, externalId: reading.externalId };
    const row = {
      ...consent,
      modelId,
      handle: linked,
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
    await startAnalysis(tx, { modelId, userId: flow.userId, cause: "new-evidence" });
  });
  return "done";
}

async function linkedHandle(db: Db, { modelId, platform }: Pick<ConnectFlow, "modelId" | "platform">) {
  const [linked] = await db
    .select({ handle: sql<string>`${profiles.handle}` })
    .from(profiles)
    .innerJoin(modelProfiles, eq(modelProfiles.profileId, profiles.id))
    .where(and(eq(modelProfiles.modelId, modelId), eq(profiles.platform, platform)));
  return linked?.handle;
}
