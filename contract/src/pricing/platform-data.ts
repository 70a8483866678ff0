import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { currency } from "../shapes.ts";
import { amount } from "./amount.ts";

/** How long pasted data may be, in bytes of UTF-8. */
export const platformDataBytes = 64 * 1024;
export const platformDataMonths = 60;
const mostSales = 500;
const mostPeople = 100_000_000;

const people = z
  .number({ error: "figure.number" })
  .check(
    z.refine(Number.isInteger, { error: "figure.whole" }),
    z.minimum(0, { error: "figure.negative" }),
    z.maximum(mostPeople, { error: "figure.large" }),
  );

const sold = z.array(amount).check(z.maxLength(mostSales, { error: "sales.many" }));

const month = z.object({
  month: z.string({ error: "month.invalid" }).check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: "month.invalid" })),
  /** The price for new subscribers in it. */
  price: z.optional(amount),
  joined: people,
  /** Who paid for the subscription in it, those who joined included. */
  active: people,
  /** What subscriptions and all else brought, before the platform's fee. */
  subscriptions: amount,
  extras: amount,
});

/** Data a person may give about a paid page, amounts as typed. Unknown fields are ignored, and named in the response. */
export const platformData = z.object({
  platform: z._default(z.enum([...platformNames, "other"]), "onlyfans"),
  currency: z._default(currency, "USD"),
  /** The present price, where it is not that of the newest month. */
  price: z.optional(amount),
  months: z._default(
    z.array(month).check(
      z.maxLength(platformDataMonths, { error: "months.many" }),
      z.check(({ value, issues }) => {
        for (const [index, one] of value.entries()) {
          const refuse = (name: string, message: string) =>
            issues.push({ code: "custom", message, path: [index, name], input: value });
          if (value.findIndex((other) => other.month === one.month) < index) refuse("month", "month.twice");
          if (one.active < one.joined) refuse("active", "active.low");
        }
      }),
    ),
    [],
  ),
  /** What was paid for single things, sale by sale. */
  sales: z._default(
    z.object({
      photoSingle: z.optional(sold),
      photoSet: z.optional(sold),
      videoShort: z.optional(sold),
      videoLong: z.optional(sold),
      videoCustom: z.optional(sold),
      live: z.optional(sold),
    }),
    {},
  ),
});
export type PlatformData = z.output<typeof platformData>;
export type PlatformDataInput = z.input<typeof platformData>;

/** Valid data of three months, to show how it is written. */
export const platformDataExample: PlatformDataInput = {
  platform: "onlyfans",
  currency: "USD",
  price: 9.99,
  months: [
    { month: "2026-08", price: 7.99, joined: 64, active: 231, subscriptions: 1820.5, extras: 1490 },
    { month: "2026-09", price: 9.99, joined: 51, active: 228, subscriptions: 2105.8, extras: 1532.4 },
    { month: "2026-10", price: 9.99, joined: 49, active: 222, subscriptions: 2087.9, extras: 1611 },
  ],
  sales: { photoSet: [15, 20, 18, 15, 25], videoCustom: [60, 80, 75, 55, 90] },
};
