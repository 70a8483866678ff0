import type { Connection } from "@fanradar/contract";
import { connectPlatforms } from "@fanradar/engine";
import { consentDoors } from "@fanradar/platforms";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Config } from "../../config/config.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { connections, consents, evidence, modelProfiles, profiles } from "../../platform/db/schema.ts";

/** The model's linked accounts that can be connected, with their state. The only presenter of the table: tokens are never sent. */
export async function findConnections(
  db: Db,
  config: Pick<Config, "connect" | "sandboxUrl">,
  modelId: number,
): Promise<Connection[]> {
  const rows = await db
    .select({
      platform: profiles.platform,
      handle: sql<string>`${profiles.handle}`,
      isLive: sql<boolean>`${connections.sealedTokens} is not null`,
      scopes: connections.scopes,
      connectedAt: connections.connectedAt,
      lastReadAt: connections.lastReadAt,
      sandbox: connections.sandbox,
      consentedAt: consents.grantedAt,
      hasReadings: sql<boolean>`exists (select 1 from ${evidence} where ${evidence.modelId} = ${modelProfiles.modelId}
        and ${evidence.platform} = ${profiles.platform} and ${evidence.kind} = 'connected'
        and (${evidence.aboutProfileId} is null or ${evidence.aboutProfileId} = ${profiles.id}))`,
    })
    .from(profiles)
    .innerJoin(modelProfiles, eq(modelProfiles.profileId, profiles.id))
    .leftJoin(
      connections,
      and(
        eq(connections.modelId, modelProfiles.modelId),
        eq(connections.platform, profiles.platform),
        eq(connections.handle, profiles.handle),
      ),
    )
    .leftJoin(consents, eq(consents.id, connections.consentId))
    .where(and(eq(modelProfiles.modelId, modelId), inArray(profiles.platform, [...connectPlatforms])))
    .orderBy(profiles.platform);
  return rows.flatMap(
    ({ platform, handle, isLive, scopes, connectedAt, consentedAt, lastReadAt, hasReadings, sandbox }): Connection[] =>
      platform === "onlyfans"
        ? []
        : [
            {
              platform,
              handle,
              isOffered: config.connect[platform] !== undefined,
              state: connectedAt === null ? "none" : isLive ? "live" : "ended",
              connectedAt: connectedAt?.toISOString() ?? null,
              consentedAt: consentedAt?.toISOString() ?? null,
              lastReadAt: lastReadAt?.toISOString() ?? null,
              missingScopes: scopes ? consentDoors[platform].scopes.filter((scope) => !scopes.includes(scope)) : [],
              hasReadings,
              sandbox: sandbox ?? config.sandboxUrl !== undefined,
            },
          ],
  );
}
