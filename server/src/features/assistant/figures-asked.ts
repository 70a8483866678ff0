import { type Fact, type MetricName, type Platform, platformNames } from "@fanradar/engine";
import { platformWords } from "@fanradar/words";
import { tables } from "@fanradar/words/tables";
import { termsOf } from "./terms.ts";

/** Figures that are asked for by their name. */
const askable = [
  "followers",
  "subscribers",
  "engagement",
  "engagementByViews",
  "gain",
  "forecast",
  "trendingScore",
  "avgViews",
  "viralPotential",
  "postFrequency",
  "price",
  "earningsNet",
  "tier",
  "reachTotal",
  "likesAverage",
  "commentsAverage",
  "longestGap",
] as const satisfies readonly MetricName[];
const atMost = 6;

/** Words that ask for earnings as well as their label does, in whatever language the question is. */
const ofEarnings = wordsOf(`earn earns earned earning earnings revenue revenues income salary
  ingresos ganancias sueldo revenus salaire einnahmen einkommen umsatz verdienst verdiene verdient verdienen`);
/** Spanish and French gain followers by the same verb. */
const gaining = wordsOf("gano ganas gana ganan ganar gagne gagnes gagnez gagnent gagner");
const gained = wordsOf("seguidores suscriptores abonnés followers fans vues vistas likes");
/** 'Gains' alone are also followers, in English; what somebody makes are earnings only by how much. */
const inPhrases =
  /\b(?:mes|tes|ses|vos|leurs|quels) gains\b|\bhow much (?:money )?(?:do|does|did|can|could|will) .*\bmake\b/;

type Labels = Record<(typeof askable)[number], string>;
/** Who reads English may ask in Spanish. */
const labelled: readonly Labels[] = Object.values(tables).map(({ metricWords }) => metricWords);

const asksFor = (asked: ReadonlySet<string>, words: string) => termsOf(words).every((term) => asked.has(term));

/** Whether a question is about what somebody earns. */
export function asksEarnings(question: string, { earningsNet }: Pick<Labels, "earningsNet">): boolean {
  const words = [...wordsOf(question)];
  const names = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  return (
    asksFor(new Set(termsOf(question)), earningsNet) ||
    names(ofEarnings) ||
    (names(gaining) && !names(gained)) ||
    inPhrases.test(question.toLowerCase())
  );
}

/** Figures that a question names, or asks for in other words: how it grows, how many there will be. */
export function metricsAsked(question: string, labels: Labels): (typeof askable)[number][] {
  const asked = new Set(termsOf(question));
  const isAhead = ahead.test(question) && peopleAsked.test(question);
  return askable.filter((metric) => {
    if (metric === "earningsNet") return asksEarnings(question, labels);
    if (metric === "forecast" && isAhead) return true;
    if (metric === "followers" && isAhead) return false;
    if (metric === "gain" && grows.test(question)) return true;
    if (metric === "reachTotal" && reach.test(question)) return true;
    return labelled.some((by) => asksFor(asked, by[metric]));
  });
}

const ahead =
  /\bwill\b|\bgoing to\b|\bin \d+ (?:days|weeks|months|tagen|wochen|monaten)\b|\bnext (?:week|month|year)\b|\bwerden?\b|\bn[äa]chste[nr]? (?:woche|monat|jahr)|\btendr[éáa]|\bhabr[áa](?!\p{L})|\b(?:en|dans) \d+ (?:d[ií]as|semanas|meses|jours|semaines|mois)\b|\baurai?\b|\bpr[oó]xim[oa]\b|\bprochaine?\b/iu;
const peopleAsked = /\b(?:followers?|audience|subscribers?|seguidores|suscriptores|abonn[ée]s|abonnenten|publikum)/iu;
/** 'How is my growth?' asks for a figure, 'how do I grow?' for advice. */
const grows = /\b(?:growth|crecimiento|croissance|wachstum)\b/iu;
const reach =
  /\b(?:what(?: is|'s) (?:my|her|his|the) reach|wie hoch ist (?:meine|die|ihre) reichweite|cu[aá]l es (?:mi|el|su) alcance|quelle est (?:ma|la|sa) port[ée]e)\b/iu;

/**
 * The facts that a question names: by their labels as the reader knows them, of the platforms it names where it names any.
 * One that is unavailable is among them: that nobody knows is an answer.
 */
export function figuresAsked(question: string, facts: readonly Fact[], labels: Labels): Fact[] {
  const named = platformsAsked(question);
  return metricsAsked(question, labels)
    .flatMap((metric) => facts.filter((fact) => fact.metric === metric))
    .filter(({ platform }) => named.length === 0 || platform === undefined || named.includes(platform))
    .slice(0, atMost);
}

/** Platforms that a question names. */
export function platformsAsked(question: string): readonly Platform[] {
  const asked = new Set(termsOf(question));
  return platformNames.filter((platform) => asksFor(asked, platformWords[platform]));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu));
}
