import type { Need } from "@fanradar/assistant/knowledge";
import { baseDays } from "@fanradar/assistant/period";
import type { Question } from "@fanradar/assistant/question";
import {
  dailyGains,
  type Fact,
  followerGoal,
  followersReached,
  gainDays,
  gainsBefore,
  gainsIn,
  gainsOfMonths,
  gainsTogether,
  type Period,
  type SealedReport,
} from "@fanradar/engine";

interface GainOptions {
  question: Pick<Question, "period" | "before" | "isCompared" | "goal" | "audience">;
  needs: ReadonlySet<Need>;
  now: Date;
}

/** What followers gained in the days that a question names, and in those before. */
export function gainsOf(sealed: SealedReport, days: Period | undefined, { question, needs, now }: GainOptions): Fact[] {
  const named = days ? gainsTogether(sealed, days, "in") : [];
  const gains = [
    ...named,
    ...dailyGains([...sealed.facts, ...named]),
    ...gainDays(sealed, days),
    ...(question.audience?.by === "month" ? gainsOfMonths(sealed) : []),
  ];
  if (!needs.has("history")) return gains;
  const before = baseDays(question, now.toISOString());
  return [...gains, ...(before ? gainsIn(sealed, before, "before") : gainsBefore(sealed.facts, sealed.series))];
}

/** The days to a number of followers that a question names. */
export const goalOf = (sealed: SealedReport, { question: { goal } }: Pick<GainOptions, "question">): Fact[] =>
  goal?.of === "followers"
    ? [...followerGoal(sealed, goal.amount), ...followersReached(sealed.facts, sealed.series, goal.amount)]
    : [];
