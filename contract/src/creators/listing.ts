import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { recordFields } from "../models/model.ts";
import { fact } from "../reports/ledger.ts";
import { id } from "../shapes.ts";

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
  ...recordFields,
  notes: z.null(),
  /** The profile that its page is addressed by. */
  platform: z.enum(platformNames),
  handle: z.string(),
  badge: z.nullable(z.enum(creatorBadges)),
  /** `trendingScore`, where there is one, and `pageViews`. */
  facts: z.array(fact),
});
export type CreatorListing = z.infer<typeof creatorListing>;
