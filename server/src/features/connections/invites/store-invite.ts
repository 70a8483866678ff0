import { consentInviteDays, type Language } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { type ConnectPlatform, connectPlatforms } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import { consentInvites, consentRequests } from "../../../platform/db/schema.ts";

interface NewInvite {
  modelId: number;
  workspaceId: number;
  /** Who asks. */
  userId: number;
  note: string;
  language: Language;
  /** As the model links them now: a later link is not asked for. */
  accounts: { platform: Platform; handle: string }[];
  linking: { x: string; onlyfans: string } | null;
}

const isConnectPlatform = (platform: Platform): platform is ConnectPlatform =>
  connectPlatforms.some((one) => one === platform);

/** Stores an invite with the accounts that it asks for. Returns its id. */
export async function storeInvite(db: Db | Tx, { accounts, linking, note, ...invite }: NewInvite): Promise<number> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(consentInvites)
      .values({
        ...invite,
        note: note === "" ? null : note,
        linkingX: linking?.x,
        linkingOnlyfans: linking?.onlyfans,
        expiresAt: sql`now() + make_interval(days => ${consentInviteDays})`,
      })
      .returning({ id: consentInvites.id });
    if (!made) throw new Error("an invite was not stored");
    const requests = accounts.flatMap(({ platform, handle }) =>
      isConnectPlatform(platform) ? [{ inviteId: made.id, platform, handle }] : [],
    );
    if (requests.length > 0) await tx.insert(consentRequests).values(requests);
    return made.id;
  });
}
