import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { changeOf } from "./change-of.ts";
import { givenEarnings } from "./given-earnings.ts";
import type { PortfolioInput, PortfolioSubject, Span } from "./portfolio-input.ts";
import { spanOfDays } from "./same-days.ts";
import { typical } from "./typical.ts";

type Together = (values: readonly number[]) => ReturnType<typeof typical>;
interface Entry {
  fact: Pick<Fact, "id" | "metric" | "unit"> & Partial<Fact>;
  behind: PortfolioSubject[];
}

/** What a payment is when nothing else is known of it: a line of somebody's own statement. */
const statement: PortfolioSubject = {
  id: "statements",
  platform: "onlyfans",
  members: [],
  kind: "file",
  sandbox: false,
};

/**
 * Earnings by imported statements, and by amounts of a month that were given where no statement reaches, in the currency in
 * which most payments are; amounts of others are in no sum. A statement tells nothing of the days that it does not reach: a bar
 * beyond them has no value, and a change is of the same days of both periods. A given amount is in no bar and in no change: it
 * cannot be divided into days.
 */
export function openBooks(input: PortfolioInput) {
  const currency = mostPaid(input);
  const payments = input.payments.filter((one) => one.currency === currency);
  const given = givenEarnings(input, currency);
  const subjectOf = ({ platform, kind, sandbox }: (typeof given)[number]): PortfolioSubject => ({
    ...{ id: `given:${kind}:${platform}`, platform, members: [], kind, sandbox },
  });
  const sums = (of: (one: PortfolioInput["payments"][number]) => boolean, what: "cents" | "sameCents" = "cents") => {
    const byMember = new Map<string, number>();
    for (const one of payments)
      if (of(one)) byMember.set(one.member, (byMember.get(one.member) ?? 0) + (one[what] ?? 0));
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

  /** What members earned by payments and given amounts, over what time, and what it rests on. */
  const earned = (platform?: Platform, member?: string) => {
    const isMeant = (one: { member: string; platform: Platform | null }) =>
      (platform === undefined || one.platform === platform) && (member === undefined || one.member === member);
    const amounts = new Map([...sums(isIn("now", platform))].filter(([of]) => member === undefined || of === member));
    const isPaid = amounts.size > 0;
    const meant = given.filter(isMeant);
    for (const one of meant) amounts.set(one.member, (amounts.get(one.member) ?? 0) + one.cents);
    const spans = [
      ...(isPaid ? [{ from: later(first, input.period.from), to: earlier(last, input.period.to) }] : []),
      ...meant,
    ];
    const period = {
      from: spans.map(({ from }) => from).sort()[0] ?? "",
      to:
        spans
          .map(({ to }) => to)
          .sort()
          .at(-1) ?? "",
    };
    const byHand = meant.filter(({ kind }) => kind === "manual" || kind === "screenshot");
    const isByHandAlone = !isPaid && byHand.length === meant.length;
    const about: Partial<Fact> = {
      period,
      formula: meant.length > 0 ? "portfolio.earnings" : "earnings.cleared",
      ...(isByHandAlone && { kind: "self-reported" }),
    };
    return { amounts, about, byHand, behind: [...(isPaid ? [statement] : []), ...meant.map(subjectOf)] };
  };

  return {
    currency: currency ?? "USD",
    subjects: [statement, ...given.map(subjectOf)],
    platforms: new Set([...payments, ...given].flatMap(({ platform }) => platform ?? [])),

    /** What one member earned in the period; undefined where nothing is known. */
    of(member: string): { value: number; about: Partial<Fact>; behind: PortfolioSubject[] } | undefined {
      const { amounts, about, behind } = earned(undefined, member);
      const value = amounts.get(member);
      return value === undefined ? undefined : { value, about, behind };
    },

    /** The sum of the period, what of it was given by hand, and its change on the same days, of one platform or of all. */
    earnings({
      platform,
      together,
      fewest,
    }: {
      platform: Platform | undefined;
      together: Together;
      fewest: number;
    }): Entry[] {
      const id = `${platform ? `${platform}.` : ""}portfolio.earnings`;
      const shared = { ...(platform && { platform }) };
      const about = { ...shared, id, metric: "portfolio.earnings", unit: "cents" } as const;
      const now = earned(platform);
      const has = now.amounts.size;
      if (has < fewest || currency === undefined) {
        // A platform's card has no place for what nobody is paid there.
        if (platform) return [];
        const isFew = fewest > 1 && has > 0;
        const reason = isFew
          ? ({ code: "too-few-peers", needs: fewest, has } as const)
          : ({ code: "needs-statement" } as const);
        return [{ fact: { ...about, reason }, behind: [] }];
      }
      const entries: Entry[] = [
        { fact: { ...about, ...together([...now.amounts.values()]), currency, ...now.about }, behind: now.behind },
      ];
      if (now.byHand.length > 0)
        entries.push({
          fact: {
            ...about,
            id: `${id}.given`,
            metric: "portfolio.earnings.given",
            kind: "self-reported",
            value: now.byHand.reduce((sum, { cents }) => sum + cents, 0),
            currency,
          },
          behind: now.byHand.map(subjectOf),
        });
      const change = changeOnSameDays(platform, { isTypical: together === typical, fewest });
      if (change) {
        const { compared, ...told } = change;
        const inputs = compared.map(({ when, period, cents }) => {
          const metric = `portfolio.earnings.${when}` as const;
          const amount = { ...about, id: `${id}.${when}`, metric, value: cents, currency, period };
          entries.push({ fact: { ...amount, formula: "portfolio.compared" }, behind: [statement] });
          return amount.id;
        });
        entries.push({
          fact: {
            ...{ ...shared, ...told, id: `${id}.change`, metric: "portfolio.earnings.change" },
            inputs: inputs.length > 0 ? inputs : [id],
          },
          behind: [statement],
        });
      }
      return entries;
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

  /**
   * What payments changed by on the days that are covered in both periods; its sample is those days. The amounts that a change
   * of sums is of go with it, since the period's amount holds payments of other days too.
   */
  function changeOnSameDays(
    platform: Platform | undefined,
    { isTypical, fewest }: { isTypical: boolean; fewest: number },
  ) {
    const same = input.sameDays;
    if (!same) return undefined;
    const [before, now] = [sums(isIn("before", platform), "sameCents"), sums(isIn("now", platform), "sameCents")];
    const compared = same.members.filter((member) => before.has(member) || now.has(member));
    const change = changeOf(
      compared.map((member) => [before.get(member) ?? 0, now.get(member) ?? 0]),
      { fewest, isTypical },
    );
    if (!change) return undefined;
    const sumOf = (amounts: ReadonlyMap<string, number>) =>
      compared.reduce((sum, member) => sum + (amounts.get(member) ?? 0), 0);
    return {
      compared: isTypical
        ? []
        : ([
            { when: "comparedBefore", period: spanOfDays(same, input.before), cents: sumOf(before) },
            { when: "compared", period: spanOfDays(same, input.period), cents: sumOf(now) },
          ] as const),
      ...change,
      unit: "percent",
      n: same.days.length,
      sampleOf: "days",
      period: spanOfDays(same, input.before),
      ...(!isTypical && { formula: "portfolio.sameDays" }),
    } as const;
  }
}

/** The currency of most payments of both periods; without any, of most given amounts. */
function mostPaid({ payments, given = [] }: PortfolioInput): string | undefined {
  const counts = new Map<string, number>();
  const paid = payments.filter(({ span }) => span === "now" || span === "before");
  for (const { currency, n } of paid.length > 0 ? paid : given.map((one) => ({ ...one, n: 1 })))
    counts.set(currency, (counts.get(currency) ?? 0) + n);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0];
}

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
