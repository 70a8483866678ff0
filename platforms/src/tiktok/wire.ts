import { z } from "zod";
import { count, nullableField, tolerantList } from "../count.ts";

/** Success is `error.code === "ok"`; early recordings carry the number 0. The status alone says nothing. */
const status = z.object({
  code: z.union([z.string(), z.number()]),
  message: nullableField(z.string()),
  log_id: nullableField(z.string()),
});

/** Beside every answer; `data` may be there, empty, or missing. */
export const tiktokError = z.object({ error: status });

/** Has only members that were requested and consented to. */
export const userAnswer = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string().min(1),
      username: nullableField(z.string()),
      display_name: nullableField(z.string()),
      bio_description: nullableField(z.string()),
      follower_count: nullableField(count),
      following_count: nullableField(count),
      likes_count: nullableField(count),
      video_count: nullableField(count),
    }),
  }),
});
export type TiktokUser = z.infer<typeof userAnswer>["data"]["user"];

const video = z.object({
  id: z.string().min(1),
  /** Seconds of Unix time. */
  create_time: nullableField(z.int().positive()),
  title: nullableField(z.string()),
  video_description: nullableField(z.string()),
  like_count: nullableField(count),
  comment_count: nullableField(count),
  share_count: nullableField(count),
  view_count: nullableField(count),
});
export type TiktokVideo = z.infer<typeof video>;

/** `has_more` may be true with an empty last page. The cursor is milliseconds of Unix time. */
export const videosAnswer = z.object({
  data: z.object({
    videos: nullableField(tolerantList(video)),
    cursor: nullableField(z.number()),
    has_more: nullableField(z.boolean()),
  }),
});
