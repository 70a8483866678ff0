import type { ShiftSales } from "@fanradar/contract";
import {
  attributeSales,
  dayMs,
  daysOfMonth,
  type Evidence,
  type Period,
  reportSources,
  shiftFacts,
} from "@fanradar/engine";
import { toUtc } from "@fanradar/platforms/statements";
import { eq } from "drizzle-orm";
import { type BookQuery, dayAt, findBook, monthAt, nameOfBook } from "../../domain/payments/find-book.ts";
import { findStatements } from "../../domain/payments/find-earnings.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { models } from "../../platform/db/schema.ts";
import { findTimedSales } from "./find-timed-sales.ts";
import { findShiftMonths, findShifts } from "./store-shifts.ts";

interface Of {
  modelId: number;
  mayManage: boolean;
  query: BookQuery & { month?: string | undefined };
  /** In place of a month. */
  days?: Period | undefined;
  now: Date;
}

/** The days of a month that have begun; all of one that lies ahead. */
const upTo = ({ from, to }: Period, today: string): Period => ({ from, to: today >= from && today < to ? today : to });

type StoredShift = Awaited<ReturnType<typeof findShifts>>[number];

/** Sales by chatter of a month, or of these days: the only door out for shifts. Undefined where the model is gone. */
export async function presentShifts(
  db: Db,
  { modelId, mayManage, query, days, now }: Of,
): Promise<ShiftSales | undefined> {
  const [model] = await db.select({ name: models.name }).from(models).where(eq(models.id, modelId));
  if (!model) return undefined;
  const { books, timeZone, chosen } = await findBook(db, modelId, query);
  const months = await findShiftMonths(db, modelId, timeZone);
  const month = query.month ?? months[0] ?? monthAt(now, timeZone);
  const period = days ?? daysOfMonth(month);
  const within = spanOfDays(period, timeZone);
  const stored = withOneSpelling(await findShifts(db, modelId, within));
  const shared = {
    ...{ model: { id: modelId, name: model.name }, mayManage, books, timeZone, month, months },
    shifts: stored.map(({ id, chatter, startsAt, endsAt }) => ({
      ...{ id, chatter, from: startsAt.toISOString(), to: endsAt.toISOString() },
    })),
  };
  if (!chosen)
    return {
      ...{ ...shared, currency: null, platform: null, chatters: [], shared: [], sums: null, facts: [], sources: [] },
    };
  const of = { ...chosen, modelId, timeZone };
  const [sales, statements] = await Promise.all([findTimedSales(db, of, period), findStatements(db, of)]);
  const behind = statements.filter(({ from, to }) => from <= period.to && to >= period.from);
  const entered = enteredEvidence(modelId, stored, now);
  const [sold, back] = [sales.filter(({ isBack }) => !isBack), sales.filter(({ isBack }) => isBack)];
  const {
    facts,
    chatters,
    shared: groups,
    ...sums
  } = shiftFacts({
    ...{
      currency: chosen.currency,
      period: upTo(period, dayAt(now, timeZone)),
      statements: behind.map(({ evidence }) => evidence),
    },
    entered,
    attributed: attributeSales({
      sales: sold.filter(({ hasTime }) => hasTime),
      shifts: stored.map(({ chatter, startsAt, endsAt }) => ({
        ...{ chatter, from: startsAt.getTime(), to: endsAt.getTime() },
      })),
      covered: behind.map((days) => spanOfDays(days, timeZone)),
      within,
    }),
    untimed: sumOf(sold.filter(({ hasTime }) => !hasTime)),
    back: sumOf(back),
  });
  const evidence = [...behind.map((one) => one.evidence), entered];
  return {
    ...{ ...shared, ...nameOfBook(chosen), chatters, shared: groups, sums, facts },
    sources: reportSources({ evidence, observations: [], posts: [] }, facts),
  };
}

/** The shifts of a month as one piece of evidence, entered by hand. */
const enteredEvidence = (modelId: number, stored: readonly StoredShift[], now: Date): Evidence => {
  const newest = Math.max(...stored.map(({ createdAt }) => createdAt.getTime()));
  const addedAt = stored.length > 0 ? new Date(newest) : now;
  return {
    ...{ key: `shifts:${modelId}`, kind: "manual", sandbox: false, scope: "owner", addedAt: addedAt.toISOString() },
  };
};

/** Each name as it was first entered: 'ana' is Ana. */
function withOneSpelling(stored: StoredShift[]): StoredShift[] {
  const names = new Map<string, string>();
  for (const { chatter } of stored.toSorted((a, b) => a.id - b.id)) {
    const folded = chatter.toLocaleLowerCase();
    if (!names.has(folded)) names.set(folded, chatter);
  }
  return stored.map((one) => ({ ...one, chatter: names.get(one.chatter.toLocaleLowerCase()) ?? one.chatter }));
}

function sumOf(sales: readonly { cents: number }[]) {
  return { cents: sales.reduce((sum, { cents }) => sum + cents, 0), payments: sales.length };
}

/** From the first moment of a day to the first after another, by a time zone's clock: milliseconds since 1970. */
const spanOfDays = ({ from, to }: Period, timeZone: string) => ({
  from: toUtc(Date.parse(from), timeZone),
  to: toUtc(Date.parse(to) + dayMs, timeZone),
});
