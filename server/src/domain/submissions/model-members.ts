import { type changeModelBody, type LinkField, linkFields } from "@fanradar/contract";
import type * as z from "zod/mini";
import type { creators, models, submissions } from "../../platform/db/schema.ts";

export type MemberChange = z.output<typeof changeModelBody>;

export const flags = ["isFeatured", "isVerified", "isOwnerVerified"] as const;
/** Members of a submission that its submitter sets. */
export const typedMembers = [
  "name",
  "username",
  ...Object.values(linkFields),
  "notes",
  "timeZone",
  "schedule",
  "tags",
] as const;
export type ModelMember = (typeof typedMembers)[number] | (typeof flags)[number] | "userId";

/** All members of a model that can be set. */
export type Members = Pick<typeof models.$inferSelect, "name" | "username" | "schedule"> &
  Pick<typeof submissions.$inferSelect, "userId" | "notes" | "timeZone"> &
  Pick<typeof creators.$inferSelect, (typeof flags)[number]> &
  Record<LinkField, string | null> & { tags: string[] };

/** A model with a change applied; members that the change omits stay. */
export function afterChange(before: Members, change: MemberChange): Members {
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
export function differences(before: Members, after: Members): ModelMember[] {
  const all: readonly ModelMember[] = [...typedMembers, ...flags, "userId"];
  return all.filter((member) => JSON.stringify(before[member]) !== JSON.stringify(after[member]));
}
