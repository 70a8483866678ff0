import * as z from "zod/mini";
import { caseNotice } from "../moderation/case-notice.ts";
import { id, instant } from "../shapes.ts";
import { analysis } from "./analysis.ts";
import { schedules } from "./schedules.ts";

export const modelStatus = z.enum(["pending", "processing", "completed", "failed"]);
export type ModelStatus = z.infer<typeof modelStatus>;

/** What a submission and a creator have alike. Earnings are whole USD. */
export const recordFields = {
  name: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  bannerImageUrl: z.nullable(z.string()),
  galleryImages: z.array(z.string()),
  instagramPosts: z.nullable(z.array(z.string())),
  onlyfansUrl: z.nullable(z.string()),
  instagramUrl: z.nullable(z.string()),
  twitterUrl: z.nullable(z.string()),
  tiktokUrl: z.nullable(z.string()),
  status: modelStatus,
  isFeatured: z.boolean(),
  isVerified: z.boolean(),
  isOwnerVerified: z.boolean(),
  /** Null under seven daily readings: such a creator has no place. */
  trendingScore: z.nullable(z.int()),
  viewCount: z.int(),
  monthlyEarnings: z.nullable(z.int()),
  subscriberCount: z.nullable(z.int()),
  engagementRate: z.nullable(z.string()),
  analyticsData: z.null(),
  privacySettings: z.object({ showEarnings: z.boolean(), showSubscribers: z.boolean() }),
  createdAt: instant,
  /** The last change by a person. */
  updatedAt: instant,
};

/**
 * A submission as its submitter sees it: every field of the specification's entity. Score, earnings, subscribers, engagement
 * and posts are null: a submission's figures stand in its report, each with its fact.
 */
export const model = z.object({
  id,
  userId: z.nullable(id),
  ...recordFields,
  notes: z.nullable(z.string()),
  /** IANA name of the creator's time zone, as the submitter gave it; returned to them only. */
  timeZone: z.nullable(z.string()),
  /** What its submitter sorts it by, in alphabetical order; read by them alone. */
  tags: z.array(z.string()),
  schedule: z.enum(schedules),
  /** When what a visitor started is deleted, unless they sign up; null for all other models. */
  expiresAt: z.nullable(instant),
  /** What the key figures of the newest report rest on; null before there is one. */
  badge: z.nullable(z.enum(["verified-screenshot", "manual-entry"])),
  /** Something of it came from the sandbox. */
  sandbox: z.boolean(),
  /**
   * Why it can't be analyzed now. `quarantined`: a linked profile is not read until a moderator has decided; `removed`: what it was about was
   * removed at its person's request.
   */
  moderation: z.nullable(z.enum(["quarantined", "removed"])),
  /** The open request to remove a linked profile. Only in the answer for one model, for members who may answer it. */
  caseNotice: z.optional(caseNotice),
  /** The newest run, standing report or not. */
  analysis: z.nullable(analysis),
});
export type Model = z.infer<typeof model>;
