import { expect, test } from "vitest";
import { readQuestion } from "../read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Mika", handles: ["mika_cooks"] },
];
const read = (text: string, before: string[] = [], meansAll = false) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names, before, meansAll });
/** Measure, operation, unit, kinds and period, as '-' where there is none. */
const parts = (text: string, ...before: string[]) => {
  const { payments, period = "-" } = read(text, before);
  const kinds = payments?.kinds.map((kind) => kind.replace("earnings.", "")).join("+");
  return payments && `${payments.measure} ${payments.operation} ${payments.by ?? "-"} ${kinds || "-"} ${period}`;
};

test.each([
  ["what did we earn in tips in october", "amount value - tip 2026-10"],
  ["Wie viel Trinkgeld kam im Oktober rein?", "amount value - tip 2026-10"],
  ["cuántas propinas recibimos en octubre", "payments value - tip 2026-10"],
  ["combien de messages payants vendus en octobre", "payments value - message 2026-10"],
  ["how many people bought a PPV message in October?", "payers value - message 2026-10"],
  ["wie viel gibt ein Fan im Schnitt aus", "payers mean - - -"],
  ["average tip size over the last 3 months", "payments mean - tip 92d"],
  ["le plus gros pourboire de l'année ?", "payments most - tip 2026"],
  ["how many fans paid more than once in october", "payers beyond - - 2026-10"],
  ["how did carlas and mikas earnings change in october", "amount change model - 2026-10"],
  ["how many of my models earn more than 5000 a month", "amount value - - -"],
  ["which models are below last month", "amount change model - this-month"],
  ["welche models liegen unter dem vormonat", "amount change model - this-month"],
  ["qué modelos están por debajo del mes pasado", "amount change model - this-month"],
  ["what day did we earn the most in november", "amount most day - 2026-11"],
  ["qué día de este mes ganamos menos", "amount least day - this-month"],
  ["welcher Wochentag bringt am meisten Geld?", "amount most weekday - -"],
  ["best month for renewals", "amount most month renewal -"],
  ["Anteil Trinkgelder am Umsatz im Oktober", "amount share - tip 2026-10"],
  ["quel est le montant des abonnements en octobre", "amount value - subscriptions 2026-10"],
  ["are renewals going down?", "amount change - renewal 30d"],
  ["why did income drop this month", "amount why - - this-month"],
  ["what do fans buy most", "amount value kind - -"],
  ["what share do my top 10% of payers bring in", "payers share - - -"],
  ["revenus par type en octobre", "amount value kind - 2026-10"],
  ["how many regulars went quiet and what were they worth", "payers quiet - - -"],
  ["nb de payeurs silencieux", "payers quiet - - -"],
  ["how many ppl paid her in the last 30 days", "payers value - - 30d"],
  ["cuánto ganó Carla anteayer", "amount value - - 2026-11-20"],
  ["what share of Carla's earnings comes on weekends", "amount value weekpart - -"],
  ["what share of Carla's earnings comes from her best day in October", "amount value day - 2026-10"],
  ["how much of the revenue came from Carla in October", "amount share - - 2026-10"],
  ["what did Carla earn in the first half of 2026", "amount value - - 2026-01..2026-06"],
  ["was hat Carla im ersten Halbjahr 2026 verdient", "amount value - - 2026-01..2026-06"],
  ["cuánto ganó Carla en el primer semestre de 2026", "amount value - - 2026-01..2026-06"],
  ["how many messages were paid in october", "payments value - message 2026-10"],
  ["how many subs renewed in october", "payments value - renewal 2026-10"],
  ["trend of tips over the last 4 months", "amount value month tip 123d"],
  ["evolution des revenus sur six mois", "amount value month - 184d"],
  ["precio medio de los ppv por mes", "payments mean month message -"],
  ["Rekordtag bei Einnahmen dieses Jahr", "amount most day - 2026"],
  ["total revenue aug vs sep vs oct", "amount value month - 2026-08..2026-10"],
  ["Einnahmen August, September, Oktober im Vergleich", "amount value month - 2026-08..2026-10"],
  ["is she getting more from tips or ppv these days", "amount value - tip+message 30d"],
  ["second best month for tips", "amount most month tip -"],
  ["zweitbester Tag für Umsatz im Oktober", "amount most day - 2026-10"],
  ["how much do we make on weekends vs weekdays", "amount value weekpart - -"],
  ["media de ingresos por día laborable vs finde", "amount mean weekpart - -"],
  ["Anteil von Carla am Gesamtumsatz im Oktober", "amount share - - 2026-10"],
  ["how much of our revenue came from Carla in October", "amount share - - 2026-10"],
  ["qué hago con los fans que ya no pagan", "payers quiet - - -"],
  ["why is Carla's money going down since august", "amount why - - 2026-10"],
  ["avg tip size october vs november", "payments mean - tip 2026-11"],
  ["our 3 biggest days in october", "amount most day - 2026-10"],
  ["unsere 3 größten Tage im Oktober", "amount most day - 2026-10"],
  ["nuestros 3 días más grandes de octubre", "amount most day - 2026-10"],
  ["nos 3 plus gros jours en octobre", "amount most day - 2026-10"],
  ["how much did Carla earn in the first ten days of october", "amount value - - 2026-10-01..2026-10-10"],
  ["Umsatz von Carla in den letzten 5 Tagen im Oktober", "amount value - - 2026-10-27..2026-10-31"],
  ["how much did Carla earn in the week of October 14", "amount value - - 2026-10-12..2026-10-18"],
  ["how many days did Carla make over $200 last month", "amount beyond day - last-month"],
  ["¿cuántos días de octubre superó Carla los 200 dólares?", "amount beyond day - 2026-10"],
  ["combien de jours Carla a dépassé 150 $ en octobre", "amount beyond day - 2026-10"],
  ["¿qué mes ganó menos Carla?", "amount least month - -"],
  ["how much did we earn this summer", "amount value - - 2026-06..2026-08"],
  ["what share of the agency's October earnings came from Carla", "amount share - - 2026-10"],
  ["revenue last 24 hours", "amount value - - 2026-11-21"],
  ["weekday vs weekend average earnings", "amount mean weekpart - -"],
  ["who tips most", "payers most - tip -"],
  ["which model has the most paying fans", "payers most model - -"],
  ["pourquoi les revenus ont bougé en octobre", "amount why - - 2026-10"],
  ["Hi, I am new here. How much did we make in tips in October?", "amount value - tip 2026-10"],
  ["when did Carla first make more than 5k in a month", "amount first month - -"],
  ["wann hatte Carla zuletzt unter 100", "amount last day - -"],
  ["en qué mes pasó por primera vez de 5000", "amount first month - -"],
  ["combien de mois d'affilée Carla a progressé", "amount streak month - -"],
  ["longest streak of days over 150", "amount streak day - -"],
  ["längste Serie über 150 am Tag", "amount streak day - -"],
  ["desde cuándo bajan los ingresos de Carla", "amount since month - -"],
  ["is Carla going down", "amount since month - -"],
  ["va a la baja?", "amount since month - -"],
  ["median day in october", "amount median day - 2026-10"],
  ["how many tips above $30 in october", "payments beyond payment tip 2026-10"],
  ["propinas de más de 30 en octubre", "payments beyond payment tip 2026-10"],
  ["combien de pourboires de plus de 30 $ en octobre", "payments beyond payment tip 2026-10"],
  ["has Carla ever made over 300 in a day", "amount beyond day - -"],
  ["did Carla make more than 6000", "amount beyond month - -"],
  ["wie oft über 200 im November", "amount beyond day - 2026-11"],
  ["how much per fan in october", "payers mean - - 2026-10"],
  ["Anteil von Carla im Oktober", "amount share - - 2026-10"],
  ["worst week this fall", "amount least week - 2026-09..2026-11"],
  ["wer sind unsere Wale", "payers most - - -"],
])("readQuestion: of '%s' each part is read by itself", (text, expected) => expect(parts(text)).toBe(expected));

test("readQuestion: a place, a part and a day that there is not are read beside what they are of", () => {
  expect(read("second best month")).toMatchObject({ place: 2, payments: { operation: "most", by: "month" } });
  expect(read("15 % of Carla's october")).toMatchObject({ fraction: 15, intents: ["earnings"], period: "2026-10" });
  expect(read("what did Carla make on nov 31").isOfNoDate).toBe(true);
});

test.each([
  ["what did we earn in october", "and in september?", "amount value - - 2026-09"],
  ["what did we earn in october", "how much of that was tips", "amount share - tip 2026-10"],
  ["refunds in october", "how many of them?", "payments value - back 2026-10"],
  ["Carlas Umsatz im Oktober", "und wie viele Nachrichten wurden verkauft?", "payments value - message 2026-10"],
  ["cuál fue el mejor día de octubre para propinas", "¿y el peor?", "amount least day tip 2026-10"],
  ["how did my earnings change from september to october", "in percent", "amount change - - 2026-10"],
  ["¿cuánto ganó Carla en octubre?", "¿y en porcentaje?", "amount change - - 2026-10"],
  ["combien de pourboires en octobre", "et en moyenne ?", "payments mean - tip 2026-10"],
  ["how many paying fans did we have in october", "how much did each spend on average", "payers mean - - 2026-10"],
  ["who pays the most to Carla", "how much last month", "payers most - - last-month"],
  ["how many tips in october", "how much was that", "amount value - tip 2026-10"],
  ["cuánto ganó Carla este mes", "y cuánto le falta para llegar al mes pasado", "amount change - - this-month"],
])("readQuestion: after '%s', '%s' changes the part that it names", (before, text, expected) =>
  expect(parts(text, before)).toBe(expected),
);

test.each([
  "how do I get more tips", // Advice.
  "will tips go up next month", // A time to come.
  "how many followers did we gain", // No payments.
  "what should a custom cost", // A price.
  "where did you get that number from", // The source of a figure.
  "how much money can I make on onlyfans", // What is possible.
  "how much does she make compared to Mika", // Two models.
  "how much do we pay the chatters", // Wages.
  "combien elle prend pour un message", // A price.
  "combien de messages a-t-elle envoyés", // What was sent, and not what was sold.
  "what part of her followers pay", // Followers who subscribe.
])("readQuestion: '%s' is no question of payments alone", (text) =>
  expect(read(text, ["how much did we earn in October?"]).payments).toBeUndefined(),
);

test("readQuestion: a kind of payments before fees is stated before fees, and no single payment is", () => {
  expect(read("gross tips in october").metrics).toEqual(["earnings.tip", "earningsGross"]);
  expect(read("biggest gross tip").payments).toBeUndefined();
});

test("readQuestion: payments of all models are asked of all where none is chosen, and who earned most is one of them", () => {
  expect(read("how much in tips last month", [], true)).toMatchObject({
    intents: ["models-rank"],
    metrics: ["earnings.tip"],
  });
  expect(read("how many fans paid us in october", [], true)).toMatchObject({
    intents: ["models-rank"],
    metrics: ["payers.count"],
    period: "2026-10",
  });
  expect(read("who earned the most?", ["what did everyone make in october"], true)).toMatchObject({
    intents: ["models-earnings"],
    period: "2026-10",
  });
});

test.each([
  ["Prognose Dezember für alle", "models-forecast"],
  ["cuánto facturaremos en diciembre", "models-forecast"],
  ["what will Carla make in december", "earnings-forecast"],
])("readQuestion: '%s' is of the next month of that name", (text, intent) =>
  expect(read(text, [], true)).toMatchObject({ intents: [intent], month: "2026-12" }),
);

test("readQuestion: after money, 'per subscriber?' is what each of them brings, and 'the last one?' the period before", () => {
  expect(read("and per subscriber?", ["who earns the most"], true)).toMatchObject({
    intents: ["models-rank"],
    metrics: ["earningsPerSubscriber"],
  });
  expect(parts("und letzten?", "wie viel Trinkgeld diesen Monat")).toBe("amount value - tip 2026-10");
});

test("readQuestion: 'why was it so high' after the best month asks for the cause of that month", () => {
  const { payments } = read("why was it so high", ["what is our record month"], true);
  expect(payments).toMatchObject({ operation: "most", by: "month", isExplained: true });
});

test("readQuestion: a week that begins today is answered by the one before", () => {
  const monday = { language: "en", now: "2026-11-30T12:00:00Z", names } as const;
  expect(readQuestion("how much did we earn this week", monday)).toMatchObject({
    period: "2026-11-23..2026-11-29",
    isBegun: true,
  });
  expect(readQuestion("how much did we earn in november", monday).isBegun).toBeUndefined();
});

test("readQuestion: who spends most is a payer, and of no other model than the one that is spoken of", () => {
  expect(read("who spends the most").intents[0]).toBe("breakdown");
  expect(read("who spends the most", [], true).intents[0]).toBe("models-breakdown");
});

test.each([
  "are we earning more this month than last",
  "verdienen wir diesen Monat mehr als letzten",
  "ganamos más este mes que el pasado",
  "est-ce qu'on gagne plus ce mois que le dernier",
])("readQuestion: '%s' holds this month against the one before", (text) => {
  expect(read(text, [], true)).toMatchObject({ period: "this-month", before: "2026-10", isCompared: true });
});

test.each([
  ["Was August Carla's best month?", "2026-08", undefined],
  ["War letzte Woche Carlas beste Woche?", "2026-11-09", undefined],
  ["Was Oct 11 Carla's best day in October?", "2026-10-11", "2026-10"],
  ["Was 15 November Carla's best day of the month?", "2026-11-15", "2026-11"],
])("readQuestion: '%s' is asked of others beside it", (text, candidate, period) => {
  const question = read(text);
  expect([question.candidate, question.period, question.payments?.operation]).toEqual([candidate, period, "most"]);
});

test("readQuestion: after whether one month was the best, 'and September?' asks it of that one", () => {
  const question = read("and September?", ["Was August Carla's best month?"]);
  expect([question.candidate, question.period, question.payments?.by]).toEqual(["2026-09", undefined, "month"]);
});

test.each([
  ["was october above $6000", "2026-10", { way: "over", amount: 6_000 }],
  ["lag der August unter 5000", "2026-08", { way: "under", amount: 5_000 }],
  ["octobre a dépassé 6000 ?", "2026-10", { way: "over", amount: 6_000 }],
  ["were tips above 500 in october", "2026-10", { way: "over", amount: 500 }],
])("readQuestion: '%s' holds what was earned against an amount", (text, period, limit) => {
  expect(read(text)).toMatchObject({ intents: ["earnings"], period, limit });
});

test("readQuestion: after a question on followers an amount of money is held against earnings, and another month as well", () => {
  const before = ["how many followers did she gain in october"];
  expect(read("was October above $6000?", before).intents).toEqual(["earnings"]);
  expect(read("and September?", [...before, "was October above $6000?"])).toMatchObject({
    period: "2026-09",
    limit: { amount: 6_000 },
  });
});

test.each([
  ["why was Nov 13 weak", "amount why - - 2026-11-13"],
  ["Einnahmen in KW 46", "amount value - - 2026-11-09..2026-11-15"],
  ["tips 10/15 - 10/31", "amount value - tip 2026-10-15..2026-10-31"],
  ["part des messages payants dans les revenus de septembre", "amount share - message 2026-09"],
  ["who is my best fan", "payers most - - -"],
  ["how much did the top fan spend last month", "payers most - - last-month"],
  ["subs october vs september", "payments change - subscription 2026-10"],
])("readQuestion: '%s' asks of payments '%s'", (text, asked) => expect(parts(text)).toBe(asked));

test.each([
  ["which weekday is usually best", "best day in november", "amount most weekday - 2026-11"],
  ["et des abos", "part des messages payants dans les revenus de septembre", "amount share - subscriptions 2026-09"],
  ["which day was the best", "what should my price be", "amount most day - -"],
])("readQuestion: '%s' after '%s' asks of payments '%s'", (text, before, asked) =>
  expect(parts(text, before)).toBe(asked),
);

test.each([
  ["how much did we make on Sundays in October", [0]],
  ["was bringen montags und freitags", [1, 5]],
  ["qué aportan los domingos", [0]],
])("readQuestion: '%s' asks of the named days of the week", (text, weekdays) => {
  expect(read(text)).toMatchObject({ weekdays, payments: { by: "weekday" } });
});

test.each([
  ["and the week after", "what did carla make 10/14 - 10/20", "amount value - - 2026-10-21..2026-10-27"],
  ["und die Woche danach?", "was hat Carla vom 1. bis 7. Oktober verdient", "amount value - - 2026-10-08..2026-10-14"],
  ["and the month after", "how much in august", "amount value - - 2026-09"],
])("readQuestion: '%s' after '%s' is of the time after that: %s", (text, before, asked) =>
  expect(parts(text, before)).toBe(asked),
);

test("readQuestion: 'who are the whales' asks for those who paid most", () => {
  expect(parts("who are her whales")).toBe("payers most - - -");
});

test("readQuestion: months joined by a dash are one period", () => {
  expect(read("total for all my girls aug-oct", [], true).period).toBe("2026-08..2026-10");
});

test.each([
  ["How much did Carla earn from March to August?", "2026-03..2026-08"],
  ["Carla March to August earnings", "2026-03..2026-08"],
  ["average monthly earnings from May to August", "2026-05..2026-08"],
  ["how much did Carla make from July until September", "2026-07..2026-09"],
])("readQuestion: '%s' is of all the months that it spans: %s", (text, period) =>
  expect(read(text).period).toBe(period),
);

test.each([
  ["en", "more than in the same period in october?", "revenue 1 nov - 15 nov"],
  ["de", "mehr als im gleichen Zeitraum im Oktober?", "umsatz vom 1.11. bis 15.11."],
  ["es", "¿más que en el mismo periodo de octubre?", "ingresos del 1 al 15 de noviembre"],
  ["fr", "plus que sur la même période en octobre ?", "revenus du 1 au 15 novembre"],
] as const)(
  "readQuestion: in '%s' '%s' holds the days that were spoken of against those it names",
  (language, text, before) =>
    expect(readQuestion(text, { language, now: "2026-11-22T12:00:00Z", names, before: [before] })).toMatchObject({
      ...{ intents: ["earnings"], period: "2026-11-01..2026-11-15", before: "2026-10-01..2026-10-15" },
      premise: { claim: "rise", isQuestion: true },
    }),
);

test("readQuestion: 'less than in October?' after September is of September", () =>
  expect(read("less than in october?", ["how much did carla make in september"])).toMatchObject({
    ...{ period: "2026-09", before: "2026-10", premise: { claim: "fall" } },
  }));

test.each(["and net after fees?", "und netto nach of gebühr?", "et après les frais ?", "y después de comisiones?"])(
  "readQuestion: '%s' asks for what is left, and not for the fees",
  (text) =>
    expect(read(text, ["how much did carla make in october"])).toMatchObject({
      ...{ intents: ["earnings"], period: "2026-10" },
    }),
);

test.each([
  ["welcher Wochentag läuft am besten", "amount most weekday - -"],
  ["which weekday works best", "amount most weekday - -"],
  ["mejor día de la semana", "amount most weekday - -"],
  ["quel jour de la semaine marche le mieux", "amount most weekday - -"],
  ["which weekday is best for posting", undefined],
  ["which weekday brings most likes", undefined],
  ["which weekday is best on instagram", undefined],
])("readQuestion: '%s' is of money unless it names posts: %s", (text, asked) => expect(parts(text)).toBe(asked));

test("readQuestion: whether earnings rose each month since one lists these months", () =>
  expect(parts("did earnings rise each month since june?")).toBe("amount value month - 2026-06-01..2026-11-22"));

test("readQuestion: the worst weekday after the best is of money, too", () =>
  expect(parts("und der schlechteste", "welcher Wochentag läuft am besten")).toBe("amount least weekday - -"));

test("readQuestion: how much more than in October, after the best month, is one difference and no row of months", () =>
  expect(parts("cuánto más que en octubre", "mejor mes del año")).toBe("amount change - - this-month"));

test("readQuestion: whether it was one kind or another is asked of the two times that were compared", () =>
  expect(
    read("c'est à cause des abos ou des messages", ["ça donne quoi novembre par rapport à octobre"]),
  ).toMatchObject({
    ...{ intents: ["earnings-why"], period: "2026-11", before: "2026-10" },
    metrics: ["earnings.subscriptions", "earnings.message"],
  }));

test("readQuestion: who has gone quiet is asked of the fans of the chosen model, and of all models where none is", () => {
  expect(parts("whos gone quiet")).toBe("payers quiet - - -");
  expect(read("whos gone quiet", [], true).metrics).toEqual(["daysSincePost"]);
  expect(read("which fans went quiet", [], true).payments?.operation).toBe("quiet");
  expect(read("who stopped paying", [], true).payments?.operation).toBe("quiet");
  expect(read("which of my models went quiet").metrics).toEqual(["daysSincePost"]);
});

test.each([
  ["is it because of tips or messages", "revenue november vs october"],
  ["ist das wegen der trinkgelder", "einnahmen november gegen oktober"],
])("readQuestion: '%s' after '%s' asks what their difference is made of", (text, before) =>
  expect(read(text, [before])).toMatchObject({ intents: ["earnings-why"], period: "2026-11", before: "2026-10" }),
);

test("readQuestion: days that are held against days of another month are one difference and no row of days", () =>
  expect(read("less than same dates in september?", ["revenue 10 oct - 20 oct"])).toMatchObject({
    ...{ intents: ["earnings"], period: "2026-10-10..2026-10-20", before: "2026-09-10..2026-09-20" },
  }));

test.each([
  ["if we take 30 % of Carla's earnings, how much was that in October?", 30],
  ["what is our cut at 20% for Carla in October", 20],
  ["was bleibt uns bei 25 % Provision im Oktober bei Carla", 25],
  ["¿cuánto nos quedamos al 20 % en octubre con Carla?", 20],
  ["combien on garde à 25 % sur octobre pour Carla", 25],
])("readQuestion: '%s' asks for a part of what was earned", (text, fraction) =>
  expect(read(text)).toMatchObject({
    fraction,
    intents: ["earnings"],
    period: "2026-10",
    models: [expect.anything()],
  }),
);

test.each([
  "is a commission of 30 % normal",
  "should I take 20% off the price",
  "did Carla keep more than 30 % of her followers",
])("readQuestion: '%s' asks for no part of what was earned", (text) => expect(read(text).fraction).toBeUndefined());
