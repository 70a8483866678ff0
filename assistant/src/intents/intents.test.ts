import { expect, test } from "vitest";
import { block, maxBlocks } from "../plan/block.ts";
import { knowledgeOf, makeTestFact } from "../test/make-facts.ts";
import { knowledgeOfReport, makeQuestion, sealedOf } from "../test/make-knowledge.ts";
import { planOf } from "../test/print-plan.ts";
import { firstDay, one, three, withoutFigures } from "../test/sample-ledgers.ts";
import { intents } from "./intents.ts";

const ofModel = intents.filter(({ about }) => about === "model").map(({ id }) => id);
const { model: _, ...unchosen } = three;

const ledgers = { three, one, withoutFigures, firstDay, empty: knowledgeOfReport(sealedOf()) };

test.each(ofModel)("intent %s: where no model is chosen the answer asks for one", (id) => {
  // What a custom costs, and when to post, is advice first.
  const advice: Record<string, string> = { "price-extras": "price-a-custom", "best-time": "best-time-or-none" };
  const article = advice[id];
  expect(planOf(id, unchosen)).toEqual([article === undefined ? "ask model" : `advice ${article}`]);
});

test("intent price-extras: what a call costs has the advice on calls", () => {
  const text = "cuanto cobro por una videollamada de 15 minutos";
  const plan = planOf("price-extras", unchosen, { text, intents: ["price-extras", "article:calls-and-live"] });
  expect(plan.join()).toContain("calls-and-live");
});

test("intent rhythm: how to do it better is advice where no model is chosen", () => {
  expect(planOf("rhythm", unchosen, { text: "how do I post more often?" })).toEqual(["advice rhythm-that-keeps"]);
});

test.each(ofModel)("intent %s: a model without a report is named as such, and nothing else is said", (id) => {
  const model = { id: 1, name: "Ava", isOwn: true, hasReport: false };
  expect(planOf(id, knowledgeOf([], { model }))).toEqual(["phrase no-report"]);
});

test("intent earnings: of a model whose analysis failed its statement is answered, and without one that no earnings are known", () => {
  const model = { id: 1, name: "Ava", isOwn: true, hasReport: false, failure: "sources-unknown" as const };
  expect(planOf("earnings", knowledgeOf([], { model }))).toEqual(["phrase no-earnings"]);
  const total = makeTestFact("earnings.total.in", 900, { metric: "earnings.total", currency: "USD" });
  expect(planOf("earnings", knowledgeOf([total], { model }), { period: "2026-10" })).toContain(
    "facts earnings.total.in",
  );
  expect(planOf("earnings", knowledgeOf([total], { model }), { period: "2026-10", platforms: ["onlyfans"] })).toContain(
    "facts earnings.total.in",
  );
  expect(planOf("earnings", knowledgeOf([total], { model }), { period: "2026-10", platforms: ["tiktok"] })).toEqual([
    "unlinked tiktok",
  ]);
});

test.each(ofModel)("intent %s: a platform that is not linked is named as such", (id) => {
  expect(planOf(id, one, { platforms: ["tiktok"] })).toEqual(["unlinked tiktok"]);
  expect(planOf(id, one, { platforms: ["instagram", "x"] })).toContain("unlinked x");
});

test.each(ofModel)("intent %s: every ledger gives an answer of valid blocks that name what the ledger has", (id) => {
  for (const [name, knowledge] of Object.entries(ledgers)) {
    const blocks = intents.find((intent) => intent.id === id)?.plan(knowledge, makeQuestion()) ?? [];
    expect(blocks.length, name).toBeGreaterThan(0);
    expect(blocks.length, name).toBeLessThanOrEqual(maxBlocks);
    for (const each of blocks) {
      expect(block.parse(each), name).toEqual(each);
      if (each.kind === "facts") for (const fact of each.facts) expect(knowledge.facts.has(fact), fact).toBe(true);
      if (each.kind === "statement") expect(knowledge.statements.has(each.id), each.id).toBe(true);
    }
  }
});

test.each(ofModel)("intent %s: a question about Instagram states no figure of another platform", (id) => {
  for (const each of planOf(id, three, { platforms: ["instagram"] }))
    expect(each, id).not.toMatch(/\b(?:x|tiktok)(?:\.|$)/);
});
