import { expect, test } from "vitest";
import { unknownNameIn } from "./about-figures.ts";
import { readQuestion } from "./read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes", "carla.of"] },
  { id: 2, name: "Mika", handles: ["mika_cooks"] },
];
const read = (text: string, ...before: string[]) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names, before });

test.each([
  ["How is my insta doing?", ["instagram"]],
  ["engagement on tik tok and ig", ["tiktok", "instagram"]],
  ["my OF earnings", ["onlyfans"]],
  ["how much did i make on my of", ["onlyfans"]],
  ["what do my earnings consist of", []],
  ["How many followers on X?", ["x"]],
  ["followers on instgram", ["instagram"]],
  ["best tweets", ["x"]],
])("readQuestion: platforms of '%s'", (text, platforms) => expect(read(text).platforms).toEqual(platforms));

test.each([
  [
    "followers, subscribers, posts per week, earnings of a month net",
    ["followers", "subscribers", "postFrequency", "earningsNet"],
  ],
  ["likes and comments please", ["likesAverage", "commentsAverage"]],
  ["Reichweite, Aufrufe, Likes", ["reachTotal", "avgViews", "likesAverage"]],
])("readQuestion: '%s' is a list of figures", (text, metrics) => {
  expect(read(text)).toMatchObject({ certainty: "sure" });
  expect(read(text).intents[0]).toBe("metric");
  expect([...read(text).metrics].sort()).toEqual([...metrics].sort());
});

test.each(["Do likes or comments matter more?", "How can I keep my subscribers longer?"])(
  "readQuestion: '%s' is no list of figures",
  (text) => expect(read(text).intents).not.toEqual(["metric"]),
);

test.each([
  ["I'm scared my family finds out", "article:privacy-of-a-creator"],
  ["Is someone going to find out my identity?", "article:privacy-of-a-creator"],
  ["kann jemand herausfinden, wer ich bin?", "article:privacy-of-a-creator"],
  ["¿y si mi jefa ve esto?", "article:privacy-of-a-creator"],
  ["et si mes parents voient ça ?", "article:privacy-of-a-creator"],
  ["me han filtrado fotos", "article:leaked-what-now"],
  ["meine Bilder wurden gestohlen", "article:leaked-what-now"],
  ["my content is on another site without permission", "article:leaked-what-now"],
  ["mes photos ont été volées", "article:leaked-what-now"],
  ["mensaje picante para un fan", "draft"],
  ["are you a real person?", "who"],
  ["bist du ein Mensch?", "who"],
  ["¿eres una persona?", "who"],
  ["es-tu une personne réelle ?", "who"],
])("readQuestion: '%s' is surely of '%s'", (text, intent) =>
  expect(read(text)).toMatchObject({ intents: [intent], certainty: "sure" }),
);

test.each([
  ["How much did I earn last month?", "last-month"],
  ["followers gained in October", "2026-10"],
  ["Einnahmen im Dezember", "2025-12"],
  ["ingresos de marzo de 2025", "2025-03"],
  ["revenus cette année", "2026"],
  ["growth over the last 30 days", "30d"],
  ["how many posts in the past 2 weeks", "14d"],
  ["how many followers will i have in 30 days", undefined],
  ["how may i help", undefined],
])("readQuestion: period of '%s'", (text, period) => expect(read(text).period).toBe(period));

test.each(["compare October with September", "September gegen Oktober", "octubre contra septiembre"])(
  "readQuestion: '%s' compares the later of two periods with the earlier, by money and then by followers",
  (text) =>
    expect(read(text)).toMatchObject({
      ...{ intents: ["earnings"], certainty: "sure", period: "2026-10", before: "2026-09" },
      also: { intents: ["growth-compared"], period: "2026-10", before: "2026-09" },
    }),
);

test.each([
  ["tips in October", "earnings", ["earnings.tip"]],
  ["Trinkgeld im Oktober", "earnings", ["earnings.tip"]],
  ["and October?", "overview", []],
])("readQuestion: '%s' asks what a period brought", (text, intent, metrics) =>
  expect(read(text)).toMatchObject({ intents: [intent], certainty: "sure", period: "2026-10", metrics }),
);

test.each([
  ["Compare Carla with Mika", [1, 2]],
  ["how is @mika_cooks doing", [2]],
  ["Carlas engagement", [1]],
  ["how is karla", []],
  ["how is carlla", [1]],
])("readQuestion: models of '%s'", (text, models) => expect(read(text).models).toEqual(models));

test.each([
  ["Wie viele Kommentare bekomme ich?", "commentsAverage"],
  ["quel est mon taux d'engagement", "engagement"],
  ["cuál es mi potencial viral", "viralPotential"],
  ["how many likes per post", "likesAverage"],
])("readQuestion: metric of '%s'", (text, metric) => expect(read(text).metrics).toContain(metric));

test.each([
  ["Am I growing faster than last month?", "last-month"],
  ["¿Crecí más que en septiembre?", "2026-09"],
  ["Wachse ich schneller als im September?", "2026-09"],
  ["Est-ce que je grandis plus vite que le mois dernier ?", "last-month"],
])("readQuestion: '%s' compares the present with that time", (text, before) =>
  expect(read(text)).toMatchObject({ period: "this-month", before }),
);

test("readQuestion: a model whose name is in other letters is found by the beginning of its handle", () => {
  const names = [{ id: 9, name: "さくら みやざき", handles: ["sakura_miyazaki"] }];
  const options = { language: "en" as const, now: "2026-11-23T12:00:00Z", names };
  expect(readQuestion("How is Sakura doing?", options).models).toEqual([9]);
});

test("readQuestion: what is asked of two own models is a comparison", () =>
  expect(read("who has more followers, Carla or Mika")).toMatchObject({ intents: ["compare"], models: [1, 2] }));

test("readQuestion: a follow-up that names a platform has the intent of the question before", () => {
  const first = read("How is my Instagram doing?");
  expect(read("and on TikTok?", "How is my Instagram doing?")).toMatchObject({
    intents: first.intents,
    platforms: ["tiktok"],
  });
  expect(read("and X?", "How is my Instagram doing?", "and on TikTok?")).toMatchObject({
    intents: first.intents,
    platforms: ["x"],
  });
});

test("readQuestion: a follow-up that names a model or a period keeps the rest", () => {
  expect(read("and Carla?", "engagement of Mika on Instagram")).toMatchObject({
    intents: read("engagement of Mika on Instagram").intents,
    models: [1],
    platforms: ["instagram"],
  });
  expect(read("and in September?", "How much did I earn last month?")).toMatchObject({
    intents: ["earnings"],
    period: "2026-09",
  });
});

test.each(["why?", "warum?", "¿por qué?", "pourquoi ?"])(
  "readQuestion: '%s' after engagement asks for its cause",
  (text) => expect(read(text, "What is my engagement rate?").intents).toEqual(["engagement-why"]),
);

test("readQuestion: after growth a follow-up that names a metric asks for that figure of the same model", () =>
  expect(read("and her engagement?", "how is Carla's growth")).toMatchObject({
    intents: ["engagement"],
    metrics: ["engagement"],
    models: [1],
  }));

test("readQuestion: a word of one language is no slip of a shorter one of another", () =>
  expect(read("Wie viele Follower haben alle zusammen?").metrics).toEqual(["followers"]));

test("readQuestion: a follow-up with an intent of its own stands alone", () =>
  expect(read("and which posts did best?", "How many followers do I have?").intents[0]).toBe("posts-best"));

test("readQuestion: after a question about all models one model is asked about alone", () =>
  expect(read("and Carla?", "Which of my models grows fastest?")).toMatchObject({ intents: ["growth"], models: [1] }));

test.each([
  ["How do I delete my account?", "article:delete-account"],
  ["How do I share a report with a client?", "article:share-report"],
  ["Can other people see my earnings?", "article:who-sees-figures"],
  ["How do I add several models at once?", "article:add-models"],
  ["How do I compare models?", "article:comparing"],
  ["Compare Carla with Mika", "compare"],
  ["Somebody put up my profile without asking me", "article:profile-removal"],
  ["Who can read this conversation? Is it sent to a language model?", "article:conversation-privacy"],
  ["Was bedeutet das Siegel?", "article:seal"],
  ["¿Cómo importo mi liquidación de OnlyFans?", "article:import-statement"],
  ["Comment activer le second facteur ?", "article:second-factor"],
  ["ich kann nicht mehr, ich will aufhören", "article:taking-a-break"],
  ["I'm burned out and want to stop", "article:taking-a-break"],
] as const)("readQuestion: help on the product stands apart from figures and advice: '%s'", (text, intent) => {
  expect(read(text).intents[0]).toBe(intent);
});

test.each([
  ["what changed since 15 October", "2026-10-15"],
  ["what changed since October 15th", "2026-10-15"],
  ["was hat sich seit dem 10.11. getan", "2026-11-10"],
  ["seit dem 3. November", "2026-11-03"],
  ["qué ha cambiado desde el 3 de noviembre", "2026-11-03"],
  ["depuis le 15 octobre", "2026-10-15"],
  ["since 2 January 2026", "2026-01-02"],
  ["seit dem 28. Dezember", "2025-12-28"],
  ["Combien a-t-elle gagné en tout depuis janvier ?", "2026-01-01"],
  ["seit Anfang November", "2026-11-01"],
  ["desde octubre", "2026-10-01"],
  ["since December 2025", "2025-12-01"],
] as const)("readQuestion: '%s' is of the days since then", (text, from) => {
  expect(readQuestion(text, { language: "en", now: "2026-11-27T12:00:00Z" }).period).toBe(`${from}..2026-11-27`);
});

test.each([
  ["ordena las modelos de más a menos seguidores", "best"],
  ["rank them from most to least followers", "best"],
  ["which has the least followers", "worst"],
] as const)("readQuestion: what is named first comes first: '%s'", (text, order) =>
  expect(read(text).order).toBe(order),
);

test.each([
  ["how's Jessica Rabbit doing this week", "en", "Jessica Rabbit"],
  ["how is Jessica doing?", "en", "Jessica"],
  ["donne moi les chiffres de Léa Dubois stp", "fr", "Léa Dubois"],
  ["wie gehts der Chantal Müller zahlenmäßig", "de", "Chantal Müller"],
  ["¿cómo va Valentina?", "es", "Valentina"],
  ["Wie viele Follower habe ich auf Instagram?", "de", undefined],
  ["Ich will das einem Investor zeigen", "de", undefined],
  ["will I reach 50k by Easter?", "en", undefined],
  ["Which posts did best in November?", "en", undefined],
] as const)("unknownNameIn: of '%s' in '%s' it is %s", (text, language, name) =>
  expect(unknownNameIn(text, language)).toBe(name),
);

test.each([
  ["was hat ava im august verdient", "und im monat davor?", "2026-07"],
  ["how much did Ava earn in January", "and the month before?", "2025-12"],
  ["cuánto ganó Ava este mes", "¿y el mes anterior?", "2026-10"],
  ["combien a gagné Ava", "et le mois d'avant ?", "2026-10"],
] as const)("readQuestion: after '%s' the month before is before the month spoken of", (first, then, period) => {
  const options = {
    language: "en",
    now: "2026-11-27T12:00:00Z",
    names: [{ id: 1, name: "Ava", handles: [] }],
  } as const;
  expect(readQuestion(then, { ...options, before: [first] })).toMatchObject({ period, models: [1] });
});

test("readQuestion: who does too little is ranked from the lowest", () => {
  for (const text of [
    "wer postet zu wenig",
    "who posts too little",
    "quién publica demasiado poco",
    "qui publie trop peu",
  ])
    expect(readQuestion(text, { language: "en", now: "2026-11-27T12:00:00Z" }).order).toBe("worst");
});

test("readQuestion: what changed since a day is every figure of the model that is named, or how all stand in those days", () => {
  const options = { language: "en", now: "2026-11-27T12:00:00Z", names, meansAll: true } as const;
  const since = "since 1 November";
  expect(readQuestion(`what changed with Carla ${since}`, options)).toMatchObject({
    intents: ["changes"],
    models: [1],
  });
  expect(readQuestion(`what changed ${since}`, options)).toMatchObject({ intents: ["models-overview"], models: [] });
});

test("readQuestion: a goal of subscribers or money is no forecast of followers", () =>
  expect(read("how many subs would Carla have to add per month to hit 20k by june").intents[0]).not.toBe("forecast"));

test.each([
  ["compare Carla and Mika last 3 months", "92d"],
  ["compara a Carla y Mika en los últimos 3 meses", "92d"],
  ["Carla vs Mika last 3 months", "92d"],
])("readQuestion: '%s' compares two models in these days", (text, period) =>
  expect(readQuestion(text, { language: "en", now: "2026-11-27T12:00:00Z", names })).toMatchObject({
    ...{ intents: ["compare"], models: [1, 2], period },
  }),
);

test("readQuestion: what was gained after followers on a platform is of that platform", () => {
  const after = (text: string) =>
    readQuestion(text, {
      ...{ language: "en", now: "2026-11-27T12:00:00Z", before: ["how many followers on tiktok rn"] },
    });
  expect(after("how many did i gain this week")).toMatchObject({ intents: ["growth"], platforms: ["tiktok"] });
  expect(after("how many did i gain on x this week").platforms).toEqual(["x"]);
  expect(after("how much did i earn this week").platforms).toEqual([]);
});

test.each([
  ["how long does a subscriber stay on average", "subscribers-staying"],
  ["wie lange bleibt ein abonnent im schnitt", "subscribers-staying"],
  ["cuánto tiempo se queda un suscriptor", "subscribers-lost"],
  ["combien de temps reste un abonné", "subscribers-staying"],
  ["why is this one failing", "missing"],
  ["por qué falla este modelo", "missing"],
  ["why is her engagement failing", "engagement-why"],
] as const)("readQuestion: '%s' asks for %s", (text, intent) => expect(read(text).intents[0]).toBe(intent));
