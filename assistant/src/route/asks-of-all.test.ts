import type { Language } from "@fanradar/contract";
import { expect, test } from "vitest";
import { unknownNameIn } from "./about-figures.ts";
import { readQuestion } from "./read-question.ts";

const names = ["Carla Reyes", "Ava Lindqvist"].map((name, at) => ({ id: at + 1, name, handles: [] }));
const read = (text: string, { language = "en", before }: { language?: Language; before?: string[] } = {}) =>
  readQuestion(text, { language, now: "2026-11-29T12:00:00Z", names, before: before ?? [], meansAll: true });

test.each([
  ["what does engagement rate mean", "definition"],
  ["was bedeutet engagement", "definition"],
  ["cómo se calcula el engagement", "definition"],
  ["c'est quoi le taux d'engagement", "definition"],
  ["what alerts did i miss", "models-attention"],
  ["welche warnungen sind offen", "models-attention"],
  ["qué alertas hay", "models-attention"],
  ["anything weird with the numbers this weekend", "models-attention"],
  ["how do i turn off alerts", "article:alerts"],
  ["how big can a file be", "article:limits"],
  ["can i schedule posts here", "article:what-it-leaves-out"],
  ["la app tiene versión móvil", "article:what-it-leaves-out"],
  ["was kostet das Programm pro Monat", "article:what-it-leaves-out"],
  ["delete everything of Carla", "article:remove-model"],
  ["what % of Carla's subs renew", "subscribers-staying"],
  ["combien de fans ont payé au moins une fois ce mois", "models-rank"],
  ["fans who haven't bought anything since 60 days", "payers"],
  ["export november to excel", "article:export-figures"],
  ["puedo descargar los ingresos en excel", "article:export-figures"],
  ["can my accountant get read only access", "article:workspace-members"],
  ["kann mein Steuerberater einen eigenen Zugang haben, nur zum Lesen", "article:workspace-members"],
  ["can clients see earnings", "article:workspace-members"],
  ["sieht Carla die Zahlen von den anderen", "article:workspace-members"],
  ["quel prix d'abonnement pour chaque modèle", "models-rank"],
  ["will we hit 50k in december", "models-forecast"],
  ["quién bajó en ingresos este mes", "models-breakdown"],
  ["did engagement go up or down this month", "models-rank"],
  ["what changed since last week", "models-overview"],
  ["resumen de la semana", "models-overview"],
  ["was war gestern los", "models-overview"],
  ["combien de modèles je peux ajouter", "article:limits"],
  ["how big is my audience", "models-rank"],
  ["wie oft soll ich auf tiktok posten", "article:how-often-elsewhere"],
  ["wie schreib ich fans an die lange nix gekauft haben", "article:winning-back"],
  ["kann ich ein model löschen und sind dann die daten weg", "article:remove-model"],
  ["how do i delete my account", "article:delete-account"],
  ["se puede exportar todo a excel", "article:export-figures"],
  ["my goals", "goals"],
  ["mis objetivos", "goals"],
  ["mes objectifs", "goals"],
  ["where do i set a goal", "article:goals"],
  ["what can i expect next month", "models-forecast"],
  ["best post of the week", "posts-best"],
  ["how do i make a goal", "article:goals"],
  ["where can i buy followers", "article:bought-followers"],
  ["puedo comprar seguidores", "article:bought-followers"],
  ["muss ich Umsatzsteuer zahlen", "law"],
  ["wie hoch ist der Umsatz", "models-earnings"],
  ["top 3 posts of all models this week", "posts-best"],
  ["pire publication du mois", "posts-worst"],
  ["qu'est ce qui presse le plus cette semaine", "models-attention"],
  ["de donde saca los datos la app y cada cuanto se actualiza", "article:refresh-report"],
  ["can i get sued if my chatter pretends to be the model", "law"],
] as const)("readQuestion: '%s' of all models asks for %s", (text, intent) =>
  expect(read(text).intents[0]).toBe(intent),
);

test.each(["what is her engagement", "what does carla's engagement rate look like"])(
  "readQuestion: '%s' asks for a value, since it says whose",
  (text) => expect(read(text).intents[0]).not.toBe("definition"),
);

test.each([
  ["biggest tip ever", "payments", "most", undefined],
  ["avg earnings per day last 30 days for each model", "earnings", "mean", "day"],
  ["who is our biggest spender", "models-breakdown", "most", undefined],
  ["which weekday brings in most money", "models-breakdown", "most", "weekday"],
  ["which model depends most on tips", "earnings-kinds", "share", "model"],
  ["trinkgeld pro woche im november", "models-breakdown", "value", "week"],
  ["best week ever", "models-breakdown", "most", "week"],
  ["worst month this year and why", "models-breakdown", "least", "month"],
  ["how many payments did we get yesterday", "models-breakdown", "value", undefined],
] as const)("readQuestion: '%s' is asked of each model by itself: %s", (text, intent, operation, by) => {
  const { intents, payments } = read(text);
  expect([intents[0], payments?.operation, payments?.by]).toEqual([intent, operation, by]);
});

test.each([
  [["what percent of revenue is tips", "and ppv"], "share", ["earnings.message"]],
  [["how much do my top 10 fans spend", "what share is that"], "share", []],
])("readQuestion: after %s the same is asked", ([first = "", then = ""], operation, kinds) => {
  const { payments } = read(then, { before: [first] });
  expect([payments?.operation, payments?.kinds]).toEqual([operation, kinds]);
});

test.each([
  ["what did we earn on black friday", "2026-11-27"],
  ["earnings on halloween", "2026-10-31"],
  ["was haben wir an weihnachten verdient", "2025-12-25"],
  ["black friday 2025 revenue", "2025-11-28"],
] as const)("readQuestion: '%s' is of the latest such day that was, %s", (text, period) =>
  expect(read(text).period).toBe(period),
);
test("readQuestion: a holiday to come is no day that was", () =>
  expect(read("what should we post on black friday").period).toBeUndefined());

test("readQuestion: 'and on 15' is a day of the month that was spoken of", () =>
  expect(read("and on 15", { before: ["carlas followers on 1 november"] }).period).toBe("2026-11-15"));

test("readQuestion: 'is that good?' after a sum asks for the sum", () => {
  const { payments, period } = read("message revenue per day on average last 2 weeks, is that good?");
  expect([payments?.operation, payments?.by, period]).toEqual(["mean", "day", "14d"]);
});

test("readQuestion: one figure of two models is a comparison", () =>
  expect(read("carla or ava who earns more per fan")).toMatchObject({ intents: ["compare"], models: [1, 2] }));

test("readQuestion: who dropped most after earnings is asked of these", () => {
  const { intents, metrics, order } = read("who dropped the most vs october", {
    before: ["how much did we make in november"],
  });
  expect([intents[0], metrics, order]).toEqual(["models-breakdown", ["earningsChange"], "worst"]);
});

test("readQuestion: growth in percent is how fast all grow, and no part of anything", () =>
  expect(read("crecimiento de todas en tiktok este mes en %", { language: "es" })).toMatchObject({
    intents: ["models-growth"],
    platforms: ["tiktok"],
  }));

test("readQuestion: which part of the total one model has is asked of all", () =>
  expect(read("share of ava in total revenue in october")).toMatchObject({
    intents: ["models-breakdown"],
    models: [2],
  }));

test.each(["how much did kylie make last month", "was hat kylie verdient"])(
  "unknownNameIn: '%s' names somebody in small letters",
  (text) => expect(unknownNameIn(text, "en")).toBe("kylie"),
);
test.each([
  ["en", "how much does jenna earn", "jenna"],
  ["en", "followers of bella thornfield", "bella thornfield"],
  ["de", "wie viel verdient jenna im oktober", "jenna"],
  ["es", "cuanto gana jenna", "jenna"],
  ["fr", "revenus de jenna en octobre", "jenna"],
] as const)("unknownNameIn: in '%s' '%s' names somebody at the end or before a time", (language, text, name) =>
  expect(unknownNameIn(text, language)).toBe(name),
);
test.each(["compare jenna and carla", "did carla make more than jenna"])(
  "unknownNameIn: '%s' compares one who is known with one who is not",
  (text) => expect(unknownNameIn(text, "en", { known: new Set(["carla"]), isBeside: true })).toBe("jenna"),
);
test.each([
  "how many months in a row did she grow",
  "what should we post for xmas",
  "was macht ein chatter",
  "how much did ppvs make",
  "how much did rebills make",
  "how much did chargebacks lose",
  "how did streams earn",
  "how much did fansly make",
  "how much did we make",
  "how much did november make",
  "how is tiktok doing",
  "was hat sie verdient",
])("unknownNameIn: '%s' names nobody", (text) =>
  expect(unknownNameIn(text, text.startsWith("was") ? "de" : "en")).toBeUndefined(),
);

const ofTeam = (text: string, before: string, language: Language = "en") =>
  readQuestion(text, { language, now: "2026-11-29T12:00:00Z", names, before: [before], weAreAll: true });
test.each([
  ["de", "wie läuft carla", "wie viel haben wir im oktober verdient"],
  ["es", "cómo va carla", "cuánto ganamos en octubre"],
  ["en", "how is carla doing", "how much did we make in october"],
] as const)("readQuestion: in '%s' after '%s' 'we' are all models", (language, before, text) => {
  const { intents, models } = ofTeam(text, before, language);
  expect([intents[0], models]).toEqual(["models-earnings", []]);
});
test("readQuestion: what 'we' should do is of whom was spoken of", () =>
  expect(ofTeam("what should we post next", "how is carla doing").scope).not.toBe("all"));

test("readQuestion: who made the most after growth is asked of money, who grew fastest after engagement of followers", () => {
  expect(read("who made the most this month", { before: ["who grew fastest"] }).intents[0]).toBe("models-earnings");
  expect(read("which one grew fastest", { before: ["why is engagement down"] }).intents[0]).toBe("models-growth");
});

test.each([
  ["what changed since last week", "2026-11-16..2026-11-29"],
  ["was ist neu seit letzter woche", "2026-11-16..2026-11-29"],
  ["ingresos desde el mes pasado", "2026-10-01..2026-11-29"],
] as const)("readQuestion: '%s' is of the days until today", (text, period) => expect(read(text).period).toBe(period));

test.each([
  ["whats a good engagement rate", "definition"],
  ["explain the drop in engagement", "definition"],
  ["was the price off yesterday", "models-attention"],
  ["was her day off", "models-attention"],
  ["my content is on an illegal site, what now", "law"],
  ["is it illegal what that tube site does with my videos", "law"],
] as const)("readQuestion: '%s' is not read as %s", (text, intent) => expect(read(text).intents[0]).not.toBe(intent));

test("readQuestion: the top fans are those who pay most, also after followers were spoken of", () => {
  const before = ["how many followers did we gain per week in november"];
  expect(read("top 3 fans of carla this month", { before })).toMatchObject({
    intents: ["breakdown"],
    payments: { measure: "payers", operation: "most" },
    count: 3,
  });
});

test("readQuestion: why the weakest day was weak is asked of that day, also after weeks were spoken of", () =>
  expect(read("worst day in november and why", { before: ["how much did we make per week"] }).payments).toMatchObject({
    ...{ operation: "least", by: "day", isExplained: true },
  }));

test("readQuestion: how many left after new subscriptions is asked of those who left then", () =>
  expect(
    read("y cuantas se fueron", { language: "es", before: ["cuantas suscripciones nuevas tuvo carla en octubre"] }),
  ).toMatchObject({
    ...{ intents: ["subscribers-lost"], period: "2026-10" },
  }));

test("readQuestion: an average of two times is one of each, and 'pays' is no country in English", () => {
  const { payments, before } = read("average earnings per day this month vs october");
  expect([payments?.operation, payments?.by, before]).toEqual(["mean", "day", "2026-10"]);
  expect(read("who pays the most to carla").intents[0]).toBe("breakdown");
});

test("readQuestion: who lost most income against last month is asked of the change, the largest loss first", () =>
  expect(read("q modelo perdió mas ingresos respecto al mes pasado", { language: "es" })).toMatchObject({
    ...{ intents: ["models-breakdown"], order: "worst", payments: { operation: "change", by: "model" } },
  }));

test("readQuestion: dues of agencies are no question on figures", () =>
  expect(read("muss ich als agentur ksk zahlen", { language: "de" }).intents[0]).toBe("law"));

test.each([
  ["How much of November's money came from tips?", "share", "2026-11", undefined],
  ["By how much did Carla's earnings grow from August to October?", "change", "2026-10", "2026-08"],
  ["What did fees cost us in October?", "value", "2026-10", undefined],
  ["Which hour makes Carla the most money?", "most", undefined, undefined],
  ["How many days did Ava stay under $100 in November", "beyond", "2026-11", undefined],
  ["An wie vielen Tagen im November lagen wir über 500?", "beyond", "2026-11", undefined],
] as const)("readQuestion: '%s' is of payments: %s, %s", (text, operation, period, before) => {
  const asked = read(text, { language: /[äöü]/.test(text) ? "de" : "en" });
  expect([asked.payments?.operation, asked.period, asked.before]).toEqual([operation, period, before]);
});

test("readQuestion: which of two earned more in a month is asked of that month alone", () =>
  expect(read("Is Carla earning more than Ava in october?")).toMatchObject({
    intents: ["compare"],
    period: "2026-10",
  }));

test("readQuestion: hours of the day that payments are not known of are said to be left out", () =>
  expect(read("How much did we make between 8pm and midnight in October?")).toMatchObject({
    ...{ period: "2026-10", unused: ["between 8pm and midnight"] },
  }));

test("readQuestion: the top 10 % of payers are a tenth of them, and no ten", () => {
  const { payments, count } = read("was bringen die top 10 % der zahler", { language: "de" });
  expect([payments?.measure, payments?.operation, count]).toEqual(["payers", "share", undefined]);
});

test.each([
  "Who gained more than 5,000 followers in November?",
  "which models gained less than 2,000 followers in November?",
])("readQuestion: '%s' is of what was gained, and not of how many there are", (text) =>
  expect(read(text).intents[0]).toBe("models-growth"),
);

test.each(["Is any model below $5,000 in October?", "Ist ein Model unter 5.000 $ im Oktober?"])(
  "readQuestion: '%s' asks which models' sums are",
  (text) => {
    expect(read(text)).toMatchObject({ intents: ["models-earnings"], limit: { way: "under", amount: 5_000 } });
    expect(read(text).isTogether).toBeUndefined();
  },
);
