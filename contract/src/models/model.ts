import { z } from "zod";
import { id, instant } from "../shapes.ts";
import { analysis } from "./analysis.ts";

export const modelStatus = z.enum(["pending", "processing", "completed", "failed"]);

/** A submission as its submitter sees it. Earnings are whole USD. */
export const model = z.object({
  id,
  userId: id.nullable(),
  name: z.string(),
  username: z.string(),
  profileImageUrl: z.string().nullable(),
  onlyfansUrl: z.string().nullable(),
  instagramUrl: z.string().nullable(),
  twitterUrl: z.string().nullable(),
  tiktokUrl: z.string().nullable(),
  notes: z.string().nullable(),
  status: modelStatus,
  isFeatured: z.boolean(),
  isVerified: z.boolean(),
  isOwnerVerified: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** What the key figures of the newest report rest on; null before there is one. */
  badge: z.enum(["verified-screenshot", "manual-entry"]).nullable(),
  /** Something of it came from the sandbox. */
  sandbox: z.boolean(),
  /** The newest run, standing report or not. */
  analysis: analysis.nullable(),
});
export type Model = z.infer<typeof model>;
