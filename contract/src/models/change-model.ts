import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { id, idParam, instant } from "../shapes.ts";
import { text } from "../text.ts";
import { changedModel } from "./changed-model.ts";
import { schedules } from "./schedules.ts";
import { submittedFields } from "./submit-model.ts";

/** Tags of a model: trimmed, two spellings are one, the first stays. */
export const tagList = z.pipe(
  z
    .array(text({ max: limits.tag, required: "tag.required" }), { error: "invalid" })
    .check(z.maxLength(limits.tags, { error: "tags.many" })),
  z.transform((tags) => [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed()),
);

const flag = z.boolean({ error: "invalid" });
/** Computed, or another call's: taken along by a client that sends what it was given, and left as it is. */
const ignored = z.optional(z.unknown());

/**
 * The whole object as it was read, with what is to change. Members that are computed are ignored; unknown ones are refused.
 * Notes, time zone, tags and schedule stay as they are where they are absent, which a creator's listing leaves them.
 */
export const changeModelBody = z.strictObject({
  id: ignored,
  profileImageUrl: ignored,
  bannerImageUrl: ignored,
  galleryImages: ignored,
  instagramPosts: ignored,
  status: ignored,
  trendingScore: ignored,
  viewCount: ignored,
  monthlyEarnings: ignored,
  subscriberCount: ignored,
  engagementRate: ignored,
  analyticsData: ignored,
  privacySettings: ignored,
  createdAt: ignored,
  expiresAt: ignored,
  platform: ignored,
  handle: ignored,
  badge: ignored,
  sandbox: ignored,
  moderation: ignored,
  caseNotice: ignored,
  analysis: ignored,
  facts: ignored,
  sources: ignored,
  userId: z.nullable(id),
  ...submittedFields,
  tags: z.optional(tagList),
  schedule: z.optional(z.enum(schedules)),
  isFeatured: flag,
  isVerified: flag,
  isOwnerVerified: flag,
  updatedAt: instant,
});

/**
 * Changes a submission of one's own, or what one may of a creator's own record: its owner the name, an admin the badges.
 * Links that changed start an analysis. 409 `stale` with `current` where `updatedAt` is not that of what stands now; 403
 * where a badge or `userId` differs and the caller may not set it. Every change leaves an audit entry.
 */
export const changeModel = defineCall("PATCH", "/api/models/:id", "model.change", {
  params: idParam,
  body: changeModelBody,
  output: changedModel,
  errors: ["forbidden", "help", "stale"],
});
