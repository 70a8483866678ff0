import type { changeModel } from "@fanradar/contract";
import type * as z from "zod/mini";
import type { Profile } from "./profile.ts";

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

/** What the dialog holds: text as it is typed, tags separated by commas. */
export type Draft = Record<TextField, string> &
  Record<(typeof flagFields)[number], boolean> & { schedule: "off" | "weekly" | "daily" };

/** A model as the dialog shows it. */
export function draftOf(profile: Profile): Draft {
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
export function bodyOf({ kind, ...model }: Profile, draft: Draft): z.input<typeof changeModel.body & {}> {
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

/** What was typed, over what stands now: a member that nobody touched here follows what stands. */
export function rebase(typed: Draft, { from, to }: { from: Draft; to: Draft }): Draft {
  const kept = Object.entries(typed).filter(
    ([name, value]) => value !== Object.entries(from).find(([one]) => one === name)?.[1],
  );
  return { ...to, ...Object.fromEntries(kept) };
}
