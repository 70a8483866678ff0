import type { PagePath } from "@fanradar/contract";
import type { MetricName, Platform } from "@fanradar/engine";

/** Topics of the playbook: the quick starts, questions about figures, and `product`, help on FanRadar itself. */
export const articleTopics = [
  "retention",
  "schedule",
  "customs",
  "crossPromotion",
  "piracy",
  "tiktok",
  "branding",
  "engagement",
  "figures",
  "agency",
  "product",
] as const;
export type Topic = (typeof articleTopics)[number];

/**
 * When a sentence of an article on the reader's own figures is shown: where every slot has a figure. Slots of one line come from
 * one platform.
 */
export interface OwnLine {
  slots: Readonly<Record<string, MetricName>>;
  /** Only of this platform. */
  on?: Platform;
  /**
   * Shown only where the figures support it: the whole interval of `slot` above, or below, the figure of `than`; above or
   * below 0 where `than` is undefined.
   */
  when?: { slot: string; is: "above" | "below"; than?: string };
}

/** What is the same of an article in every language. */
export interface ArticleFrame {
  /** How many steps it has. */
  steps: 1 | 2 | 3 | 4 | 5;
  own: readonly OwnLine[];
  /** The page that the article is based on; undefined for common practice. */
  source?: { title: string; url: string };
  /** The page where it is done, and its tab. A page with `:id` is that of the chosen model. */
  page?: { path: PagePath; tab?: string };
}

interface Tuples {
  1: readonly [string];
  2: readonly [string, string];
  3: readonly [string, string, string];
  4: readonly [string, string, string, string];
  5: readonly [string, string, string, string, string];
}

type StringFor<Lines extends readonly unknown[]> = { readonly [Line in keyof Lines]: string };

/** What is read of an article in one language: as many steps and own lines as its frame has. No figure, in digits or words. */
export interface ArticleText<Frame extends ArticleFrame = ArticleFrame> {
  title: string;
  /** A paragraph each. */
  text: readonly string[];
  /** What to do, in order. */
  steps: Tuples[Frame["steps"]];
  /** One for each own line of the frame, with its slots as in a report: `{gain}`, `{gain.platform}`. */
  own?: StringFor<Frame["own"]>;
  /** What the page of the frame is called there. */
  page?: string;
}

/** The parts that an article has where its frame has them. */
export type PartsOf<Frame extends ArticleFrame> = (Frame["own"] extends readonly []
  ? unknown
  : { own: StringFor<Frame["own"]> }) &
  (Frame extends { page: unknown } ? { page: string } : unknown);

/** An article of the playbook in one language. It has no figure: those are the reader's own. */
export interface Article {
  /** Kebab-case, unique: how an answer names it. */
  id: string;
  topic: Topic;
  title: string;
  text: readonly string[];
  steps: readonly string[];
  own: readonly (OwnLine & { text: string })[];
  source?: { title: string; url: string };
  page?: { title: string; path: PagePath; tab?: string };
}
