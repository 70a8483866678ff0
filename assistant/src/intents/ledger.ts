import { audienceOf, earningsTypes, type Fact, type MetricName } from "@fanradar/engine";
import type { Block } from "../plan/block.ts";
import type { Question } from "../question.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import { explainedBy } from "../route/slots/asks-definition.ts";
import { findNamedFigure } from "../route/slots/find-named-figure.ts";
import { tokensOf } from "../route/tokens.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import {
  comparedBefore,
  figuresOf,
  hasFigure,
  isOfModel,
  type ModelLedger,
  numberOfFact,
  onPlatforms,
  stateFigures,
  statements,
} from "./model-ledger.ts";

const mostOrigins = 3;
const mostMissing = 3;
const mostChanges = 5;

/** Where the figures that the question names come from; without one, the size of the audience. */
function source(ledger: ModelLedger): Block[] {
  const { platforms, question } = ledger;
  const number = findNamedFigure(question.text);
  if (number !== undefined) return originOf(ledger, number);
  const isOfForecast = findConcepts(tokensOf(question.text)).includes("forecast");
  const metrics: readonly MetricName[] =
    question.metrics.length === 0 && isOfForecast ? ["forecast"] : question.metrics;
  const named = metrics.flatMap((metric) => [metric, ...onPlatforms(ledger, metric)]);
  const ids = (named.length > 0 ? named : platforms.map(audienceOf)).filter((id) => ledger.knowledge.facts.has(id));
  const known = ids.filter((id) => hasFigure(ledger, id));
  const chances = metrics.includes("forecast") ? onPlatforms(ledger, "chanceOfDecline") : [];
  return known.length > 0
    ? [
        ...known.slice(0, mostOrigins).map((fact): Block => ({ kind: "origin", fact })),
        ...stateFigures(ledger, chances),
      ]
    : figuresOf(ledger, ids.slice(0, 1));
}

/** Where the figures with this value come from; that none has it. */
function originOf({ knowledge }: ModelLedger, number: number): Block[] {
  const isSame = ({ value, unit }: Fact) => {
    if (typeof value !== "number") return false;
    const shown = unit === "cents" ? value / 100 : value;
    return shown === number || (Number.isInteger(number) && Math.floor(shown) === number);
  };
  const found = [...knowledge.facts.values()].filter(isSame).map(({ id }) => id);
  return found.length > 0
    ? found.slice(0, mostOrigins).map((fact): Block => ({ kind: "origin", fact }))
    : [{ kind: "phrase", phrase: "no-figure" }];
}

/** Reasons that a person can do something about, the one that brings most first. */
const remediable = [
  "needs-typing",
  "needs-earnings",
  "needs-connection",
  "needs-statement",
  "not-found",
  "private-account",
  "no-earnings",
];
/** What was computed and came to nothing is no missing data. */
const answered = ["no-reliable-difference", "no-common-theme", "no-common-language", "no-benchmark", "no-other-posts"];
const providing = ["type", "typeMissing", "typeMissingTwo", "statement", "typePosts", "typePostsTwo"];
const reading = ["check", "checkMissing", "checkLink", "later", "laterAt", "wait", "waitTwo"];

/**
 * Why the figures that the question names are absent, or what they are; without one, absent figures of different reasons, those first
 * that a person can provide. Then the steps that provide them.
 */
function missing(ledger: ModelLedger): Block[] {
  const { question } = ledger;
  const steps = statements(
    ledger,
    [...providing, ...reading].map((key) => `next.${key}`),
    2,
  );
  const named = question.metrics.flatMap((metric) => figuresOf(ledger, [metric, ...onPlatforms(ledger, metric)]));
  if (named.length > 0) return [...named, ...steps.slice(0, 1)];
  const [first, ...others] = absentFigures(ledger);
  if (first === undefined) return [...figuresOf(ledger, ["coverage"]), ...steps];
  return [{ kind: "facts", facts: [first, ...others.slice(0, mostMissing - 1)] }, ...steps];
}

/** Figures that people look for first; of the others only where none of these is absent. */
const sought = [
  ...["followers", "subscribers", "engagement", "earningsNet", "price", "audience.demographics", "gain", "avgViews"],
  ...["postFrequency", "tierPercentile"],
];

/** Ids of absent figures, one of each reason on a platform and of each reason of a metric, those first that a person can provide. */
function absentFigures({ knowledge, platforms, question }: ModelLedger): string[] {
  const place = (list: readonly string[], one = "") => (list.includes(one) ? list.indexOf(one) : list.length);
  const absent = [...knowledge.facts.values()]
    .filter((fact) => isOfModel(fact) && fact.kind === "unavailable" && !answered.includes(fact.reason?.code ?? ""))
    .filter(({ platform }) => (platform ? platforms.includes(platform) : question.platforms.length === 0))
    .sort((a, b) => place(sought, a.metric) - place(sought, b.metric));
  const important = absent.filter(({ metric }) => sought.includes(metric));
  const shown = important.length > 0 ? important : absent;
  const isSame = (a: Fact, b: Fact) =>
    a.reason?.code === b.reason?.code && (a.platform === b.platform || a.metric === b.metric);
  return shown
    .filter((fact, at) => !shown.slice(0, at).some((earlier) => isSame(earlier, fact)))
    .sort((a, b) => place(remediable, a.reason?.code) - place(remediable, b.reason?.code))
    .map(({ id }) => id);
}

/** What differs from the report before; of days that are named from those before them, what moved the way that is asked for first. */
function changes(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const ofDays = question.period === undefined ? [] : changesOfDays(ledger);
  if (ofDays.length > 0) return ofDays;
  return knowledge.changes
    ? [{ kind: "changes", count: mostChanges, platform: question.platforms[0] ?? null }]
    : [{ kind: "phrase", phrase: "first-report" }];
}

function changesOfDays(ledger: ModelLedger): Block[] {
  const isFall = findConcepts(tokensOf(ledger.question.text)).includes("fall");
  const lower = ({ left, right }: { left: string; right: string }) =>
    (numberOfFact(ledger, left) ?? 0) < (numberOfFact(ledger, right) ?? 0);
  const earned = ["total", ...earningsTypes].map((kind) => `earnings.${kind}`);
  const pairs = comparedBefore(ledger, [...earned, ...onPlatforms(ledger, "gain", "postsTotal")]);
  return [...pairs.filter((pair) => lower(pair) === isFall), ...pairs.filter((pair) => lower(pair) !== isFall)];
}

/** The metrics that a question names, of those with an explanation. */
const definition = ({ metrics, text }: Question): Block[] =>
  [...metrics, ...(findConcepts(tokensOf(text)).includes("forecast") ? (["forecast"] as const) : [])]
    .flatMap((metric) => explainedBy(metric) ?? [])
    .filter((metric, at, all) => all.indexOf(metric) === at)
    .slice(0, mostExplained)
    .map((metric) => ({ kind: "definition", metric }));

const mostExplained = 2;

const ofFigure = modelIntent("source", source, ["earnings"]);
/** Without a model the figure has no source, but a method. */
const sourceIntent: Intent = {
  ...ofFigure,
  plan: (knowledge, question) => {
    const explained = knowledge.model ? [] : definition(question);
    return explained.length > 0 ? explained : ofFigure.plan(knowledge, question);
  },
};

export const ledgerIntents: readonly Intent[] = [
  sourceIntent,
  { id: "definition", needs: [], about: "models", plan: (_, question) => definition(question) },
  modelIntent("missing", missing),
  modelIntent("changes", changes, ["changes"], { needsInPeriod: ["history", "earnings", "posts"] }),
];
