import type { z } from "zod";
import { businessDiscovery, media } from "./instagram/wire.ts";
import { user, userMetrics } from "./x/wire.ts";

interface KnownObject {
  /** Where it stands in an answer. */
  path: (string | number)[];
  fields: readonly string[];
}

/** The objects of an answer about a profile, with the fields that are read of each. */
const known: Readonly<Record<"instagram" | "x", readonly KnownObject[]>> = {
  instagram: [
    { path: ["business_discovery"], fields: Object.keys(businessDiscovery.shape.business_discovery.shape) },
    { path: ["business_discovery", "media", "data", 0], fields: Object.keys(media.shape) },
  ],
  x: [
    { path: ["data"], fields: Object.keys(user.shape) },
    { path: ["data", "public_metrics"], fields: Object.keys(userMetrics.shape) },
  ],
};
/** X has two names for one field, and answers with the one in the request. */
const eitherOf: Readonly<Record<string, string>> = { post_count: "tweet_count" };

/**
 * In what an answer about a profile differs from what is known of it: fields that are read and are not in it, which may be right for one
 * profile, and fields in it that nothing reads. By path.
 */
export function findFieldDifferences(
  platform: "instagram" | "x",
  body: unknown,
): { missing: string[]; unread: string[] } {
  const [missing, unread]: [string[], string[]] = [[], []];
  for (const { path, fields } of known[platform]) {
    const found = path.reduce<unknown>((value, name) => fieldsOf(value)?.get(String(name)), body);
    const present = fieldsOf(found);
    if (!present) continue;
    const place = (name: string) => [...path.filter((one) => typeof one === "string"), name].join(".");
    missing.push(...fields.filter((name) => !present.has(name) && !(name in eitherOf)).map(place));
    unread.push(...[...present.keys()].filter((name) => !fields.includes(name)).map(place));
  }
  return { missing, unread };
}

const fieldsOf = (value: unknown): Map<string, unknown> | undefined =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)) : undefined;

const mostNamed = 3;

/** What of a body broke the contract: paths and what was expected there, never a value. */
export function describeMismatch({ issues }: z.ZodError): string {
  const named = issues.slice(0, mostNamed).map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
  return `unexpected ${named.join("; ")}`;
}
