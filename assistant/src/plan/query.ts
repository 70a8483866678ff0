import { earningsTypes, platformNames } from "@fanradar/engine";
import { z } from "zod";
import { dataIntents } from "../intents/intent-ids.ts";

const name = z.string().max(100);
const period = z.nullable(z.string().max(25));

/** Whom, when and how much a query is about. Fields are nullable instead of optional, since strict JSON schemas want every field. */
const scope = {
  /** Names of models, or of people who chat for them, as the question writes them; empty for the model that is spoken of. */
  models: z.array(name).max(4),
  /** `all`: every model of the person; `one`: the one that is spoken of; null: as the question before, or as the page. */
  about: z.nullable(z.enum(["all", "one"])),
  /** Names of models and of platforms that are left out. */
  except: z.array(name).max(4),
  /** A tag that the models wear. */
  tag: z.nullable(name),
  platforms: z.array(z.enum(platformNames)),
  /** As `Question.period`, or `all`. */
  period,
  /** The period that this one is compared with. */
  before: period,
  order: z.enum(["best", "worst"]),
  count: z.nullable(z.int().min(1).max(40)),
  limit: z.nullable(
    z.object({ way: z.enum(["over", "under"]), amount: z.number(), isInclusive: z.boolean(), isPercent: z.boolean() }),
  ),
};

/** What payments came to: sums, single payments, or those who paid. */
const payments = z.object({
  kind: z.literal("payments"),
  measure: z.enum(["amount", "payments", "payers"]),
  basis: z.enum(["net", "gross", "fees"]),
  kinds: z.array(z.enum([...earningsTypes, "back"])).max(5),
  operation: z.enum([
    ...(["value", "mean", "median", "most", "least", "share", "change", "why", "quiet", "beyond", "norm"] as const),
  ]),
  by: z.nullable(z.enum(["hour", "day", "weekday", "weekpart", "week", "month", "kind", "model", "payer"])),
  ...scope,
});

/** How many follow, and how posts do. */
const audience = z.object({
  kind: z.literal("audience"),
  measure: z.enum(["followers", "gain", "engagement", "likes", "comments", "views", "posts"]),
  operation: z.enum(["value", "total", "mean", "most", "least", "share", "change", "why", "norm"]),
  by: z.nullable(z.enum(["day", "week", "month", "platform", "model"])),
  /** A gain in percent of what there was before. */
  isRelative: z.boolean(),
  ...scope,
});

/** What has an answer of its own; sums by a unit are asked by the other two. */
const topic = z
  .enum(dataIntents)
  .exclude(["breakdown", "audience-breakdown", "models-breakdown", "models-audience-breakdown"]);
export type Topic = z.infer<typeof topic>;

/** A question that has an answer of its own. */
const ofTopic = z.object({
  kind: z.literal("topic"),
  topic,
  metrics: z.array(name).max(5),
  form: z.nullable(z.enum(["image", "video", "carousel", "text", "story"])),
  hashtag: z.nullable(name),
  goal: z.nullable(
    z.object({
      of: z.enum(["followers", "money"]),
      amount: z.number().positive(),
      per: z.nullable(z.enum(["year", "this-year"])),
    }),
  ),
  /** A month to come, as `2026-12`. */
  month: period,
  /** The end of a forecast that is asked for, or how sure it is. */
  range: z.nullable(z.enum(["low", "high", "sure"])),
  /** What the question takes for granted of the figure. */
  claim: z.nullable(z.enum(["fall", "rise", "stall"])),
  ...scope,
});

/** What a language model may ask the ledger for. It names no figure and sees none: the answer is planned and written as that of the router. */
export const query = z.discriminatedUnion("kind", [payments, audience, ofTopic]);
export type Query = z.infer<typeof query>;
