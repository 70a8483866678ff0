import { lastOf } from "../earnings/month-totals.ts";
import type { Evidence, Period } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact, makeFact } from "../ledger/make-fact.ts";
import type { AttributedSales, ChatterSales, SalesSum } from "./attribute-sales.ts";

interface ShiftFactsInput {
  currency: string;
  /** Days of the month, both included, by the statement's clock. */
  period: Period;
  /** Statements behind the sales. */
  statements: readonly Evidence[];
  /** The shifts as they were entered. */
  entered: Evidence;
  attributed: AttributedSales;
  /** Sales of which the statement has the day and no time. */
  untimed: SalesSum;
  /** Tips and messages that were given back, and refunds and chargebacks on lines of their own: from 0 up. */
  back: SalesSum;
}

/** Ids of a chatter's facts; `perHour` is null where the chatter was never alone on shift on a day that a statement covers. */
interface ChatterFacts {
  chatter: string;
  sales: string;
  hours: string;
  aloneHours: string;
  perHour: string | null;
}

interface ShiftFacts {
  facts: Fact[];
  total: string;
  outside: string;
  untimed: string;
  back: string;
  chatters: ChatterFacts[];
  shared: { chatters: string[]; sales: string }[];
}

/**
 * The sales of a month by chatter as facts: cents of net earnings, hours and cents an hour. What rests on shifts is trusted as what is
 * entered by hand, the sums of the statements alone as these. Source: docs/methods.md, 'Shifts of chatters'.
 */
export function shiftFacts(input: ShiftFactsInput): ShiftFacts {
  const { currency, period, statements, entered, attributed, untimed, back } = input;
  const asOf = lastOf([...statements, entered].map(({ addedAt }) => addedAt));
  const facts: Fact[] = [];
  const add = (fact: Fact): string => {
    facts.push(fact);
    return fact.id;
  };
  const sumFact = (
    id: string,
    metric:
      | "chatters.total"
      | "chatters.sales"
      | "chatters.shared"
      | "chatters.outside"
      | "chatters.untimed"
      | "chatters.back",
    { sum: { cents, payments }, behind }: { sum: SalesSum; behind: readonly Evidence[] },
  ) =>
    makeFact(
      {
        ...{ id, metric, kind: "derived", value: cents, currency, period, asOf, formula: metric, scope: "owner" },
        ...{ n: payments, sampleOf: "payments", sources: behind.map(({ key }) => key) },
      },
      behind,
    );
  const byShifts = [...statements, entered];
  const parts = [attributed.outside, untimed, ...attributed.chatters, ...attributed.shared];
  const chatterFacts = ({ chatter, hours, aloneHours, ...sum }: ChatterSales, at: number): ChatterFacts => {
    const sales = sumFact(`chatters.sales.${at}`, "chatters.sales", { sum, behind: byShifts });
    const time = (metric: "chatters.hours" | "chatters.aloneHours", value: number, behind: readonly Evidence[]) =>
      makeFact(
        {
          ...{ id: `${metric}.${at}`, metric, kind: "derived", value, period, asOf },
          ...{ formula: metric, scope: "owner", sources: behind.map(({ key }) => key) },
        },
        behind,
      );
    const alone = time("chatters.aloneHours", aloneHours, byShifts);
    const perHour =
      aloneHours > 0
        ? deriveFact(
            {
              ...{
                id: `chatters.perHour.${at}`,
                metric: "chatters.perHour",
                value: sum.cents / aloneHours,
                currency,
                period,
              },
              ...{ asOf, formula: "chatters.perHour", n: sum.payments, sampleOf: "payments" },
            },
            [sales, alone],
          )
        : null;
    return {
      ...{ chatter, sales: add(sales), hours: add(time("chatters.hours", hours, [entered])), aloneHours: add(alone) },
      perHour: perHour && add(perHour),
    };
  };
  return {
    facts,
    total: add(
      sumFact("chatters.total", "chatters.total", {
        sum: {
          cents: parts.reduce((sum, { cents }) => sum + cents, 0),
          payments: parts.reduce((sum, { payments }) => sum + payments, 0),
        },
        behind: statements,
      }),
    ),
    outside: add(sumFact("chatters.outside", "chatters.outside", { sum: attributed.outside, behind: byShifts })),
    untimed: add(sumFact("chatters.untimed", "chatters.untimed", { sum: untimed, behind: statements })),
    back: add(sumFact("chatters.back", "chatters.back", { sum: back, behind: statements })),
    chatters: attributed.chatters.map(chatterFacts),
    shared: attributed.shared.map(({ chatters, ...sum }, at) => ({
      chatters,
      sales: add(sumFact(`chatters.shared.${at}`, "chatters.shared", { sum, behind: byShifts })),
    })),
  };
}
