import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { modelStatus } from "../models/model.ts";
import { fact } from "../reports/ledger.ts";
import { id, instant } from "../shapes.ts";

/** One badge, the first that applies. */
export const creatorBadges = ["top-creator", "hot", "verified-creator", "featured"] as const;

/**
 * A creator as lists and its page name it: the specification's model profile, of the creator's own record, with nothing in
 * it that a submitter typed. Earnings are whole USD. What is not shown, or not known, is null.
 */
export const creatorListing = z.object({
  id,
  /** The owner's; null while unclaimed. */
  userId: z.nullable(id),
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
  notes: z.null(),
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
  /** The profile that its page is addressed by. */
  platform: z.enum(platformNames),
  handle: z.string(),
  badge: z.nullable(z.enum(creatorBadges)),
  /** `trendingScore`, where there is one, and `pageViews`. */
  facts: z.array(fact),
});
export type CreatorListing = z.infer<typeof creatorListing>;
