import { type Fact, relationOf } from "@fanradar/engine";
import { daysOfPeriod } from "../period.ts";
import type { Block } from "../plan/block.ts";
import { findConcepts } from "../route/concepts/find-concepts.ts";
import { findPace } from "../route/slots/find-pace.ts";
import { findQualifiers } from "../route/slots/find-qualifiers.ts";
import { tokensOf } from "../route/tokens.ts";
import { withAudienceParts } from "./audience-plans.ts";
import { earnedBefore } from "./earned.ts";
import { towardsGoal } from "./follower-goal.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import {
  areAsLong,
  beyondForecast,
  chart,
  comparedBefore,
  figuresOf,
  hasFigure,
  inPeriod,
  isOfModel,
  type ModelLedger,
  numberOfFact,
  onPlatforms,
  significantDirection,
  stateFigures,
  statements,
} from "./model-ledger.ts";
import { bestTheme, gainDays } from "./posts.ts";

const jumps = ["growth.jump", "growth.jumpPost", "growth.jumpUnread", "growth.jumpLoss"];
/** What reports of earlier engines said of unusual days. */
const earlierJumps = ["growth.viral", "growth.unexplained", "growth.unusualLoss"];
const courses = ["growth.up", "growth.down", "growth.either", "growth.mayFall", "growth.mayRise"];

function gainsOf(ledger: ModelLedger): Block[] {
  const [gained, share] = [onPlatforms(ledger, "gain"), onPlatforms(ledger, "gainPercent")];
  // Of three platforms each metric has a paragraph of its own.
  const paragraphs = ledger.platforms.length > 2 ? [gained, share] : [[...gained, ...share]];
  return paragraphs.flatMap((ids) => stateFigures(ledger, ids));
}

/** Gains of each platform, their line, and what to check where followers left. */
function growth(ledger: ModelLedger): Block[] {
  if (ledger.question.day === "gained") return gainDays(ledger);
  const { platforms } = ledger;
  const absent = platforms
    .map((platform) => `${platform}.gain`)
    .filter((id) => !hasFigure(ledger, inPeriod(ledger, id)));
  const isDaily = findQualifiers(tokensOf(ledger.question.text)).some(({ kind }) => kind === "daily");
  return [
    ...(isDaily ? stateFigures(ledger, onPlatforms(ledger, "gainDaily")) : []),
    ...gainsOf(ledger),
    ...figuresOf(ledger, absent),
    ...chart(ledger, "followers"),
    ...statements(ledger, ["next.losses"], 1),
  ];
}

/** The gain of four weeks, or of the period that the question names, beside that before. For a month that is not over four weeks stand in. */
function growthCompared(ledger: ModelLedger): Block[] {
  const { question } = ledger;
  const isOver = question.period !== "this-month" || question.before !== undefined;
  const pairs = ledger.platforms.map((platform) => {
    const [latest, right] = [`${platform}.gainPercent`, `${platform}.gainPercent.before`];
    // The first days of a month are held against as many, and not the last four weeks against them.
    const isOfPeriod = isOver || (hasFigure(ledger, right) && !areAsLong(ledger, latest, right));
    return { left: isOfPeriod ? inPeriod(ledger, latest) : latest, right };
  });
  const known = pairs.filter(({ left, right }) => hasFigure(ledger, left) && hasFigure(ledger, right));
  // What is asked of followers alone is not answered with money.
  const earned = question.audience ? [] : earnedBefore(ledger);
  const gains = question.period === undefined || question.audience ? [] : gainsOf(ledger);
  if (known.length + earned.length > 0)
    return [
      ...paceOf(ledger, known),
      ...gains,
      ...known.map((pair) => ({ kind: "compare" as const, ...pair })),
      ...gainsBeside(ledger, known),
      ...earned,
      ...chart(ledger, "followers"),
    ];
  const absent = figuresOf(
    ledger,
    pairs.flatMap(({ left, right }) => [left, right]),
  );
  return pairs.some(({ left, right }) => hasFigure(ledger, left) && !ledger.knowledge.facts.has(right))
    ? [...absent, { kind: "phrase", phrase: "no-history" }]
    : absent;
}

/** Whether growth became slower or faster, as a question asks: where both the gain and its share of the audience went that way. */
function paceOf(ledger: ModelLedger, pairs: readonly { left: string; right: string }[]): Block[] {
  const pace = findPace(tokensOf(ledger.question.text));
  if (pace === undefined || pairs.length === 0) return [];
  const { facts } = ledger.knowledge;
  const relation = (left: string, right: string) => {
    const [one, other] = [facts.get(left), facts.get(right)];
    return one && other ? relationOf(one, other) : undefined;
  };
  const ways = pairs.map(({ left, right }) => {
    const both = [relation(left, right), relation(asGain(left), asGain(right))];
    if (both.every((one) => one === "below")) return "slower";
    return both.every((one) => one === "above") ? "faster" : "same";
  });
  const [way, ...others] = new Set(ways);
  const says = others.length > 0 ? "partly" : way === "same" ? "no-sure-change" : way === pace ? "so" : "not-so";
  return [{ kind: "premise", says, model: null, platform: null }];
}
/** Where a change of pace is asked for, what each platform gained beside its share. */
const gainsBeside = (ledger: ModelLedger, pairs: readonly { left: string; right: string }[]): Block[] =>
  findPace(tokensOf(ledger.question.text)) === undefined || ledger.question.period !== undefined
    ? []
    : pairs
        .map(({ left, right }) => ({ kind: "compare" as const, left: asGain(left), right: asGain(right) }))
        .filter(({ left, right }) => hasFigure(ledger, left) && hasFigure(ledger, right));
const asGain = (id: string) => id.replace("gainPercent", "gain");

/** Where each platform goes at this pace, in the report's own words, and how weak that is. */
function forecast(ledger: ModelLedger): Block[] {
  const { platforms, knowledge } = ledger;
  const ahead = onPlatforms(ledger, "forecast");
  const written = statements(ledger, courses).filter(
    (one) =>
      one.kind === "statement" && ahead.includes(knowledge.statements.get(one.id)?.statement.slots.forecast ?? ""),
  );
  const known = written.length > 0 ? written : stateFigures(ledger, ahead);
  const absent = platforms.map((platform) => `${platform}.forecast`).filter((id) => !hasFigure(ledger, id));
  const goal = towardsGoal(ledger);
  // What is there already is no forecast.
  if (goal.some((one) => one.kind === "phrase" && one.phrase === "goal-reached"))
    return [...goal, ...chart(ledger, "followers")];
  return [
    ...goal,
    ...beyondForecast(ledger, ahead),
    ...known,
    ...figuresOf(ledger, absent),
    ...(goal.length > 0 ? [] : statements(ledger, ["growth.milestone"])),
    ...statements(ledger, ["risk.decline"], 1),
    ...statements(ledger, ["growth.lowConfidence"], 1),
    ...chart(ledger, "followers"),
  ];
}

/**
 * Unusual days with what explains them: of the period that the question names, else the recent ones. A question that speaks of no leap is
 * about the growth itself. That no figure proves a cause is said where one is asked for.
 */
function jump(ledger: ModelLedger): Block[] {
  const { platforms, question } = ledger;
  const written = unusualDays(ledger);
  const isOfLeap = question.period !== undefined || findConcepts(tokensOf(question.text)).includes("jump");
  if (written.length > 0 && isOfLeap)
    return [...written, { kind: "phrase", phrase: "cause-unknown" }, ...chart(ledger, "followers")];
  // Why less was gained than at another time: both first.
  const compared = comparedBefore(ledger, onPlatforms(ledger, "gain"));
  const gains = compared.length > 0 ? compared : stateFigures(ledger, onPlatforms(ledger, "gain", "gainPercent"));
  const checked = platforms.some((platform) => numberOfFact(ledger, `${platform}.suddenFall`) === 0);
  if (gains.length === 0 && !checked)
    return [...figuresOf(ledger, onPlatforms(ledger, "suddenFall")), ...chart(ledger, "followers")];
  const calm: Block[] = checked && written.length === 0 ? [{ kind: "phrase", phrase: "no-jumps" }] : [];
  return [
    ...(compared.length > 0 ? [] : calm),
    ...gains,
    ...whatMayExplain(ledger),
    ...written.slice(0, 1),
    { kind: "phrase", phrase: "cause-unknown" },
    ...whatHelps(ledger),
    ...chart(ledger, "followers"),
  ];
}

/** What the report says of unusual days: of the period that the question names alone; without one of the last three months, else all. */
function unusualDays(ledger: ModelLedger): Block[] {
  const { knowledge, question, platforms } = ledger;
  const days = daysOfPeriod(question.period ?? recently, knowledge.now);
  const written = statements(ledger, [...jumps, ...earlierJumps]);
  const found: Block[] = [...knowledge.facts.values()]
    .filter((fact) => isOfModel(fact) && fact.metric === "jump" && fact.platform && platforms.includes(fact.platform))
    .map(({ id }): Block => ({ kind: "facts", facts: [id] }));
  const all = written.length > 0 ? written : found;
  const named = all.filter((block) => {
    const period = periodOf(ledger, block);
    return days && period && period.from <= `${days.to}T23` && days.from <= period.to;
  });
  // Days that the question names are not answered by others.
  return (named.length > 0 || question.period !== undefined ? named : all).slice(-mostJumps);
}
const recently = "90d";
const mostJumps = 3;

/** The days that a statement, or a fact, on an unusual day is of. */
function periodOf({ knowledge }: ModelLedger, block: Block): Fact["period"] {
  const id =
    block.kind === "facts"
      ? block.facts[0]
      : block.kind === "statement"
        ? knowledge.statements.get(block.id)?.statement.slots.jump
        : undefined;
  return knowledge.facts.get(id ?? "")?.period;
}

/** What goes along with growth: how posts do, how many there are, and a theme that surely draws more. */
function whatMayExplain(ledger: ModelLedger): Block[] {
  const theme = bestTheme(ledger);
  return [
    ...stateFigures(ledger, onPlatforms(ledger, "engagementChange", "postFrequency")),
    ...(theme === null ? [] : stateFigures(ledger, [`${theme}.change`])),
  ];
}

/** What to look at where followers surely left. */
const whatHelps = (ledger: ModelLedger): Block[] =>
  onPlatforms(ledger, "gain").some((id) => significantDirection(ledger, id) === "down")
    ? [{ kind: "step", article: "losing-followers", step: 0 }]
    : [];

/** The score, what makes it high or low, and what each platform brings to it. */
function score(ledger: ModelLedger): Block[] {
  const parts = ledger.platforms.flatMap((platform) =>
    stateFigures(ledger, [`${platform}.trendingPlace`, `${platform}.trendingWeight`]),
  );
  const explained: Block[] = parts.length > 0 ? [{ kind: "advice", article: "trending-score" }] : [];
  return [
    ...figuresOf(ledger, ["trendingScore"]),
    ...parts,
    ...explained,
    ...(parts.length > 0 ? chart(ledger, "followers") : []),
  ];
}

export const growthIntents: readonly Intent[] = [
  modelIntent("growth", withAudienceParts(growth), [], { isOfPeriod: true }),
  modelIntent("growth-compared", growthCompared, ["history"], { needsInPeriod: ["earnings"] }),
  modelIntent("forecast", forecast),
  modelIntent("jump", jump),
  modelIntent("score", score, ["score"]),
];
