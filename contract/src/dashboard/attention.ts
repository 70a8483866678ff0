import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { fact, source } from "../reports/ledger.ts";
import { id, instant } from "../shapes.ts";

/** What asks a person to act on one of their models now, the most urgent first: the order of the list. */
export const attentionKinds = [
  /** The platform no longer takes the consent. */
  "consent-ended",
  /** The last analysis failed since no account was found behind any link. */
  "links-unknown",
  /** The last analysis failed. */
  "analysis-failed",
  /** A linked profile that could not be read: it is private, suspended or not there any more. */
  "profile-gone",
  /** Net earnings of 30 days are down by 30 % or more against the 30 before, the whole range below zero. For who sees earnings. */
  "earnings-falling",
  /** Regular payers who went quiet brought a tenth of a month's net earnings or more. For who sees earnings. */
  "payers-quiet",
  /** Followers on a platform fell over the days of the newest report, its whole range below zero. */
  "followers-falling",
  /** Engagement on a platform is down by 30 % or more, its whole range below zero. */
  "engagement-down",
  /** Followers rose or fell beyond the usual within the last 28 days, and no post explains it. */
  "unusual-day",
  /** The consent ends within two weeks, unless it is renewed. */
  "consent-ending",
  /** It was analysed, and no figure of it is known. */
  "no-figures",
  /** The newest statement ends more than 35 days ago. */
  "statement-old",
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** The list's first entries, how many there are, and the figures that they state. */
export const attention = z.object({
  items: z.array(
    z.object({
      kind: z.enum(attentionKinds),
      model: z.object({ id, name: z.string() }),
      platform: z.nullable(z.enum(platformNames)),
      /** When it began; of what lasts longer than is known, when it was last otherwise. */
      since: instant,
      /** Id of the figure that it is about; null where it is about none. */
      fact: z.nullable(z.string()),
    }),
  ),
  total: z.int(),
  /** Ids begin with the model's. */
  facts: z.array(fact),
  sources: z.array(source),
});
export type Attention = z.infer<typeof attention>;
