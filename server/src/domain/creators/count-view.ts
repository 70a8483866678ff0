import { createHmac, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { isbot } from "isbot";
import type { Db } from "../../platform/db/open-database.ts";
import { viewKeys } from "../../platform/db/schema.ts";
import type { Viewer } from "../access/policy.ts";
import { roleOnCreator } from "../access/visibility.ts";
import { findSettings } from "../settings/user-settings.ts";

interface View {
  creator: { id: number; ownerUserId: number | null };
  viewer: Viewer;
  /** A visitor: network and browser. Stored only as a hash. */
  network: string;
  userAgent: string | undefined;
  at: Date;
}

/**
 * Counts a look at a creator's page, once per viewer and UTC day: not a bot's, not the owner's, not an admin's, and none where
 * the owner wants none counted. What is kept of a viewer is a hash under a key that is deleted with it once the day is over; of
 * the day, how many visitors and how many accounts looked.
 *
 * @returns whether it counted
 */
export async function countView(db: Db, view: View): Promise<boolean> {
  const { creator, viewer, network, userAgent = "", at } = view;
  if (!["public", "link"].includes(roleOnCreator(viewer, creator)) || userAgent === "" || isbot(userAgent))
    return false;
  // Without `analyticsTracking` neither the person's visits nor those to their page are counted.
  for (const userId of [viewer.userId, creator.ownerUserId])
    if (userId !== null && (await findSettings(db, userId))?.privacy.analyticsTracking === false) return false;
  const day = at.toISOString().slice(0, 10);
  const isVisitor = viewer.userId === null;
  const who = isVisitor ? `visitor ${network} ${userAgent}` : `account ${viewer.userId}`;
  const viewerHash = createHmac("sha256", await keyOf(db, day))
    .update(who)
    .digest();
  const { rowCount } = await db.execute(sql`
    with first_look as (
      insert into creator_views (creator_id, day, viewer_hash) values (${creator.id}, ${day}, ${viewerHash})
      on conflict do nothing returning 1
    ), counted as (
      insert into view_counts as known (creator_id, day, visitors, accounts)
      select ${creator.id}, ${day}, ${isVisitor ? 1 : 0}, ${isVisitor ? 0 : 1} from first_look
      on conflict (creator_id, day) do update
        set visitors = known.visitors + excluded.visitors, accounts = known.accounts + excluded.accounts
    )
    update creators set view_count = view_count + 1 where id = ${creator.id} and exists (select 1 from first_look)`);
  return rowCount === 1;
}

/** The day's key, which all servers share. */
async function keyOf(db: Db, day: string): Promise<Buffer> {
  const find = () => db.select({ key: viewKeys.key }).from(viewKeys).where(eq(viewKeys.day, day));
  const [known] = await find();
  if (known) return known.key;
  await db
    .insert(viewKeys)
    .values({ day, key: randomBytes(32) })
    .onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`the key of ${day} was not stored`);
  return made.key;
}

/** Deletes keys and hashes of days that are over: the counts stay, and identify no viewer. */
export async function forgetViewers(db: Db, at: Date): Promise<void> {
  const today = at.toISOString().slice(0, 10);
  await db.execute(sql`delete from view_keys where day < ${today}`);
  await db.execute(sql`delete from creator_views where day < ${today}`);
}
