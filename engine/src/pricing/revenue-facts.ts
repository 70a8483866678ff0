import { addMonths, daysOfMonth } from "../catalogue/time.ts";
import { fewestPayers } from "../earnings/content-style.ts";
import type { Reason, Series } from "../ledger/fact.ts";
import { projectRevenue } from "../revenue/project-revenue.ts";
import { addLeaving } from "./leaving-facts.ts";
import type { PricingBuilder } from "./pricing-builder.ts";
import type { PricingMonth } from "./pricing-input.ts";

/** The same months give the same figures. */
const seed = 20_261_122;
const usualFee = 0.2;

/** What the platform pays out of what subscribers pay. */
const netShareOf = ({ input }: PricingBuilder) => 1 - (input.feeShare ?? usualFee);

/** The months up to the newest without one missing between them. */
export function withoutGap(months: readonly PricingMonth[]): PricingMonth[] {
  const start = months.findLastIndex(
    ({ month }, index) => index > 0 && addMonths(months[index - 1]?.month ?? "", 1) !== month,
  );
  return months.slice(Math.max(0, start));
}

/** Months after the last known one that may have begun before a coming year does. Older months are projected from where they end, as pages say. */
const mostBegun = 2;

/** How many months from `next` on have begun: they are no part of a coming year. */
function begunSince(next: string, asOf: string): number {
  const begun = Array.from({ length: mostBegun }, (_, index) => addMonths(next, index)).filter(
    (month) => month <= asOf.slice(0, 7),
  ).length;
  return addMonths(next, begun) <= asOf.slice(0, 7) ? 0 : begun;
}

/** What the coming year may bring, month by month and in all, how many stay, and what part is no subscription. */
export function addRevenue(builder: PricingBuilder): Series[] {
  const { months: given, currency, missingReason } = builder.input;
  const months = withoutGap(given);
  addStanding(builder, months);
  const next = addMonths(months.at(-1)?.month ?? "", 1);
  const soFar = builder.input.soFar?.month === next ? builder.input.soFar : undefined;
  const begun = begunSince(next, builder.input.asOf);
  const projection = projectRevenue(months, { seed, feeShare: 1 - netShareOf(builder), soFar, begun });
  const ends = ["", "Low", "High"] as const;
  // Without any payer every path is 0, which says nothing of the coming year.
  const isUnpaid = months.length > 0 && months.every(({ active }) => active === 0);
  if (projection.state === "not-enough-data" || isUnpaid) {
    const none: Reason =
      projection.state === "projected"
        ? { code: "no-subscribers" }
        : given.length === 0 && missingReason !== "too-few-months"
          ? { code: missingReason }
          : projection.reason;
    for (const end of ends) {
      builder.addMissing(`revenue.month${end}`, none);
      builder.addMissing(`revenue.year${end}`, none);
    }
    return [];
  }
  const { monthly, total } = projection;
  const days = monthly.map((_, index) => daysOfMonth(addMonths(months.at(-1)?.month ?? "", index + 1)));
  const money = { currency, kind: "estimated", n: months.length, sampleOf: "months" } as const;
  for (const [name, outlook, period] of [
    ["revenue.month", monthly[0], days[0]],
    ["revenue.year", total, { from: days[begun]?.from ?? "", to: days.at(-1)?.to ?? "" }],
  ] as const) {
    if (!outlook || !period) continue;
    const { p10, p50, p90 } = outlook;
    const formula = "revenue.paths";
    builder.addFact({ ...money, period, metric: name, value: p50, low: p10, high: p90, level: 0.8, formula });
    builder.addFact({ ...money, period, metric: `${name}Low`, value: p10, formula: "revenue.tenth", inputs: [name] });
    builder.addFact({
      ...money,
      period,
      metric: `${name}High`,
      value: p90,
      formula: "revenue.ninetieth",
      inputs: [name],
    });
  }
  const at = ({ to }: { to: string }) => `${to}T00:00:00.000Z`;
  return [
    {
      id: "revenue",
      metric: "revenue.month",
      unit: "cents",
      points: months.map(({ month, subscriptionCents, extrasCents }) => ({
        at: at(daysOfMonth(month)),
        value: Math.round(netShareOf(builder) * (subscriptionCents + extrasCents)),
      })),
      forecast: monthly.map(({ p10, p50, p90 }, index) => ({
        at: at(days[index] ?? { to: "" }),
        value: p50,
        low: p10,
        high: p90,
      })),
    },
  ];
}

/** Who is there, who came, who leaves: of the newest months. */
function addStanding(builder: PricingBuilder, months: readonly PricingMonth[]): void {
  const last = months.at(-1);
  if (!last) return;
  const period = daysOfMonth(last.month);
  const count = { n: 1, sampleOf: "months", period, kind: "derived" } as const;
  builder.addFact({ ...count, metric: "subscribers", value: last.active, formula: "subscribers.paying" });
  builder.addFact({ ...count, metric: "subscribers.joined", value: last.joined, formula: "subscribers.joined" });
  addExtrasShare(builder, last);
  addLeaving(builder, months);
}

/** What part of a month's revenue is no subscription; of fewer than five who pay for the page it describes no way of earning. */
function addExtrasShare(
  builder: PricingBuilder,
  { month, active, subscriptionCents, extrasCents }: PricingMonth,
): void {
  const metric = "revenue.extrasShare";
  const paid = subscriptionCents + extrasCents;
  if (active < fewestPayers) builder.addMissing(metric, { code: "too-few-payers", needs: fewestPayers, has: active });
  else if (paid > 0)
    builder.addFact({
      metric,
      kind: "derived",
      value: (100 * extrasCents) / paid,
      n: 1,
      sampleOf: "months",
      period: daysOfMonth(month),
      formula: "revenue.extrasShare",
    });
}
