import { type Platform, platformNames } from "@fanradar/engine";
import type { LinkError } from "../links/link-errors.ts";
import { isProfileName } from "../links/link-hosts.ts";
import { parseLink } from "../links/parse-link.ts";

/** A search text, parsed. */
export type ParsedSearch =
  | { kind: "nothing" }
  /** Words of a name, perhaps a handle without its @. */
  | { kind: "name"; text: string }
  /** `platform` is null where only `@x` was written. */
  | { kind: "handle"; text: string; platform: Platform | null; handle: string }
  /** A link that leads to no profile we can name. */
  | { kind: "refused"; text: string; error: LinkError | "not_supported_yet" };

/** Distinguishes a name, a handle and a link with its platform. Links are parsed as strictly as in forms. */
export function readSearch(typed: string): ParsedSearch {
  const text = typed.trim();
  if (text === "") return { kind: "nothing" };
  const bare = /^@([a-z0-9._-]{1,30})$/i.exec(text)?.[1];
  if (bare !== undefined) {
    const handle = handleIn(bare);
    return handle === undefined
      ? { kind: "refused", text, error: "reserved_path" }
      : { kind: "handle", text, platform: null, handle };
  }
  const link = parseLink(text);
  if (link.platform === "fansly" || link.platform === "linktree")
    return { kind: "refused", text, error: "not_supported_yet" };
  if (link.ok) return { kind: "handle", text, platform: link.platform, handle: link.handle };
  if (link.hintHandle !== undefined && link.platform !== null)
    return { kind: "handle", text, platform: link.platform, handle: link.hintHandle };
  const isLink =
    link.platform !== null || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /^(?:www\.)?[^\s/]+\.[a-z]{2,}\//i.test(text);
  return isLink ? { kind: "refused", text, error: link.error } : { kind: "name", text };
}

/** The one word of a text as a handle, lower-case, where some platform could have it; undefined where it is a page's name on all of them. */
export function handleIn(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  const isPossible = platformNames.some((one) => isProfileName(one, name));
  return isPossible ? name : undefined;
}
