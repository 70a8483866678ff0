import * as z from "zod/mini";
import { id, instant } from "../shapes.ts";
import { analysis } from "./analysis.ts";

export const modelStatus = z.enum(["pending", "processing", "completed", "failed"]);

/** A submission as its submitter sees it. Earnings are whole USD. */
export const model = z.object({
  id,
  userId: z.nullable(id),
  name: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  onlyfansUrl: z.nullable(z.string()),
  instagramUrl: z.nullable(z.string()),
  twitterUrl: z.nullable(z.string()),
  tiktokUrl: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  status: modelStatus,
  isFeatured: z.boolean(),
  isVerified: z.boolean(),
  isOwnerVerified: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** What the key figures of the newest report rest on; null before there is one. */
  badge: z.nullable(z.enum(["verified-screenshot", "manual-entry"])),
  /** Something of it came from the sandbox. */
  sandbox: z.boolean(),
  /** The newest run, standing report or not. */
  analysis: z.nullable(analysis),
});
export type Model = z.infer<typeof model>;
