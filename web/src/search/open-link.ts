import {
  canonicalUrl,
  linkFields,
  type ParsedSearch,
  type Person,
  readSearch,
  searchCreators,
  submitGuestModel,
  submitModel,
} from "@fanradar/contract";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { newKey } from "../lib/new-key.ts";
import { callQuery } from "../lib/queries.ts";
import { ownTimeZone } from "../lib/time-zones.ts";
import { findFollowed } from "../models/followed.ts";
import { foundCreatorPath } from "./found-creator-path.ts";

type LinkedProfile = Extract<ParsedSearch, { kind: "handle" }>;

/** The profile that a text links; undefined for a name, a handle without its platform, and a link to anything else. */
export function linkIn(text: string): LinkedProfile | undefined {
  const read = readSearch(text);
  return read.kind === "handle" && read.platform !== null ? read : undefined;
}

/** Whether a text has more links than a search looks for: a list for the box of the analysis. */
export const hasSeveralLinks = (text: string): boolean => {
  const read = readSearch(text);
  return read.kind === "refused" && read.error === "several_links";
};

/**
 * Where a pasted link leads: to the creator's page where one is listed; else its analysis begins, as a visitor's or as a submission, and
 * leads to the live report; a profile that the person follows leads to its model. An OnlyFans link leads to the form, which asks for the owner's age.
 *
 * @returns a path of this site
 * @throws what the calls throw
 */
export async function openLink(client: QueryClient, user: Person | null, link: LinkedProfile): Promise<string> {
  const { platform, handle, text } = link;
  const found = await client.fetchQuery(callQuery(searchCreators, { query: { q: text, limit: 1 } }));
  const listed = found.creators.find(({ match }) => match === "handle");
  if (listed) return foundCreatorPath(listed);
  if (platform === null || platform === "onlyfans") return `/analyze?${new URLSearchParams({ q: text })}`;
  const profile = { name: handle, username: handle, [linkFields[platform]]: `@${handle}`, timeZone: ownTimeZone() };
  const headers = { "idempotency-key": newKey() };
  if (!user) {
    const { id } = await call(submitGuestModel, { body: profile, headers });
    return `/analyze?model=${id}`;
  }
  const followed = [...(await findFollowed(client, user, [canonicalUrl[platform](handle)])).values()][0];
  if (followed !== undefined) return `/report/${followed}`;
  const { id } = await call(submitModel, { body: { ...profile, userId: user.id }, headers });
  return `/report/${id}`;
}
