import type { MetricName } from "@fanradar/engine";
import { expect, test } from "vitest";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { planOf } from "../test/print-plan.ts";
import { writePlan } from "../write/write-plan.ts";
import { intentOf } from "./intents.ts";

const period = { from: "2026-10-01", to: "2026-10-31" };
const money = { currency: "USD", unit: "cents", period } as const;
const known = knowledgeOf(
  [
    makeTestFact("chatters.sales.0", 146_000, { ...money, metric: "chatters.sales" }),
    makeTestFact("chatters.sales.1", 133_600, { ...money, metric: "chatters.sales" }),
    makeTestFact("chatters.aloneHours.0", 279, { period, metric: "chatters.aloneHours" }),
    makeTestFact("chatters.aloneHours.1", 200, { period, metric: "chatters.aloneHours" }),
    makeTestFact("chatters.perHour.0", 523, { ...money, metric: "chatters.perHour" }),
    makeTestFact("chatters.perHour.1", 668, { ...money, metric: "chatters.perHour" }),
    makeTestFact("chatters.shared.0", 14_800, { ...money, metric: "chatters.shared" }),
  ],
  {
    chatters: [
      { names: ["Sam"], sales: "chatters.sales.0", hours: "chatters.aloneHours.0", perHour: "chatters.perHour.0" },
      { names: ["Robin"], sales: "chatters.sales.1", hours: "chatters.aloneHours.1", perHour: "chatters.perHour.1" },
      { names: ["Sam", "Robin"], sales: "chatters.shared.0", hours: null, perHour: null },
    ],
  },
);
const question = { text: "which chatter sold most", period: "2026-10" };
const tableOf = (metrics: readonly MetricName[] = []) => {
  const plan = intentOf("chatters")?.plan(known, {
    ...{ ...question, language: "en", intents: ["chatters"], certainty: "sure", platforms: [], models: [] },
    ...{ order: "best", metrics },
  });
  const [line] = writePlan(plan ?? [], known, { language: "en", format: testFormatIn("en") }).lines;
  const cells = line?.table?.rows.map((row) => row.cells.map(({ pieces }) => pieces.map(({ text }) => text).join("")));
  return { lead: line?.pieces.map(({ text }) => text).join(""), cells };
};

test("chatters: a table of what each sold, the highest first, and of several together without hours", () => {
  expect(tableOf()).toEqual({
    lead: expect.stringContaining("by the chatter on shift"),
    cells: [
      ["Sam", "$1,460.00", "279", "$5.23"],
      ["Robin", "$1,336.00", "200", "$6.68"],
      ["Sam + Robin", "$148.00", "—", "—"],
    ],
  });
});

test("chatters: by sales an hour the order is another", () => {
  expect(tableOf(["chatters.perHour"]).cells?.map(([name]) => name)).toEqual(["Robin", "Sam", "Sam + Robin"]);
});

test("chatters: without shifts the help on them", () => {
  expect(planOf("chatters", { ...known, chatters: [] }, question)).toEqual(["advice chatters"]);
});
