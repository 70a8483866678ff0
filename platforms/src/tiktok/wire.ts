import { z } from "zod";
import { count, maybe, tolerantList } from "../count.ts";

/** Success is `error.code === "ok"`; early recordings carry the number 0. The status alone says nothing. */
const status = z.object({
  code: z.union([z.string(), z.number()]),
  message: maybe(z.string()),
  log_id: maybe(z.string()),
});

/** Beside every answer; `data` may be there, empty, or missing. */
export const tiktokError = z.object({ error: status });

/** Has only members that were requested and consented to. */
export const userAnswer = z.object({
  data: z.object({
    user: z.object({
      open_id: z.string().min(1),
      username: maybe(z.string()),
      display_name: maybe(z.string()),
      bio_description: maybe(z.string()),
      follower_count: maybe(count),
      following_count: maybe(count),
      likes_count: maybe(count),
      video_count: maybe(count),
    }),
  }),
});
export type TiktokUser = z.infer<typeof userAnswer>["data"]["user"];

const video = z.object({
  id: z.string().min(1),
  /** Seconds of Unix time. */
  create_time: maybe(z.int().positive()),
  title: maybe(z.string()),
  video_description: maybe(z.string()),
  like_count: maybe(count),
  comment_count: maybe(count),
  share_count: maybe(count),
  view_count: maybe(count),
});
export type TiktokVideo = z.infer<typeof video>;

/** `has_more` may be true with an empty last page. The cursor is milliseconds of Unix time. */
export const videosAnswer = z.object({
  data: z.object({
    videos: maybe(tolerantList(video)),
    cursor: maybe(z.number()),
    has_more: maybe(z.boolean()),
  }),
});
