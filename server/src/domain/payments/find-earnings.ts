import {
  dayMs,
  type EarningsStatement,
  type PaymentSum,
  type Period,
  type Platform,
  transactionStates,
  transactionTypes,
} from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { earningSeries, evidence, transactions } from "../../platform/db/schema.ts";
import { countedPayments, isInSums, statementZone } from "./counted-payments.ts";
import { isOfKinds, type PaymentFilter } from "./payment-filter.ts";

/** Grouping of earnings: amounts of different currencies or platforms are never added. */
export interface Book {
  platform: Platform | null;
  currency: string;
}

const platform = z.nullable(z.enum(["onlyfans", "instagram", "x", "tiktok"]));
const amount = z.coerce.number();

/** The books that a model's statements fill, most payments first, and whose clock the newest of them was read off. */
export async function findBooks(db: Db | Tx, modelId: number): Promise<{ books: Book[]; timeZone: string }> {
  const [{ rows: books }, { rows: zones }] = await Promise.all([
    db.execute(sql`
      select given.platform, paid.currency from ${transactions} paid join ${evidence} given on given.id = paid.evidence_id
      where paid.model_id = ${modelId} group by 1, 2 order by count(*) desc, 1, 2`),
    db.execute(sql`select ${statementZone({ modelId })} as zone`),
  ]);
  const [zone] = z.tuple([z.object({ zone: z.string() })]).parse(zones);
  return {
    books: z.array(z.object({ platform, currency: z.string() })).parse(books),
    timeZone: zone.zone,
  };
}

/** A book of a model, read by the clock of its statements. */
export interface BookOf extends Book {
  modelId: number;
  timeZone: string;
}

/** The payments of one book, each once. Platform and currency belong to what payments are compared by, so they are conditions of the query. */
export const paidIn = (
  { modelId, platform, currency }: BookOf,
  { columns, within = sql`true` }: { columns: SQL; within?: SQL | undefined },
): SQL => {
  const isInBook = sql`given.platform is not distinct from ${platform} and paid.currency = ${currency} and ${within}`;
  return sql`${countedPayments({ modelId, columns, within: isInBook })} counted`;
};
const sumColumns = sql`paid.at, paid.type, paid.state, paid.net_cents, paid.gross_cents`;
const lineColumns = sql`paid.id, paid.at, paid.type, paid.state, paid.net_cents, paid.copy`;

/** Payments added up by month, type and state, by the statement's clock; with `span` those of its days alone, in one sum each. */
export async function findSums(db: Db, of: BookOf, span?: Period): Promise<PaymentSum[]> {
  const day = sql`to_char(at at time zone ${of.timeZone}, 'YYYY-MM-DD')`;
  const { rows } = await db.execute(sql`
    select ${span ? sql`'in'` : sql`substr(${day}, 1, 7)`} as month, type, state, net_cents < 0 as "isBack",
      count(*)::integer as payments, sum(net_cents) as "netCents",
      case when bool_or(gross_cents is null) then null else sum(gross_cents) end as "grossCents"
    from ${paidIn(of, { columns: sumColumns, within: span && withinDays(span, of.timeZone) })} group by 1, 2, 3, 4`);
  return z
    .array(
      z.object({
        month: z.string(),
        type: z.enum(transactionTypes),
        state: z.enum(transactionStates),
        isBack: z.boolean(),
        payments: z.number(),
        netCents: amount,
        grossCents: z.nullable(amount),
      }),
    )
    .parse(rows);
}

/** The statements behind a book, each with its days. */
export async function findStatements(db: Db, of: BookOf): Promise<EarningsStatement[]> {
  const day = (moment: SQL) => sql`(${moment} at time zone ${of.timeZone})::date`;
  const { rows } = await db.execute(sql`
    select given.key, given.added_at as "addedAt", ${day(sql`min(paid.at)`)}::text as "from", ${day(sql`max(paid.at)`)}::text as "to",
      least(${day(sql`max(paid.at)`)}, ${day(sql`given.added_at`)} - 1)::text as "wholeTo"
    from ${transactions} paid join ${evidence} given on given.id = paid.evidence_id
    where paid.model_id = ${of.modelId} and given.platform is not distinct from ${of.platform} and paid.currency = ${of.currency}
    group by given.id`);
  return z
    .array(
      z.object({ key: z.string(), addedAt: z.coerce.date(), from: z.string(), to: z.string(), wholeTo: z.string() }),
    )
    .parse(rows)
    .map(({ key, addedAt, ...days }) => ({
      evidence: { key, kind: "file", sandbox: false, scope: "owner", addedAt: addedAt.toISOString() },
      ...days,
    }));
}

/** Amount of each payer over all payments or those of a filter, highest first; net if a statement has no gross amounts. */
export async function findPayers(
  db: Db,
  of: BookOf,
  { basis, span, kinds = [] }: { basis: "net" | "gross" } & PaymentFilter,
) {
  const cents = basis === "net" ? sql`net_cents` : sql`gross_cents`;
  const { rows } = await db.execute(sql`
    select encode(payer, 'hex') as payer, sum(${kinds.includes("back") ? sql`abs(${cents})` : cents}) as cents, count(*)::integer as payments
    from ${paidIn(of, { columns: sql`paid.payer, ${sumColumns}`, within: span && withinDays(span, of.timeZone) })}
    where payer is not null and ${kinds.length === 0 ? isInSums : isOfKinds(kinds)}
    group by payer having bool_and(${cents} is not null) and sum(${cents}) > 0 order by 2 desc, 1`);
  return z.array(z.object({ payer: z.string(), cents: amount, payments: z.number() })).parse(rows);
}

const singlePayments = z.object({
  ...{ count: z.number(), largest: amount, sum: amount, median: amount, from: z.string(), to: z.string() },
  hours: z.array(z.object({ hour: z.number(), count: z.number() })),
});

/** Single payments that cleared, or those of a filter: their number, largest, sum and median, and how many came in each hour. Amounts are above 0. */
export async function findSinglePayments(
  db: Db,
  of: BookOf,
  { span, kinds = [] }: PaymentFilter,
): Promise<z.infer<typeof singlePayments>> {
  const within = span && withinDays(span, of.timeZone);
  const local = sql`at at time zone ${of.timeZone}`;
  const { rows } = await db.execute(sql`
    with paid as (
      select at, abs(net_cents) as net_cents from ${paidIn(of, { columns: sumColumns, within })} where ${isOfKinds(kinds)}
    )
    select count(*)::integer as count, coalesce(max(net_cents), 0) as largest, coalesce(sum(net_cents), 0) as sum,
      coalesce(percentile_cont(0.5) within group (order by net_cents), 0) as median,
      coalesce(to_char(min(${local}), 'YYYY-MM-DD'), '') as "from", coalesce(to_char(max(${local}), 'YYYY-MM-DD'), '') as "to",
      (select coalesce(json_agg(one), '[]') from (
        select extract(hour from ${local})::integer as hour, count(*)::integer as count from paid group by 1
      ) one) as hours
    from paid`);
  const [found] = z.tuple([singlePayments]).parse(rows);
  return found;
}

/** Earnings by day, or those of some kinds, in the statement's time zone, with how many payments; without days that have none. */
export async function findDays(
  db: Db | Tx,
  of: BookOf,
  { basis, kinds = [] }: { basis: "net" | "gross" } & Pick<PaymentFilter, "kinds">,
) {
  const cents = basis === "net" ? sql`net_cents` : sql`gross_cents`;
  const { rows } = await db.execute(
    basis === "net" && kinds.length === 0
      ? sql`
        select ('1970-01-01'::date + day)::text as day, cents - lag(cents, 1, 0::bigint) over (order by day) as cents,
          n - lag(n, 1, 0) over (order by day) as payments
        from ${earningSeries} series, unnest(days, net_cents, payments) as until (day, cents, n)
        where model_id = ${of.modelId} and platform is not distinct from ${of.platform} and currency = ${of.currency} order by day`
      : sql`
        select to_char(at at time zone ${of.timeZone}, 'YYYY-MM-DD') as day, sum(${cents}) as cents, count(*)::integer as payments
        from ${paidIn(of, { columns: sumColumns })} where ${kinds.length === 0 ? isInSums : isOfKinds(kinds)} and ${cents} is not null group by 1 order by 1`,
  );
  return z.array(z.object({ day: z.string(), cents: amount, payments: z.number() })).parse(rows);
}

const paymentLine = { at: z.coerce.date(), type: z.enum(transactionTypes), state: z.enum(transactionStates) };
const payment = z.object({
  ...{ id: amount, ...paymentLine },
  day: z.string(),
  netCents: amount,
});
export type CountedPayment = z.infer<typeof payment>;

/** The payments of some days that count in sums, each once. In an order that does not change where a later statement has them again. */
export async function findCounted(db: Db | Tx, of: BookOf, span: Period): Promise<CountedPayment[]> {
  const within = withinDays(span, of.timeZone);
  const { rows } = await db.execute(sql`
    select id, at, to_char(at at time zone ${of.timeZone}, 'YYYY-MM-DD') as day, type, state, net_cents as "netCents"
    from ${paidIn(of, { columns: lineColumns, within })} where ${isInSums} order by date_trunc('minute', at), net_cents, copy`);
  return z.array(payment).parse(rows);
}

/** The same in the same order, as what is divided of them: one row, since a month may have a hundred thousand. */
export async function findCountedCents(
  db: Db | Tx,
  of: BookOf,
  span: Period,
): Promise<Pick<CountedPayment, "id" | "day" | "netCents">[]> {
  const { timeZone } = of;
  const { rows } = await db.execute(sql`
    select coalesce(array_agg(id::float8), '{}') as ids, coalesce(array_agg(day), '{}') as days, coalesce(array_agg(cents), '{}') as cents
    from (
      select id, (at at time zone ${timeZone})::date - ${span.from}::date as day, net_cents::float8 as cents
      from ${paidIn(of, { columns: lineColumns, within: withinDays(span, timeZone) })} where ${isInSums}
      order by date_trunc('minute', at), net_cents, copy
    ) listed`);
  const numbers = z.array(z.number());
  const [{ ids, days, cents }] = z.tuple([z.object({ ids: numbers, days: numbers, cents: numbers })]).parse(rows);
  const start = Date.parse(span.from);
  const names = new Map(
    [...new Set(days)].map((day) => [day, new Date(start + day * dayMs).toISOString().slice(0, 10)]),
  );
  return ids.map((id, at) => ({ id, day: names.get(days[at] ?? 0) ?? span.from, netCents: cents[at] ?? 0 }));
}

/** Moment, type and state of payments, by id. */
export async function findPaymentLines(
  db: Db | Tx,
  ids: readonly number[],
): Promise<Map<number, Pick<CountedPayment, "at" | "type" | "state">>> {
  const { rows } = await db.execute(sql`
    select id, at, type, state from ${transactions} where id = any(${sql.param([...ids])}::bigint[])`);
  const lines = z.array(z.object({ id: amount, ...paymentLine })).parse(rows);
  return new Map(lines.map(({ id, ...line }) => [id, line]));
}

/** Whether a payment is of these days, by a time zone. */
export const withinDays = ({ from, to }: Period, timeZone: string): SQL => {
  const midnight = (day: SQL) => sql`((${day})::timestamp at time zone ${timeZone})`;
  return sql`paid.at >= ${midnight(sql`${from}::date`)} and paid.at < ${midnight(sql`${to}::date + 1`)}`;
};

/** Days that a statement covers and that brought nothing are there with 0. */
export function coverDays(
  days: readonly { day: string; cents: number }[],
  statements: readonly { from: string; to: string }[],
): { day: string; cents: number }[] {
  const known = new Map(days.map(({ day, cents }) => [day, cents]));
  for (const { from, to } of statements)
    for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
      const day = new Date(at).toISOString().slice(0, 10);
      if (!known.has(day)) known.set(day, 0);
    }
  return [...known].map(([day, cents]) => ({ day, cents })).sort((a, b) => (a.day < b.day ? -1 : 1));
}
