import { type changeModelBody, type LinkField, linkFields } from "@fanradar/contract";
import type * as z from "zod/mini";
import type { models } from "../../platform/db/schema.ts";

export type Change = z.output<typeof changeModelBody>;

export const flags = ["isFeatured", "isVerified", "isOwnerVerified"] as const;
/** What a submitter sets of a submission. */
export const typedMembers = [
  "name",
  "username",
  ...Object.values(linkFields),
  "notes",
  "timeZone",
  "schedule",
  "tags",
] as const;
export type Member = (typeof typedMembers)[number] | (typeof flags)[number] | "userId";

/** What anybody may ever set of a model. */
export type Members = Pick<typeof models.$inferSelect, Exclude<Member, "tags" | LinkField>> &
  Record<LinkField, string | null> & { tags: string[] };

/** A model as it would stand after the change. What the change leaves out stays as it is. */
export function afterChange(before: Members, change: Change): Members {
  const { userId, name, username, isFeatured, isVerified, isOwnerVerified } = change;
  return {
    ...{ userId, name, username, isFeatured, isVerified, isOwnerVerified },
    onlyfansUrl: change.onlyfansUrl?.canonical ?? null,
    instagramUrl: change.instagramUrl?.canonical ?? null,
    twitterUrl: change.twitterUrl?.canonical ?? null,
    tiktokUrl: change.tiktokUrl?.canonical ?? null,
    notes: change.notes === undefined ? before.notes : change.notes || null,
    timeZone: change.timeZone === undefined ? before.timeZone : change.timeZone || null,
    schedule: change.schedule ?? before.schedule,
    tags: change.tags?.toSorted() ?? before.tags,
  };
}

/** The members that are not the same. */
export function differences(before: Members, after: Members): Member[] {
  const all: readonly Member[] = [...typedMembers, ...flags, "userId"];
  return all.filter((member) => JSON.stringify(before[member]) !== JSON.stringify(after[member]));
}
