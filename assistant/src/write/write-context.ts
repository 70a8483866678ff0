import type { ChatPiece, Language } from "@fanradar/contract";
import { audienceParts, type Fact, familyOf, type MetricFamily, type Platform } from "@fanradar/engine";
import { type Format, platformWords, showFact } from "@fanradar/words";
import { listFormat } from "@fanradar/words/format/intl";
import { type Tables, tables } from "@fanradar/words/tables";
import type { Knowledge } from "../knowledge.ts";
import { type AssistantWords, wordsByLanguage } from "../words/words.ts";
import { figure, fill, joined, ofFact, plainLine } from "./piece.ts";

/** What every block is written with. */
export interface WriteContext {
  knowledge: Knowledge;
  language: Language;
  format: Format;
  words: AssistantWords;
  tables: Tables;
  /** Ids of facts that a sentence of this answer has stated. */
  stated: Set<string>;
  /** Facts that this answer computed from others. */
  derived: Map<string, Fact>;
  /** The days of figures as written, of those of these days "", each with a fact of it; whether the end of the answer says the day. */
  days: { found: Map<string, Fact>; isSaidAtEnd: boolean };
}

export function writeContext(
  knowledge: Knowledge,
  { language, format, isSaidAtEnd = false }: { language: Language; format: Format; isSaidAtEnd?: boolean },
): WriteContext {
  return {
    knowledge,
    language,
    format,
    words: wordsByLanguage[language],
    tables: tables[language],
    stated: new Set(),
    derived: new Map(),
    days: { found: new Map(), isSaidAtEnd },
  };
}

/** Longest name of a model in a sentence. */
const longestName = 60;

/** The id of the portfolio's model that a fact is about; undefined for the chosen one. */
export function modelIdOf({ id }: Pick<Fact, "id">): number | undefined {
  const first = /^(\d+)\./.exec(id)?.[1];
  return first === undefined ? undefined : Number(first);
}

/** Whether texts about the chosen model say 'you'. */
export const isReader = ({ model }: Knowledge): boolean => model?.isOwn !== false && model?.isManaged !== true;

/** Whether a fact is of all models together, or a mean over them. */
const isOfAllModels = ({ id }: Pick<Fact, "id">) => /^(?:average\.|(?:[a-z]+\.)?portfolio\.)/.test(id);

/** The name of the model that a fact is about; undefined where texts say 'you', and of what is about all of them. */
export function nameOf(fact: Pick<Fact, "id">, { knowledge }: WriteContext): string | undefined {
  if (isOfAllModels(fact)) return undefined;
  const id = modelIdOf(fact);
  const { model, models = [] } = knowledge;
  if (id === undefined) return model && !isReader(knowledge) ? plainLine(model.name, longestName) : undefined;
  const name = models.find((one) => one.id === id)?.name;
  return name === undefined ? undefined : plainLine(name, longestName);
}

/** Whether the name of the fact's model is known wherever it is not the chosen one. */
export const isKnownModel = (fact: Fact, { knowledge }: WriteContext): boolean => {
  const id = modelIdOf(fact);
  return id === undefined || (knowledge.models ?? []).some((model) => model.id === id);
};

/** The fact of a metric: of a model of the portfolio, on a platform. */
export function factAt(
  { knowledge }: WriteContext,
  { model, platform, metric }: { model?: number | undefined; platform?: Platform | undefined; metric: string },
): Fact | undefined {
  return knowledge.facts.get([model, platform, metric].filter((part) => part !== undefined).join("."));
}

/** How a metric is called; undefined for one without a name. */
export function labelOf(metric: string, { tables: { metricWords, pricingMetricWords } }: WriteContext) {
  // Each looked up by itself: both together are hundreds of words, and an answer names dozens of metrics.
  const labels: readonly Readonly<Record<string, string>>[] = [pricingMetricWords, metricWords];
  return labels.find((names) => Object.hasOwn(names, metric))?.[metric];
}

/** The name of a metric within a sentence. German nouns keep their capital. */
export const lowerFirst = (label: string, { format }: WriteContext): string =>
  format.locale.startsWith("de") || /^\p{Lu}\p{Lu}/u.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase(format.locale) + label.slice(1);

/** 'Engagement on Instagram'; undefined for a metric without a name. */
export function labelOn({ metric, platform }: Fact, context: WriteContext): string | undefined {
  const label = labelOf(metric, context);
  if (label === undefined || !platform) return label;
  return context.words.labelOn.replace("{label}", label).replace("{platform}", platformWords[platform]);
}

/** A name as pieces: one that has a time of day in it belongs to its fact. */
export const namePieces = (label: string, fact: Fact): ChatPiece[] =>
  /\p{N}/u.test(label) ? [ofFact(label, fact)] : [{ text: label }];

const parted: ReadonlySet<MetricFamily | undefined> = new Set<MetricFamily>([
  "theme.share",
  "theme.change",
  "format.share",
  "format.change",
  ...audienceParts.map((part) => `audience.${part}` as const),
]);

/** What a share or a change is of: the theme of `theme.1.change`, the country of a share of followers. */
export function partOf({ id, metric }: Fact, { knowledge }: WriteContext): Fact | undefined {
  const part = parted.has(familyOf(metric)) ? knowledge.facts.get(id.slice(0, id.lastIndexOf("."))) : undefined;
  return part?.value === null ? undefined : part;
}

/** As `labelOn`, in pieces, with what the fact is a part of. */
export function labelPieces(fact: Fact, context: WriteContext): ChatPiece[] {
  const label = labelPlaced(fact, context);
  const part = partOf(fact, context);
  return part
    ? fill(context.words.ofModel, { name: [figure(showFact(part, context.format), part)], clause: label })
    : label;
}

function labelPlaced(fact: Fact, context: WriteContext): ChatPiece[] {
  const label = namePieces(labelOf(fact.metric, context) ?? fact.metric, fact);
  return fact.platform ? fill(context.words.labelOn, { label, platform: platformWords[fact.platform] }) : label;
}

/** 'a, b and c'. */
export function listed(items: readonly (readonly ChatPiece[])[], { format }: WriteContext): ChatPiece[] {
  const parts = listFormat(format.locale, {}).formatToParts(items.map((_, at) => String(at)));
  return joined(
    parts.flatMap(({ type, value }) => (type === "element" ? (items[Number(value)] ?? []) : [{ text: value }])),
  );
}

/** A sentence with the name of the model that it is about, where it is not the reader's own. */
export const ofModel = (
  name: string | undefined,
  clause: readonly ChatPiece[],
  { words }: WriteContext,
): ChatPiece[] => (name === undefined ? joined(clause) : fill(words.ofModel, { name, clause }));
