import type { ModelGoal } from "@fanradar/contract";
import type { GoalMetric, ShownKind } from "@fanradar/engine";
import { bundles, money, platformWords, shortDate } from "@fanradar/words";
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
  const monthOf = (one: string) =>
    new Intl.DateTimeFormat(format.locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(one));
  return {
    day,
    monthOf,
    nameOf: ({ metric, platform }: Pick<ModelGoal, "metric" | "platform">) =>
      [metricWords[metric], platform ? platformWords[platform] : metric === "followers" ? words.all : undefined]
        .filter(Boolean)
        .join(" · "),
    /** The number as it was typed: exact, and in its own currency. */
    amountOf: ({ metric, value, currency }: ModelGoal) => {
      if (currency !== null) return money(value, currency, format);
      const isPercent = metric === "engagement";
      const style = isPercent ? "percent" : "decimal";
      return new Intl.NumberFormat(format.locale, { style, maximumFractionDigits: 6 }).format(
        isPercent ? value / 100 : value,
      );
    },
    dueOf: ({ metric, dueOn }: ModelGoal) =>
      metric === "earningsNet" ? words.inMonth(monthOf(dueOn)) : words.by(day(dueOn)),
  };
}
