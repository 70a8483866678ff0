import { isOfTime, keyOfUnit, type Limit, type ModelPayments, type PaymentUnit, type Period } from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isInSums } from "../../domain/payments/counted-payments.ts";
import { type BookOf, findDays, paidIn, withinDays } from "../../domain/payments/find-earnings.ts";
import { isOfKinds, type PaymentKind } from "../../domain/payments/payment-filter.ts";
import type { Db } from "../../platform/db/open-database.ts";

export interface GroupsQuery {
  by: PaymentUnit;
  basis: "net" | "gross" | "fees";
  /** All where none is named. */
  kinds: readonly PaymentKind[];
  span: Period;
  /** More than amounts is stated: numbers of payments, or of people. */
  statesPayments: boolean;
  /** The amount in cents that single payments are held against. */
  limit?: Limit | undefined;
}

const amounts = { net: sql`net_cents`, gross: sql`gross_cents`, fees: sql`gross_cents - net_cents` } as const;

const row = z.object({
  key: z.nullable(z.string()),
  isTotal: z.boolean(),
  cents: z.nullable(z.coerce.number()),
  /** Without what was given back. */
  paidCents: z.nullable(z.coerce.number()),
  given: z.number(),
  payments: z.number(),
  payers: z.number(),
});

/**
 * The payments of one book by a unit, and all of them. Amounts are what earnings are: cleared ones less what was given back; of named kinds, and
 * in counts, what cleared. Amounts are null where a statement does not name them.
 */
export async function findGroups(
  db: Db,
  of: BookOf,
  query: GroupsQuery,
): Promise<Pick<ModelPayments, "groups" | "total">> {
  const { by, basis, kinds, span, statesPayments, limit } = query;
  if (isOfTime(by) && basis === "net" && kinds.length === 0 && !statesPayments) return addDays(db, of, { by, span });
  const amount = kinds.includes("back") ? sql`abs(${amounts[basis]})` : amounts[basis];
  const counts = isOfKinds(kinds);
  const columns = sql`paid.at, paid.type, paid.state, paid.net_cents, paid.gross_cents, paid.payer`;
  const { rows } = await db.execute(sql`
    select key, grouping(key) = 1 as "isTotal", count(*) filter (where counts)::integer as payments,
      count(*)::integer as given,
      case when bool_or(cents is null) then null else coalesce(sum(cents), 0) end as cents,
      case when bool_or(cents is null) then null else coalesce(sum(cents) filter (where counts), 0) end as "paidCents",
      count(distinct payer) filter (where counts)::integer as payers
    from (
      select ${by === "payment" ? keyByAmount(amount, limit) : keyBy(by, of.timeZone)} as key, ${amount} as cents, ${counts} as counts, payer
      from ${paidIn(of, { columns, within: withinDays(span, of.timeZone) })} where ${kinds.length === 0 ? isInSums : counts}
    ) paid group by grouping sets ((key), ())`);
  const read = z.array(row).parse(rows);
  const total = read.find(({ isTotal }) => isTotal);
  return {
    groups: read.flatMap(({ key, isTotal, given, payments, ...group }) =>
      // What was given back is counted as such.
      isTotal || key === null ? [] : [{ key, ...group, payments: key === "back" ? given : payments }],
    ),
    total: {
      key: "",
      cents: total?.cents ?? (total?.payments ? null : 0),
      paidCents: total?.paidCents ?? (total?.payments ? null : 0),
      payments: total?.payments ?? 0,
      payers: total?.payers ?? 0,
    },
  };
}

/** Amounts of days are kept added up: those of weeks and months are made of them. */
async function addDays(
  db: Db,
  of: BookOf,
  { by, span }: { by: "day" | "week" | "month"; span: Period },
): Promise<Pick<ModelPayments, "groups" | "total">> {
  const days = (await findDays(db, of, { basis: "net" })).filter(({ day }) => day >= span.from && day <= span.to);
  const added = (key: string, some: typeof days) => ({
    ...{ key, payers: null },
    cents: some.reduce((sum, { cents }) => sum + cents, 0),
    payments: some.reduce((sum, { payments }) => sum + payments, 0),
  });
  const groups = [...Map.groupBy(days, ({ day }) => keyOfUnit[by](day))].map(([key, some]) => added(key, some));
  return { groups, total: added("", days) };
}

/** Whether a payment lies beyond an amount, as `isBeyond` has it. */
function keyByAmount(cents: SQL, limit: Limit | undefined): SQL {
  if (!limit) return sql`'within'`;
  const { way, amount, isInclusive, upTo } = limit;
  const over = isInclusive ? sql`${cents} >= ${amount}::numeric` : sql`${cents} > ${amount}::numeric`;
  const under = isInclusive ? sql`${cents} <= ${amount}::numeric` : sql`${cents} < ${amount}::numeric`;
  const end = upTo === undefined ? sql`true` : sql`${cents} <= ${upTo}::numeric`;
  return sql`case when ${way === "over" ? over : under} and ${end} then 'beyond' else 'within' end`;
}

/** The key of a payment's group, by the statement's clock. */
function keyBy(by: Exclude<PaymentUnit, "payment">, timeZone: string): SQL {
  const local = sql`(at at time zone ${timeZone})`;
  const keys: Readonly<Record<typeof by, SQL>> = {
    day: sql`to_char(${local}, 'YYYY-MM-DD')`,
    week: sql`to_char(date_trunc('week', ${local}), 'YYYY-MM-DD')`,
    month: sql`to_char(${local}, 'YYYY-MM')`,
    weekday: sql`extract(isodow from ${local})::integer::text`,
    weekpart: sql`case when extract(isodow from ${local}) < 6 then 'weekday' else 'weekend' end`,
    hour: sql`extract(hour from ${local})::integer::text`,
    kind: sql`case when state in ('refund', 'chargeback') then 'back' when type = 'custom' then 'other' else type::text end`,
    payer: sql`encode(payer, 'hex')`,
    model: sql`''::text`,
  };
  return keys[by];
}
