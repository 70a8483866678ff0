import { daysOfPeriod } from "../period.ts";
import type { Block } from "../plan/block.ts";
import type { AudienceQuestion } from "../route/audience/read-audience-question.ts";
import {
  chart,
  comparedBefore,
  hasFigure,
  type ModelLedger,
  numberOfFact,
  onPlatforms,
  stateFigures,
} from "./model-ledger.ts";

type Plan = (ledger: ModelLedger, audience: AudienceQuestion) => Block[];

/** Figures of all platforms together, where the question names none of several; then those of each. */
function ofAllAndEach(ledger: ModelLedger, metrics: readonly ("gain" | "gainPercent")[]): Block[] {
  const { platforms, question } = ledger;
  const isOfAll = question.platforms.length === 0 && platforms.length > 1;
  return [
    ...(isOfAll ? stateFigures(ledger, metrics) : []),
    ...metrics.flatMap((metric) => stateFigures(ledger, onPlatforms(ledger, metric))),
  ];
}

/** The month that brought most or fewest followers, of all platforms together or of each that the question names; the running one is not over. */
function bestMonth(ledger: ModelLedger, { operation }: AudienceQuestion): Block[] {
  const { platforms, question, knowledge } = ledger;
  const sign = operation === "least" ? 1 : -1;
  const bestOf = (prefix: string) => {
    const isMonth = (id: string) => id.startsWith(`${prefix}.`) && /^\d{4}-\d{2}$/.test(id.slice(prefix.length + 1));
    const [best] = [...knowledge.facts.keys()]
      .filter((id) => isMonth(id) && hasFigure(ledger, id) && id.slice(-7) < knowledge.now.slice(0, 7))
      .toSorted((a, b) => sign * ((numberOfFact(ledger, a) ?? 0) - (numberOfFact(ledger, b) ?? 0)));
    return best === undefined ? [] : [best];
  };
  const together = question.platforms.length === 0 ? bestOf("gain") : [];
  const ids = together.length > 0 ? together : platforms.flatMap((platform) => bestOf(`${platform}.gain`));
  const phrase = operation === "least" ? "gain-month-least" : "gain-month-most";
  const stated = stateFigures(ledger, ids);
  return stated.length > 0 ? [{ kind: "phrase", phrase }, ...stated] : [];
}

/** What followers gained: in all, on a day, or in the month that brought most. */
const gains: Plan = (ledger, audience) => {
  const { operation, by } = audience;
  if (by === "month" && (operation === "most" || operation === "least")) return bestMonth(ledger, audience);
  if (by === "month" && operation === "value") return gainsByMonth(ledger);
  if (operation === "mean" || by === "day") return [];
  const stated = ofAllAndEach(ledger, audience.isRelative ? ["gainPercent", "gain"] : ["gain", "gainPercent"]);
  return stated.length > 0 ? [...stated, ...chart(ledger, "followers")] : [];
};

/** What each month of the named days brought, or each of the last twelve. */
function gainsByMonth(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const days = question.period === undefined ? undefined : daysOfPeriod(question.period, knowledge.now);
  const months = [...knowledge.facts.keys()]
    .flatMap((id) => /^gain\.(\d{4}-\d{2})$/.exec(id)?.[1] ?? [])
    .filter((month) => !days || (month >= days.from.slice(0, 7) && month <= days.to.slice(0, 7)))
    .toSorted();
  const [from, to] = [months[0], months.at(-1)];
  return from !== undefined && to !== undefined && from !== to ? [{ kind: "months", metrics: ["gain"], from, to }] : [];
}

const typical = {
  likes: ["posts.likesEach", "posts.likes"],
  comments: ["posts.commentsEach", "posts.comments"],
  views: ["posts.viewsEach", "posts.views"],
  engagement: ["engagement"],
} as const;

/** What the posts of the named days drew, against other days where that is asked for: the typical post first, unless the sum is. */
const responses =
  (measure: keyof typeof typical): Plan =>
  (ledger, { operation }) => {
    const ids = typical[measure].map((metric) => onPlatforms(ledger, metric));
    const compared = operation === "change" ? comparedBefore(ledger, ids.flat()) : [];
    if (compared.length > 0) return compared;
    const moved = operation === "change" ? stateFigures(ledger, onPlatforms(ledger, "engagementChange")) : [];
    const stated = ids.map((of) =>
      stateFigures(
        ledger,
        of.map((id) => `${id}.in`),
      ),
    );
    return [...moved, ...(operation === "total" ? stated.toReversed() : stated).flat()];
  };

const plans: Partial<Readonly<Record<AudienceQuestion["measure"], Plan>>> = {
  gain: gains,
  likes: responses("likes"),
  comments: responses("comments"),
  views: responses("views"),
  engagement: responses("engagement"),
};

/** The plan of an intent, which answers what is understood of an audience from its parts. */
export const withAudienceParts =
  (plan: (ledger: ModelLedger) => Block[]) =>
  (ledger: ModelLedger): Block[] => {
    const { audience } = ledger.question;
    const answer = audience ? (plans[audience.measure]?.(ledger, audience) ?? []) : [];
    return answer.length > 0 ? answer : plan(ledger);
  };
