import { playbook } from "@fanradar/words/en/playbook/playbook";
import { type Article, topics } from "@fanradar/words/playbook";
import { tables } from "@fanradar/words/tables";
import { rankArticles, sureMargin } from "./rank-articles.ts";

/** An account's name tells nothing of what is asked about it: '@demo.hours' asks for no hour. */
const handles = /@[\w.-]+/g;
/** Who asks for today's number of those who follow asks nothing about them; who asks how many they need for something does. */
const counts =
  /^\W*(?:how many|(?:the )?number of|wie ?viele?|anzahl der|cu[aá]nt[oa]s|n[uú]mero de|combien (?:de |d['’])|nombre (?:de |d['’]))\s*(?:followers?|subscribers|fans|abonnenten|seguidores|suscriptores|abonn[ée]s)(?![^,?]*\b(?:need|for|to|will|brauch\w*|f[üu]r|um|necesito|para|faut|pour)\b)[^,?]*?(?:[,?]|\b(?:and|und|y|et)\b|$)/iu;

/** What is so much less likely than the first stands near it no more. */
const nearAtMost = 25;

const readingsAtMost = 3;

const byId = new Map(playbook.map((article) => [article.id, article]));
const english = tables.en.quickStartWords;
const starts = topics.filter((topic): topic is keyof typeof english => topic in english);
/** The questions to begin with, in every language, as the playbook's own language asks them. */
const starting = new Map(
  Object.values(tables).flatMap(({ quickStartWords }) =>
    starts.map((topic) => [quickStartWords[topic].toLowerCase(), english[topic]] as const),
  ),
);

export interface Found {
  /** What the question asks about, best first; empty where the playbook has nothing on it, or it is not sure. */
  articles: Article[];
  /** What it may mean, where that is not sure: the three nearest. */
  readings: Article[];
}

/** Articles that a question, in any of the four languages, asks about. What was asked before may go before. */
export function findArticles(...asked: string[]): Found {
  const question = asked.map((one) => starting.get(one.toLowerCase()) ?? one.replace(counts, "")).join(" ");
  const ranked = rankArticles(question.replace(handles, ""));
  const nothing = ranked.findIndex(({ id }) => id === "none");
  const near = ranked
    .slice(0, nothing)
    .filter(({ behind }) => behind <= nearAtMost)
    .flatMap(({ id }) => byId.get(id) ?? []);
  const isSure = (ranked[nothing]?.behind ?? 0) >= sureMargin;
  return isSure ? { articles: near, readings: [] } : { articles: [], readings: near.slice(0, readingsAtMost) };
}

/** The same where only what is sure is of use. */
export const searchPlaybook = (...asked: string[]): Article[] => findArticles(...asked).articles;
