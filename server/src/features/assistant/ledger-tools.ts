import type { Language } from "@fanradar/contract";
import { type Fact, type MetricName, type Platform, platformNames } from "@fanradar/engine";
import { kindShares } from "@fanradar/engine/catalogue/groups";
import type { Format } from "@fanradar/words";
import { factLine } from "@fanradar/words/lock/fact-line";
import { toolTexts } from "@fanradar/words/lock/instructions";
import { relationOf } from "@fanradar/words/lock/relation";
import type { Article } from "@fanradar/words/playbook";
import { z } from "zod";
import { searchPlaybook } from "./search-playbook.ts";

/** Something that a language model may ask for while it answers. */
export interface LedgerTool {
  description: string;
  input: z.ZodType;
  run(input: unknown): unknown;
}

interface Ledger {
  /** What may be told: no tool knows more. */
  facts: readonly Fact[];
  format: Format;
  language: Language;
  /** Told which article was read. */
  read(article: Article): void;
  /** Asked for another creator's figures beside these, which the engine shows itself; false where there is none such. */
  compareWith(name: string, metric: string): Promise<boolean>;
  /** Asked for what prices come to, which the engine tells by itself; false of who is not the asker's own. */
  tellPrices(): Promise<boolean>;
}

const linesAtMost = 40;
const articlesAtMost = 2;

/** What answers the usual question; the others are asked for by name. */
const usual: readonly MetricName[] = [
  ...([
    "followers",
    "subscribers",
    "engagement",
    "engagementByViews",
    "benchmarkEngagement",
    "peerEngagement",
  ] as const),
  ...(["gain", "forecast", "avgViews", "postFrequency", "longestGap", "tier", "price", "earningsNet"] as const),
  ...(["trendingScore", "theme.1", "theme.2", "theme.3"] as const),
];
const ahead: readonly MetricName[] = ["forecast", "forecastConfidence", "chanceOfDecline", "gain", "gainPercent"];
const money: readonly MetricName[] = [
  ...(["price", "subscribers", "earningsGross", "earningsNet", "extrasShare"] as const),
  ...kindShares,
];

const platform = z.optional(z.enum(platformNames)).describe("one platform; all without it");
const name = z.string().max(100);

/** The tools of the assistant: each reads the ledger that it is given, or the playbook, and nothing can be changed by one. */
export function ledgerTools({
  facts,
  format,
  language,
  read,
  compareWith,
  tellPrices,
}: Ledger): Record<string, LedgerTool> {
  const lines = (found: readonly Fact[]) => found.slice(0, linesAtMost).map((fact) => factLine(fact, format, language));
  const pick = (metrics: readonly string[], on: Platform | undefined) =>
    facts.filter(
      (fact) =>
        (on === undefined || fact.platform === undefined || fact.platform === on) && metrics.includes(fact.metric),
    );
  return {
    get_facts: toolOf(
      toolTexts.facts,
      z.object({ platform, metrics: z.optional(z.array(name).max(20)) }),
      ({ platform: on, metrics }) => ({
        facts: lines(pick(metrics ?? usual, on)),
        metrics: [...new Set(facts.map(({ metric }) => metric))],
      }),
    ),
    get_forecast: toolOf(toolTexts.forecast, z.object({ platform }), ({ platform: on }) => lines(pick(ahead, on))),
    price: toolOf(toolTexts.price, z.object({}), async () => ({
      facts: lines(pick(money, undefined)),
      advice: (await tellPrices()) ? toolTexts.priced : toolTexts.unpriced,
    })),
    compare: toolOf(
      toolTexts.compare,
      z.object({ metric: name, with: z.optional(name) }),
      async ({ metric, with: other }) => {
        if (other !== undefined) return (await compareWith(other, metric)) ? toolTexts.compared : toolTexts.nobody;
        const found = pick([metric], undefined).filter(({ value }) => value !== null);
        return {
          facts: lines(found),
          pairs: found.flatMap((left, at) =>
            found
              .slice(at + 1, at + 4)
              .map((right) => ({ left: left.id, right: right.id, is: relationOf(left, right) })),
          ),
        };
      },
    ),
    search_playbook: toolOf(toolTexts.playbook, z.object({ query: name }), ({ query }) =>
      searchPlaybook(query)
        .slice(0, articlesAtMost)
        .map((article) => {
          read(article);
          return { title: article.title, text: article.text, steps: article.steps };
        }),
    ),
  };
}

/** A model may send anything: what the schema does not let through never reaches a tool. */
function toolOf<S extends z.ZodType>(description: string, input: S, run: (input: z.output<S>) => unknown): LedgerTool {
  return { description, input, run: (given) => run(input.parse(given)) };
}
