import type { MetricName, Platform } from "@fanradar/engine";

/** Topics of the quick starts, and of questions about the product. */
export const topics = [
  "retention",
  "schedule",
  "customs",
  "crossPromotion",
  "piracy",
  "tiktok",
  "branding",
  "engagement",
  "figures",
] as const;
export type Topic = (typeof topics)[number];

/**
 * A sentence of an article on the reader's own figures, with slots as in a report; shown where every slot has a
 * figure. Slots of one line come from one platform.
 */
export interface OwnLine {
  slots: Record<string, MetricName>;
  /** Only of this platform. */
  on?: Platform;
  /**
   * Said only where the figures bear it out: the whole interval of `slot` above, or below, the figure of `than`; above or
   * below nothing where `than` is not given.
   */
  when?: { slot: string; is: "above" | "below"; than?: string };
  text: string;
}

/** An article of the playbook. It has no figure: those are the reader's own. */
export interface Article {
  /** Kebab-case, unique: how an answer names it. */
  id: string;
  topic: Topic;
  title: string;
  /** Words of questions about it, beside those of its title. */
  asked: string[];
  /** A paragraph each. */
  text: string[];
  /** What to do, in order. */
  steps: string[];
  own: OwnLine[];
  /** A page that its author read; without one it is common practice. */
  source?: { title: string; url: string };
}
