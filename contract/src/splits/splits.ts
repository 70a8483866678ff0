import { transactionStates, transactionTypes, wholeShare } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { bookQuery, month, bookPlatform as platform } from "../earnings/book.ts";
import { listPaths } from "../list-paths.ts";
import { fact, source } from "../reports/ledger.ts";
import { day, enteredDay, id, idParam, instant, nothing } from "../shapes.ts";

/** Most payments that a page of a month has. */
export const splitPaymentsShown = 100;

/** Who shares what a model earns. */
export const splitSides = ["agency", "creator"] as const;
export type SplitSide = (typeof splitSides)[number];

/** Hundredths of a percent: 3000 is 30 %. */
const share = z
  .int({ error: "figure.number" })
  .check(z.minimum(0, { error: "figure.range" }), z.maximum(wholeShare, { error: "figure.large" }));
const cents = z.int();
/** The server refuses a first day more than two years ahead: it is a slip of the keyboard. */
const enteredShare = { from: enteredDay, share };

/** Cents. What is the agency's and what is the creator's add up to the base. */
export const splitSums = z.object({ base: cents, agency: cents, creator: cents });
export type SplitSums = z.infer<typeof splitSums>;

/** A version of the agency's share. It holds from its first day until the next one's. */
export const splitRule = z.object({
  id,
  from: day,
  share,
  /** `replaced`: a later version holds from the same day. */
  state: z.enum(["holds", "replaced", "withdrawn"]),
  /** Who made it, for members; null where their account is gone. */
  by: z.nullable(z.string()),
  createdAt: instant,
});
export type SplitRuleVersion = z.infer<typeof splitRule>;

/** That a side confirmed a month, with the sums as they were. */
export const splitConfirmation = z.object({
  id,
  /** Null where their account is gone. */
  by: z.nullable(z.string()),
  at: instant,
  sums: splitSums,
  /** The sums are still the same. */
  isCurrent: z.boolean(),
  /** Where they are not: the days whose net is another now, cents. None where only the rule changed. */
  changes: z.array(z.object({ day, was: cents, is: cents })),
});
export type SplitConfirmation = z.infer<typeof splitConfirmation>;

const splitMonth = z.object({
  month,
  /** By the statement's clock: only then it can be confirmed. */
  isOver: z.boolean(),
  /** Null of a month that was confirmed and has no payment under a rule any more. */
  sums: z.nullable(splitSums),
  /** Days under each rule. */
  periods: z.array(z.object({ from: day, to: day, share, payments: z.int(), sums: splitSums })),
  confirmations: z.object({ agency: z.nullable(splitConfirmation), creator: z.nullable(splitConfirmation) }),
});
export type SplitMonthAnswer = z.infer<typeof splitMonth>;

/** How a model's net earnings after refunds are divided between agency and creator, month by month. */
export const splits = z.object({
  /** To who is no member by the name on the creator's page. */
  model: z.object({ id, name: z.string() }),
  /** Name of the model's workspace; of a personal one that of its person. */
  agency: z.string(),
  /** The person who claimed the model's pages; null without one, and where several people did. */
  creator: z.nullable(z.string()),
  /** The caller works in the model's workspace. */
  isMember: z.boolean(),
  mayManage: z.boolean(),
  /** The sides that the caller may confirm for. */
  mayConfirm: z.array(z.enum(splitSides)),
  currency: z.nullable(z.string()),
  platform: z.nullable(platform),
  /** What there are payments of, most first; each is divided by itself. */
  books: z.array(z.object({ platform, currency: z.string() })),
  timeZone: z.string(),
  /** The latest first day first. */
  rules: z.array(splitRule),
  /** Newest first, with `split.base.2026-12`, `split.agency.2026-12` and `split.creator.2026-12` among the facts. */
  months: z.array(splitMonth),
  facts: z.array(fact),
  sources: z.array(source),
});
export type Splits = z.infer<typeof splits>;

/** The split of a model: for members who see its earnings, and for the creator who claimed its pages, once there was a rule. */
export const getSplits = defineCall("GET", listPaths.splits, "earnings.read", {
  params: idParam,
  query: z.object(bookQuery),
  output: splits,
});

const splitPayment = z.object({
  id,
  at: instant,
  /** By the statement's clock. */
  day,
  type: z.enum(transactionTypes),
  state: z.enum(transactionStates),
  /** Cents of the payment, and of each side. */
  sums: splitSums,
});
export type SplitPaymentLine = z.infer<typeof splitPayment>;

/** The payments behind a month, in order, each with its cents of both sides, which add up to the month's. */
export const listSplitPayments = defineCall("GET", listPaths.splitPayments, "earnings.read", {
  params: idParam,
  query: z.object({
    ...bookQuery,
    month,
    /** Of this day alone. */
    day: z.optional(day),
    /** How many to leave out: `next` of the page before. */
    after: z._default(z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number)), 0),
  }),
  output: z.object({
    payments: z.array(splitPayment),
    /** Null on the last page. */
    next: z.nullable(z.int()),
    total: z.int(),
  }),
});

/** The months as CSV (RFC 4180), a line for each rule of a month; with `month` its payments. */
export const exportSplits = defineCall("GET", "/api/models/:id/splits.csv", "earnings.read", {
  params: idParam,
  query: z.object({ ...bookQuery, month: z.optional(month) }),
  answers: "text/csv",
  output: z.string(),
});

/** Makes a version of the agency's share from a day on; of one day the latest holds. */
export const createSplitRule = defineCall("POST", "/api/models/:id/split-rules", "split.manage", {
  params: idParam,
  body: z.strictObject(enteredShare),
  output: splitRule,
  status: 201,
  errors: ["too-many"],
});

/** A month that a side confirmed. `was` and `is`: the sums now and then; null where no version holds in it. */
const changedMonth = z.object({
  month,
  platform,
  currency: z.string(),
  was: z.nullable(splitSums),
  is: z.nullable(splitSums),
  confirmed: z.array(z.enum(splitSides)),
});
export type ChangedMonth = z.infer<typeof changedMonth>;

/**
 * What a version would change of months that a side confirmed, of every book, the newest month first; nothing is stored.
 */
export const previewSplitRule = defineCall("POST", "/api/models/:id/split-rules/preview", "split.manage", {
  params: idParam,
  body: z.strictObject(enteredShare),
  output: z.array(changedMonth),
});

/** What withdrawing a version would change of confirmed months, as `previewSplitRule` answers it; nothing is stored. */
export const previewSplitWithdrawal = defineCall("GET", "/api/split-rules/:id/withdrawal", "split.manage", {
  params: idParam,
  output: z.array(changedMonth),
});

/** Withdraws a version: it holds no more and stays in the list. Both sides are notified. */
export const withdrawSplitRule = defineCall("DELETE", "/api/split-rules/:id", "split.manage", {
  params: idParam,
  output: nothing,
});

/**
 * Confirms a month that is over for a side, with the sums that it saw: `stale` where they are other ones now. Repeated with the same sums
 * it answers the first; with others it takes the place of the one before.
 */
export const confirmSplit = defineCall("POST", "/api/models/:id/split-confirmations", "split.confirm", {
  params: idParam,
  body: z.strictObject({
    side: z.enum(splitSides),
    month,
    platform,
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    sums: splitSums,
  }),
  output: splitConfirmation,
  errors: ["stale", "too-many"],
});

/** Withdraws a confirmation of one's own side. The other side is notified. */
export const withdrawSplitConfirmation = defineCall("DELETE", "/api/split-confirmations/:id", "split.confirm", {
  params: idParam,
  output: nothing,
});

/** Models of others' workspaces whose earnings are split with the caller, who claimed their pages. */
export const listOwnSplits = defineCall("GET", listPaths.ownSplits, "account", {
  output: z.array(
    z.object({
      modelId: id,
      agency: z.string(),
      /** First day of the first rule that holds; null where none does any more. */
      since: z.nullable(day),
      /** Months that are over and wait for the caller to confirm them, for the first time or with other sums. */
      toConfirm: z.int(),
      /** It is of the workspace that the caller works in. */
      isHere: z.boolean(),
    }),
  ),
});
