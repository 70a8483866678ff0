import { z } from "zod";
import { count, maybe, tolerantList } from "../count.ts";
import { media } from "./wire.ts";

/** The account of a consent: `GET /me`. `user_id` is the professional account's id, `id` one for our app alone. */
export const ownProfile = z.object({
  user_id: maybe(z.union([z.string(), z.number()]).transform(String)),
  id: maybe(z.string()),
  username: maybe(z.string()),
  name: maybe(z.string()),
  biography: maybe(z.string()),
  followers_count: maybe(count),
  follows_count: maybe(count),
  media_count: maybe(count),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Its posts. `paging.next` holds the token: only the cursor is read. */
export const ownMedia = z.object({
  data: tolerantList(media),
  paging: maybe(z.object({ cursors: maybe(z.object({ after: maybe(z.string()) })) })),
});

const breakdown = z.object({
  dimension_keys: z.array(z.string()),
  results: maybe(z.array(z.object({ dimension_values: z.array(z.string()), value: count }))),
});

/** One metric of an insights answer: a total, with or without its parts, or values over time. */
const metric = z.object({
  name: z.string(),
  period: maybe(z.string()),
  total_value: maybe(z.object({ value: maybe(count), breakdowns: maybe(z.array(breakdown)) })),
  values: maybe(
    z.array(
      z.object({
        value: maybe(z.union([count, z.record(z.string(), count)])),
        end_time: maybe(z.string()),
      }),
    ),
  ),
});

/** No data is an empty list, never 0. */
export const insights = z.object({ data: z.array(metric) });
export type Insight = z.infer<typeof metric>;
