import type { Fact, Platform } from "@fanradar/engine";
import type { Block } from "../plan/block.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import {
  chart,
  figuresOf,
  hasFigure,
  type ModelLedger,
  numberOfFact,
  onPlatforms,
  statements,
} from "./model-ledger.ts";
import { bestTheme } from "./posts.ts";
import { rankPostBlocks } from "./rank-post-blocks.ts";

const mostRisks = 3;
/** What a report says was lost, though no check calls it a risk. */
const losses = ["money.fell", "money.quiet", "money.stayByPrice", "money.joinerFell", "money.fellMaybe"];
const mostLosses = 2;
const signs = [
  "risk.unexplainedRises",
  "risk.unexplainedRise",
  "risk.steadyLikes",
  "risk.followsMany",
  "risk.suddenFall",
];
/** Next steps of the report that answer a risk. */
const remedies = ["next.spread", "next.resumeEffect", "next.resume", "next.losses", "next.review"];

/** The gravest risks, what was lost, how much was checked, and the step against the gravest that has one. */
function risks(ledger: ModelLedger): Block[] {
  const found = statements(ledger, ["risk"], mostRisks);
  return [
    ...found,
    ...statements(ledger, losses, mostLosses),
    ...statements(ledger, ["checks"], 1),
    ...(found.length > 0 ? statements(ledger, remedies, 1) : []),
  ];
}

/** What the report advises, then a plan at the own rhythm with the theme that surely works, and the posts to learn from. */
function nextSteps(ledger: ModelLedger): Block[] {
  const advised = statements(ledger, ["next"], mostRisks);
  const theme = bestTheme(ledger);
  const plans = ledger.platforms.flatMap((platform) => ownRhythm(ledger, platform, theme)).slice(0, 2);
  const blocks = [...advised, ...plans, ...rankPostBlocks(ledger, null, "best")];
  return blocks.length > 0 ? blocks : [{ kind: "step", article: "where-to-begin", step: 0 }];
}

const weeksAMonth = 365 / 12 / 7;
const daysAWeek = 7;

/** A plan for a platform within the range of its own posts; nothing where no rhythm is known, or none was kept for weeks. */
function ownRhythm({ knowledge }: ModelLedger, platform: Platform, theme: string | null): Block[] {
  const rate = knowledge.facts.get(`${platform}.postFrequency`);
  if (typeof rate?.value !== "number" || rate.value <= 0) return [];
  return [{ kind: "plan", ...times(rate, rate.value), platform, theme }];
}

/** Times a day, week or month, in the unit in which the range is small whole numbers. */
function times({ low, high }: Fact, value: number): { min: number; max: number; per: "day" | "week" | "month" } {
  const [least, most] = [low ?? value, high ?? value];
  const whole = (factor: number) => {
    const min = Math.min(50, Math.max(1, Math.round(least * factor)));
    return { min, max: Math.min(50, Math.max(min, Math.round(most * factor))) };
  };
  if (least < 1) return { ...whole(weeksAMonth), per: "month" };
  return least < 2 * daysAWeek ? { ...whole(1), per: "week" } : { ...whole(1 / daysAWeek), per: "day" };
}

/** Signs of bought followers or likes; without one, the figures that were checked. That none proves anything is always said. */
function followersReal(ledger: ModelLedger): Block[] {
  const found = statements(ledger, signs, mostRisks);
  const others = onPlatforms(ledger, "likesVariation").filter((id) => hasFigure(ledger, id));
  const drawn = chart(ledger, "followers");
  const step: Block[] = drawn.length > 0 ? [{ kind: "step", article: "bought-followers", step: 0 }] : [];
  return [
    ...(found.length > 0 ? found : [...unusualDays(ledger), ...figuresOf(ledger, others.slice(0, 4))]),
    { kind: "phrase", phrase: "no-proof" },
    ...drawn,
    ...step,
  ];
}

/** That no day stands out; else the largest rise, or why none is known. */
function unusualDays(ledger: ModelLedger): Block[] {
  const rises = onPlatforms(ledger, "unexplainedRise");
  const shares = [...rises, ...onPlatforms(ledger, "suddenFall")].flatMap((id) => numberOfFact(ledger, id) ?? []);
  const isCalm = shares.length > 0 && shares.every((share) => share === 0);
  return isCalm ? [{ kind: "phrase", phrase: "no-jumps" }] : figuresOf(ledger, rises);
}

export const riskIntents: readonly Intent[] = [
  modelIntent("risks", risks),
  modelIntent("next-steps", nextSteps, ["posts"]),
  modelIntent("followers-real", followersReal),
];
