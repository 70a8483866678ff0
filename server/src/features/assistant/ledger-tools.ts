import { articleOf } from "@fanradar/assistant/articles/article-of";
import { toolDescriptions } from "@fanradar/assistant/compose/instructions";
import type { Knowledge, Need } from "@fanradar/assistant/knowledge";
import { readQuestion } from "@fanradar/assistant/route/read-question";
import { type Fact, metricOf, type Platform, platformNames } from "@fanradar/engine";
import { renderStatement, showFact, showRange } from "@fanradar/words";
import { z } from "zod";
import type { NarratorTool } from "../../domain/narration/stream-elements.ts";
import { formatOf, messagesFor, type Reader } from "../../platform/http/reader.ts";

interface ToolOptions {
  /** What the answer may state; after `load` also what was needed more. */
  knowledge(): Knowledge;
  load(needs: readonly Need[]): Promise<void>;
  /** Facts that may be sent to the provider. */
  isSent(fact: Fact): boolean;
  /** Names of the person's models may be sent. */
  sendsNames: boolean;
  reader: Reader;
}

const factsAtMost = 60;
const statementsAtMost = 40;
const articlesAtMost = 3;
const modelsAtMost = 40;

const usual: readonly string[] = [
  ...([
    "followers",
    "subscribers",
    "engagement",
    "engagementChange",
    "peerEngagement",
    "benchmarkEngagement",
    "gain",
    "gainPercent",
  ] as const),
  ...([
    "forecast",
    "chanceOfDecline",
    "avgViews",
    "postFrequency",
    "longestGap",
    "tier",
    "price",
    "earningsNet",
  ] as const),
  ...(["trendingScore", "follows.total", "theme.1", "theme.2", "theme.3", "theme.1.change", "theme.2.change"] as const),
];
const isMoney = ({ metric }: Fact) => {
  const field = metricOf(metric)?.field;
  return field === "earnings" || field === "subscribers";
};

/** The tools of the assistant: each reads what the viewer may see, of it what may be sent, or the playbook; none changes anything. */
export function ledgerTools({
  knowledge,
  load,
  isSent,
  sendsNames,
  reader,
}: ToolOptions): Record<string, NarratorTool> {
  const format = formatOf(reader);
  const { metricWords, statementWords, pricingStatementWords } = messagesFor(reader);
  const labels: Record<string, string> = metricWords;
  const lineOf = (fact: Fact) => ({
    id: fact.id,
    what: labels[fact.metric] ?? fact.metric,
    platform: fact.platform,
    ...(fact.value === null
      ? { absent: fact.reason?.code }
      : { is: showFact(fact, format), range: showRange(fact, format) }),
  });
  const factsOf = (matches: (fact: Fact) => boolean) =>
    [...knowledge().facts.values()]
      .filter((fact) => isSent(fact) && matches(fact))
      .slice(0, factsAtMost)
      .map(lineOf);
  const ofModel = ({ id }: Fact) => !/^(?:\d|post\.|before\.|change\.|portfolio\.)/.test(id);
  const statementsFrom = (source: "report" | "prices") =>
    [...knowledge().statements]
      .filter(([id, { from, statement }]) => {
        const facts = Object.values(statement.slots).map((slot) => knowledge().facts.get(slot));
        return from === source && !/^\d/.test(id) && facts.every((fact) => fact && isSent(fact));
      })
      .slice(0, statementsAtMost)
      .map(([id, { statement }]) => {
        const words = source === "prices" ? pricingStatementWords : statementWords;
        const parts = renderStatement(statement, knowledge().facts, format, words) ?? [];
        return { id, text: parts.map(({ text }) => text).join("") };
      });
  const platform = z.optional(z.nullable(z.enum(platformNames))).describe("one platform; all without it");
  const isOn = (fact: Fact, on: Platform | null | undefined) =>
    !on || fact.platform === undefined || fact.platform === on;
  const nothing = z.object({});
  return {
    get_facts: toolOf(
      toolDescriptions.facts,
      z.object({ platform, metrics: z.optional(z.nullable(z.array(z.string().max(100)).max(20))) }),
      ({ platform: on, metrics }) => ({
        facts: factsOf((fact) => ofModel(fact) && isOn(fact, on) && (metrics ?? usual).includes(fact.metric)),
        metrics: [
          ...new Set(
            [...knowledge().facts.values()].filter((fact) => ofModel(fact) && isSent(fact)).map(({ metric }) => metric),
          ),
        ],
      }),
    ),
    get_statements: toolOf(toolDescriptions.statements, nothing, () => statementsFrom("report")),
    get_posts: toolOf(toolDescriptions.posts, nothing, async () => {
      await load(["posts"]);
      return {
        posts: knowledge().posts?.length ?? 0,
        facts: factsOf(({ metric }) => metric === "post.change").slice(0, 10),
      };
    }),
    get_models: toolOf(toolDescriptions.models, nothing, async () => {
      await load(["models"]);
      return (knowledge().models ?? []).slice(0, modelsAtMost).map(({ id, name, state }) => ({
        id,
        ...(sendsNames && { name }),
        state,
        facts: [...knowledge().facts.values()]
          .filter((fact) => fact.id.startsWith(`${id}.`) && isSent(fact))
          .map((fact) => fact.id),
      }));
    }),
    get_money: toolOf(toolDescriptions.money, nothing, async () => {
      await load(["earnings", "prices"]);
      return {
        facts: factsOf((fact) => ofModel(fact) && isMoney(fact)),
        statements: statementsFrom("prices"),
      };
    }),
    get_changes: toolOf(toolDescriptions.changes, nothing, async () => {
      await load(["changes", "history"]);
      return factsOf(({ id }) => /^change\.|\.before$/.test(id));
    }),
    search_playbook: toolOf(toolDescriptions.playbook, z.object({ query: z.string().max(200) }), ({ query }) => {
      const { intents } = readQuestion(query, { language: reader.language, now: knowledge().now });
      return intents
        .flatMap((id) =>
          id.startsWith("article:") ? (articleOf(id.slice("article:".length), reader.language) ?? []) : [],
        )
        .slice(0, articlesAtMost)
        .map(({ id, title, steps }) => ({ article: id, title, steps }));
    }),
  };
}

/** A model may send anything: what the schema does not let through never reaches a tool. */
function toolOf<S extends z.ZodType>(
  description: string,
  input: S,
  run: (input: z.output<S>) => unknown,
): NarratorTool {
  return { description, input, run: (value) => run(input.parse(value)) };
}
