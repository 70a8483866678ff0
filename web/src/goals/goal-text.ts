import type { ModelGoal } from "@fanradar/contract";
import type { GoalMetric, ShownKind } from "@fanradar/engine";
import { bundles, platformWords, shortDate } from "@fanradar/words";
import { goalAmount, goalMonth } from "@fanradar/words/format/goal";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";

/** How a goal's number is typed. */
export const kindOf: Record<GoalMetric, ShownKind> = {
  followers: "count",
  subscribers: "count",
  engagement: "rate",
  postFrequency: "rate",
  earningsNet: "money",
};
/** The words for a goal: of what it is, how much, and by when. */
export function useGoalText() {
  const { goalWords: words } = useMessages(bundles.todos);
  const { metricWords } = useWords();
  const format = useFormat();
  const day = (one: string) => shortDate(one, format);
  const monthOf = (one: string) => goalMonth(one, format.locale);
  return {
    day,
    monthOf,
    nameOf: ({ metric, platform }: Pick<ModelGoal, "metric" | "platform">) =>
      [metricWords[metric], platform ? platformWords[platform] : metric === "followers" ? words.all : undefined]
        .filter(Boolean)
        .join(" · "),
    amountOf: (goal: ModelGoal) => goalAmount(goal, format),
    dueOf: ({ metric, dueOn }: ModelGoal) =>
      metric === "earningsNet" ? words.inMonth(monthOf(dueOn)) : words.by(day(dueOn)),
  };
}
