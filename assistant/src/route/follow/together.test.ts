import { expect, test } from "vitest";
import { readQuestion } from "../read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Ava Lind", handles: ["avalind"] },
];
const read = (text: string, before: string[] = []) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names, before, meansAll: true });

test.each([
  [["how much did carla make in october", "and ava?"], "both together?"],
  [["was hat carla im oktober verdient", "und ava"], "beide zusammen?"],
  [["cuanto gano carla en octubre", "y ava?"], "las dos juntas?"],
  [["combien carla a gagné en octobre", "et ava ?"], "les deux ensemble ?"],
])("readQuestion: after %j, '%s' asks for the sum of both models", (before, text) =>
  expect(read(text, before)).toMatchObject({
    intents: ["compare"],
    models: [1, 2],
    isTogether: true,
    period: "2026-10",
  }),
);

test("readQuestion: 'both together' after two kinds of payments asks for their sum", () =>
  expect(read("both together?", ["how much did carla make in tips in october", "and in messages?"])).toMatchObject({
    models: [1],
    metrics: ["earnings.tip", "earnings.message"],
    isTogether: true,
  }));

test("readQuestion: two models that a question names are summed where it says so, and compared otherwise", () => {
  const together = read("how much did carla and ava make together in october");
  expect(together).toMatchObject({ intents: ["compare"], models: [1, 2], isTogether: true });
  expect(read("how much did carla and ava make in october").isTogether).toBeUndefined();
  expect(read("how many followers do carla and ava have together")).toMatchObject({ isTogether: true });
});

test("readQuestion: a rate of two models has no sum", () =>
  expect(read("together?", ["what is carla's engagement", "and ava?"]).isTogether).toBeUndefined());

test("readQuestion: earnings of all models but one are asked of the others", () =>
  expect(read("how much did all models except ava make in october")).toMatchObject({
    intents: ["models-earnings"],
    without: { models: [2] },
  }));

test("readQuestion: after the earnings of all, 'how much of it is Carla's in %' asks for her part", () =>
  expect(read("cuanto es de carla en %?", ["cuanto facturamos entre todas en los ultimos 30 dias"])).toMatchObject({
    intents: ["models-breakdown"],
    payments: { operation: "share" },
    models: [1],
  }));

test("readQuestion: 'without Carla' after the followers of all leaves her out of these", () =>
  expect(read("without carla", ["total followers across everyone?"])).toMatchObject({
    metrics: ["followers"],
    without: { models: [1] },
  }));

test("readQuestion: a tax that is named as the sales are is no question on sales", () =>
  expect(read("und umsatzsteuer?", ["Muss ich ein Gewerbe anmelden?"]).intents[0]).toBe("law"));
