import { dayMs } from "@fanradar/engine";
import { tokensOf } from "../tokens.ts";

/** Which to-dos a text asks for. */
export interface Due {
  of: "open" | "overdue" | "due";
  /** The last day, included, as `2026-12-03`. */
  until?: string;
  /** Those that the person has to do themselves. */
  isMine: boolean;
}

const overdue = /\b(?:overdue|late|uberfallig\w*|versaumt\w*|vencid[ao]s?|atrasad[ao]s?|(?:en|de) retard)\b/;
const today = /\b(?:today|heute|hoy|aujourd hui)\b/;
const tomorrow = /\b(?:tomorrow|morgen|manana|demain)\b/;
const thisWeek = /\b(?:this week|diese[rn]? woche|esta semana|cette semaine)\b/;
const nextWeek = /\b(?:next week|nachste[rn]? woche|(?:proxima|la otra) semana|semana que viene|semaine prochaine)\b/;
const thisMonth = /\b(?:this month|diese[mn] monat|este mes|ce mois)\b/;
/** 'Do you know my to-dos', and not 'my team' or 'my models'. */
const mine =
  /\b(?:i|me|my(?! (?:team|models?|girls?|agency))|mine|ich|mir|mich|meine?(?! (?:team|models?|agentur))\w*|yo|tengo|mis(?! modelos?)|mi(?! (?:equipo|agencia))|je|j|moi|mes(?! modeles?)|ma)\b/;

/** Which to-dos a text asks for, by when and by whom. Days are of UTC. */
export function findDue(text: string, now: string): Due {
  const words = tokensOf(text).join(" ");
  const isMine = mine.test(words);
  if (overdue.test(words)) return { of: "overdue", until: dayAfter(now, -1), isMine };
  const until = lastDay(words, now);
  return until === undefined ? { of: "open", isMine } : { of: "due", until, isMine };
}

function lastDay(words: string, now: string): string | undefined {
  const weekday = (new Date(now).getUTCDay() + 6) % 7;
  if (today.test(words)) return dayAfter(now, 0);
  if (tomorrow.test(words)) return dayAfter(now, 1);
  if (thisWeek.test(words)) return dayAfter(now, 6 - weekday);
  if (nextWeek.test(words)) return dayAfter(now, 13 - weekday);
  if (!thisMonth.test(words)) return undefined;
  const [year = 0, month = 1] = now.slice(0, 7).split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const dayAfter = (now: string, days: number): string =>
  new Date(Date.parse(now.slice(0, 10)) + days * dayMs).toISOString().slice(0, 10);
