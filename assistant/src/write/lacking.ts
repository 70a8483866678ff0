import type { ChatLine, FailureCode } from "@fanradar/contract";
import { type Fact, platformNames } from "@fanradar/engine";
import { platformWords, showCause } from "@fanradar/words";
import type { PortfolioModel } from "../knowledge.ts";
import type { BlockOf } from "../plan/block.ts";
import { fill, ofFact, plainLine } from "./piece.ts";
import { factAt, labelOf, listed, type WriteContext } from "./write-context.ts";

const longestName = 60;
const mostNames = 30;

/** Names of models that lack a figure, a line for each reason; undefined where nothing has such a metric. */
export function writeLacking({ metric, platform }: BlockOf<"lacking">, context: WriteContext): ChatLine[] | undefined {
  const { knowledge, words, format } = context;
  const models = knowledge.models ?? [];
  const names = (of: readonly PortfolioModel[]) =>
    listed(
      of.slice(0, mostNames).map(({ name }) => [{ text: plainLine(name, longestName) }]),
      context,
    );
  const line = (pieces: ChatLine["pieces"]): ChatLine => ({ kind: "missing", pieces });
  if (metric === null) {
    const waiting = models.filter(({ state }) => state !== "analyzed");
    const failed = Map.groupBy(waiting, ({ failure }) => failure);
    return waiting.length === 0
      ? undefined
      : [...failed].map(([failure, some]) => line(fill(lackingReport(failure, words), { names: names(some) })));
  }
  const label = labelOf(metric, context);
  const analyzed = models.filter(({ state }) => state === "analyzed");
  if (label === undefined || analyzed.length === 0) return undefined;
  const facts = analyzed.map((model) => ({ model, facts: factsOf(model, metric, platform, context) }));
  const without = facts.filter((one) => !one.facts.some(({ value }) => value !== null));
  if (without.length === 0) return [{ kind: "text", pieces: fill(words.lacking.none, { label: [{ text: label }] }) }];
  const causes = new Map<string, { fact: Fact | undefined; models: PortfolioModel[] }>();
  for (const {
    model,
    facts: [fact],
  } of without) {
    const cause = fact?.reason ? showCause(fact.reason, format) : "";
    const group = causes.get(cause) ?? { fact, models: [] };
    causes.set(cause, { ...group, models: [...group.models, model] });
  }
  return [...causes].flatMap(([cause, group]) => {
    if (group.fact && cause !== "")
      return line(
        fill(words.lacking.figure, {
          label: [{ text: label }],
          names: names(group.models),
          cause: [ofFact(cause, group.fact)],
        }),
      );
    // Without any figure of the platform a model is not linked to it; else only this one is unknown.
    const isLinked = ({ id }: PortfolioModel) =>
      [...knowledge.facts.keys()].some((key) => key.startsWith(`${id}.${platform}.`));
    const [linked, unlinked] =
      platform === null
        ? [group.models, []]
        : [group.models.filter(isLinked), group.models.filter((one) => !isLinked(one))];
    return [
      ...(linked.length > 0
        ? [line(fill(words.lacking.unknown, { label: [{ text: label }], names: names(linked) }))]
        : []),
      ...(platform !== null && unlinked.length > 0
        ? [line(fill(words.lacking.link, { platform: platformWords[platform], names: names(unlinked) }))]
        : []),
    ];
  });
}

/** Names of the models, analyzed or not, that have no figure of a metric, in one line; undefined where all have it. */
export function writeUnranked(
  { metric, platform }: BlockOf<"unranked">,
  context: WriteContext,
): ChatLine[] | undefined {
  const { knowledge, words } = context;
  const label = labelOf(metric, context);
  const without = (knowledge.models ?? []).filter(
    (model) => !factsOf(model, metric, platform, context).some(({ value }) => value !== null),
  );
  if (label === undefined || without.length === 0) return undefined;
  const names = without.slice(0, mostNames).map(({ name }) => [{ text: plainLine(name, longestName) }]);
  const pieces = fill(words.lacking.unknown, { label: [{ text: label }], names: listed(names, context) });
  return [{ kind: "missing", pieces }];
}

/** Names of the models that have a platform, by their reports; that none has it. */
export function writeLinked(
  { platform }: BlockOf<"linked">,
  { knowledge, words, ...context }: WriteContext,
): ChatLine[] {
  const isThere = ({ id }: PortfolioModel) =>
    [...knowledge.facts].some(
      ([key, { reason }]) => key.startsWith(`${id}.${platform}.`) && reason?.code !== "not-linked",
    );
  const names = (knowledge.models ?? []).filter(isThere).map(({ name }) => [{ text: plainLine(name, longestName) }]);
  const on = { platform: platformWords[platform] };
  const pieces =
    names.length > 0
      ? fill(words.linked.some, { ...on, names: listed(names.slice(0, mostNames), { ...context, knowledge, words }) })
      : fill(words.linked.none, on);
  return [{ kind: "own", pieces }];
}

const lackingReport = (failure: FailureCode | undefined, { lacking }: WriteContext["words"]) =>
  failure === undefined ? lacking.report : lacking.failed[failure];

/** Facts of a metric about a model on a platform, or on any. */
function factsOf(
  { id: model }: PortfolioModel,
  metric: string,
  platform: BlockOf<"lacking">["platform"],
  context: WriteContext,
): Fact[] {
  const platforms = platform === null ? [undefined, ...platformNames] : [platform];
  return platforms.flatMap((one) => factAt(context, { model, platform: one, metric }) ?? []);
}
