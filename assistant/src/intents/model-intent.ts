import type { FailureCode } from "@fanradar/contract";
import { type Fact, metricOf, type Platform } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import type { Knowledge, Need } from "../knowledge.ts";
import { type Block, maxBlocks } from "../plan/block.ts";
import type { PhraseKey } from "../plan/phrases.ts";
import { planArticle } from "../plan/plan-article.ts";
import type { Question } from "../question.ts";
import { asksHow } from "../route/adjust-money.ts";
import { isOfEarnings } from "../route/frames.ts";
import { adviceOn } from "../route/narrow-readings.ts";
import { findCurrency } from "../route/slots/money-words.ts";
import type { Intent } from "./intent.ts";
import type { DataIntent } from "./intent-ids.ts";
import { linkedPlatforms, type ModelLedger, mostPlatforms, periodBlocks } from "./model-ledger.ts";
import { premiseOfModel } from "./premises.ts";

type ModelPlan = (ledger: ModelLedger) => Block[];

/**
 * An intent about the chosen model. Where none is chosen the answer asks for one; a model without a report, and a platform that is not
 * linked to it, are named as such. `plan` is called with linked platforms alone.
 */
export function modelIntent(
  id: DataIntent,
  plan: ModelPlan,
  needs: readonly Need[] = [],
  {
    needsInPeriod = [],
    needsOtherwise = [],
    isOfPeriod = false,
    instead,
  }: {
    needsInPeriod?: readonly Need[];
    needsOtherwise?: readonly Need[];
    isOfPeriod?: boolean;
    /** The article that answers without a model. */
    instead?: (question: Question) => string;
  } = {},
): Intent {
  return {
    id,
    needs,
    needsInPeriod,
    needsOtherwise,
    about: "model",
    plan: (knowledge, question) => {
      if (!knowledge.model) {
        const advice = asksHow.test(fold(question.text))
          ? adviceOn.get(id)?.slice("article:".length)
          : instead?.(question);
        if (advice !== undefined) return planArticle(advice, question, []);
        if (knowledge.hidesEarnings && isOfEarnings(id)) return [{ kind: "phrase", phrase: "earnings-hidden" }];
        if (knowledge.ofEach && knowledge.ofEach.length > 0) return [...knowledge.ofEach];
        const ofEach: Block[] = question.scope === "all" ? [{ kind: "phrase", phrase: "one-at-a-time" }] : [];
        return [...ofEach, { kind: "ask", about: "model" }];
      }
      if (knowledge.hidesEarnings && isOfEarnings(id)) return [{ kind: "phrase", phrase: "earnings-hidden" }];
      const { hasReport, failure } = knowledge.model;
      // Statements are read without a report, and say what was earned where an analysis fails.
      if (!hasReport && !(ofPayments.has(id) && hasEarnings(knowledge))) {
        const isUnpaid = failure !== undefined && ofPayments.has(id);
        return [{ kind: "phrase", phrase: isUnpaid ? "no-earnings" : whyNoReport(failure) }];
      }
      // Without a report only statements are known, which are taken to be of OnlyFans, as an import takes them.
      const ofLedger: readonly Platform[] = hasReport ? linkedPlatforms(knowledge) : ["onlyfans"];
      const linked = ofLedger.filter((one) => !question.without?.platforms.includes(one));
      const named = question.platforms.filter((platform) => linked.includes(platform));
      const unlinked = question.platforms
        .filter((platform) => !linked.includes(platform))
        .map((platform) => ({ kind: "unlinked" as const, platform }));
      if (unlinked.length > 0 && named.length === 0) return unlinked;
      const platforms = (named.length > 0 ? named : linked).slice(0, mostPlatforms);
      const blocks = plan({ knowledge, question: { ...question, platforms: named }, platforms });
      const known: Block[] = blocks.length > 0 ? blocks : [{ kind: "phrase", phrase: "no-figure" }];
      const timed = isOfPeriod ? periodBlocks(known, knowledge, question) : known;
      const premise =
        blocks.length === 0
          ? []
          : premiseOfModel(id, timed, { knowledge, question: { ...question, platforms: named }, platforms });
      const lead = ofOneValue.has(id) ? verdict(timed, knowledge, question) : [];
      const ends = rangeBlocks(timed, knowledge, question);
      if (ends.length > 0) return ends;
      const answer = [
        ...limitsOf(question, { isOfEarnings: isOfEarnings(id) }),
        ...(lead.length > 0 ? lead : premise),
        ...timed,
      ];
      return [...answer.slice(0, maxBlocks - unlinked.length), ...unlinked];
    },
  };
}

const ofPayments: ReadonlySet<DataIntent> = new Set<DataIntent>([
  ...(["earnings", "earnings-why", "earnings-best", "earnings-kinds", "payments", "payers", "breakdown"] as const),
]);

/** Whether an amount of the chosen model is known. */
const hasEarnings = ({ facts }: Knowledge): boolean =>
  [...facts.values()].some(({ metric, value }) => value !== null && metricOf(metric)?.field === "earnings");

/** Of forecasts that an answer states, the end that the question asks for, before the forecasts; or how sure they are. */
function rangeBlocks(blocks: readonly Block[], { facts, statements, now }: Knowledge, { range }: Question): Block[] {
  if (range === undefined) return [];
  const stated = blocks.filter((one) => one.kind === "facts" || one.kind === "statement");
  const ids = stated.flatMap((one) =>
    one.kind === "facts" ? one.facts : Object.values(statements.get(one.id)?.statement.slots ?? {}),
  );
  const isAhead = (id: string) => {
    const fact = facts.get(id);
    return (
      typeof fact?.low === "number" && typeof fact.high === "number" && (fact.period?.to ?? "") > now && isSum(fact)
    );
  };
  const [first, ...others] = [...new Set(ids)].filter(isAhead).slice(0, mostRanges);
  if (first === undefined) return [];
  return [
    { kind: "range", facts: [first, ...others], says: range },
    ...(range === "sure" ? [] : stated.slice(0, mostRanges)),
  ];
}
/** Of the figures of a time to come, what is expected, and not how likely it is. */
const isSum = ({ unit }: Fact) => unit === "count" || unit === "cents";
const mostRanges = 3;

/** What states a value first, which may be held against an amount. */
const ofOneValue: ReadonlySet<DataIntent> = new Set<DataIntent>([
  ...([
    "followers",
    "growth",
    "engagement",
    "views",
    "rhythm",
    "metric",
    "earnings",
    "earnings-kinds",
    "subscribers",
    "conversion",
  ] as const),
]);

/** Whether what is stated first is beyond the amount that the question names; nothing where that is of another time. */
function verdict(blocks: readonly Block[], { facts }: Knowledge, { limit, text }: Question): Block[] {
  const [first] = blocks.filter((one) => one.kind !== "phrase" || one.phrase !== "of-gross");
  if (!limit || first?.kind !== "facts") return [];
  const { isShare, ...amount } = limit;
  const currency = findCurrency(fold(text));
  const stated = first.facts.flatMap((id) => facts.get(id) ?? []);
  // An amount of money is no number of followers.
  const isOfUnit = (fact: Fact) =>
    (fact.unit === "percent") === (isShare === true) && (currency === undefined || fact.currency !== undefined);
  const [comparable] = stated.filter((fact) => typeof fact.value === "number" && isOfUnit(fact));
  if (!comparable) return [];
  if (currency !== undefined && comparable.currency !== undefined && comparable.currency !== currency)
    return [{ kind: "phrase", phrase: "sum-currency" }];
  // A total stands for its parts; where there is none, each platform is held against the amount.
  const same = comparable.platform ? stated.filter(({ metric }) => metric === comparable.metric) : [comparable];
  const [one, ...others] = same.map(({ id }) => id);
  return one === undefined ? [] : [{ kind: "verdict", facts: [one, ...others], ...amount }];
}

/** What the question leaves out of one model's figures, where these can do without it. */
function limitsOf({ without }: Question, { isOfEarnings: isOfMoney }: { isOfEarnings: boolean }): Block[] {
  const { platforms = [], metrics = [] } = without ?? {};
  const kinds = isOfMoney ? metrics : [];
  if (platforms.length + kinds.length === 0) return [];
  return [{ kind: "limits", tag: null, platforms: [...platforms], models: [], metrics: [...kinds], only: [] }];
}

const failures = {
  "sources-unknown": "failed-links",
  "sources-unreachable": "failed-silent",
  engine: "failed",
  "profile-quarantined": "failed-quarantined",
  "profile-removed": "failed-removed",
} as const satisfies Record<FailureCode, PhraseKey>;
const whyNoReport = (failure: FailureCode | undefined): PhraseKey => (failure ? failures[failure] : "no-report");
