import {
  netAboveGross,
  type ObservationMetric,
  observationMetrics,
  type Platform,
  platformNames,
} from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { currency, day, enteredDay, id, idParam, instant } from "../shapes.ts";
import { text } from "../text.ts";
import { largestFigure } from "./largest-figure.ts";

/** Which figures a person may type for which platform. Earnings are cents of a month. Counts and cents are whole, rates need not be. */
export const typedMetrics = {
  instagram: ["followers", "following", "posts.total", "posts.perWeek", "likes.average", "comments.average"],
  x: ["followers", "following", "posts.total", "posts.perWeek", "likes.average", "comments.average"],
  tiktok: [
    "followers",
    "following",
    "posts.total",
    "likes.total",
    "posts.perWeek",
    "views.average",
    "likes.average",
    "comments.average",
  ],
  onlyfans: [
    "subscribers",
    "likes.total",
    "posts.total",
    "posts.perWeek",
    "subscription.priceCents",
    "earnings.gross",
    "earnings.net",
  ],
} as const satisfies Record<Platform, readonly ObservationMetric[]>;

const figure = z.object({
  metric: z.enum(observationMetrics),
  value: z.number({ error: "figure.number" }).check(z.minimum(0, { error: "figure.range" })),
});

/** Typed figures with the day they were read off. `key` is made by the client once per entry, so that sending twice changes nothing. */
export const addEvidenceBody = z
  .object({
    kind: z.literal("manual"),
    key: z.uuid(),
    platform: z.enum(platformNames),
    observedOn: enteredDay,
    figures: z.array(figure).check(z.maxLength(20)),
    currency: z._default(currency, "USD"),
    /** OnlyFans: the owner's words for what is posted. */
    contentStyle: z.optional(text({ max: 200 })),
    /** Figures that are far from the ones before, which are refused as `unusual`, are right. */
    isConfirmed: z.optional(z.boolean()),
    /** Typed figures of the same model that these correct: they go when these are stored. */
    replaces: z.optional(id),
  })
  .check(({ value: entry, issues }) => {
    const allowed: readonly string[] = typedMetrics[entry.platform];
    const refuse = (message: string, path: (string | number)[]) =>
      issues.push({ code: "custom", message, path, input: entry });
    entry.figures.forEach((one, index) => {
      if (!allowed.includes(one.metric)) refuse("invalid", ["figures", index, "metric"]);
      if (one.value > largestFigure(one.metric)) refuse("figure.large", ["figures", index, "value"]);
    });
    const net = netAboveGross(entry.figures);
    if (net !== undefined) refuse("figure.netAboveGross", ["figures", net, "value"]);
    if (entry.figures.length === 0 && !entry.contentStyle) refuse("figure.none", ["figures"]);
  });

/** One act of giving, as its giver sees it. */
export const evidenceEntry = z.object({
  id,
  kind: z.literal("manual"),
  platform: z.enum(platformNames),
  observedOn: day,
  addedAt: instant,
  currency: z.string(),
  figures: z.array(figure),
  contentStyle: z.nullable(z.string()),
});
export type EvidenceEntry = z.infer<typeof evidenceEntry>;

/** Stores typed figures, marked self-reported; the next analysis takes them in. Unusual ones are stored once they are confirmed. */
export const addEvidence = defineCall(
  "POST",
  "/api/models/:id/evidence",
  { guest: "evidence.add" },
  {
    params: idParam,
    body: addEvidenceBody,
    output: evidenceEntry,
    status: 201,
    errors: ["unusual"],
  },
);
