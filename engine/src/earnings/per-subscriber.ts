import type { Fact } from "../ledger/fact.ts";
import { deriveFact, makeMissing } from "../ledger/make-fact.ts";

/**
 * What one subscriber brought, by platform: net earnings of a month over the subscribers now, as `{platform}.earningsPerSubscriber`. Missing
 * for the reason of the one that is; none of a platform that has neither. Source: docs/methods.md, 'Earnings'.
 */
export function earningsPerSubscriber(facts: readonly Fact[]): Fact[] {
  return facts.flatMap((earned) => {
    const { platform, period, currency } = earned;
    if (earned.metric !== "earningsNet" || !platform || earned.id !== `${platform}.earningsNet`) return [];
    const subscribers = facts.find(({ id }) => id === `${platform}.subscribers`);
    if (!subscribers) return [];
    const about = { id: `${platform}.earningsPerSubscriber`, metric: "earningsPerSubscriber", platform } as const;
    const [cents, count] = [earned.value, subscribers.value];
    if (typeof cents === "number" && typeof count === "number" && count > 0) {
      const [asOf = earned.asOf] = [earned.asOf, subscribers.asOf].toSorted();
      const more = { ...(period && { period }), ...(currency && { currency }) };
      return [
        deriveFact({ ...about, ...more, value: cents / count, asOf, formula: "earnings.perSubscriber" }, [
          earned,
          subscribers,
        ]),
      ];
    }
    const { reason } = cents === null ? earned : subscribers;
    return reason ? [makeMissing({ ...about, asOf: earned.asOf, scope: "owner" }, reason)] : [];
  });
}
