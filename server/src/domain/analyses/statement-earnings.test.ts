import fc from "fast-check";
import { expect, test } from "vitest";
import { evidence, transactions } from "../../platform/db/schema.ts";
import { insertSubmission } from "../../test/insert-submission.ts";
import { setUpApp } from "../../test/open-test-app.ts";
import { findStatementEarnings } from "./statement-earnings.ts";

const app = await setUpApp();

async function earningsOf(payments: readonly { at: string; netCents: number }[], timeZone = "UTC") {
  const { db } = app.ctx;
  const modelId = await insertSubmission(db);
  const [statement] = await db
    .insert(evidence)
    .values({
      ...{ key: `file:${modelId}`, kind: "file", sandbox: false, scope: "owner", platform: "onlyfans" },
      ...{ modelId, readAs: { timeZone } },
    })
    .returning({ id: evidence.id });
  if (!statement) throw new Error("the statement was not stored");
  await db.insert(transactions).values(
    payments.map(({ at, netCents }, index) => ({
      ...{ modelId, evidenceId: statement.id, ordinal: index + 1, copy: index + 1, at: new Date(at) },
      ...{ type: "tip" as const, state: "cleared" as const, currency: "USD", netCents },
    })),
  );
  return findStatementEarnings(db, { modelId, asOf: new Date("2026-12-01"), without: 0 });
}

const october = [
  { at: "2026-10-01T08:00:00Z", netCents: 800 },
  { at: "2026-10-19T08:00:00Z", netCents: 80_000 },
  { at: "2026-10-20T16:00:00Z", netCents: 70 },
  { at: "2026-11-18T21:00:00Z", netCents: 800 },
];

test("findStatementEarnings: the month is of whole days, the newest payment's the last of thirty", async () => {
  const { observations, month } = await earningsOf(october);
  const period = { from: "2026-10-20", to: "2026-11-18" };
  expect(observations).toMatchObject([{ metric: "earnings.net", value: 870, period }]);
  expect(month).toMatchObject({ netCents: 870, period, asOf: "2026-11-18T21:00:00.000Z" });
});

test("findStatementEarnings: days are those of the statement's time zone", async () => {
  const { observations } = await earningsOf(october, "Asia/Tokyo");
  expect(observations).toMatchObject([{ value: 870, period: { from: "2026-10-21", to: "2026-11-19" } }]);
});

test("findStatementEarnings: a statement of 28 days says only that it is of those; one of 27 is no month", async () => {
  const from = (day: number) => [
    { at: `2026-10-${day}T23:00:00Z`, netCents: 100 },
    { at: "2026-11-18T01:00:00Z", netCents: 100 },
  ];
  expect((await earningsOf(from(22))).observations).toMatchObject([
    { value: 200, period: { from: "2026-10-22", to: "2026-11-18" } },
  ]);
  expect(await earningsOf(from(23))).toEqual({ observations: [], shortDays: 27 });
});

test("findStatementEarnings: the sum is that of the payments whose day lies in the period, whatever they are", async () => {
  const zones = ["UTC", "America/New_York", "Asia/Tokyo", "Europe/London"] as const;
  const payment = fc.record({
    at: fc
      .date({ min: new Date("2026-08-01"), max: new Date("2026-11-30"), noInvalidDate: true })
      .map((at) => at.toISOString()),
    netCents: fc.integer({ min: 1, max: 1_000_000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(payment, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(...zones),
      async (payments, timeZone) => {
        const day = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
        const { observations } = await earningsOf(payments, timeZone);
        for (const { value, period } of observations)
          expect(value).toBe(
            payments
              .filter(({ at }) => {
                const on = day.format(new Date(at));
                return period !== undefined && on >= period.from && on <= period.to;
              })
              .reduce((sum, { netCents }) => sum + netCents, 0),
          );
      },
    ),
  );
});
