import { expect, test } from "vitest";
import { unknownNameIn } from "../about-figures.ts";
import { readQuestion } from "../read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Mika", handles: ["mika_cooks"] },
];
const after = (before: string | readonly string[], text: string) =>
  readQuestion(text, {
    ...{ language: "en", now: "2026-12-01T12:00:00Z", names, before: [before].flat(), hasFigures: true },
  });

test.each([
  ["how many subscribers does Carla have", "is that good?", "conversion"],
  ["how many subscribers does Carla have", "by how much?", "subscribers-lost"],
  ["how many subs did Carla lose in october", "is that a lot?", "subscribers-staying"],
  ["whats Carla's engagement", "by how much?", "engagement-why"],
  ["which post of Carla did best", "is that more than usual", "posts-best"],
  ["what should Carla do next", "is that good?", "next-steps"],
])("followUp: after '%s', '%s' is asked of the same measure", (before, text, intent) =>
  expect(after(before, text)).toMatchObject({ intents: [intent], models: [1] }),
);

test.each([
  ["how many subscribers does Carla have", "per week?"],
  ["how many subscribers does Carla have", "in percent?"],
  ["whats Carla's engagement", "since when?"],
  ["what should Carla's price be", "per week?"],
])("followUp: after '%s', '%s' asks for no other figure", (before, text) =>
  expect(after(before, text).intents).toEqual(after([], before).intents.slice(0, 1)),
);

test.each([
  ["how much will Carla earn in december", "and the month before?", { intents: ["earnings"], period: "2026-11" }],
  ["how much will Carla earn in december", "and in november", { intents: ["earnings"], period: "2026-11" }],
  ["how much will Carla earn in december", "and february?", { intents: ["earnings-forecast"], month: "2027-02" }],
  ["how much will Carla earn in december", "next year", { month: "2027-01..2027-12" }],
])("followUp: after a forecast '%s', '%s' is of a month that is over, or of one to come", (before, text, expected) =>
  expect(after(before, text)).toMatchObject(expected),
);

test("readQuestion: what points back to a month that was spoken of is of that month", () =>
  expect(after(["what's our cut of Carla's november", "and october"], "did she sign that off")).toMatchObject({
    ...{ intents: ["splits"], models: [1], period: "2026-10" },
  }));

test("readQuestion: a follow-up that names another model, days or platform names something new", () => {
  expect(after("whats Carla's engagement", "why?").namesNothingNew).toBe(true);
  for (const other of ["and Mika?", "and in october?", "and on X?"])
    expect(after("whats Carla's engagement", other)).not.toHaveProperty("namesNothingNew");
});

test("readQuestion: few words after figures that may be an article are asked back, and a question of its own is answered", () => {
  expect(after("how many followers does Carla have", "huh").certainty).toBe("unsure");
  expect(after("how many followers does Carla have", "how do i cancel my account").certainty).toBe("sure");
});

test("readQuestion: nothing is held against itself", () =>
  expect(after([], "did Carla earn more this month than last")).not.toHaveProperty("before"));

test.each([
  ["show me Carla's last post", "posts-newest"],
  ["when did Carla last post", "rhythm"],
])("readQuestion: '%s' is of the post, or of how long ago it was", (text, intent) =>
  expect(after([], text).intents[0]).toBe(intent),
);

test("readQuestion: what follows 'is' after a noun is no name of somebody", () => {
  expect(unknownNameIn("which girl is slipping", "en")).toBeUndefined();
  expect(unknownNameIn("how is torres growing", "en")).toBe("torres");
});

test.each([
  ["how much did Carla make in december last year", "2025-12"],
  ["how much did Carla make last year in december", "2025-12"],
])("readQuestion: '%s' is of that month of that year", (text, period) => {
  const question = after([], text);
  expect(question.period).toBe(period);
  expect(question).not.toHaveProperty("before");
});

test("readQuestion: a month that has hardly begun is compared by the last four weeks, unless another month is named", () => {
  expect(after([], "did Carla's followers grow more this month than last")).not.toHaveProperty("period");
  expect(after([], "does Carla have more followers this month than in august").before).toBe("2026-08");
});

test.each([
  ["how many subs renewed for Carla in november", "and how many new ones", "earnings.subscription"],
  ["how many paying fans did Carla have in november", "how much per fan", ""],
])("followUp: after '%s', '%s' is of these payments", (before, text, kinds) =>
  expect(after(before, text).payments?.kinds.join()).toBe(kinds),
);

test("followUp: after advice on a price, a model alone asks for that model's price", () =>
  expect(after("what price should i start with", "and for Carla")).toMatchObject({ intents: ["price"], models: [1] }));
