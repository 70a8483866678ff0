import type { Question } from "@fanradar/assistant/question";
import { averageOfModels, expectedIn, type Fact, subscribersNeeded } from "@fanradar/engine";

/** The subscribers that a sum a month takes; none where it is named in another currency than that of the earnings. */
export function neededFor(facts: readonly Fact[], { amount, per, currency }: NonNullable<Question["goal"]>): Fact[] {
  const needed = subscribersNeeded(facts, Math.round((100 * amount) / (per === undefined ? 1 : 12)));
  const behind = new Set(needed.flatMap(({ inputs }) => inputs));
  const earned = facts.find((fact) => behind.has(fact.id) && fact.currency !== undefined);
  const isOther = currency !== undefined && earned !== undefined && earned.currency !== currency;
  return isOther ? [] : needed;
}

/** What the months that a question names are expected to bring together. */
export function expectedOf(facts: readonly Fact[], { month }: Pick<Question, "month">): Fact[] {
  const [from, to] = month?.split("..") ?? [];
  const expected = from !== undefined && to !== undefined ? expectedIn(facts, { from, to }) : undefined;
  return expected ? [expected] : [];
}

/** The mean of each figure that models have. */
export function averagesOf(facts: readonly Fact[]): Fact[] {
  const figures = facts.flatMap((fact) => {
    const [, name] = /^\d+\.(.+)$/.exec(fact.id) ?? [];
    return name === undefined ? [] : [{ name, fact }];
  });
  return [...Map.groupBy(figures, ({ name }) => name)].flatMap(
    ([name, group]) =>
      averageOfModels(
        group.map(({ fact }) => fact),
        name,
      ) ?? [],
  );
}
