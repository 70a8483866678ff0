import { z } from "zod";
import { count, nullableField, tolerantList } from "../count.ts";

/** `2021-08-17T19:00:42+0000`: no colon in the offset. Outputs ISO 8601 in UTC. */
const timestamp = z.string().transform((value, context) => {
  const at = Date.parse(value.replace(/([+-]\d{2})(\d{2})$/, "$1:$2"));
  if (Number.isFinite(at)) return new Date(at).toISOString();
  context.addIssue({ code: "custom", message: "not a timestamp" });
  return z.NEVER;
});

/** Everything but `id` may be left out: hidden likes, licensed audio, a post without words. */
export const media = z.object({
  id: z.string(),
  caption: nullableField(z.string()),
  comments_count: nullableField(count),
  like_count: nullableField(count),
  media_product_type: nullableField(z.string()),
  media_type: nullableField(z.string()),
  timestamp: nullableField(timestamp),
});

const mediaPage = z.object({
  data: tolerantList(media),
  paging: nullableField(z.object({ cursors: nullableField(z.object({ after: nullableField(z.string()) })) })),
});

/** The target inside Business Discovery's answer; beside it stands the requesting account's `id`, which is unused. */
export const businessDiscovery = z.object({
  business_discovery: z.object({
    id: z.string(),
    username: z.string(),
    name: nullableField(z.string()),
    biography: nullableField(z.string()),
    followers_count: nullableField(count),
    follows_count: nullableField(count),
    media_count: nullableField(count),
    media: nullableField(mediaPage),
  }),
});
export type BusinessDiscovery = z.infer<typeof businessDiscovery>["business_discovery"];

/** A page of media after the first: who it is of was answered with the first, and may be left out. */
export const mediaDiscovery = z.object({
  business_discovery: z.object({ username: nullableField(z.string()), media: nullableField(mediaPage) }),
});

/** Graph's error. Only message, type and code are always there. */
export const graphError = z.object({
  error: z.object({
    message: z.string(),
    code: z.int(),
    error_subcode: nullableField(z.int()),
    is_transient: nullableField(z.boolean()),
  }),
});
export type GraphError = z.infer<typeof graphError>["error"];
