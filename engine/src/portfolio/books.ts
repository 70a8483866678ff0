import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { PortfolioInput, PortfolioSubject, Span } from "./portfolio-input.ts";
import type { typical } from "./typical.ts";

type Together = (values: readonly number[]) => ReturnType<typeof typical>;
type Put = Pick<Fact, "id" | "metric" | "unit"> & Partial<Fact>;

/** What a payment is when nothing else is known of it: a line of somebody's own statement. */
const statement: PortfolioSubject = {
  id: "statements",
  platform: "onlyfans",
  members: [],
  kind: "file",
  sandbox: false,
};

const dayMs = 86_400_000;
/** Nobody is paid every day: a statement whose last payment is so near an end reaches it. */
const nearEnd = 0.1;

/**
 * Earnings by imported statements, in the currency in which most payments are; amounts of others are in no sum. A statement
 * tells nothing of the days that it does not reach: a bar beyond them has no value, and a change is told only of members
 * whose statements reach over both periods.
 */
export function openBooks(input: PortfolioInput) {
  const currency = mostPaid(input);
  const payments = input.payments.filter((one) => one.currency === currency);
  const behind = payments.length > 0 ? [statement] : [];
  const sums = (of: (one: PortfolioInput["payments"][number]) => boolean) => {
    const byMember = new Map<string, number>();
    for (const one of payments) if (of(one)) byMember.set(one.member, (byMember.get(one.member) ?? 0) + one.cents);
    return byMember;
  };
  const isIn = (span: Span, platform?: Platform) => (one: PortfolioInput["payments"][number]) =>
    one.span === span && (platform === undefined || one.platform === platform);
  const first = input.paid.map((one) => one.first).sort()[0] ?? "";
  const last =
    input.paid
      .map((one) => one.last)
      .sort()
      .at(-1) ?? "";
  const spanMs = Date.parse(input.period.to) - Date.parse(input.period.from);
  const slackMs = Math.max(2 * dayMs, nearEnd * spanMs);
  const reachOverBoth = new Set(
    input.paid
      .filter(({ first: from, last: to }) => {
        const begins = Date.parse(from) <= Date.parse(input.before.from) + slackMs;
        return begins && Date.parse(to) >= Date.parse(input.period.to) - slackMs;
      })
      .map(({ member }) => member),
  );
  const total = sums(isIn("now"));

  return {
    currency: currency ?? "USD",
    behind,
    platforms: new Set(payments.flatMap(({ platform }) => platform ?? [])),
    of: (member: string) => total.get(member),

    /** The sum of the period and its change, of one platform or of all. */
    earnings({
      platform,
      together,
      fewest,
    }: {
      platform: Platform | undefined;
      together: Together;
      fewest: number;
    }): Put[] {
      const id = `${platform ? `${platform}.` : ""}portfolio.earnings`;
      const about = { id, metric: "portfolio.earnings", unit: "cents", ...(platform && { platform }) } as const;
      const now = sums(isIn("now", platform));
      if (now.size < fewest || currency === undefined) {
        // A platform's card has no place for what nobody is paid there.
        if (platform) return [];
        const isFew = fewest > 1 && now.size > 0;
        return [
          {
            ...about,
            reason: isFew ? { code: "too-few-peers", needs: fewest, has: now.size } : { code: "needs-statement" },
          },
        ];
      }
      const period = { from: later(first, input.period.from), to: earlier(last, input.period.to) };
      const told = { ...about, ...together([...now.values()]), currency, period, formula: "earnings.cleared" } as const;
      const before = sums(isIn("before", platform));
      const both = [...before.keys()].filter((member) => reachOverBoth.has(member) && now.has(member));
      const past = both.length < fewest ? 0 : together(both.map((member) => before.get(member) ?? 0)).value;
      if (past <= 0) return [told];
      const value = together(both.map((member) => now.get(member) ?? 0)).value;
      return [
        told,
        {
          id: `${id}.change`,
          metric: "portfolio.earnings.change",
          ...(platform && { platform }),
          unit: "percent",
          value: (100 * (value - past)) / past,
          formula: "portfolio.change",
          inputs: [id],
          period: input.before,
        },
      ];
    },

    /** What a bar brought; 0 only where statements reach and tell no payment. */
    inBar(bar: number, { together, fewest }: { together: Together; fewest: number }): number | undefined {
      const span = input.bars[bar];
      if (!span || first === "" || span.to < first || span.from > last) return undefined;
      const values = [...sums(isIn(bar)).values()];
      if (values.length === 0) return fewest > 1 ? undefined : 0;
      return values.length < fewest ? undefined : together(values).value;
    },
  };
}

function mostPaid({ payments }: PortfolioInput): string | undefined {
  const counts = new Map<string, number>();
  for (const { currency, n, span } of payments)
    if (span === "now" || span === "before") counts.set(currency, (counts.get(currency) ?? 0) + n);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0];
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
