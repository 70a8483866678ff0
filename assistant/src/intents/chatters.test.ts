import type { MetricName } from "@fanradar/engine";
import { expect, test } from "vitest";
import type { Question } from "../question.ts";
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
const linesOf = (of: Partial<Question>) => {
  const plan = intentOf("chatters")?.plan(known, {
    ...{ ...question, language: "en", intents: ["chatters"], certainty: "sure", platforms: [], models: [] },
    ...{ order: "best", metrics: [], ...of },
  });
  return writePlan(plan ?? [], known, { language: "en", format: testFormatIn("en") }).lines;
};
const tableOf = (metrics: readonly MetricName[] = []) => {
  const [line] = linesOf({ metrics });
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

test.each([
  [{ isRanked: true }, "Sam – Sales: $1,460.00. Hours alone on shift: 279. Sales an hour: $5.23."],
  [{ isRanked: true, order: "worst" }, "Robin – Sales: $1,336.00. Hours alone on shift: 200. Sales an hour: $6.68."],
  [
    { chatters: ["Robin"], metrics: ["chatters.aloneHours"] },
    "Robin – Hours alone on shift: 200. Sales: $1,336.00. Sales an hour: $6.68.",
  ],
] as const)("chatters: of %j the one that is asked for stands first", (of, sentence) => {
  const [line] = linesOf(of);
  expect(line?.pieces.map(({ text }) => text).join("")).toBe(sentence);
});

test("chatters: without shifts the help on them", () => {
  expect(planOf("chatters", { ...known, chatters: [] }, question)).toEqual(["advice chatters"]);
});
