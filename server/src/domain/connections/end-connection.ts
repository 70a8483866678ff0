import type { ConnectPlatform } from "@fanradar/contract";
import { consentDoors } from "@fanradar/platforms";
import { and, eq } from "drizzle-orm";
import { connections, evidence } from "../../platform/db/schema.ts";
import { withConnectionLock } from "../profiles/profile-lock.ts";
import { type ConnectionDeps, openGrant } from "./with-grant.ts";

interface Ending {
  modelId: number;
  platform: ConnectPlatform;
  /** Whether what was read stays. */
  keep: boolean;
  now: Date;
}

/** Ends a connection: the platform is told where it knows such a call, tokens are gone whether or not it answers. False when there was nothing to end or delete. */
export async function endConnection(deps: ConnectionDeps, ending: Ending): Promise<boolean> {
  const { modelId, platform, keep } = ending;
  const hasEnded = await end(deps, ending);
  if (keep) return hasEnded;
  const deleted = await deps.db
    .delete(evidence)
    .where(and(eq(evidence.modelId, modelId), eq(evidence.platform, platform), eq(evidence.kind, "connected")))
    .returning({ id: evidence.id });
  return hasEnded || deleted.length > 0;
}

async function end({ db, pool, config }: ConnectionDeps, { modelId, platform, now }: Ending): Promise<boolean> {
  const [found] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.modelId, modelId), eq(connections.platform, platform)));
  if (!found) return false;
  return withConnectionLock(pool, found.id, async () => {
    const [row] = await db.select().from(connections).where(eq(connections.id, found.id));
    if (!row) return false;
    const [app, grant] = [config.connect[platform], openGrant(config, row)];
    if (app && grant) await consentDoors[platform].revoke?.(app, grant, { now: now.toISOString() });
    await db.delete(connections).where(eq(connections.id, row.id));
    return true;
  });
}
