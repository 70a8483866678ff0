import {
  dayMs,
  daysBefore,
  isoDay,
  type Period,
  type Platform,
  type PortfolioInput,
  type SameDays,
  type StatementSpan,
  sameDays,
} from "@fanradar/engine";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { allBars, isoOf, type Spans } from "./spans.ts";

const dayOf = (at: Date) => Math.floor(at.getTime() / dayMs);

/** A row of this query's own making, which is not checked number by number. */
type Row = [
  modelId: number,
  platform: Platform | null,
  currency: string,
  /** Cents, and payments, before the beginning of each span and of the day after the last. */
  cents: number[],
  counts: number[],
  /** Cents of the model's compared days before and now. */
  sameBefore: number,
  sameNow: number,
  /** The newest whole day up to the end of the period, with the sums of as many days up to it as the period has, and of as many before these. */
  newest: [
    day: number | null,
    first: number | null,
    cents: number | null,
    count: number | null,
    centsBefore: number,
    countBefore: number,
  ],
];

interface FindOptions {
  /** `findStatements` of these models. */
  paid: StatementSpan[];
  spans: Spans;
  withBars: boolean;
}

/**
 * Payments that count, added up over the period before, the period and, where they are needed, each bar, those of the period before
 * first; of the first two what was paid on the days that the model's statements cover in both; the statements beside them. Days are those of each model's
 * statements' own clock. Of the latest days (`latestDays`) the period has as many, up to the newest day of each series that is known
 * whole, and the period before as many before these.
 */
export async function findPayments(
  db: Db,
  modelIds: readonly number[],
  { paid, spans, withBars }: FindOptions,
): Promise<Pick<PortfolioInput, "payments" | "paid" | "sameDays">> {
  if (paid.length === 0) return { payments: [], paid: [] };
  const periods = { period: isoOf(spans.now), before: isoOf(spans.before) };
  const same = spans.isLatest ? [] : sameDays(paid, periods);
  const [now, before] = [dayOf(spans.now.from), dayOf(spans.before.from)];
  // A period that is over ends at a midnight, which is no day of it.
  const end = dayAfter(spans.now.to);
  const bars = withBars ? allBars(spans) : [];
  const barDays = bars.map(({ from }) => dayOf(from));
  const barsEnd = dayAfter(bars.at(-1)?.to ?? spans.now.to);
  const cuts = [...new Set([before, now, ...barDays, barsEnd, end])].sort((one, other) => one - other);
  const places = cuts.map((day) => placeBefore(day));
  const upTo = (sums: "net_cents" | "payments") =>
    sql`to_json(array[${sql.join(
      cuts.map((_, cut) => sumAt(sql`cut.places[${cut + 1}::int]`, sums)),
      sql`, `,
    )}])`;
  const length = end - now;
  const whole = spans.isLatest ? paid.map((one) => ({ ...one, day: wholeTo(one) })) : [];
  const runs = runsOfEach(same);
  const sameFrom = (first: number) => {
    const [from, until] = [sql`(${first}::int + run.first)`, sql`(${first}::int + run.until)`];
    return sql`(select coalesce(sum(${paidBefore(until, "net_cents")} - ${paidBefore(from, "net_cents")}), 0)
      from unnest(same.firsts, same.untils) as run(first, until))`;
  };
  const { rows } = await db.execute(sql`
    select coalesce(json_agg(json_build_array(series.model_id, series.platform, series.currency,
      ${upTo("net_cents")}, ${upTo("payments")}, ${sameFrom(before)}, ${sameFrom(now)},
      json_build_array(
        newest.day, read.days[1],
        read.net_cents[newest.place] - coalesce(read.net_cents[newest.before], 0),
        read.payments[newest.place] - coalesce(read.payments[newest.before], 0),
        coalesce(read.net_cents[newest.before], 0) - coalesce(read.net_cents[newest.earlier], 0),
        coalesce(read.payments[newest.before], 0) - coalesce(read.payments[newest.earlier], 0)))), '[]') as found
    from earning_series series left join (
      select model_id, array_agg(first) as firsts, array_agg(until) as untils
      from unnest(${sql.param(runs.models)}::int[], ${sql.param(runs.firsts)}::int[], ${sql.param(runs.untils)}::int[])
        as run(model_id, first, until) group by model_id
    ) same on same.model_id = series.model_id left join (
      select model_id, array_agg(platform) as platforms, array_agg(currency) as currencies, array_agg(day) as days
      from unnest(${sql.param(whole.map(({ member }) => Number(member)))}::int[], ${sql.param(whole.map(({ platform }) => platform))}::text[],
        ${sql.param(whole.map(({ currency }) => currency ?? null))}::text[], ${sql.param(whole.map(({ day }) => day))}::int[])
        as one(model_id, platform, currency, day) group by model_id
    ) whole on whole.model_id = series.model_id cross join lateral (
      select series.days || '{}'::int[] as days, series.net_cents || '{}'::bigint[] as net_cents,
        series.payments || '{}'::int[] as payments offset 0
    ) read cross join lateral (
      select array[${sql.join(places, sql`, `)}] as places offset 0
    ) cut cross join lateral (
      select until.day, width_bucket(until.day, read.days) as place, width_bucket(until.day - ${length}::int, read.days) as before,
        width_bucket(until.day - ${2 * length}::int, read.days) as earlier
      from (
        select least(${end}::int, read.days[cardinality(read.days)], max(one.day)) as day
        from unnest(whole.platforms, whole.currencies, whole.days) as one(platform, currency, day)
        where one.platform is not distinct from series.platform and coalesce(one.currency, series.currency) = series.currency
      ) until
    ) newest
    where series.model_id = any(${sql.param([...modelIds])}::int[])`);
  const [{ found }] = z.tuple([z.object({ found: z.array(z.custom<Row>(Array.isArray)) })]).parse(rows);
  const latestTo = byDay((last: number) => {
    const days = { from: isoDay(last - length + 1), to: isoDay(last) };
    return { now: days, before: daysBefore(days) };
  });
  const [atNow, last] = [cuts.indexOf(now), cuts.indexOf(end)];
  const spanCuts = [
    { span: "before", from: cuts.indexOf(before), until: atNow } as const,
    { span: "now", from: atNow, until: last } as const,
    // A bar ends where the next one begins.
    ...barDays.map((day, bar) => ({
      span: bar,
      from: cuts.indexOf(day),
      until: cuts.indexOf(barDays[bar + 1] ?? barsEnd),
    })),
  ];
  return {
    payments: found.flatMap((row) => {
      const [modelId, platform, currency, cents, counts, sameBefore, sameNow] = row;
      const whose = { member: String(modelId), platform, currency };
      const between = (sums: readonly number[], from: number, until: number) => (sums[until] ?? 0) - (sums[from] ?? 0);
      const ofSpans = (spans.isLatest ? spanCuts.slice(2) : spanCuts).flatMap(({ span, from, until }) => {
        const n = between(counts, from, until);
        const sameCents = span === "before" ? sameBefore : span === "now" ? sameNow : 0;
        return n === 0 ? [] : [{ ...whose, span, cents: between(cents, from, until), n, sameCents }];
      });
      return spans.isLatest
        ? [...latestPayments(row, { from: now, length }, latestTo).map((one) => ({ ...whose, ...one })), ...ofSpans]
        : ofSpans;
    }),
    paid,
    ...(same.length > 0 && { sameDays: same }),
  };
}

/** Of the latest days up to the newest that is known, and of as many before them; none where that day is before the period. */
function latestPayments(
  [, , , , , , , newest]: Row,
  { from, length }: { from: number; length: number },
  latestTo: (day: number) => Record<"now" | "before", Period>,
): Pick<PortfolioInput["payments"][number], "span" | "cents" | "n" | "days">[] {
  const [last, first, cents, n, centsBefore, countBefore] = newest;
  if (last === null || first === null || last < from) return [];
  const latest = latestTo(last);
  // Of a statement whose first day is not over no day is known.
  const days = first > last - length + 1 ? { ...latest.now, from: isoDay(first) } : latest.now;
  return [
    ...(countBefore === 0
      ? []
      : [{ span: "before" as const, cents: centsBefore, n: countBefore, days: latest.before }]),
    { span: "now", cents: cents ?? 0, n: n ?? 0, days },
  ];
}

/** What a day leads to, once for each: the statements of thousands of models end on the same few days. */
function byDay<Value>(make: (day: number) => Value): (day: number) => Value {
  const made = new Map<number, Value>();
  return (day) => {
    const value = made.get(day) ?? make(day);
    made.set(day, value);
    return value;
  };
}

/** The day that begins when a span is over, or that its last moment is followed by. */
const dayAfter = (to: Date) => Math.ceil(to.getTime() / dayMs);

/** The last day that a statement covers to its end. */
const wholeTo = ({ last }: Pick<StatementSpan, "last">) => Math.floor((Date.parse(last) + 1) / dayMs) - 1;

/** The newest day of a span that a statement covers to its end; undefined where none does. Days since 1970-01-01. */
export function newestWholeDay(paid: readonly StatementSpan[], { from, to }: Spans["now"]): number | undefined {
  const newest = Math.min(dayAfter(to) - 1, Math.max(...paid.map(wholeTo)));
  return newest >= dayOf(from) ? newest : undefined;
}

/** Where a running sum before a day stands. */
const placeBefore = (day: number | SQL) => sql`width_bucket(${day}::int - 1, read.days)`;

const sumAt = (place: SQL, sums: "net_cents" | "payments") => sql`coalesce(read.${sql.identifier(sums)}[${place}], 0)`;

const paidBefore = (day: number | SQL, sums: "net_cents" | "payments") => sumAt(placeBefore(day), sums);

/** Days in order as stretches without a gap, each to the day after its last. */
function runsOf(days: readonly number[]) {
  const runs: [from: number, until: number][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.[1] === day) runs[runs.length - 1] = [last[0], day + 1];
    else runs.push([day, day + 1]);
  }
  return runs;
}

/** The runs of each model's days, one after the other. */
function runsOfEach(same: readonly SameDays[]) {
  const runs = same.flatMap(({ member, days }) => runsOf(days).map((run) => [Number(member), ...run] as const));
  const column = (place: 0 | 1 | 2) => runs.map((run) => run[place]);
  return { models: column(0), firsts: column(1), untils: column(2) };
}
