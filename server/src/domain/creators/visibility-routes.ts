import {
  type CreatorVisibility,
  getCreatorVisibility,
  renewCreatorLink,
  setCreatorVeto,
  setCreatorVisibility,
} from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { creators, profiles } from "../../platform/db/schema.ts";
import { fail } from "../../platform/http/fail.ts";
import { mount } from "../access/mount.ts";
import { visibility } from "../access/visibility.ts";
import { linkKeyOf } from "./creator-link.ts";

const stored = {
  id: creators.id,
  ownerUserId: creators.ownerUserId,
  visibility: creators.visibility,
  isIndexed: creators.isIndexed,
  linkNumber: creators.linkNumber,
  showsExplicit: creators.showsExplicit,
};
type StoredVisibility = Pick<typeof creators.$inferSelect, keyof typeof stored>;

/** Visibility of a claimed creator, for its owner. For all others, admins included, it is not found. */
export function visibilityRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx;

  const respond = (creator: StoredVisibility | undefined) => {
    const linkKey = creator && linkKeyOf(config, creator);
    return creator && linkKey !== undefined ? present(creator, linkKey) : fail("not-found");
  };
  mount(app, ctx, getCreatorVisibility, async ({ params, user }) => {
    const [creator] = await db.select(stored).from(creators).where(isOwn(params, user.id));
    return respond(creator);
  });
  const change = async (where: SQL | undefined, set: Record<string, SQL | boolean>) => {
    const [creator] = await db.update(creators).set(set).where(where).returning(stored);
    return respond(creator);
  };
  mount(app, ctx, setCreatorVisibility, async ({ params, body, user }) =>
    change(isOwn(params, user.id), {
      // Merged by the database: what two windows change at once both stays.
      visibility: sql`${creators.visibility} || ${JSON.stringify(body.levels ?? {})}::jsonb`,
      ...(body.isIndexed !== undefined && { isIndexed: body.isIndexed }),
      ...(body.showsExplicit !== undefined && { showsExplicit: body.showsExplicit }),
    }),
  );
  mount(app, ctx, setCreatorVeto, async ({ params, body, user }) => {
    const [changed] = await db
      .update(creators)
      .set(body)
      .where(isOwn(params, user.id))
      .returning({ vetoesAnalyses: creators.vetoesAnalyses });
    return changed ?? fail("not-found");
  });
  mount(app, ctx, renewCreatorLink, async ({ params, user }) =>
    change(isOwn(params, user.id), { linkNumber: sql`${creators.linkNumber} + 1` }),
  );
}

/** The creator of this profile, where it is theirs. */
const isOwn = ({ platform, handle }: { platform: Platform; handle: string }, userId: number) =>
  and(
    eq(creators.ownerUserId, userId),
    sql`${creators.id} = (select creator_id from ${profiles} where platform = ${platform} and handle = ${handle})`,
  );

function present(creator: StoredVisibility, linkKey: string): CreatorVisibility {
  return {
    levels: {
      profile: visibility(creator, "profile"),
      figures: visibility(creator, "figures"),
      posts: visibility(creator, "posts"),
      earnings: visibility(creator, "earnings"),
      subscribers: visibility(creator, "subscribers"),
    },
    isIndexed: creator.isIndexed,
    showsExplicit: creator.showsExplicit,
    linkKey,
  };
}
