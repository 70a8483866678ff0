import { playbook } from "@fanradar/words/en/playbook/playbook";
import { type Article, topics } from "@fanradar/words/playbook";
import { tables } from "@fanradar/words/tables";
import MiniSearch from "minisearch";
import { inEnglish } from "./in-english.ts";
import { termsOf } from "./terms.ts";

/** Where what a question asks about has to stand: a word in passing makes no answer. */
const telling: readonly string[] = ["asked", "title"];

/** What people ask of money by a word that the playbook does not use: never a misspelling of one that it does. */
const ofMoney = new Set(["revenue", "revenues", "income", "salary", "profit", "turnover"].flatMap(termsOf));

/** A time asks about nothing by itself, and neither do those whom all is about: in four languages, as a question has them. */
const withoutTopic = new Set(
  `per each every day daily week weekly month monthly year yearly annual creator model
  tag tage tagen täglich woche wochen wöchentlich monat monate monaten monatlich jahr jahre jahren jährlich
  día días diario semana semanas semanal mes meses mensual año años anual creador creadora creadores modelo
  jour jours quotidien semaine semaines hebdomadaire mois mensuel an ans année annuel créateur créatrice modèle`
    .split(/\s+/)
    .flatMap(termsOf),
);
/** Who are counted, and how one asks for their number, today's or one to come. */
const counted = new Set(
  ["followers", "subscribers", "fans", "abonnenten", "seguidores", "suscriptores", "abonnés"].flatMap(termsOf),
);
const counts =
  /\b(?:how many|number of|wie ?viele?|anzahl|cu[aá]nt[oa]s|n[uú]mero de|combien|nombre d)|\bwill .*\b(?:be|have)\b/i;
/** An account's name tells nothing of what is asked about it: '@demo.hours' asks for no hour. */
const handles = /@[\w.-]+/g;

const index = new MiniSearch({
  fields: ["asked", "title", "steps", "text"],
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: {
    boost: { asked: 4, title: 3 },
    prefix: (term) => term.length > 4,
    fuzzy: (term) => (term.length > 5 && !ofMoney.has(term) ? 0.2 : false),
  },
});
index.addAll(
  playbook.map(({ id, title, asked, text, steps }) => ({
    id,
    title,
    asked: asked.join(" "),
    text: text.join(" "),
    steps: steps.join(" "),
  })),
);
const byId = new Map(playbook.map((article) => [article.id, article]));

const english = tables.en.quickStartWords;
const starts = topics.filter((topic): topic is keyof typeof english => topic in english);
/** The questions to begin with, in every language, as the playbook's own language asks them. */
const starting = new Map(
  Object.values(tables).flatMap(({ quickStartWords }) =>
    starts.map((topic) => [quickStartWords[topic].toLowerCase(), english[topic]] as const),
  ),
);

/**
 * Articles that is asked about, best first; empty where the playbook has nothing on it. What was asked before may go before. Who
 * asks how many followers there are asks nothing about followers.
 */
export function searchPlaybook(...asked: string[]): Article[] {
  const question = asked.map((one) => starting.get(one.toLowerCase()) ?? `${one} ${inEnglish(one)}`).join(" ");
  const isCount = asked.every((one) => counts.test(one));
  return index
    .search(question.replace(handles, ""), {
      processTerm: (term) => !withoutTopic.has(term) && !(isCount && counted.has(term)) && term,
    })
    .filter(({ match }) => Object.values(match).some((where) => where.some((field) => telling.includes(field))))
    .flatMap(({ id }) => byId.get(String(id)) ?? []);
}
