import { z } from "zod";
import { count, nullableField, tolerantList } from "../count.ts";
import { media } from "./wire.ts";

/** The account of a consent: `GET /me`. `user_id` is the professional account's id, `id` one for our app alone. */
export const ownProfile = z.object({
  user_id: nullableField(z.union([z.string(), z.number()]).transform(String)),
  id: nullableField(z.string()),
  username: nullableField(z.string()),
  name: nullableField(z.string()),
  biography: nullableField(z.string()),
  followers_count: nullableField(count),
  follows_count: nullableField(count),
  media_count: nullableField(count),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** Its posts. `paging.next` holds the token: only the cursor is read. */
export const ownMedia = z.object({
  data: tolerantList(media),
  paging: nullableField(z.object({ cursors: nullableField(z.object({ after: nullableField(z.string()) })) })),
});

const breakdown = z.object({
  dimension_keys: z.array(z.string()),
  results: nullableField(z.array(z.object({ dimension_values: z.array(z.string()), value: count }))),
});

/** One metric of an insights answer: a total, with or without its parts, or values over time. */
const metric = z.object({
  name: z.string(),
  period: nullableField(z.string()),
  total_value: nullableField(z.object({ value: nullableField(count), breakdowns: nullableField(z.array(breakdown)) })),
  values: nullableField(
    z.array(
      z.object({
        value: nullableField(z.union([count, z.record(z.string(), count)])),
        end_time: nullableField(z.string()),
      }),
    ),
  ),
});

/** No data is an empty list, never 0. */
export const insights = z.object({ data: z.array(metric) });
export type Insight = z.infer<typeof metric>;
