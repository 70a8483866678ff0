import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";

/**
 * How many subscribers bring a sum a month at what each brings now, as `{platform}.subscribers.needed`: the sum over the expected net earnings
 * of the coming month for each subscriber, with their range; where no month is expected, over those of the last month. Nothing where neither is
 * known, or nothing is earned. Source: docs/methods.md, 'Earnings'.
 *
 * @param cents the sum, in the currency of the earnings
 */
export function subscribersNeeded(facts: readonly Fact[], cents: number): Fact[] {
  const of = (id: string) => facts.find((fact) => fact.id === id);
  const subscribers = of("onlyfans.subscribers");
  const earned = [of("revenue.month"), of("onlyfans.earningsNet")].find((fact) => Number(fact?.value ?? 0) > 0);
  const count = Number(subscribers?.value ?? 0);
  if (!subscribers || !earned || count <= 0 || cents <= 0) return [];
  const needed = (month: number) => Math.ceil((cents * count) / month);
  const { value, low, high } = earned;
  const hasRange = low !== undefined && high !== undefined && low > 0;
  const draft = {
    id: "onlyfans.subscribers.needed",
    metric: "subscribers.needed",
    platform: "onlyfans",
    value: needed(Number(value)),
    formula: "goal.subscribers",
    asOf: [earned.asOf, subscribers.asOf].toSorted()[0] ?? earned.asOf,
    ...(hasRange && { low: needed(high), high: needed(low), level: earned.level ?? 0.8 }),
  } as const;
  return [deriveFact(draft, [earned, subscribers])];
}
