import { blankPayments, blankTopic } from "@fanradar/assistant/test/blank-query";
import { type ChatAnswer, chat } from "@fanradar/contract";
import { beforeEach, expect, test } from "vitest";
import { importDailyTips } from "../../test/import-daily-tips.ts";
import { setUpNarrator } from "../../test/set-up-narrator.ts";
import { submitAnalyzed } from "../../test/submit-analyzed.ts";

const { proxy, world } = await setUpNarrator({ timeoutMs: 12_000 });
const owner = await world.person();
const submit = (name: string, handle: string) => submitAnalyzed(world, owner, { name, handle });
const vera = await submit("Vera Amber", "demo.each.vera");
const cleo = await submit("Cleo Stone", "demo.each.cleo");
await importDailyTips(world, owner, { modelId: vera, dollars: 10 });
await importDailyTips(world, owner, { modelId: cleo, dollars: 20 });

beforeEach(async () => {
  Object.assign(proxy.state, { model: "sandbox-scripted", elements: [], requests: [] });
  await world.ctx.pool.query("delete from limits; delete from language_model_tokens");
});

async function ask(message: string, ...elements: object[]): Promise<ChatAnswer & { modelId: number | null }> {
  proxy.state.elements.push(...elements);
  const { status, body } = await world.post(owner, chat.path, { message });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const figureOf = ({ facts }: ChatAnswer, id: string) => facts.find((fact) => fact.id === id)?.value;
const textOf = ({ lines }: ChatAnswer) => lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")).join("\n");
/** A question that the router has no reading of. */
const unread = "zxqv brrp wuzzle";

test("chat: a query of a language model is answered by the ledger, and no figure is sent to the provider", async () => {
  const answer = await ask(unread, { ...blankPayments, about: "all", kinds: ["tip"], by: "week", period: "2026-10" });
  expect(answer).toMatchObject({ narrator: "sandbox", checks: { dropped: 0 } });
  expect(figureOf(answer, "breakdown.amount.2026-10-05")).toBe(7 * 2_400);
  expect(proxy.state.requests).toHaveLength(1);
  const [request = ""] = proxy.state.requests;
  expect(request).not.toMatch(/Vera|Cleo|168|2,?400/);
  expect(request).toContain(unread);
});

test("chat: a query names models as the question writes them, and the answer is about these", async () => {
  const answer = await ask(unread, {
    ...{ ...blankPayments, models: ["vera"], operation: "most", by: "day", period: "2026-10" },
  });
  expect(textOf(answer)).toContain("Oct 1, 2026");
  expect(figureOf(answer, "breakdown.amount.2026-10-01")).toBe(8_000 + 400);
  expect(answer.modelId).toBe(vera);
});

test("chat: two queries of one text keep their own figures, though these have the same name", async () => {
  const of = (model: string) => ({ ...blankPayments, models: [model], by: "month", period: "2026-09..2026-10" });
  const answer = await ask(unread, of("vera"), of("cleo"));
  const sums = answer.facts
    .filter(({ id }) => id.endsWith("breakdown.amount.2026-09"))
    .map(({ id, value }) => [id, value]);
  expect(sums).toEqual([
    ["breakdown.amount.2026-09", 30 * 800 + 3 * 400],
    [`${cleo}.breakdown.amount.2026-09`, 30 * 1_600 + 3 * 400],
  ]);
  const shown = answer.lines.flatMap(({ table }) => table?.rows ?? []).flatMap(({ cells }) => cells);
  const ids = new Set(answer.facts.map(({ id }) => id));
  for (const { factId } of shown.flatMap(({ pieces }) => pieces))
    if (factId !== undefined) expect(ids).toContain(factId);
});

test.each([
  ["a model that is not known", { ...blankPayments, models: ["Nobody"] }],
  ["no period", { ...blankPayments, period: "soon" }],
  ["a figure that is not known", { ...blankTopic, topic: "metric", metrics: ["wealth"] }],
  ["what is none of its fields", { ...blankPayments, measure: "happiness" }],
])("chat: a query with %s is left out, and the router answers", async (_, element) => {
  const answer = await ask("How many followers do my models have?", element);
  expect(answer).toMatchObject({ narrator: "engine", fallback: "nothing-verified" });
  expect(answer.facts.length).toBeGreaterThan(0);
});

test("chat: a topic asked of all models is their ranking, and of two a comparison", async () => {
  const ranked = await ask(unread, { ...blankTopic, topic: "followers", about: "all" });
  expect(ranked.lines.some(({ table }) => table)).toBe(true);
  proxy.state.elements.length = 0;
  const compared = await ask(unread, { ...blankTopic, topic: "followers", models: ["Vera Amber", "cleo"] });
  expect(textOf(compared)).toMatch(/Vera Amber[\s\S]*Cleo Stone|Cleo Stone[\s\S]*Vera Amber/);
  expect(new Set([vera, cleo]).size).toBe(2);
});

test("chat: where a language model finds nothing to ask, the router answers, without a note", async () => {
  const answer = await ask("How many followers do my models have?");
  expect(answer.narrator).toBe("engine");
  expect(answer.fallback).toBeUndefined();
  expect(answer.facts.length).toBeGreaterThan(0);
  expect(proxy.state.requests).toHaveLength(1);
});

test("chat: figures of another model than the answer is about have its id, so that a later reader is asked for that model", async () => {
  const of = { ...blankPayments, models: ["cleo"], by: "month", period: "2026-09..2026-10" };
  proxy.state.elements.push(of);
  const { body } = await world.post(owner, chat.path, { message: unread, modelId: vera });
  expect(body.modelId).toBe(vera);
  expect(figureOf(body, `${cleo}.breakdown.amount.2026-09`)).toBe(30 * 1_600 + 3 * 400);
  expect(figureOf(body, "breakdown.amount.2026-09")).toBeUndefined();
});
