import { hasInvisible } from "../invisible.ts";
import { countLinks, withoutPunctuation } from "./clean-link.ts";
import type { LinkError } from "./link-errors.ts";
import { canonicalUrl, handlePattern, isProfileName, isReserved, type LinkPlatform, roleOfHost } from "./link-hosts.ts";
import { recognisePath } from "./recognise-path.ts";

export type ParsedLink =
  | {
      ok: true;
      platform: LinkPlatform;
      handle: string;
      canonical: string;
      /** Something around the profile was taken off that was no part of it: say as what it is read. */
      isCleaned?: true;
    }
  | { ok: false; error: LinkError; platform: LinkPlatform | null; hintHandle?: string };

const maxLength = 2_048;
// Before `new URL`, which drops line breaks and turns backslashes into slashes without a word.
const unsafe = /[\p{Cc}\u2028\u2029\\]/u;

/**
 * Reads a profile link as people paste it. Strict: only the platforms' own hosts, never a redirect followed,
 * never a handle guessed from a post (`hintHandle` may be offered for confirmation), never a page of the platform.
 *
 * @param input what was typed; outer blanks and a sentence's punctuation around it are dropped
 * @param chosen the platform a form's field stands for: `@x` and `x` are then handles of it
 */
export function parseLink(input: string, chosen?: LinkPlatform): ParsedLink {
  const typed = input.trim();
  if (typed === "") return refuse("empty");
  if (typed.length > maxLength) return refuse("invalid_url");
  const isSeveral = countLinks(typed) > 1;
  if (unsafe.test(typed)) return refuse(chosen && isSeveral ? "several_links" : "invalid_url");
  if (hasInvisible(typed)) return refuse("invisible_character");
  if (isSeveral) return refuse("several_links");
  const link = withoutPunctuation(typed, { keepsDots: chosen === undefined });
  if (link === "") return refuse("invalid_url");
  const read = readOne(link, chosen);
  return read.ok && link !== typed ? { ...read, isCleaned: true } : read;
}

function readOne(link: string, chosen: LinkPlatform | undefined): ParsedLink {
  const bare = /^@?[^/:?#@\s]+$/.test(link) ? link.replace(/^@/, "").toLowerCase() : undefined;
  if (bare !== undefined && !roleOfHost(bare)) {
    if (link.startsWith("@") && !chosen) return refuse("ambiguous_handle");
    // Without an @, a name with a dot could be a foreign host: it is a handle only where the platform allows dots in one.
    if (chosen && (link.startsWith("@") || handlePattern[chosen].test(bare))) return asProfile(chosen, bare);
  }

  const scheme = /^([a-z][a-z0-9+.-]*):(\/\/|(?!\d))/i.exec(link)?.[1]?.toLowerCase();
  if (scheme && scheme !== "http" && scheme !== "https") return refuse("unsupported_scheme");
  const absolute = scheme ? link : `https://${link.replace(/^\/\//, "")}`;
  const url = URL.parse(absolute);
  if (!url) return refuse("invalid_url");
  if (url.username !== "" || url.password !== "") return refuse("invalid_url");
  const authority = /^https?:\/\/([^/?#]*)/i.exec(absolute)?.[1]?.toLowerCase() ?? "";
  // `new URL` also folds full-width letters, soft hyphens and %69 into plain ones: what was written must be what is meant.
  if (url.port !== "" || authority.replace(/:(80|443)$/, "") !== url.hostname) return refuse("unsupported_host");
  const host = roleOfHost(url.hostname);
  if (!host) return refuse("unsupported_host");
  if (host.role === "short") return refuse("short_link", host.platform);
  if (host.role === "video") return refuse("post_url", host.platform);

  const parts = url.pathname
    .split("/")
    .filter((part) => part !== "")
    .map(decodeOnce);
  const found = recognisePath(host.platform, parts);
  if (found.error) return refuse(found.error, host.platform, found.hint);
  const read = asProfile(host.platform, found.handle);
  return read.ok && found.isWrapped ? { ...read, isCleaned: true } : read;
}

function asProfile(platform: LinkPlatform, handle: string): ParsedLink {
  if (hasInvisible(handle)) return refuse("invisible_character", platform);
  if (isReserved(platform, handle)) return refuse("reserved_path", platform);
  if (!handlePattern[platform].test(handle)) return refuse("invalid_handle", platform);
  return { ok: true, platform, handle, canonical: canonicalUrl[platform](handle) };
}

function refuse(error: LinkError, platform: LinkPlatform | null = null, hint?: string): ParsedLink {
  const isOffered = platform && hint && isProfileName(platform, hint);
  return { ok: false, error, platform, ...(isOffered && { hintHandle: hint }) };
}

/** A part that does not decode keeps its percent sign, and so is no handle of any platform. */
function decodeOnce(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
