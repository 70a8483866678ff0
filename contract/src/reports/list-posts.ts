import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { idParam, instant } from "../shapes.ts";
import { fact, source } from "./ledger.ts";

/** A post of a model's linked profiles. `facts` and `theme` name facts by their ids. */
const listedPost = z.object({
  id: z.string(),
  platform: z.enum(platformNames),
  publishedAt: instant,
  kind: z.enum(["image", "video", "carousel", "text", "other"]),
  /** As its creator wrote it; null without one. */
  caption: z.nullable(z.string()),
  /** Null where it does not follow from the post's number, and in the sandbox. */
  url: z.nullable(z.string()),
  facts: z.object({ likes: z.string(), comments: z.string(), views: z.string(), times: z.string() }),
  theme: z.optional(z.string()),
});
export type ListedPost = z.infer<typeof listedPost>;

/**
 * The newest posts of the linked profiles of the caller's own model, up to 300 a profile, the newest first, as they were read last; each
 * with how many times a typical post it drew. Themes are those of the newest report.
 */
export const listPosts = defineCall(
  "GET",
  "/api/models/:id/posts",
  { guest: "report.read" },
  {
    params: idParam,
    output: z.object({ posts: z.array(listedPost), facts: z.array(fact), sources: z.array(source) }),
  },
);
