import {
  breakdownFacts,
  comparableDays,
  countDays,
  type EarningsBasis,
  type Evidence,
  type Fact,
  firstOf,
  groupEarlierPayments,
  groupPayments,
  isBeyond,
  isOfTime,
  type Limit,
  lastKnownDay,
  latestDays,
  type MetricName,
  type ModelPayments,
  mostModelColumns,
  type PaymentColumn,
  type PaymentUnit,
  type Period,
  type RunOf,
  reportSources,
  type Source,
  weekdayFacts,
} from "@fanradar/engine";
import { can, type Viewer } from "../../domain/access/policy.ts";
import { type BookOf, findBooks, findPayers, findStatements } from "../../domain/payments/find-earnings.ts";
import type { PaymentKind } from "../../domain/payments/payment-filter.ts";
import { findRun } from "../../domain/submissions/find-run.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { findGroups } from "./find-groups.ts";

export interface BreakdownRequest {
  viewer: Viewer;
  models: readonly number[];
  by: PaymentUnit;
  columns: readonly [PaymentColumn, ...PaymentColumn[]];
  basis: EarningsBasis | "fees";
  /** What its amounts are called. */
  metric: MetricName;
  kinds: readonly PaymentKind[];
  /** All days that statements know where it is absent. */
  days: Period | undefined;
  /** The days are the last so many, which end with the newest one that is known whole. */
  isLatest: boolean;
  /** The days before, which groups are held against. */
  before: Period | undefined;
  /** An amount in whole units of its currency, or a number. */
  limit: Limit | undefined;
  /** What holds for days, weeks or months in a row that are counted; an amount as `limit` has it. */
  run?: RunOf | undefined;
  top?: number | undefined;
  /** Which part of all each group is, is stated as well; of these keys alone, where some are named. */
  parts?: { of: readonly string[] } | undefined;
  /** The day, week or month that brought most or least is broken down by kinds, beside what they bring on average. */
  end?: "most" | "least" | undefined;
}

export interface Breakdown {
  facts: Fact[];
  sources: Source[];
  columns: readonly PaymentColumn[];
  rows: readonly { key: string; isWhole: boolean }[];
  /** The models whose payments these are. */
  models: readonly number[];
}

/** The payments of a model in one currency, and the statements that have them. */
interface Book {
  of: BookOf;
  statements: Awaited<ReturnType<typeof findStatements>>;
}

/**
 * What the payments of these models came to by a unit, as far as the viewer may read them: of the currency that most of the models are paid in, and
 * of each model its largest book. Undefined where none of them has payments on those days.
 */
export async function findOwnBreakdown(db: Db, request: BreakdownRequest): Promise<Breakdown | undefined> {
  const { viewer, by, columns, metric, top } = request;
  const read = (await Promise.all(request.models.map((id) => readBook(db, viewer, id)))).flatMap((one) => one ?? []);
  const byCurrency = [...Map.groupBy(read, ({ of }) => of.currency).values()];
  const [books = []] = byCurrency.toSorted((one, other) => other.length - one.length);
  const [first] = books;
  const [last, wholeTo] = [lastKnownDay(books, "to"), lastKnownDay(books, "wholeTo")];
  if (!first || last === undefined || wholeTo === undefined) return undefined;
  const span = spanOf(request, books, { last, wholeTo });
  if (!span) return undefined;
  const isOfMoney = columns[0] === "amount" || columns[0] === "mean" || by === "payment";
  const inUnits = (one: Limit): Limit => ({
    ...one,
    amount: one.amount * (isOfMoney ? 100 : 1),
    upTo: one.upTo === undefined ? undefined : one.upTo * (isOfMoney ? 100 : 1),
  });
  const limit = request.limit && inUnits(request.limit);
  const run = typeof request.run === "object" ? inUnits(request.run) : request.run;
  const found = await Promise.all(books.map((book) => readModel(db, book, { ...request, limit }, span)));
  if (request.end) return explainEnd(db, books, request, { span, found });
  const before =
    request.before &&
    comparableDays(request.before, request.days ?? span, { newest: wholeTo, isLatest: request.isLatest });
  const earlier = before && (await Promise.all(books.map((book) => readModel(db, book, request, before))));
  const { groups, total } = groupPayments(found, { by, span });
  if (groups.length === 0) return undefined;
  const evidence = evidenceOf(books);
  const shared = { by, columns, metric, currency: first.of.currency };
  const facts = breakdownFacts({
    ...{ ...shared, groups, evidence, limit, run, top, hasParts: request.parts !== undefined },
    total: columns[0] === "payers" && total.payers === null ? undefined : total,
    before: earlier && before && groupEarlierPayments(earlier, { by, span: before }),
  });
  // By time each model has a column of its own.
  const ofEach = isOfTime(by) && books.length > 1 && books.length <= mostModelColumns ? found : [];
  const own = ofEach.flatMap((one, at) => {
    const rows = groupPayments([one], { by, span }).groups;
    const behind = books[at]?.statements.map((statement) => statement.evidence) ?? [];
    const keyed = (id: string) => `${one.model}.${id}`;
    return breakdownFacts({ ...shared, groups: rows, total: undefined, evidence: behind }).map((fact) => ({
      ...fact,
      ...{ id: keyed(fact.id), inputs: fact.inputs.map(keyed) },
    }));
  });
  const ofWeekdays = by === "weekday" ? await findWeekday(db, books, request, { span, evidence }) : [];
  const { of: named = [] } = request.parts ?? {};
  const meant =
    named.length > 0
      ? groups.filter(({ key }) => named.includes(key))
      : limit && by !== "payment"
        ? groups.filter(({ key }) => isMeant(facts, `breakdown.${columns[0]}.${key}`, limit))
        : groups;
  return {
    ...{ facts: [...facts, ...own, ...ofWeekdays], columns, models: books.map(({ of }) => of.modelId) },
    sources: reportSources({ evidence, observations: [], posts: [] }, facts),
    rows: meant.map(({ key, isWhole }) => ({ key, isWhole })),
  };
}

/** What the day, week or month that brought most or least was made of, beside as many days on average. */
async function explainEnd(
  db: Db,
  books: readonly Book[],
  request: BreakdownRequest,
  { span, found }: { span: Period; found: readonly ModelPayments[] },
): Promise<Breakdown | undefined> {
  const sign = request.end === "most" ? -1 : 1;
  const whole = groupPayments(found, { by: request.by, span }).groups.filter(({ isWhole }) => isWhole);
  const [end] = whole.toSorted((one, other) => sign * ((one.cents ?? 0) - (other.cents ?? 0)));
  if (!end) return undefined;
  const byKind = async (days: Period) => {
    const read = await Promise.all(books.map((book) => readModel(db, book, { ...request, by: "kind" }, days)));
    return groupPayments(read, { by: "kind", span: days });
  };
  const [own, all] = await Promise.all([byKind(end.period), byKind(span)]);
  const evidence = evidenceOf(books);
  const shared = { columns: request.columns, metric: request.metric, currency: books[0]?.of.currency ?? "", evidence };
  const empty = { cents: 0, payments: 0, payers: 0, period: end.period, isWhole: true };
  const groups = all.groups.map(({ key }) => own.groups.find((one) => one.key === key) ?? { key, ...empty });
  const usual = { ...all, days: countDays(end.period), of: countDays(all.total.period) };
  const ofEnd = breakdownFacts({ ...shared, by: request.by, groups: [], total: end })
    .filter(({ id }) => id === `breakdown.${request.columns[0]}`)
    .map((fact) => ({ ...fact, id: "breakdown.end" }));
  const facts = [...breakdownFacts({ ...shared, by: "kind", groups, total: own.total, usual }), ...ofEnd];
  return {
    ...{ facts, columns: request.columns, models: books.map(({ of }) => of.modelId) },
    rows: groups.map(({ key, isWhole }) => ({ key, isWhole })),
    sources: reportSources({ evidence, observations: [], posts: [] }, facts),
  };
}

const evidenceOf = (books: readonly Book[]) => books.flatMap(({ statements }) => statements.map((one) => one.evidence));

/** The weekday that surely brings most, or why none does. */
async function findWeekday(
  db: Db,
  books: readonly Book[],
  request: BreakdownRequest,
  { span, evidence }: { span: Period; evidence: readonly Evidence[] },
): Promise<Fact[]> {
  const found = await Promise.all(books.map((book) => readModel(db, book, { ...request, by: "day" }, span)));
  const { groups } = groupPayments(found, { by: "day", span });
  const days = groups.map(({ key, cents }) => ({ day: key, cents: cents ?? 0 }));
  return weekdayFacts({ days, evidence, asOf: new Date().toISOString(), prefix: "breakdown." });
}

const isMeant = (facts: readonly Fact[], id: string, limit: NonNullable<BreakdownRequest["limit"]>) => {
  const value = facts.find((fact) => fact.id === id)?.value;
  return typeof value === "number" && isBeyond(value, limit);
};

async function readBook(db: Db, viewer: Viewer, id: number): Promise<Book | undefined> {
  const model = await findRun(db, id);
  if (!model || !can(viewer, "earnings.read", model)) return undefined;
  const { books, timeZone } = await findBooks(db, id);
  const [book] = books;
  if (!book) return undefined;
  const of = { ...book, modelId: id, timeZone };
  const statements = await findStatements(db, of);
  // Of several models each has evidence of its own.
  const keyed = statements.map((one) => ({ ...one, evidence: { ...one.evidence, key: `${id}.${one.evidence.key}` } }));
  return { of, statements: keyed };
}

async function readModel(
  db: Db,
  { of, statements }: Book,
  request: BreakdownRequest,
  span: Period,
): Promise<ModelPayments> {
  const statesPayments = request.columns.some((column) => column !== "amount");
  const read = await findGroups(db, of, { ...request, span, statesPayments });
  const groups = request.by === "payer" ? await ranked(db, of, read.groups) : read.groups;
  return { model: of.modelId, statements, groups, total: read.total };
}

/** Payers by their place among all who paid the model, as the list of payers names them: the one of '1' is Fan A. */
async function ranked(db: Db, of: BookOf, groups: ModelPayments["groups"]): Promise<ModelPayments["groups"]> {
  const payers = await findPayers(db, of, { basis: "net" });
  const places = new Map(payers.map(({ payer }, at) => [payer, String(at + 1)]));
  return groups.flatMap((group) => {
    const key = places.get(group.key);
    return key === undefined ? [] : [{ ...group, key }];
  });
}

/** The named days as far as statements know them, or all that they know; undefined where they know none. What is compared ends with a whole day. */
function spanOf(
  { days, isLatest, before }: Pick<BreakdownRequest, "days" | "isLatest" | "before">,
  books: readonly Pick<ModelPayments, "statements">[],
  known: { last: string; wholeTo: string },
): Period | undefined {
  const last = isLatest || before ? known.wholeTo : known.last;
  const [first = last] = books.flatMap(({ statements }) => statements.map(({ from }) => from)).toSorted();
  const named = days && isLatest ? latestDays(days, firstOf([last, days.to])) : days;
  const from = named && named.from > first ? named.from : first;
  const to = named && named.to < last ? named.to : last;
  return from <= to && (days === undefined || named !== undefined) ? { from, to } : undefined;
}
