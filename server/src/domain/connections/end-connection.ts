import { type ConnectPlatform, connectPlatforms } from "@fanradar/engine";
import { consentDoors } from "@fanradar/platforms";
import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "../../platform/db/open-database.ts";
import { type ConsentEnd, connections, consents, evidence, modelProfiles, profiles } from "../../platform/db/schema.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { withConnectionLock } from "../profiles/profile-lock.ts";
import { type ConnectionDeps, openGrant, recordConsentEnd } from "./with-grant.ts";

interface EndOptions {
  modelId: number;
  platform: ConnectPlatform;
  /** Whether what was read stays. */
  keep: boolean;
  now: Date;
  endedBy: Exclude<ConsentEnd, "platform" | "replaced">;
  /** Of its consents alone: another connection of the account stays. */
  inviteId?: number;
}

/** Ends a connection: revokes it where the platform has a call for that, and deletes the tokens in any case. False when there was nothing to end or delete. */
export async function revokeConnection(deps: ConnectionDeps, ending: EndOptions): Promise<boolean> {
  const { modelId, platform, keep } = ending;
  const hasEnded = await end(deps, ending);
  if (keep) return hasEnded;
  const deleted = await deps.db
    .delete(evidence)
    .where(and(eq(evidence.modelId, modelId), eq(evidence.platform, platform), eq(evidence.kind, "connected")))
    .returning({ id: evidence.id });
  return hasEnded || deleted.length > 0;
}

async function end({ db, pool, config }: ConnectionDeps, ending: EndOptions): Promise<boolean> {
  const { modelId, platform, now, endedBy, inviteId } = ending;
  const isOfInvite =
    inviteId === undefined
      ? undefined
      : inArray(
          connections.consentId,
          db.select({ id: consents.id }).from(consents).where(eq(consents.inviteId, inviteId)),
        );
  const [found] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.modelId, modelId), eq(connections.platform, platform), isOfInvite));
  if (!found) return false;
  return withConnectionLock(pool, found.id, async () => {
    const [row] = await db
      .select()
      .from(connections)
      .where(and(eq(connections.id, found.id), isOfInvite));
    if (!row) return false;
    const [app, grant] = [config.connect[platform], openGrant(config, row)];
    if (app && grant) await consentDoors[platform].revoke?.(app, grant, { now: now.toISOString() });
    const { id, consentId } = row;
    await db.transaction(async (tx) => {
      if (consentId !== null) await recordConsentEnd(tx, consentId, endedBy);
      await tx.delete(connections).where(eq(connections.id, id));
    });
    return true;
  });
}

/** Whether the model links another page by now than the one whose account is connected. */
const isUnlinked = (tx: Pick<Tx, "select">) =>
  notExists(
    tx
      .select({ id: profiles.id })
      .from(profiles)
      .innerJoin(modelProfiles, eq(modelProfiles.profileId, profiles.id))
      .where(
        and(
          eq(modelProfiles.modelId, connections.modelId),
          eq(profiles.platform, connections.platform),
          eq(profiles.handle, connections.handle),
        ),
      ),
  );

/** Queues the end of a model's connections to accounts that it no longer links. The platform is called outside of the transaction. */
export async function endUnlinkedConnections(tx: Tx, modelId: number): Promise<void> {
  const unlinked = await tx
    .select({ platform: connections.platform })
    .from(connections)
    .where(and(eq(connections.modelId, modelId), isUnlinked(tx)));
  for (const { platform } of unlinked) await enqueue(tx, endUnlinkedConnectionJob, { modelId, platform });
}

export const endUnlinkedConnectionJob = defineJob({
  name: "end-unlinked-connection",
  payload: z.object({ modelId: z.int(), platform: z.enum(connectPlatforms) }),
  run: async (deps: ConnectionDeps & { now: () => Date }, { modelId, platform }) => {
    const [row] = await deps.db
      .select({ one: sql`1` })
      .from(connections)
      .where(and(eq(connections.modelId, modelId), eq(connections.platform, platform), isUnlinked(deps.db)));
    // The link may be back meanwhile.
    if (row) await revokeConnection(deps, { modelId, platform, keep: true, now: deps.now(), endedBy: "relinked" });
  },
});
