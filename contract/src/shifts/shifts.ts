import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { bookQuery, month, bookPlatform as platform } from "../earnings/book.ts";
import { limits } from "../limits.ts";
import { listPaths } from "../list-paths.ts";
import { fact, source } from "../reports/ledger.ts";
import { id, idParam, instant } from "../shapes.ts";
import { text } from "../text.ts";

/** Most shifts in one request. */
export const mostShifts = 1_000;
const longestMs = 24 * 3_600_000;

const enteredInstant = z.iso.datetime({ error: "shift.time" });

const shift = z.object({ id, chatter: z.string(), from: instant, to: instant });
export type ShiftRow = z.infer<typeof shift>;

/** By the statement's clock. Absent: the newest with a shift. */
const query = z.object({ ...bookQuery, month: z.optional(month) });

/** Who sold what: a month's tips and paid messages by the chatter on whose shift they were paid. Places name facts by id. */
export const shiftSales = z.object({
  model: z.object({ id, name: z.string() }),
  mayManage: z.boolean(),
  /** Null without a statement: then there are no sales to attribute. */
  currency: z.nullable(z.string()),
  platform: z.nullable(platform),
  books: z.array(z.object({ platform, currency: z.string() })),
  /** Whose wall clock begins the months and days. */
  timeZone: z.string(),
  month,
  /** Months with a shift, newest first. */
  months: z.array(month),
  /** The highest sales first. */
  chatters: z.array(
    z.object({
      chatter: z.string(),
      sales: z.string(),
      hours: z.string(),
      /** Of these, alone and on days that a statement covers. */
      aloneHours: z.string(),
      /** Null where they were never alone on shift on a day that a statement covers. */
      perHour: z.nullable(z.string()),
    }),
  ),
  /** Sold while several were on shift at once: of none of them alone. */
  shared: z.array(z.object({ chatters: z.array(z.string()), sales: z.string() })),
  /** Null without a statement. All but `back` are parts of `total`. */
  sums: z.nullable(z.object({ total: z.string(), outside: z.string(), untimed: z.string(), back: z.string() })),
  /** Shifts that overlap the month, in order. */
  shifts: z.array(shift),
  facts: z.array(fact),
  sources: z.array(source),
});
export type ShiftSales = z.infer<typeof shiftSales>;

/** Sales by chatter of a month: for members of the team who see the model's earnings; clients do not. */
export const getShifts = defineCall("GET", listPaths.shifts, "shift.read", {
  params: idParam,
  query,
  output: shiftSales,
});

/** The same as CSV (RFC 4180), a line for each chatter and each group, and one for what no shift explains. */
export const exportShifts = defineCall("GET", "/api/models/:id/shifts.csv", "shift.read", {
  params: idParam,
  query,
  answers: "text/csv",
  output: z.string(),
});

const enteredShift = z
  .strictObject({
    chatter: text({ max: limits.chatter, required: "chatter.required" }),
    from: enteredInstant,
    to: enteredInstant,
  })
  .check(
    // Of moments that are none nothing more is said.
    z.refine(({ from, to }) => !(Date.parse(to) <= Date.parse(from)), { error: "shift.order", path: ["to"] }),
    z.refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) > longestMs), { error: "shift.long", path: ["to"] }),
  );

/**
 * Adds shifts, all or none: a refused one is named in `fields` as `shifts.3.to`, counted from 0. One that is there is not added again. A shift
 * is changed by adding it as it is to be, with the id of the one that it `replaces`; where that is gone nothing is added.
 */
export const addShifts = defineCall("POST", "/api/models/:id/shifts", "shift.manage", {
  params: idParam,
  body: z.strictObject({
    shifts: z
      .array(enteredShift, { error: "shift.none" })
      .check(z.minLength(1, { error: "shift.none" }), z.maxLength(mostShifts, { error: "shift.many" })),
    replaces: z.optional(id),
  }),
  output: z.object({ added: z.int(), known: z.int() }),
  status: 201,
  errors: ["too-many"],
});

/** Removes shifts of the model; those that are gone already are passed over. */
export const removeShifts = defineCall("POST", "/api/models/:id/shift-removals", "shift.manage", {
  params: idParam,
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(mostShifts)) }),
  output: z.object({ removed: z.int() }),
});
