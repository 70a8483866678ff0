import { creatorLinkHeader } from "@fanradar/contract";
import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import { signText } from "../../platform/secrets/derive-key.ts";
import { isSameSecret } from "../../platform/secrets/tokens.ts";
import type { Viewer } from "../access/policy.ts";

interface CreatorProfileLink {
  id: number;
  ownerUserId: number | null;
  linkNumber: number;
}

/**
 * The key of the link by which an owner shows what is open by link: 256 bits, computed from APP_SECRET, stored nowhere.
 * Another owner or number has another key. Undefined while the creator is unclaimed.
 */
export function linkKeyOf(config: Pick<Config, "appSecret">, creator: CreatorProfileLink): string | undefined {
  if (creator.ownerUserId === null) return undefined;
  return signText(config, "fanradar creator links", `${creator.id} ${creator.ownerUserId} ${creator.linkNumber}`);
}

/** The key that a call carries. */
export function keyOfCall(request: FastifyRequest): string | undefined {
  const header = request.headers[creatorLinkHeader];
  return typeof header === "string" ? header : undefined;
}

/** The viewer, with what a key opens to them. */
export function withLink(
  config: Pick<Config, "appSecret">,
  { viewer, key, creator }: { viewer: Viewer; key: string | undefined; creator: CreatorProfileLink },
): Viewer {
  const ownersKey = linkKeyOf(config, creator);
  if (key === undefined || ownersKey === undefined) return viewer;
  return isSameSecret(key, ownersKey) ? { ...viewer, linkOf: creator.id } : viewer;
}
