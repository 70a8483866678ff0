import { canonicalUrl, getCreator, getScoreParts, type Report } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail } from "../../platform/http/fail.ts";
import { mount } from "../access/mount.ts";
import type { Viewer } from "../access/policy.ts";
import { canFind, canRead, viewFor, visibility } from "../access/visibility.ts";
import { findEdition } from "../reports/find-edition.ts";
import { countView } from "./count-view.ts";
import { keyOfCall, withLink } from "./creator-link.ts";
import { type CreatorRecord, findCreator, findScoreParts } from "./find-creator.ts";
import { presentCreator } from "./present-creator.ts";

/** Creators as everybody finds them. One that a viewer may not find answers as one that does not exist, unless it is only being reviewed. */
export function creatorRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, getCreator, async ({ params, viewer: caller, reader, request }) => {
    const found = await findCreator(ctx.db, params);
    if (!found) return fail("not-found");
    const { creator } = found;
    const viewer = withLink(ctx.config, { viewer: caller, key: keyOfCall(request), creator });
    if (!canFind(viewer, creator)) {
      const isInReview = found.profile.quarantinedAt !== null && canFind(viewer, { ...creator, isListed: true });
      return fail(isInReview ? "in-review" : "not-found");
    }
    const network = networkOf(request);
    const userAgent = request.headers["user-agent"];
    // A HEAD request is no view.
    const isCounted =
      request.method === "GET" && (await countView(ctx.db, { creator, viewer, network, userAgent, at: new Date() }));
    const edition = await findEdition(ctx.db, { viewer, reader }, { ...creator, modelId: creator.id });
    const viewCount = creator.viewCount + (isCounted ? 1 : 0);
    const listing = presentCreator(viewer, { ...found, creator: { ...creator, viewCount } });
    if (!listing) return fail("not-found");
    return {
      ...listing,
      platform: found.profile.platform,
      handle: found.profile.handle,
      isClaimed: creator.ownerUserId !== null,
      isHidden: visibility(creator, "profile") !== "public",
      isByLink: viewFor(viewer, creator) === "link",
      isIndexed: isIndexed(creator),
      profiles: found.profiles.map((one) => ({ ...one, url: canonicalUrl[one.platform](one.handle) })),
      lastReadAt: found.profile.lastReadAt?.toISOString() ?? null,
      editionState: stateOf(edition, found.run),
      edition: edition ?? null,
    };
  });

  mount(app, ctx, getScoreParts, async ({ params, viewer: caller, request }) => {
    const found = await findCreator(ctx.db, params);
    if (!found) return fail("not-found");
    const viewer = withLink(ctx.config, { viewer: caller, key: keyOfCall(request), creator: found.creator });
    if (!canFind(viewer, found.creator)) return fail("not-found");
    const isShown = canRead(viewFor(viewer, found.creator), visibility(found.creator, "figures"));
    const parts = isShown ? await findScoreParts(ctx.db, found.creator.id) : undefined;
    return parts ?? { facts: [], sources: [] };
  });
}

/** A record without a run gets its first within ten minutes; one whose run ended without a report has none coming. */
function stateOf(edition: Report | undefined, run: CreatorRecord["run"]): "ready" | "being-made" | "none" {
  if (edition) return "ready";
  return run === null || run === "queued" || run === "running" ? "being-made" : "none";
}

/** Only who owns a creator can want search engines to find it, and only while everybody may. */
const isIndexed = (creator: CreatorRecord["creator"]) =>
  creator.isIndexed && creator.ownerUserId !== null && canFind({ userId: null, isAdmin: false }, creator);

/** Whether there is a creator with this profile whom the viewer may find, by a link's key too, and whether search engines may list its page. */
export async function findCreatorPage(
  { db, config }: Pick<Context, "db" | "config">,
  { viewer, key, profile }: { viewer: Viewer; key: string | undefined; profile: Parameters<typeof findCreator>[1] },
): Promise<{ isFound: boolean; isIndexed: boolean }> {
  const found = await findCreator(db, profile);
  if (!found) return { isFound: false, isIndexed: false };
  const { creator } = found;
  return { isFound: canFind(withLink(config, { viewer, key, creator }), creator), isIndexed: isIndexed(creator) };
}
