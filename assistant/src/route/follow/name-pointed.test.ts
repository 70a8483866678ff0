import { expect, test } from "vitest";
import { passagesOf } from "../../articles/passages.ts";
import { readQuestion } from "../read-question.ts";
import type { GivenAnswer } from "./focus.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Ava Lind", handles: ["avalind"] },
  { id: 3, name: "Mika Holm", handles: ["mikaholm"] },
];
const inRow: GivenAnswer = { plan: [], modelId: null, stated: [2, 1, 3] };
const days: GivenAnswer = {
  modelId: null,
  plan: [
    {
      ...{ kind: "breakdown", by: "day", says: "most", columns: ["amount"], run: null, place: null, end: null },
      rows: ["2026-10-12", "2026-10-03", "2026-10-27"],
    },
  ],
};
const article = "messages-that-sell";
const read = (text: string, before: readonly string[], answers: readonly (GivenAnswer | undefined)[]) =>
  readQuestion(text, {
    ...{ language: "en", now: "2026-11-22T12:00:00Z", names, before, answers },
    ...{ meansAll: true, weAreAll: true },
  });

test.each([
  ["the second one, split by kind", 1],
  ["what did the third one earn in september", 3],
  ["whats the trend for the lowest", 3],
  ["und was hat die zweite im september verdient", 1],
  ["cuánto ganó la tercera en septiembre", 3],
  ["combien a gagné la deuxième en septembre", 1],
])("readQuestion: after models in a row, '%s' is of the model at that place", (text, model) =>
  expect(read(text, ["who earned most in october"], [inRow]).models).toEqual([model]),
);

test("readQuestion: after days in a row, 'why was the second one so good' is of that day", () =>
  expect(read("why was the second one so good", ["best days in october"], [days])).toMatchObject({
    period: "2026-10-03",
    payments: { operation: "why" },
  }));

test("readQuestion: 'and the third?' after what was asked of the second row asks the same of the third", () => {
  const before = ["best days in october", "why was the second one so good"];
  expect(read("and the third?", before, [days, { plan: [], modelId: null }])).toMatchObject({ period: "2026-10-27" });
});

test("readQuestion: 'and the second?' after a ranking is its second place", () =>
  expect(read("and the second?", ["who earned most in october"], [inRow])).toMatchObject({ place: 2, models: [] }));

test.each(["which of the two has more followers", "wer von beiden hat mehr follower"])(
  "readQuestion: '%s' is of the two models that were spoken of",
  (text) =>
    expect(read(text, ["how much did carla earn in october", "and ava?"], [])).toMatchObject({
      intents: ["compare"],
      models: [1, 2],
      metrics: ["followers"],
    }),
);

test.each(["the second week of october", "first half of october", "the first time"])(
  "readQuestion: '%s' points at no row",
  (text) => expect(read(text, ["who earned most in october"], [inRow]).models).toEqual([]),
);

test("readQuestion: after words to say, 'shorter' and 'in spanish' are of these, however often they are asked", () => {
  const first = "write a ppv message";
  const passage = passagesOf(article).find(({ kind }) => kind === "words")?.id ?? "";
  const given: GivenAnswer = { plan: [{ kind: "passage", article, passage }], modelId: null };
  const asked = { article, passage };
  expect(read("shorter", [first], [given]).draft).toEqual(asked);
  expect(read("in spanish", [first, "shorter"], [given, { plan: [], modelId: null }]).draft).toEqual(asked);
  expect(read("how much did carla earn in october", [first], [given]).draft).toBeUndefined();
});
