import type { ChatAnswer } from "@fanradar/contract";
import { expect, test } from "vitest";
import { importDailyTips } from "../../test/import-daily-tips.ts";
import { setUpWorld } from "../../test/start-world.ts";
import { submitAnalyzed } from "../../test/submit-analyzed.ts";

const world = await setUpWorld();
const owner = await world.person();
const submit = (name: string, handle: string) => submitAnalyzed(world, owner, { name, handle });
const vera = await submit("Vera Amber", "demo.each.vera");
const cleo = await submit("Cleo Stone", "demo.each.cleo");

await importDailyTips(world, owner, { modelId: vera, dollars: 10 });
await importDailyTips(world, owner, { modelId: cleo, dollars: 20 });

async function ask(message: string, conversationId?: number): Promise<ChatAnswer & { conversationId: number }> {
  const { status, body } = await world.post(owner, "/api/ai/chat", { message, conversationId });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const figureOf = ({ facts }: ChatAnswer, id: string) => facts.find((fact) => fact.id === id)?.value;
const textOf = ({ lines }: ChatAnswer) => lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")).join("\n");
const rowsOf = ({ lines }: ChatAnswer) =>
  (lines.flatMap((line) => line.table ?? [])[0]?.rows ?? []).map(({ cells }) =>
    cells.map(({ pieces }) => pieces.map(({ text }) => text).join("")),
  );

test("chat: what each week brought of all models, and of each of them, in one table", async () => {
  const answer = await ask("tips by week in October");
  const [table] = answer.lines.flatMap((line) => line.table ?? []);
  expect(table?.head).toEqual(["Week", "Tips", "Cleo Stone", "Vera Amber"]);
  expect(figureOf(answer, "breakdown.amount.2026-10-05")).toBe(7 * (800 + 1_600));
  expect(figureOf(answer, `${cleo}.breakdown.amount.2026-10-05`)).toBe(7 * 1_600);
  expect(figureOf(answer, "breakdown.amount")).toBe(30 * 2_400 + 24_000);
});

test("chat: whether a month or a day was the best is answered beside the others, with yes or no", async () => {
  expect(textOf(await ask("was September our best month?"))).toMatch(/^No:\nThe best month was Oct 1/);
  expect(textOf(await ask("was October 1 our best day in October?"))).toMatch(/^Yes:\nThe best day was Oct 1, 2026/);
});

test("chat: the best day of all models together, and what it was made of beside a day on average", async () => {
  const best = await ask("our best day for revenue");
  expect(textOf(best)).toContain("The best day was Oct 1, 2026: $248.00.");
  const why = await ask("why was that?", best.conversationId);
  expect(figureOf(why, "breakdown.end")).toBe(24_800);
  expect(figureOf(why, "breakdown.amount.tip")).toBe(24_000);
  expect(figureOf(why, "breakdown.before.tip")).toBe(Math.round((60 * 2_400 + 24_000) / 61));
});

test("chat: how many days were above an amount, of those that are known whole", async () => {
  const answer = await ask("how many days did we make more than 30 dollars in October");
  expect(figureOf(answer, "breakdown.beyond")).toBe(4);
  expect(answer.facts.find(({ id }) => id === "breakdown.beyond")?.n).toBe(31);
  expect(rowsOf(answer).map(([day]) => day)).toEqual(["Oct 31, 2026", "Oct 21, 2026", "Oct 11, 2026", "Oct 1, 2026"]);
});

test("chat: those who paid most are named by their place among all who paid that model", async () => {
  const answer = await ask("top 2 fans of Cleo Stone in October");
  expect(rowsOf(answer)).toHaveLength(2);
  expect(rowsOf(answer)[0]?.[0]).toMatch(/^Fan [A-G]$/);
  expect(textOf(answer)).toContain("isn't kept by name");
});

test("chat: how many messages were sold, what one brings, and both of each model", async () => {
  const answer = await ask("how many messages did we sell in October and at what average price");
  expect(figureOf(answer, "breakdown.payments")).toBe(8);
  expect(figureOf(answer, "breakdown.mean")).toBe(400);
  expect(rowsOf(answer)).toHaveLength(3);
});

test("chat: a month is held against the one before, model by model and together", async () => {
  const answer = await ask("compare October with September by model");
  expect(figureOf(answer, `breakdown.amount.${vera}`)).toBe(30 * 800 + 8_000 + 4 * 400);
  expect(figureOf(answer, `breakdown.before.${vera}`)).toBe(30 * 800 + 3 * 400);
  expect(figureOf(answer, "breakdown.change")).toBeCloseTo((100 * (24_000 + 800)) / (30 * 2_400 + 2_400), 5);
});

test("chat: whether every model earned more is asked of each, and not of their sum", async () => {
  const every = await ask("Did every model earn less in October than in September?");
  expect(textOf(every)).not.toMatch(/^Yes/);
  const more = await ask("Did every model earn more in October than in September?");
  expect(textOf(more)).toMatch(/^Yes/);
  expect(rowsOf(more)).toHaveLength(3);
});

test("chat: days that no statement knows are no 0 that later ones are held against", async () => {
  const answer = await ask("compare October 2026 with October 2025 by model");
  expect(figureOf(answer, "breakdown.before")).toBeUndefined();
  expect(textOf(answer)).not.toContain("$0");
});

test("chat: no weekday is called the best where none surely is", async () => {
  const answer = await ask("which weekday brings most money");
  expect(textOf(answer)).toMatch(/^Best weekday: /m);
  expect(rowsOf(answer)).toHaveLength(7);
});

test("chat: of a named weekday one of its days is stated, and no other weekday", async () => {
  const answer = await ask("how much do we make on Mondays");
  expect(rowsOf(answer).map(([weekday]) => weekday)).toEqual(["Monday"]);
});

test("chat: nothing is said of days that no statement knows", async () => {
  const answer = await ask("revenue by day in January 2026");
  expect(answer.facts.filter(({ id }) => id.startsWith("breakdown."))).toEqual([]);
});

test("chat: a stranger's question on the same model states none of its payments", async () => {
  const stranger = await world.person();
  const { body } = await world.post(stranger, "/api/ai/chat", { message: "Vera Amber revenue by week", modelId: vera });
  expect(JSON.stringify(body)).not.toContain("breakdown.");
});

test("chat: which part of all earnings a kind is, and which part a model has", async () => {
  const kinds = await ask("what share of our income in October is messages");
  const [tips, messages] = [30 * 2_400 + 24_000, 8 * 400];
  expect(figureOf(kinds, "breakdown.part.message")).toBeCloseTo((100 * messages) / (tips + messages), 5);
  expect(rowsOf(kinds).map(([kind]) => kind)).toEqual(["Messages"]);
  const model = await ask("what share of our income in October is Cleo Stone");
  expect(figureOf(model, `breakdown.part.${cleo}`)).toBeCloseTo(
    (100 * (30 * 1_600 + 16_000 + 1_600)) / (tips + messages),
    5,
  );
});

test("chat: what those who tipped gave on average is of their tips alone", async () => {
  const { facts } = await ask("average tip per payer of Cleo Stone in September");
  // Thirty tips of 16 dollars by seven fans.
  expect(facts.find(({ metric }) => metric === "payers.mean")?.value).toBeCloseTo((30 * 1_600) / 7, 5);
});

test("chat: fees are what was paid before them less what is left", async () => {
  const answer = await ask("what did fees cost us in October");
  expect(figureOf(answer, "breakdown.amount")).toBe((30 * 2_400 + 24_000 + 8 * 400) / 4);
});

test("chat: the hour that brought most is asked of amounts, and who asks for hours that are not known hears so", async () => {
  const hours = await ask("which hour makes us the most money");
  expect(rowsOf(hours)).toHaveLength(1);
  expect(textOf(await ask("how much did we make between 8pm and midnight in October"))).toContain("I left that out");
});

test("chat: an average day of a month is held against one of another", async () => {
  const answer = await ask("average earnings per day in October vs September");
  expect(figureOf(answer, "breakdown.each")).toBe(Math.round((29 * 2_400 + 24_000 + 3 * 800) / 30));
  expect(figureOf(answer, "breakdown.eachBefore")).toBe(Math.round((30 * 2_400 + 3 * 800) / 30));
});

test("chat: why all brought less on a day is held against the day before, by kind", async () => {
  const answer = await ask("why did earnings drop on October 2");
  expect(figureOf(answer, "breakdown.amount.tip")).toBe(2_400);
  expect(figureOf(answer, "breakdown.before.tip")).toBe(24_000);
  expect(textOf(answer)).toContain("not why fans paid more or less");
});

/** Counts of followers from 1 September to 30 October, so many more each day, on Instagram, in the newest report. */
async function countDaily(id: number, daily: number) {
  const points = Array.from({ length: 60 }, (_, at) => ({
    at: new Date(Date.UTC(2026, 8, 1 + at)).toISOString(),
    value: 10_003 + daily * at,
  }));
  const line = { id: "instagram.followers", metric: "followers", platform: "instagram", unit: "count", points };
  const { rowCount } = await world.ctx.pool.query(
    "update reports set sealed = jsonb_set(jsonb_set(sealed, '{series}', $2), '{asOf}', $3) where id = (select max(id) from reports where model_id = $1)",
    [id, JSON.stringify([line]), JSON.stringify(points.at(-1)?.at)],
  );
  expect(rowCount).toBe(1);
}

test("chat: followers gained by week of all models together, and of each, with their mean and those beyond a number", async () => {
  await countDaily(vera, 7);
  await countDaily(cleo, -3);
  const answer = await ask("how many followers did we gain per week in October");
  expect(figureOf(answer, "breakdown.gain.2026-10-05")).toBe(28);
  expect(figureOf(answer, `${vera}.breakdown.gain.2026-10-05`)).toBe(49);
  expect(figureOf(answer, `${cleo}.breakdown.gain.2026-10-05`)).toBe(-21);
  const mean = await ask("average followers gained per day in October");
  expect(figureOf(mean, "breakdown.each")).toBe(4);
  const beyond = await ask("how many weeks did we gain more than 20 followers in October");
  expect(figureOf(beyond, "breakdown.beyond")).toBe(3);
});

test("chat: posts by week of one model", async () => {
  const answer = await ask("how many posts did Vera Amber publish per week");
  expect(rowsOf(answer).length).toBeGreaterThan(1);
});

test("chat: the largest payment ever is of the days since the first that a statement lists", async () => {
  const answer = await ask("what was the biggest payment Vera ever got");
  const largest = answer.facts.find(({ metric }) => metric === "payment.largest");
  expect(largest).toMatchObject({ value: 8_000, period: { from: "2026-09-01" } });
});

test("chat: single payments beyond an amount are counted among all of their kind, after fees", async () => {
  const answer = await ask("how many tips above $20 did Cleo Stone get in October");
  expect(answer.facts.find(({ id }) => id === "breakdown.beyond")).toMatchObject({ value: 1, n: 31 });
  expect(textOf(answer)).toContain("After fees:");
});

test("chat: the longest row of days above an amount, the first of them, the second best and the middle one", async () => {
  const streak = await ask("longest streak of days over 7 for Vera Amber in October");
  expect(figureOf(streak, "breakdown.streak")).toBe(31);
  expect(textOf(await ask("first day over 50 for Vera Amber"))).toContain("The first time was Oct 1, 2026");
  expect(textOf(await ask("second best day in October for Vera Amber"))).toContain("In second place");
  expect(figureOf(await ask("median day in October for Vera Amber"), "breakdown.median")).toBe(800);
});

test("chat: a part of what was earned is a figure of its own, and a day that there is not has none", async () => {
  const part = await ask("25 % of Vera Amber's October");
  const whole = Number(figureOf(part, "earnings.total.2026-10") ?? figureOf(part, "earnings.total.in"));
  expect(part.facts.find(({ metric }) => metric === "comparison.fraction")?.value).toBe(whole / 4);
  expect(textOf(await ask("what did Vera Amber make on nov 31"))).toBe(
    "There is no such day, week or quarter in the calendar. Which one do you mean?",
  );
});
