import { z } from "zod";
import { count } from "../count.ts";

/** `2021-08-17T19:00:42+0000`: no colon in the offset. Answers ISO 8601 in UTC. */
const timestamp = z.string().transform((value, context) => {
  const at = Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  if (Number.isFinite(at)) return new Date(at).toISOString();
  context.addIssue({ code: "custom", message: "not a timestamp" });
  return z.NEVER;
});

/** Everything but `id` may be left out: hidden likes, licensed audio, a post without words. */
export const media = z.object({
  id: z.string(),
  caption: z.string().optional(),
  comments_count: count.optional(),
  like_count: count.optional(),
  media_product_type: z.string().optional(),
  media_type: z.string().optional(),
  timestamp: timestamp.optional(),
});

/** The target inside Business Discovery's answer; the outer `id` is the asking account's. */
export const businessDiscovery = z.object({
  business_discovery: z.object({
    id: z.string(),
    username: z.string(),
    name: z.string().optional(),
    biography: z.string().optional(),
    followers_count: count.optional(),
    follows_count: count.optional(),
    media_count: count.optional(),
    media: z
      .object({
        data: z.array(media),
        paging: z.object({ cursors: z.object({ after: z.string().optional() }).optional() }).optional(),
      })
      .optional(),
  }),
  id: z.string(),
});
export type BusinessDiscovery = z.infer<typeof businessDiscovery>["business_discovery"];

/** Graph's error. Only message, type and code are always there. */
export const graphError = z.object({
  error: z.object({
    message: z.string(),
    code: z.int(),
    error_subcode: z.int().optional(),
    is_transient: z.boolean().optional(),
  }),
});
export type GraphError = z.infer<typeof graphError>["error"];
