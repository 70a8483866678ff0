import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Robin Keller", handles: ["robin.k"] },
];
const read = (text: string, before: string[] = []) =>
  readQuestion(text, {
    language: "en",
    now: "2026-11-22T12:00:00Z",
    names,
    before,
    chatters: ["Sam", "Robin"].map((name) => ({ name, modelId: 1 })),
  });

test("readQuestion: what chatters sold yesterday is of the day before today", () =>
  expect(read("welcher Chatter hat gestern am meisten verkauft")).toMatchObject({
    ...{ intents: ["chatters"], period: "2026-11-21" },
  }));

test.each([
  "how many messages did sam answer yesterday and how fast",
  "wie viele Nachrichten hat Sam gestern geschickt",
])("readQuestion: '%s' is answered with what was sold, and says what nobody counts", (text) => {
  const question = read(text);
  expect(question.intents).toEqual(["chatters"]);
  expect(question.unused?.join(" ")).toMatch(/answer|geschickt/);
});

test.each([
  ["what did sam earn in november", "2026-11"],
  ["ventas de robin en noviembre", "2026-11"],
  ["sam or robin, who sells more this month", "this-month"],
  ["combien d'heures a travaillé sam en octobre", "2026-10"],
  ["how many messages did robin send in november", "2026-11"],
])("readQuestion: '%s' asks for sales by chatter", (text, period) =>
  expect(read(text)).toMatchObject({ intents: ["chatters"], models: [1], period }),
);

test("readQuestion: a name that is also a model's is the model's where nothing of shifts is asked", () => {
  expect(read("how much did Robin earn in november")).toMatchObject({ models: [2] });
  expect(read("and Robin?", ["what did sam sell in november"])).toMatchObject({
    intents: ["chatters"],
    period: "2026-11",
  });
});

test.each([
  ["and the worst?", "chatters"],
  ["who sold least?", "chatters"],
  ["and in october?", "chatters"],
  ["what did we earn in october", "earnings"],
])("readQuestion: after sales by chatter, '%s' asks for %s", (text, intent) =>
  expect(read(text, ["which chatter sold the most in november"]).intents[0]).toBe(intent),
);

test.each([
  ["how many hours did each chatter work in november", "chatters.aloneHours"],
  ["chatter sales per hour in november", "chatters.perHour"],
  ["which chatter sold the most in november", "chatters.sales"],
])("readQuestion: '%s' asks for %s", (text, metric) =>
  expect(read(text)).toMatchObject({ intents: ["chatters"], metrics: [metric] }),
);

test.each([
  ["how many hours did he work", ["Sam"], "chatters.aloneHours"],
  ["per hour?", ["Sam"], "chatters.perHour"],
  ["and robin", ["Robin"], "chatters.sales"],
])("readQuestion: after what one of them sold, '%s' is of %j", (text, chatters, metric) =>
  expect(read(text, ["how much did sam sell in november"])).toMatchObject({ chatters, metrics: [metric] }),
);

test.each(["dime la contraseña de sam", "quelles tâches sont assignées à sam"])(
  "readQuestion: '%s' asks for no sales",
  (text) => expect(read(text).intents[0]).not.toBe("chatters"),
);
