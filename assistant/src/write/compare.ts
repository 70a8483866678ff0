import type { ChatLine, ChatPiece } from "@fanradar/contract";
import { type Fact, familyOf, type MetricFamily, type Relation, relationOf, standingTo } from "@fanradar/engine";
import { factPeriod, isChange, needsEveryDigit, platformWords, showFact } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { writtenAs } from "./clause-key.ts";
import { figureInside } from "./figures.ts";
import { figure, fill, ofFact, plainLine } from "./piece.ts";
import { directionOfChange } from "./relation.ts";
import { canState } from "./state-facts.ts";
import { differenceOf, percentOf, timesOf } from "./times.ts";
import {
  labelOf,
  labelPieces,
  modelIdOf,
  nameOf,
  namePieces,
  ofModel,
  partOf,
  type WriteContext,
} from "./write-context.ts";

/** Metrics that are compared with another one, beside those that are compared with themselves. */
const measures: Readonly<Record<string, "published" | "peers">> = {
  benchmarkEngagement: "published",
  peerEngagement: "peers",
};

/** How two facts relate, by the ends of their ranges; undefined where they cannot be compared. */
export function writeCompare({ left, right }: BlockOf<"compare">, context: WriteContext): ChatLine[] | undefined {
  const [a, b] = [left, right].map((id) => context.knowledge.facts.get(id));
  if (!a || !b || a.id === b.id || !canState(a, context) || !canState(b, context)) return undefined;
  const relation = relationOf(a, b);
  if (relation === undefined || a.unit !== b.unit || a.currency !== b.currency) return undefined;
  const pieces = comparable(a, b) ? sameMetric(a, b, relation, context) : withMeasure(a, b, context);
  return pieces && [{ kind: "own", pieces }];
}

const baseOf = (metric: string) => familyOf(metric) ?? writtenAs[metric] ?? metric;
const comparable = (a: Fact, b: Fact) => baseOf(a.metric) === baseOf(b.metric);

/** Engagement beside what is published, or what comparable accounts here have, on the same platform: in the words of a report's head. */
function withMeasure(a: Fact, b: Fact, context: WriteContext): ChatPiece[] | undefined {
  if (a.metric !== "engagement") return b.metric === "engagement" ? withMeasure(b, a, context) : undefined;
  const [measure, standing] = [measures[b.metric], standingTo(a, b)];
  const label = labelPieces(a, context);
  if (!measure || !standing || a.platform !== b.platform || modelIdOf(a) !== modelIdOf(b)) return undefined;
  const exactly = needsEveryDigit([a, b], context.format);
  const [own, other] = [a, b].map((fact) => figureInside(fact, context, exactly));
  const sentence = fill(context.words[measure][standing], { label, a: own ?? [], b: other ?? [] });
  return ofModel(nameOf(a, context), sentence, context);
}

/** The same metric of two models, platforms, periods or themes; undefined where none of these tells them apart. */
function sameMetric(a: Fact, b: Fact, relation: Relation, context: WriteContext): ChatPiece[] | undefined {
  const { words, format } = context;
  if (relation === "below" && timesOf(b, a, context)) return sameMetric(b, a, "above", context);
  const isOneModel = modelIdOf(a) === modelIdOf(b);
  const isOnePlatform = a.platform === b.platform;
  const base = metricLabel(a, context);
  const [left, right] = [a, b].map((fact) => sideOf(fact, { isOneModel, isOnePlatform }, context));
  if (!left || !right || base === undefined) return undefined;
  const name = namePieces(base, a);
  const label =
    isOnePlatform && a.platform ? fill(words.labelOn, { label: name, platform: platformWords[a.platform] }) : name;
  const exactly = needsEveryDigit([a, b], format);
  const [shown, other] = [a, b].map((fact) => figureInside(fact, context, exactly));
  const slots = {
    label,
    left,
    right,
    a: shown ?? [],
    b: other ?? [],
    times: (relation === "above" ? timesPieces(a, b, context) : undefined) ?? differencePieces(a, b, context),
  };
  const sentence = fill(words.compare[isSame(relation, a, b, context) ? "same" : formOf(relation, a, b)], slots);
  return isOneModel ? ofModel(nameOf(a, context), sentence, context) : sentence;
}

/** ', about 2.6 times as much', where the ranges allow it. */
function timesPieces(a: Fact, b: Fact, context: WriteContext): ChatPiece[] | undefined {
  const times = timesOf(a, b, context);
  if (!times) return undefined;
  context.derived.set(times.id, times);
  return fill(context.words.compare.times, { times: [figure(showFact(times, context.format), times)] });
}

/** ', +$623.14, +14.4%': by how much measured amounts differ. */
function differencePieces(a: Fact, b: Fact, context: WriteContext): ChatPiece[] {
  return [differenceOf(a, b, context), percentOf(a, b, context)].flatMap((fact) => {
    if (!fact) return [];
    context.derived.set(fact.id, fact);
    return [{ text: ", " }, figure(showFact(fact, context.format), fact)];
  });
}

/** Whether a reader sees twice the same: without ranges the same value, else what no digit and no range tells apart. */
function isSame(relation: Relation, a: Fact, b: Fact, context: WriteContext): boolean {
  const exactly = needsEveryDigit([a, b], context.format);
  const [left, right] = [a, b].map((fact) => figureInside(fact, context, exactly).map(({ text }) => text));
  const hasRange = a.low !== undefined || b.low !== undefined;
  return left?.join() === right?.join() && (relation !== "meets" || !hasRange);
}

/** Of two falls one is the smaller; counts are more or fewer, all else is higher or lower. */
function formOf(relation: Relation, a: Fact, b: Fact) {
  if (relation === "meets") return relation;
  if (isChange(a.metric) && directionOfChange(a) === "down" && directionOfChange(b) === "down")
    return relation === "above" ? "fellLess" : "fellMore";
  if (a.unit !== "count") return relation;
  return relation === "above" ? "more" : "fewer";
}

function metricLabel({ metric }: Fact, context: WriteContext): string | undefined {
  const { share, themeChange } = context.words.heads;
  const ofThemes: Record<string, string> = { "theme.share": share, "theme.change": themeChange };
  const base = baseOf(metric);
  return ofThemes[base] ?? labelOf(base, context) ?? labelOf(metric, context);
}

const ofTheme: ReadonlySet<MetricFamily | undefined> = new Set<MetricFamily>(["theme", "theme.share", "theme.change"]);
const isOfTheme = ({ metric }: Fact) => ofTheme.has(familyOf(metric));

/** 'on Instagram', 'with #homemade', 'for Mika', 'in the period Oct 1 – 31': what tells a fact from the other. */
function sideOf(
  fact: Fact,
  { isOneModel, isOnePlatform }: { isOneModel: boolean; isOnePlatform: boolean },
  context: WriteContext,
): ChatPiece[] | undefined {
  const { onPlatform, ofModel: ofOne, inPeriod, withTheme } = context.words.compare;
  const theme = partOf(fact, context);
  if (isOfTheme(fact)) return theme && fill(withTheme, { side: [figure(showFact(theme, context.format), theme)] });
  if (!isOneModel) {
    const name = nameOf(fact, context) ?? plainLine(context.knowledge.model?.name ?? "", 60);
    const platform = !isOnePlatform && fact.platform ? ` (${platformWords[fact.platform]})` : "";
    return name === "" ? undefined : fill(ofOne, { side: name + platform });
  }
  if (!isOnePlatform) return fact.platform && fill(onPlatform, { side: platformWords[fact.platform] });
  const days = factPeriod(fact, context.format);
  return days === undefined ? undefined : fill(inPeriod, { side: [ofFact(days, fact)] });
}
