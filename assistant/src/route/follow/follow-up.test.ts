import type { Language } from "@fanradar/contract";
import { expect, test } from "vitest";
import type { Block } from "../../plan/block.ts";
import { readQuestion } from "../read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Ava Lind", handles: ["avalind"] },
];
const read = (language: Language, turns: readonly string[], answers: readonly (readonly Block[])[] = []) =>
  readQuestion(turns.at(-1) ?? "", {
    ...{ language, now: "2026-11-22T12:00:00Z", names, before: turns.slice(0, -1) },
    answers: answers.map((plan) => ({ plan, modelId: 1 })),
  });

test.each([
  ["en", ["how much did carla make in october", "and in september", "whats the difference"]],
  ["de", ["was hat carla im oktober verdient", "und im september", "was ist der unterschied"]],
  ["es", ["cuanto gano carla en octubre", "y en septiembre", "cual es la diferencia"]],
  ["fr", ["combien carla a gagné en octobre", "et en septembre", "quelle est la différence"]],
] as const)(
  "followUp: the difference of two months that were asked for is one of the later against the earlier question, in '%s'",
  (language, turns) =>
    expect(read(language, turns)).toMatchObject({
      ...{ intents: ["earnings"], period: "2026-09", before: "2026-10", payments: { operation: "change" } },
    }),
);

test.each([
  ["en", ["was october above 6000", "and sept?", "why so much less"]],
  ["de", ["war der oktober über 6000 €", "und september?", "warum so viel weniger"]],
  ["es", ["cuanto gano en octubre", "y en septiembre", "por que bajo tanto"]],
  ["fr", ["combien elle a gagné en octobre", "et en septembre", "pourquoi moins"]],
] as const)(
  "followUp: why one month was less is asked against the month that was spoken of before it, in '%s'",
  (language, turns) =>
    expect(read(language, turns)).toMatchObject({
      ...{ intents: ["earnings-why"], period: "2026-09", before: "2026-10", payments: { operation: "why" } },
    }),
);

test("followUp: after two models the difference compares both", () =>
  expect(read("en", ["tips of carla in october", "and ava?", "by how much"])).toMatchObject({
    ...{ intents: ["compare"], models: [2, 1], period: "2026-10" },
  }));

test.each([
  ["en", ["tips in november", "and messages", "which of the two is more"], "value"],
  ["es", ["cuanto en propinas en noviembre", "y mensajes", "cual de los dos es mas"], "value"],
  ["en", ["tips in november", "and messages", "what share is that"], "share"],
] as const)("followUp: after two kinds of payments both are meant, in '%s': %j", (language, turns, operation) =>
  expect(read(language, turns).payments).toMatchObject({ operation, kinds: ["earnings.message", "earnings.tip"] }),
);

test.each([
  ["en", "is that normal"],
  ["de", "is das viel"],
  ["es", "eso es bueno"],
  ["fr", "c'est bien ?"],
] as const)("followUp: whether a share is good is asked of the month before, in '%s': '%s'", (language, text) =>
  expect(read(language, ["what share of october is tips", text])).toMatchObject({
    ...{ intents: ["earnings-kinds"], period: "2026-10", before: "2026-09", payments: { operation: "share" } },
  }),
);

test("followUp: another kind after a share is asked for its share", () =>
  expect(read("en", ["what share of october is tips", "only renewals"]).payments).toMatchObject({
    ...{ operation: "share", kinds: ["earnings.renewal"] },
  }));

test.each([
  ["en", ["best month this year", "and the second best"], 2],
  ["de", ["bester monat dieses jahr", "und der zweitbeste"], 2],
  ["es", ["cual fue el mejor mes este año", "y el segundo"], 2],
  ["fr", ["quel post a le mieux marché", "et le troisième"], 3],
  ["en", ["which model earned most in october", "whos second"], 2],
] as const)("followUp: a place in a ranking is of the same ranking, in '%s': %j", (language, turns, place) => {
  const [first, then] = [read(language, turns.slice(0, 1)), read(language, turns)];
  expect(then).toMatchObject({ intents: first.intents, place });
});

test.each([
  ["en", "per day?"],
  ["de", "pro tag"],
  ["es", "por dia"],
  ["fr", "par jour"],
] as const)("followUp: after a sum a unit alone is its mean, in '%s': '%s'", (language, text) =>
  expect(read(language, ["how much did carla make in october", text])).toMatchObject({
    ...{ payments: { operation: "mean", by: "day" }, models: [1], period: "2026-10" },
  }),
);

test.each([
  ["en", "since when is it going up"],
  ["de", "seit wann"],
  ["es", "desde cuando sube"],
  ["fr", "depuis quand"],
] as const)("followUp: since when is asked of each month, in '%s': '%s'", (language, text) => {
  expect(read(language, ["how much did carla make in october", text]).payments).toMatchObject({ by: "month" });
  expect(read(language, ["how many followers does carla have", text]).audience).toMatchObject({ by: "month" });
});

test("followUp: 'since then' is since the month that the answer singled out", () => {
  const best: Block = {
    kind: "breakdown",
    by: "month",
    says: "most",
    columns: ["amount"],
    rows: ["2026-08"],
    end: null,
    run: null,
    place: null,
  };
  const turns = ["cual fue su mejor mes", "y cuanto ha perdido desde entonces"];
  expect(read("es", turns, [[best]])).toMatchObject({
    ...{ payments: { operation: "change" }, period: "2026-10", before: "2026-08" },
  });
  expect(read("en", ["best month ever", "and the month after"], [[best]]).period).toBe("2026-09");
  expect(read("en", ["best month ever", "tips in that month"], [[best]])).toMatchObject({ period: "2026-08" });
});

test("followUp: 'why' after models by their change is of the one that changed most", () => {
  const fell: Block = {
    kind: "breakdown",
    by: "model",
    says: "change",
    columns: ["amount"],
    rows: ["2", "1"],
    end: null,
    run: null,
    place: null,
  };
  const turns = ["which model earned most in october", "whose fell the most", "and why"];
  expect(read("en", turns, [[], [fell]])).toMatchObject({
    ...{ intents: ["earnings-why"], models: [2], period: "2026-10" },
  });
});

test.each([
  ["en", "no i mean followers"],
  ["de", "nein ich meine follower"],
  ["es", "no, me refiero a los seguidores"],
  ["fr", "non je veux dire les abonnés"],
] as const)("followUp: a figure that corrects another is asked for in the same way, in '%s': '%s'", (language, text) =>
  expect(read(language, ["did carla earn more this month than last", text])).toMatchObject({
    ...{ audience: { measure: "gain", operation: "change" }, models: [1], period: "this-month" },
  }),
);

test.each([
  ["en", "ok back to the money, which day was best"],
  ["de", "zurück zum geld, welcher tag war der beste"],
  ["es", "volviendo al dinero, cual fue el mejor dia"],
  ["fr", "pour revenir à l'argent, quel jour a été le meilleur"],
] as const)("followUp: an earlier question is come back to with its times, in '%s': '%s'", (language, text) =>
  expect(
    read(language, ["how much did carla make in october", "how many followers does she have", text]),
  ).toMatchObject({
    ...{ payments: { operation: "most", by: "day" }, models: [1], period: "2026-10" },
  }),
);

test.each([
  ["en", "and in november", "2026-11-01..2026-11-07"],
  ["fr", "et en novembre", "2026-11-01..2026-11-07"],
] as const)(
  "followUp: a month alone after days of another month is those days of it, in '%s'",
  (language, text, period) =>
    expect(read(language, ["how much did carla make oct 1 - oct 7", text]).period).toBe(period),
);

test("followUp: a year alone after months is these months of it", () =>
  expect(read("en", ["how much did carla make in q3", "same for last year"]).period).toBe("2025-07..2025-09"));

test.each([
  ["en", ["fan wants a refund what do i do", "and if he insists"]],
  ["fr", ["un fan veut un remboursement je fais quoi", "et s'il insiste"]],
] as const)("followUp: who insists after advice on fans is answered by limits, in '%s'", (language, turns) =>
  expect(read(language, turns).intents).toEqual(["article:limits-in-customs"]),
);

test.each([
  ["how many followers does carla have on instagram", "followers"],
  ["which post did best", "posts-best"],
  ["when is the best time to post", "best-time"],
  ["how do i cancel my account", "article:delete-account"],
  ["should i raise the price", "price"],
  ["what is engagement rate", "definition"],
  ["can i export this as pdf", "article:export-report"],
])("followUp: '%s' after a question on money is a question of its own", (text, intent) =>
  expect(read("en", ["tips of carla in october", text]).intents[0]).toBe(intent),
);

test.each([
  ["en", ["earnings nov 1 - nov 15", "and the 10 days before that"], "2026-10-22..2026-10-31"],
  ["de", ["einnahmen vom 1.11. bis 15.11.", "und die 10 tage davor"], "2026-10-22..2026-10-31"],
  ["en", ["earnings in november", "and the 2 months before that"], "2026-09-01..2026-10-31"],
] as const)("followUp: so many days or months before are counted, in '%s': %j", (language, turns, period) =>
  expect(read(language, turns).period).toBe(period),
);

test.each([
  ["en", ["how much did carla make yesterday", "and on friday?"]],
  ["de", ["was hat carla gestern verdient", "und am freitag"]],
  ["es", ["cuanto gano carla ayer", "y el viernes?"]],
  ["fr", ["combien carla a gagné hier", "et vendredi ?"]],
] as const)("followUp: a weekday after the sum of a day is the latest one, in '%s'", (language, turns) =>
  expect(read(language, turns)).toMatchObject({ period: "2026-11-20", payments: { operation: "value" } }),
);

const bestDay: Block = {
  ...{ kind: "breakdown", by: "day", says: "most", columns: ["amount"], rows: ["2026-11-17", "2026-11-15"] },
  ...{ run: null, place: null, end: null },
};
test.each([
  ["en", ["carlas best day this month", "what happened on that day, why so much"]],
  ["de", ["carlas bester tag im november", "was war da los"]],
] as const)("followUp: why the best day was so is asked of its kinds of payments, in '%s'", (language, turns) =>
  expect(read(language, turns, [[bestDay]]).payments).toMatchObject({
    operation: "most",
    by: "day",
    isExplained: true,
  }),
);

test.each([
  ["en", "so what do we do about it"],
  ["de", "und was machen wir jetzt"],
  ["es", "y qué hacemos ahora"],
  ["fr", "et on fait quoi alors"],
] as const)("followUp: what to do about figures asks for the next steps of that model, in '%s'", (language, text) =>
  expect(read(language, ["how much did carla make in october", text])).toMatchObject({
    ...{ intents: ["next-steps"], models: [1] },
  }),
);

test("followUp: the top one of those who paid most is the first alone", () =>
  expect(read("en", ["who are carlas biggest spenders", "how much did the top one spend in total"])).toMatchObject({
    ...{ payments: { measure: "payers", operation: "most" }, count: 1 },
  }));

test.each([
  ["en", ["how much in october", "how much less is september"]],
  ["es", ["cuanto gano en octubre", "cuanto menos es septiembre"]],
  ["fr", ["combien en octobre", "combien de moins en septembre"]],
] as const)(
  "followUp: how much less another month is, is its difference from the one spoken of, in '%s'",
  (language, turns) =>
    expect(read(language, turns)).toMatchObject({
      ...{ intents: ["earnings"], period: "2026-10", before: "2026-09", payments: { operation: "change" } },
    }),
);

test("followUp: a weekday after the sum of a week is the one in that week, and 'saturdays' after a month are none", () => {
  expect(read("en", ["how much did carla make nov 9 to nov 15", "and on friday"]).period).toBe("2026-11-13");
  expect(read("en", ["how much did carla make in october", "and on saturdays"]).period).not.toBe("2026-11-21");
});

test("readQuestion: a few words after an article that may be of another one are asked back, with the article before first", () => {
  const { intents, certainty } = read("en", ["ig acc got shadowbanned how do i get out", "can i just make a new one"]);
  expect(certainty).toBe("unsure");
  expect(intents[0]).toBe("article:reduced-reach");
});

test.each([
  ["en", ["what did carla make in october", "from whom?"], { measure: "payers", operation: "most" }],
  ["de", ["was hat carla im oktober verdient", "von wem"], { measure: "payers", operation: "most" }],
  [
    "en",
    ["top 5 fans of carla in october", "how much is that of the total"],
    { measure: "payers", operation: "share" },
  ],
  ["en", ["top 5 fans of carla in october", "what share is that", "and in september"], { operation: "share" }],
  ["en", ["what did carla make yesterday", "is that good", "and the day before"], { operation: "value" }],
] as const)("followUp: in '%s' the last of %j is read as %j", (language, turns, payments) =>
  expect(read(language, turns).payments).toMatchObject(payments),
);

test.each([
  ["en", ["carlas best posts in october", "how many likes"], { metrics: ["likesAverage"], intents: ["posts-best"] }],
  ["en", ["how much did carla make in october", "what do we do about that month then"], { intents: ["next-steps"] }],
  ["fr", ["mes objectifs", "lequel est en retard"], { intents: ["goals"] }],
] as const)("followUp: in '%s' the last of %j asks for %j", (language, turns, asked) =>
  expect(read(language, turns)).toMatchObject(asked),
);
