import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Marta Solis", handles: ["marta.solis"] },
  { id: 3, name: "Mika", handles: ["mika_cooks"] },
];
const read = (text: string, ...before: string[]) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names, before, meansAll: true });

test("readQuestion: why all earn less is asked of the newest days, which are held against those before", () => {
  expect(read("why are earnings down")).toMatchObject({
    intents: expect.arrayContaining(["models-earnings"]),
    period: "2026-10-23..2026-11-21",
    isCompared: true,
  });
});

test.each([
  ["what did we earn yesterday", "2026-11-21"],
  ["was haben wir gestern verdient", "2026-11-21"],
  ["¿cuánto ganó Carla ayer?", "2026-11-21"],
  ["combien Carla a gagné hier", "2026-11-21"],
])("readQuestion: '%s' is of that day alone", (text, period) => expect(read(text).period).toBe(period));

test("readQuestion: German 'er' and 'groß' are no figures", () => {
  expect(read("wie viel hat er im Oktober verdient", "wie läuft es bei Mika").metrics).not.toContain("engagement");
  expect(read("wie groß ist die Reichweite aller Models zusammen").metrics).toEqual(["reachTotal"]);
});

test("readQuestion: 'and without tips?' after all models' earnings is asked of all of them", () => {
  expect(read("y sin propinas?", "cuánto ganamos en octubre")).toMatchObject({
    intents: expect.arrayContaining(["models-rank"]),
    metrics: ["earnings.rest"],
    period: "2026-10",
  });
});

test.each([
  ["what's overdue", "todos"],
  ["what is due for me", "todos"],
  ["was steht diese Woche an", "todos"],
  ["¿qué tareas tengo hoy?", "todos"],
  ["il y a quoi en retard", "todos"],
  ["who hits their goal first", "goals"],
  ["Is Carla going to reach her goal in time?", "goals"],
  ["how am i doing vs my follower goal on instagram", "goals"],
  ["wie weit ist Carla von ihrem Ziel", "goals"],
  ["Welche Ziele liegen im Rückstand?", "goals"],
  ["¿cuánto falta para la meta?", "goals"],
  ["qui atteint son objectif en premier", "goals"],
  ["Quels objectifs sont en retard ?", "goals"],
])("readQuestion: '%s' asks what is to do or to reach", (text, intent) => expect(read(text).intents[0]).toBe(intent));

test.each([
  ["how do I add a to-do", "todos"],
  ["wie setze ich ein Ziel", "goals"],
  ["what goal should I set", "goals"],
  ["cómo creo una tarea", "todos"],
  ["reach 75k on x, is that a good goal", "goals"],
])("readQuestion: '%s' asks for no list of what is to do or to reach", (text, intent) =>
  expect(read(text).intents[0]).not.toBe(intent),
);

test.each([
  ["Which chatter sold the most in November?", "best", "2026-11"],
  ["¿Qué chatter vendió menos en noviembre?", "worst", "2026-11"],
  ["Welcher Chatter verkauft am meisten?", "best", undefined],
  ["Quel chatter vend le mieux ?", "best", undefined],
])("readQuestion: '%s' asks for sales by chatter", (text, order, period) => {
  const { intents, ...question } = read(text);
  expect({ intents, order: question.order, period: question.period }).toEqual({ intents: ["chatters"], order, period });
});

test("readQuestion: sales an hour are another figure of chatters, and what they are owed is their page", () => {
  const before = "which chatter sold the most in november";
  expect(read("per hour?", before)).toMatchObject({ intents: ["chatters"], metrics: ["chatters.perHour"] });
  expect(read("how much do I owe my chatter if he gets 10%").intents[0]).toBe("article:chatters");
});

test("readQuestion: posts of one form are counted by how many were posted, also after another count of posts", () => {
  const question = read("combien de vidéos pour Carla le mois dernier");
  expect(question).toMatchObject({ forms: ["video"], period: "last-month" });
  expect([question.intents[0], question.unused]).toEqual(["rhythm", undefined]);
  const before = "how many videos did Carla post in October";
  expect(read("and photos?", before)).toMatchObject({ forms: ["image"], period: "2026-10" });
  expect(read("and on X?", before)).toMatchObject({ forms: ["video"], platforms: ["x"] });
});

test.each([
  ["which day did Carla gain the most followers in October", "what happened that day?"],
  ["quel jour Carla a-t-elle gagné le plus d'abonnés en octobre", "que s'est-il passé ce jour-là ?"],
  ["on which day in October did Carla get the most new followers", "what did she post that day"],
  ["an welchem Tag kamen im Oktober die meisten Follower", "was war an dem Tag los?"],
])("readQuestion: '%s' asks for a day, and then for its posts", (text, then) => {
  expect(read(text)).toMatchObject({ day: "gained", period: "2026-10" });
  expect(read(then, text)).toMatchObject({ day: "posted", period: "2026-10" });
});

test.each([
  ["how much did Carla earn in September and October", "2026-09..2026-10"],
  ["was hat Carla von August bis Oktober verdient", "2026-08..2026-10"],
  ["cuánto ganó Carla en agosto, septiembre y octubre", "2026-08..2026-10"],
  ["combien a gagné Carla en septembre et octobre", "2026-09..2026-10"],
  ["what did we earn last quarter", "2026-07..2026-09"],
  ["Einnahmen im 2. Quartal", "2026-04..2026-06"],
  ["ingresos del tercer trimestre", "2026-07..2026-09"],
  ["revenus du quatrième trimestre 2025", "2025-10..2025-12"],
  ["Q1 earnings", "2026-01..2026-03"],
])("readQuestion: the months of '%s' are one period", (text, period) => {
  expect(read(text).period).toBe(period);
  expect(read(text).before).toBeUndefined();
});

test.each([
  "compare September and October",
  "how did it change from September to October",
  "earnings in October or in September",
])("readQuestion: the months of '%s' are held against each other", (text) =>
  expect(read(text)).toMatchObject({ period: "2026-10", before: "2026-09" }),
);

test.each([
  "Did Carla earn more than 6k in October?",
  "Hat Carla im Oktober mehr als 6.000 verdient?",
  "¿Ganó Carla más de 6.000 en octubre?",
  "Carla a gagné plus de 6 000 en octobre ?",
])("readQuestion: '%s' holds one model's month against a sum", (text) => {
  expect(read(text)).toMatchObject({ period: "2026-10", models: [1], limit: { way: "over", amount: 6_000 } });
  expect(read(text).before).toBeUndefined();
  expect(read(text).intents[0]).toBe("earnings");
});

test.each([
  "gross income of Carla in October",
  "Bruttoeinnahmen von Carla im Oktober",
  "ingresos brutos de Carla en octubre",
  "revenu brut de Carla en octobre",
])("readQuestion: '%s' is about earnings before fees", (text) => {
  expect(read(text).intents[0]).toBe("earnings");
  expect(read(text).metrics).toContain("earningsGross");
});

test("readQuestion: a month that is compared with another after one was asked about is compared with that", () =>
  expect(read("is that more than in September?", "how much did Carla earn in October?")).toMatchObject({
    period: "2026-10",
    before: "2026-09",
  }));

test.each(["los martes", "am Dienstag", "on Tuesdays", "le mardi"])("readQuestion: '%s' names no model", (day) =>
  expect(read(`posts ${day}`).models).toEqual([]),
);

test("readQuestion: 'she' is one model, also where models could be ranked", () =>
  expect(read("combien elle a gagné en octobre", "comment va Carla ?").intents[0]).toBe("earnings"));

test.each([
  ["Welche Models haben mehr als 20.000 Follower?", "models-rank", "followers"],
  ["which models earn less than 2k", "models-earnings", "earningsNet"],
  ["qué modelos tienen menos de 3 % de interacción", "models-rank", "engagement"],
  ["quels modèles ont plus de 100 abonnés payants", "models-rank", "subscribers"],
])("readQuestion: '%s' finds models by the figure that is named", (text, intent, metric) => {
  expect(read(text).intents[0]).toBe(intent);
  expect(read(text)).toMatchObject({ limit: {} });
  expect(intent === "models-earnings" || read(text).metrics.some((one) => one === metric)).toBe(true);
});

test.each([
  "Does Carla earn more than Mika?",
  "Verdient Carla mehr als Mika?",
  "¿Carla gana más que Mika?",
  "Carla gagne-t-elle plus que Mika ?",
])("readQuestion: '%s' compares what the two earn", (text) =>
  expect(read(text)).toMatchObject({ intents: ["compare"], metrics: ["earningsNet"], models: [1, 3] }),
);

test.each([
  ["who gets what of Carla's earnings in October", "splits"],
  ["Ist die Aufteilung mit Carla für Oktober bestätigt?", "splits"],
  ["¿cuánto le queda por cobrar a Carla de octubre?", "splits"],
  ["quelle part revient à l'agence pour Carla ?", "splits"],
  ["how much of october is mine", "splits"],
  ["wie viel vom Oktober gehört mir", "splits"],
  ["¿qué parte de octubre me toca?", "splits"],
  ["combien d'octobre me revient", "splits"],
  ["why did earnings change last month", "models-breakdown"],
  ["Warum haben sich die Einnahmen geändert?", "earnings-why"],
  ["¿por qué bajaron los ingresos?", "models-earnings"],
  ["why is everyone earning less this month", "models-breakdown"],
  ["warum verdienen alle weniger", "models-earnings"],
  ["wie viel Prozent kommt von Trinkgeld", "models-breakdown"],
  ["nos pourboires ce mois-ci", "models-rank"],
  ["¿cuánto me queda a mí de octubre?", "splits"],
  ["pourquoi les revenus ont changé", "earnings-why"],
  ["who has access to my workspace", "article:workspace-members"],
  ["Wer darf in meinen Arbeitsbereich?", "article:workspace-members"],
  ["¿quién tiene acceso a mi cuenta?", "article:workspace-members"],
  ["qui a accès à mon espace de travail", "article:workspace-members"],
  ["do the subscribers who joined in August stay with Carla?", "subscribers-staying"],
  ["Bleiben die Abonnenten, die im August zu Carla gekommen sind?", "subscribers-staying"],
  ["¿siguen los suscriptores que llegaron en agosto con Carla?", "subscribers-staying"],
  ["les abonnés arrivés en août restent-ils chez Carla ?", "subscribers-staying"],
])("readQuestion: '%s' asks for %s", (text, intent) => expect(read(text).intents[0]).toBe(intent));

test.each([
  ["Is Carla's engagement above 4 percent?", "engagement"],
  ["Liegt das Engagement von Carla über 3 %?", "engagement"],
  ["¿Tiene Carla más de 60 mil seguidores en X?", "followers"],
  ["Carla a-t-elle plus de 90 000 abonnés sur Instagram ?", "followers"],
])("readQuestion: '%s' holds the figure itself against the amount", (text, intent) =>
  expect([read(text).intents[0], read(text).limit?.way]).toEqual([intent, "over"]),
);

test.each([
  "which model reaches 200k followers first",
  "Welches Model erreicht zuerst 200.000 Follower?",
  "¿qué modelo llegará primero a 200 mil seguidores?",
  "quel modèle atteindra 200 000 abonnés en premier ?",
])("readQuestion: '%s' is answered for all models", (text) =>
  expect(read(text)).toMatchObject({ intents: ["models-goal"], goal: { amount: 200_000 } }),
);

test.each([
  ["how much will I make in the next 3 months", "2026-12..2027-02"],
  ["wie viel verdiene ich bis Jahresende", "2026-11..2026-12"],
  ["¿cuánto ganaré en los próximos dos meses?", "2026-12..2027-01"],
  ["combien vais-je gagner les 3 prochains mois ?", "2026-12..2027-02"],
  ["cuánto ganaremos el próximo mes con todas las modelos", "2026-12"],
])("readQuestion: '%s' asks what all models bring in these months", (text, month) => {
  const question = read(text);
  expect([question.intents[0], question.month]).toEqual(["models-forecast", month]);
});

test("readQuestion: what one model brings in months to come, and whether all reach a sum, of all", () => {
  expect(read("how much will Carla make in the next 3 months")).toMatchObject({
    intents: expect.arrayContaining(["earnings-forecast"]),
    month: "2026-12..2027-02",
  });
  expect(read("will it be 50k this year")).toMatchObject({
    intents: expect.arrayContaining(["models-forecast"]),
    month: "2026-01..2026-12",
    goal: { of: "money", amount: 50_000 },
  });
});

test.each([
  ["how did Carla's followers change in the last month", "growth-compared", "30d"],
  ["evolution des abonnés de Carla sur le dernier mois", "growth", "30d"],
  ["anything new since yesterday with Carla?", "changes", "1d"],
  ["wie oft sollte man auf TikTok posten", "article:how-often-elsewhere", undefined],
  ["did Carla's reel from last week do ok", "posts-best", "2026-11-09..2026-11-15"],
])("readQuestion: '%s' asks for %s", (text, intent, period) => {
  expect(read(text).intents[0]).toBe(intent);
  expect(read(text).period).toBe(period);
});

test("readQuestion: between two months are these and those between them", () => {
  expect(read("¿Cuánto ganó Carla entre julio y septiembre?").period).toBe("2026-07..2026-09");
  expect(read("what did Carla earn between July and September").period).toBe("2026-07..2026-09");
});

test("readQuestion: whose figure is beyond an amount is asked of all models, and no advice", () => {
  const { intents, metrics } = read("whose engagement is under 3%");
  expect([intents[0], metrics]).toEqual(["models-rank", ["engagement"]]);
});

test.each(["Combien Carla a-t-elle gagné d'août à octobre ?", "combien Carla a gagné en octobre ?"])(
  "readQuestion: '%s' asks for earnings and not for a part of them",
  (text) => expect(read(text).intents[0]).not.toBe("splits"),
);

test("readQuestion: a name that begins as a word for a figure does is compared by all main figures", () => {
  const girls = [
    { id: 1, name: "Mia Öz", handles: [] },
    { id: 2, name: "Ava Lindqvist", handles: [] },
  ];
  const options = { language: "en", now: "2026-11-22T12:00:00Z", names: girls } as const;
  expect(readQuestion("Compare Mia Öz with Ava Lindqvist", options)).toMatchObject({
    intents: ["compare"],
    metrics: [],
  });
});
