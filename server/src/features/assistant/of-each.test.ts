import type { ChatAnswer } from "@fanradar/contract";
import { expect, test } from "vitest";
import { setUpWorld } from "../../test/start-world.ts";
import { submitAnalyzed } from "../../test/submit-analyzed.ts";

const world = await setUpWorld();
const owner = await world.person();
const submit = (name: string, handle: string) => submitAnalyzed(world, owner, { name, handle });
const vera = await submit("Vera Amber", "demo.each.vera");
const cleo = await submit("Cleo Stone", "demo.each.cleo");

/** A tip on each day from September on: of `dollars` before fees, and of ten times as much on one day. */
async function importTips(id: number, dollars: number) {
  const lines = Array.from({ length: 60 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 8, 1 + at));
    const gross = at === 30 ? 10 * dollars : dollars;
    const date = `${day.toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" })}, 2026`;
    const amounts = [gross, gross / 5, (4 * gross) / 5].map((amount) => `$${amount.toFixed(2)}`).join(" ");
    return `${date}11:54 am ${amounts} Tip from Fan${at % 7}`;
  });
  await world.importStatement(owner, id, lines);
}
await importTips(vera, 10);
await importTips(cleo, 20);

async function ask(message: string, conversationId?: number): Promise<ChatAnswer & { conversationId: number }> {
  const { status, body } = await world.post(owner, "/api/ai/chat", { message, conversationId });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const stated = ({ facts }: ChatAnswer, metric: string) =>
  facts.filter((fact) => fact.metric === metric).map(({ id, value }) => [Number.parseInt(id, 10), value]);

test("chat: what is known of one model alone is answered of each, the largest first", async () => {
  expect(stated(await ask("biggest tip ever"), "payment.largest")).toEqual([
    [cleo, 16_000],
    [vera, 8_000],
  ]);
});

test("chat: after an answer of several models 'she' is whom it states first", async () => {
  const { conversationId } = await ask("biggest tip ever");
  const { lines, facts } = await ask("how much did she earn in October", conversationId);
  expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join("")).join("\n")).toContain("Cleo Stone");
  const values = facts.filter(({ metric }) => metric === "earnings.total").map(({ value }) => value);
  expect(values).toContain(29 * 1_600 + 16_000);
});

test("chat: posts of all models are ranked together, each with the name of its model", async () => {
  const { lines } = await ask("best posts of all models");
  const [table] = lines.flatMap((line) => line.table ?? []);
  const names = table?.rows.map(({ cells }) => cells[0]?.pieces.map(({ text }) => text).join("")) ?? [];
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^(?:Vera Amber|Cleo Stone) – /);
});

test("chat: the posts of all models with most likes are those with most, whatever their platforms are used to", async () => {
  const { lines, facts } = await ask("top 5 posts of all models by likes");
  const [table] = lines.flatMap((line) => line.table ?? []);
  const likes = facts.filter(({ metric }) => metric === "post.likes").map(({ value }) => Number(value));
  expect(table?.rows).toHaveLength(5);
  expect(likes.slice(0, 5)).toEqual(likes.slice(0, 5).toSorted((one, other) => other - one));
  const all = (await ask("top 10 posts of all models by likes")).facts.filter(({ metric }) => metric === "post.likes");
  expect(Math.max(...likes)).toBe(Math.max(...all.map(({ value }) => Number(value))));
});

test("chat: what a figure means is explained without a model, with its page", async () => {
  const { lines, facts } = await ask("what does engagement rate mean");
  expect(facts).toEqual([]);
  expect(lines.flatMap(({ pieces }) => pieces.flatMap(({ href }) => href ?? []))).toEqual(["/methods/engagement"]);
});
