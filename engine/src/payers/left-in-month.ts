import { dayNumber, daysOfMonth } from "../catalogue/time.ts";
import { monthDays } from "../earnings/latest-days.ts";
import type { Evidence } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { makeFact } from "../ledger/make-fact.ts";
import { renewsLate, wholeMonths } from "./cohorts.ts";
import type { PayerBook, PayerPayment } from "./payer-book.ts";

const isOfSubscription = ({ type }: PayerPayment) => type === "subscription" || type === "renewal";

/**
 * How many subscriptions ended in each whole month, as `subscribers.left.2026-10`: whose month of thirty days ran out in it, and who paid for no
 * further one in the days in which renewals come late. Of months that began early enough to know all who had paid, and ended early enough to
 * know who renewed. Source: docs/methods.md, 'Payers'.
 */
export function leftInMonths(book: PayerBook, evidence: readonly Evidence[]): Fact[] {
  const ends = book.payers.flatMap((payments) => {
    const days = payments
      .filter(isOfSubscription)
      .map(({ day }) => day)
      .toSorted((a, b) => a - b);
    return days.flatMap((day, at) => {
      const next = days[at + 1] ?? Number.POSITIVE_INFINITY;
      return next > day + monthDays + renewsLate ? [day + monthDays] : [];
    });
  });
  return wholeMonths(book).flatMap((month) => {
    const period = daysOfMonth(month);
    const [first, last] = [dayNumber(period.from), dayNumber(period.to)];
    if (first < book.from + monthDays + renewsLate || last + renewsLate > book.to) return [];
    return [
      makeFact(
        {
          ...{ id: `subscribers.left.${month}`, metric: "subscribers.left", kind: "derived", period },
          ...{ value: ends.filter((day) => day >= first && day <= last).length, formula: "subscribers.left" },
          ...{ asOf: book.asOf, scope: "owner", sources: book.evidence },
        },
        evidence,
      ),
    ];
  });
}
