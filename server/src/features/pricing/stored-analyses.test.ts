import { analysePrices } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { priceAnalyses } from "../../platform/db/schema.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { gatherPricing } from "./gather-pricing.ts";
import { moneyVersionOf } from "./money-version.ts";
import { findStoredAnalysis, storePriceAnalyses } from "./stored-analyses.ts";

const world = await setUpWorld();
const now = new Date("2026-11-20T10:00:00.000Z");

/** Four months up to October 2026, in each of which three subscribe. */
const statement = Array.from({ length: 123 }, (_, index) => new Date(Date.UTC(2026, 6, 1 + index, 12)))
  .map(
    (at, index) =>
      `${at.toISOString().slice(0, 16).replace("T", " ")}\t$10.00\t$2.00\t$8.00\tSubscription from A${index}\tdone`,
  )
  .join("\n");

async function withStatement(handle: string) {
  const person = await world.person();
  const { id } = await world.analyze(person, { onlyfansUrl: `onlyfans.com/${handle}` });
  await world.importStatement(person, id, [statement]);
  return { person, id };
}

const { db } = world.ctx;
const rowOf = async (id: number) => (await db.select().from(priceAnalyses).where(eq(priceAnalyses.modelId, id)))[0];

test("price analysis: what was stored is found in the same month by the same evidence, and by no other", async () => {
  const { person, id } = await withStatement("stored");
  await storePriceAnalyses(db, now);
  const { pricing } = await gatherPricing(db, id, now);
  expect(pricing.months).toHaveLength(4);
  const found = async (at: Date) =>
    findStoredAnalysis(db, { modelId: id, version: await moneyVersionOf(db, id), now: at });
  expect(await found(now)).toEqual(JSON.parse(JSON.stringify(analysePrices(pricing))));
  expect(await found(new Date("2026-11-30T10:00:00.000Z"))).toMatchObject({ asOf: "2026-11-30T10:00:00.000Z" });
  expect(await found(new Date("2026-12-01T00:00:00.000Z"))).toBeUndefined();
  await world.post(person, `/api/models/${id}/price-changes`, {
    ...{ changedOn: "2026-10-10", from: 9, to: 10, currency: "USD", note: "" },
  });
  expect(await found(now)).toBeUndefined();
});

test("price analysis: stored anew where something was added since, or in another month, and not otherwise", async () => {
  const { person, id } = await withStatement("anew");
  // Later than all that is added meanwhile.
  const hour = (hours: number) => new Date(Date.UTC(2040, 0, 10, hours));
  await storePriceAnalyses(db, hour(1));
  await storePriceAnalyses(db, hour(2));
  expect(await rowOf(id)).toMatchObject({ computedAt: hour(1) });
  await world.post(person, `/api/models/${id}/price-changes`, {
    ...{ changedOn: "2026-10-10", from: 9, to: 10, currency: "USD", note: "" },
  });
  await db.execute(sql`update price_changes set created_at = ${hour(3).toISOString()} where model_id = ${id}`);
  await storePriceAnalyses(db, hour(4));
  expect(await rowOf(id)).toMatchObject({ computedAt: hour(4) });
  const month = new Date("2040-02-01T00:10:00.000Z");
  await storePriceAnalyses(db, month);
  expect(await rowOf(id)).toMatchObject({ computedAt: month });
});

test("price analysis: an outlook is the stored analysis where there is one", async () => {
  const { person, id } = await withStatement("outlook");
  await storePriceAnalyses(db, new Date());
  const row = await rowOf(id);
  if (!row) throw new Error("no analysis was stored");
  const facts = row.analysis.facts.map((fact) => (fact.metric === "revenue.year" ? { ...fact, n: 77 } : fact));
  await db
    .update(priceAnalyses)
    .set({ analysis: { ...row.analysis, facts } })
    .where(eq(priceAnalyses.modelId, id));
  const { body } = await world.get(person, `/api/models/${id}/earnings/outlook`);
  expect(body.facts.find(({ metric }: { metric: string }) => metric === "revenue.year")).toMatchObject({ n: 77 });
});
