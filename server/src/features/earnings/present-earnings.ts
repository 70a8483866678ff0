import type { Earnings } from "@fanradar/contract";
import {
  comparableDays,
  type EarningsBasis,
  type Evidence,
  earningsIn,
  earningsSoFar,
  earningsSummary,
  type Fact,
  firstOf,
  latestDays,
  monthFacts,
  newestDay,
  type Observation,
  observationKinds,
  type PartOfMonth,
  type Period,
  partOfMonth,
  payerFacts,
  reportSources,
  type StatementDays,
  shortDays,
} from "@fanradar/engine";
import {
  type Book,
  coverDays,
  findBooks,
  findDays,
  findPayers,
  findStatements,
  findSums,
} from "../../domain/payments/find-earnings.ts";
import type { Db } from "../../platform/db/open-database.ts";

interface EarningsOptions {
  modelId: number;
  basis: EarningsBasis;
  currency: string | undefined;
  platform: Earnings["platform"] | undefined;
  /** The evidence of what is observed of its earnings besides payments. */
  input: { asOf: string; evidence: readonly Evidence[] };
  /** Observations of the model's own evidence, single days among them. */
  observations: readonly Observation[];
  /** Days, both included, of which the sums are facts as well. */
  span?: Period | undefined;
  /** Whether these days are the last so many, which end with the newest one that statements know whole. */
  isLatest?: boolean | undefined;
  /** The later days that those of the span are held against: of as many as statements know of these. */
  heldAgainst?: Period | undefined;
  /** These days are held against others: only those that are known whole count. */
  isCompared?: boolean | undefined;
  /** The sums of these days are all that is asked for: months, payers and single days are not read. */
  onlySpan?: boolean | undefined;
}

const shownPayers = 10;

/** The only door out for earnings: months by type, who pays, and which weekday brings most. */
export async function presentEarnings(db: Db, options: EarningsOptions): Promise<Earnings> {
  const { modelId, basis, input, observations } = options;
  const found = await findBooks(db, modelId);
  const stated = observations.filter(({ metric }) => metric === `earnings.${basis}`);
  // Amounts of the other basis have a ledger as well: without it that basis could not be selected again.
  const books = withStatedBooks(
    found.books,
    observations.filter(({ metric }) => observationKinds[metric].isOfMonth),
  );
  const chosen = books.find(
    ({ platform, currency }) =>
      (options.platform ?? platform ?? "other") === (platform ?? "other") &&
      (options.currency ?? currency) === currency,
  );
  const { timeZone } = found;
  const shown = books.map(({ platform, currency }) => ({ platform: platform ?? ("other" as const), currency }));
  const none = { months: [], lastWhole: null, payers: [], facts: [], sources: [] };
  if (!chosen) return { basis, currency: null, platform: null, books: shown, timeZone, ...none };
  const of = { ...chosen, modelId, timeZone };
  const statements = await findStatements(db, of);
  const span = spanOf(options, statements);
  const { onlySpan } = options;
  const [sums, sumsIn, payers, days] = await Promise.all([
    onlySpan ? [] : findSums(db, of),
    span ? findSums(db, of, span) : [],
    onlySpan ? [] : findPayers(db, of, { basis }),
    onlySpan ? [] : findDays(db, of, { basis }),
  ]);
  const own = stated.filter((one) => one.platform === chosen.platform && one.currency === chosen.currency);
  const behind = statements.map(({ evidence }) => evidence);
  const evidence: Evidence[] = [...new Map([...input.evidence, ...behind].map((one) => [one.key, one])).values()];
  const base = { asOf: input.asOf, currency: chosen.currency };
  const earned = { ...base, basis, sums, statements, observations: own, evidence };
  const months = monthFacts(earned);
  const covered = coverDays(days, statements);
  const people = payerFacts({ ...base, payers, days: covered, evidence: behind });
  const summary = earningsSummary({ ...base, months });
  const facts = [
    ...summary.facts,
    ...earningsSoFar({
      ...base,
      months,
      days: covered,
      wholeTo: newestDay(statements, "wholeTo") ?? "",
      evidence: behind,
    }),
    ...months.flatMap(({ types, total, back, pending }) => [...Object.values(types), total, back, pending]),
    ...people,
    ...(span ? earningsIn(earned, span, sumsIn) : []),
  ];
  return {
    basis,
    currency: chosen.currency,
    platform: chosen.platform ?? "other",
    books: shown,
    timeZone,
    lastWhole: summary.month ?? null,
    months: months.map(({ month, types, total, back, pending }) => ({
      month,
      ...partOf(month, total, input.asOf),
      types: {
        subscription: types.subscription.id,
        renewal: types.renewal.id,
        tip: types.tip.id,
        message: types.message.id,
        post: types.post.id,
        stream: types.stream.id,
        referral: types.referral.id,
        other: types.other.id,
      },
      total: total.id,
      back: back.id,
      pending: pending.id,
    })),
    payers: people
      .filter(({ metric }) => metric === "payers.spend")
      .slice(0, shownPayers)
      .map(({ id }) => ({ payer: id.slice("payers.spend.".length), fact: id })),
    facts,
    sources: reportSources({ evidence, observations: own, posts: [] }, facts),
  };
}

/** The named days as far as statements know them: the latest so many, and those that are compared, end with the newest that is known whole. */
export function spanOf(
  {
    span,
    isLatest,
    heldAgainst,
    isCompared,
  }: Pick<EarningsOptions, "span" | "isLatest" | "heldAgainst" | "isCompared">,
  statements: readonly StatementDays[],
): Period | undefined {
  const newest = newestDay(statements, isLatest || isCompared ? "wholeTo" : "to") ?? "";
  if (span && heldAgainst) return comparableDays(span, heldAgainst, { newest, isLatest });
  if (!span || !isLatest)
    return span && isCompared && newest >= span.from ? { ...span, to: firstOf([span.to, newest]) } : span;
  const days = latestDays(span, [newest, span.to].toSorted()[0] ?? "");
  if (!days) return undefined;
  const [first = days.to] = statements.map(({ from }) => from).toSorted();
  const from = [first, days.from].toSorted()[1] ?? days.from;
  return shortDays(days, { from, to: days.to }) === undefined ? days : undefined;
}

/** How much of its month an amount is of, on the day of `asOf`. */
function partOf(month: string, total: Fact, asOf: string): { part?: PartOfMonth } {
  const part = partOfMonth(month, total, asOf.slice(0, 10));
  return part ? { part } : {};
}

/** Amounts stated without payments have a book too, after those that payments fill. */
function withStatedBooks(books: readonly Book[], stated: readonly Observation[]): Book[] {
  const all = [...books];
  for (const { platform, currency, period } of stated)
    if (currency && period && !all.some((one) => one.platform === platform && one.currency === currency))
      all.push({ platform, currency });
  return all;
}
