import type { changeModel } from "@fanradar/contract";
import type * as z from "zod/mini";
import type { ManagedProfile } from "./managed-profile.ts";

export const textFields = [
  "name",
  "username",
  "onlyfansUrl",
  "instagramUrl",
  "twitterUrl",
  "tiktokUrl",
  "notes",
  "tags",
] as const;
export type TextField = (typeof textFields)[number];
export const flagFields = ["isVerified", "isOwnerVerified", "isFeatured"] as const;

/** The values of the dialog: text as typed, tags separated by commas. */
export type ManageDraft = Record<TextField, string> &
  Record<(typeof flagFields)[number], boolean> & { schedule: "off" | "weekly" | "daily" };

/** A model as the dialog shows it. */
export function draftOf(profile: ManagedProfile): ManageDraft {
  const { name, username, onlyfansUrl, instagramUrl, twitterUrl, tiktokUrl, notes } = profile;
  const { isVerified, isOwnerVerified, isFeatured } = profile;
  return {
    ...{ name, username, isVerified, isOwnerVerified, isFeatured },
    onlyfansUrl: onlyfansUrl ?? "",
    instagramUrl: instagramUrl ?? "",
    twitterUrl: twitterUrl ?? "",
    tiktokUrl: tiktokUrl ?? "",
    notes: notes ?? "",
    tags: profile.kind === "own" ? profile.tags.join(", ") : "",
    schedule: profile.kind === "own" ? profile.schedule : "off",
  };
}

/** The whole object as PATCH takes it: the model as it was read, with what was typed. */
export function manageBody(
  { kind, ...model }: ManagedProfile,
  draft: ManageDraft,
): z.input<typeof changeModel.body & {}> {
  const { tags, schedule, notes, ...rest } = draft;
  return {
    ...model,
    ...rest,
    ...(kind === "own" && {
      notes,
      schedule,
      tags: tags.split(",").flatMap((tag) => tag.trim() || []),
    }),
  };
}
