import { expect, test } from "vitest";
import { evidence, priceChanges, transactions } from "../../platform/db/schema.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { findPayerBook } from "./statement-payers.ts";

const app = await setUpApp();

interface Payment {
  at: string;
  payer?: string;
  netCents: number;
  type?: "subscription" | "renewal" | "tip";
  state?: "cleared" | "pending" | "refund";
  currency?: string;
}

const { db } = app.ctx;

/** A model with statements, each with its payments. */
async function modelWith(...statements: Payment[][]) {
  const modelId = await insertSubmission(db);
  for (const [index, payments] of statements.entries()) {
    const [one] = await db
      .insert(evidence)
      .values({
        ...{ key: `file:${modelId}:${index}`, kind: "file", sandbox: false, scope: "owner", platform: "onlyfans" },
        ...{ modelId, readAs: { timeZone: "America/New_York" } },
      })
      .returning({ id: evidence.id });
    if (!one) throw new Error("the statement was not stored");
    await db.insert(transactions).values(
      payments.map(({ at, payer, netCents, type = "tip", state = "cleared", currency = "USD" }, place) => ({
        ...{
          modelId,
          evidenceId: one.id,
          ordinal: place + 1,
          copy: 1,
          at: new Date(at),
          type,
          state,
          currency,
          netCents,
        },
        ...(payer && { payer: Buffer.from(payer.padEnd(32, "0")) }),
      })),
    );
  }
  return modelId;
}

const bookOfModel = (modelId: number) =>
  findPayerBook(db, { modelId, asOf: new Date("2026-12-01"), without: 0, currency: "USD" });

/** The book of statements, each with its payments. */
const bookOf = async (...statements: Payment[][]) => bookOfModel(await modelWith(...statements));

const day = (text: string) => Date.parse(text) / 86_400_000;

test("findPayerBook: payments of one person stand together, by the statement's own days, without who they are", async () => {
  const book = await bookOf([
    { at: "2026-10-02T02:00:00Z", payer: "ada", netCents: 800, type: "subscription" },
    { at: "2026-10-05T12:00:00Z", payer: "ben", netCents: 300 },
    { at: "2026-10-06T12:00:00Z", payer: "ada", netCents: 400 },
    { at: "2026-10-07T12:00:00Z", netCents: 50 },
  ]);
  expect(book).toMatchObject({ currency: "USD", from: day("2026-10-01"), to: day("2026-10-07") });
  const sums = book?.payers.map((payments) => payments.map(({ netCents }) => netCents));
  expect(sums).toHaveLength(2);
  expect(sums).toEqual(expect.arrayContaining([[800, 400], [300]]));
  expect(book?.payers.flat().find(({ type }) => type === "subscription")?.day).toBe(day("2026-10-01"));
  expect(book?.unnamed).toEqual([{ day: day("2026-10-07"), type: "tip", netCents: 50 }]);
  expect(JSON.stringify(book)).not.toMatch(/616461|YWRh/);
});

test("findPayerBook: what is pending, of another currency or later than the report is not in it", async () => {
  const book = await bookOf([
    { at: "2026-10-05T12:00:00Z", payer: "ada", netCents: 300 },
    { at: "2026-10-06T12:00:00Z", payer: "ada", netCents: 77, state: "pending" },
    { at: "2026-10-06T13:00:00Z", payer: "ada", netCents: 78, currency: "EUR" },
    { at: "2026-12-06T12:00:00Z", payer: "ada", netCents: 79 },
  ]);
  expect(book?.payers.map((payments) => payments.map(({ netCents }) => netCents))).toEqual([[300]]);
});

test("findPayerBook: a statement beyond a gap of more than a week is left out", async () => {
  const early = [{ at: "2026-08-01T12:00:00Z", payer: "ada", netCents: 1 }];
  const september = [
    { at: "2026-09-10T12:00:00Z", payer: "ada", netCents: 2 },
    { at: "2026-09-28T12:00:00Z", payer: "ada", netCents: 3 },
  ];
  const october = [{ at: "2026-10-05T12:00:00Z", payer: "ada", netCents: 4 }];
  const book = await bookOf(early, september, october);
  expect(book).toMatchObject({ from: day("2026-09-10"), to: day("2026-10-05") });
  expect(book?.evidence).toHaveLength(2);
  expect(book?.payers[0]?.map(({ netCents }) => netCents)).toEqual([2, 3, 4]);
});

test("findPayerBook: the price of each day follows from the logged changes, before the first from what that was from", async () => {
  const modelId = await modelWith([{ at: "2026-10-05T12:00:00Z", payer: "ada", netCents: 300 }]);
  expect(await bookOfModel(modelId)).not.toHaveProperty("prices");
  await db.insert(priceChanges).values([
    { modelId, changedOn: "2026-09-01", fromCents: 799, toCents: 999, currency: "USD", note: "" },
    { modelId, changedOn: "2026-07-01", fromCents: 499, toCents: 799, currency: "USD", note: "" },
  ]);
  expect((await bookOfModel(modelId))?.prices).toEqual([
    { day: 0, cents: 499 },
    { day: day("2026-07-01"), cents: 799 },
    { day: day("2026-09-01"), cents: 999 },
  ]);
  await db.update(priceChanges).set({ currency: "EUR" });
  expect(await bookOfModel(modelId)).not.toHaveProperty("prices");
});
