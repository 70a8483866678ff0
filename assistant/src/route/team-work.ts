import type { Language } from "@fanradar/contract";
import type { IntentId } from "../intents/intent-ids.ts";

/** What a team has to do, by its list or by when, in four languages, folded. */
const ofTodos =
  /\b(?:to ?dos?|to do list|overdue|(?:is|whats|what s|are|be) due|due (?:today|tomorrow|this week|next week|this month|for)|tasks?|aufgaben?|uberfallig\w*|fallig|steht (?:\w+ ){0,3}an$|ansteht|tareas?|pendientes?|vencid[ao]s?|taches?|en retard)\b/;
const ofGoals = /\b(?:goals?|targets?|ziele?n?|objetivos?|metas?|objectifs?)\b/;
/** Whether a text speaks of what is to be reached. */
export const namesGoal = (tokens: readonly string[]): boolean => ofGoals.test(tokens.join(" "));
/** Whether a word is what a team has to do: 'tareas pendientes' are no pending payments. */
export const isTask = (token: string): boolean => /^(?:todos?|tasks?|aufgaben?|tareas?|taches?)$/.test(token);
/** Who answers a model's messages, and when: of them the assistant reads no figures. */
const ofChatters = /\b(?:chatters?|chattern|chatterinnen|chatteu(?:rs?|ses?)|schichten|turnos|creneaux)\b/;
/** Chatters who are looked for, paid or taught, and not what they sold. */
const ofHiring =
  /\b(?:find|hir\w+|recruit\w*|get|look(?:ing)? for|pay|train\w*|need|good|fair|wage|salary|lohn|gehalt|sueldo|salaire|zuverlassig\w*|test|finde|such\w*|einstell\w*|anwerb\w*|bekomme|zahl\w*|bezahl\w*|schul\w*|einarbeit\w*|brauch\w*|gute[nr]?|encuentr\w+|encontrar|contrat\w+|busc\w+|consig\w+|pag\w+|form\w+|necesit\w+|buen\w*|trouver|recrut\w+|embauch\w+|cherch\w+|payer|paie|form\w+|faut|besoin|bons?|bonnes?)\b/;
/** Somebody who is reached, and nothing to reach. */
const ofAudience = /\b(?:target (?:audience|group)s?|publico objetivo|goal ?keepers?)\b/;
/** How to reach or to set one, and whether it is a good one, asks for advice or help. */
const asksAdvice =
  /\b(?:how (?:do|can|to|should) (?:i|we|she|he|they|you)?|should|good|realistic|sensible|set|add|create|make (?:a|an|new)|delete|remove|change|wie (?:erreiche|schaffe|komme|setze|lege|erstelle|mache)\w*|soll\w*|gut(?:es)?|realistisch|setzen|anlegen|erstellen|hinzufugen|losch\w*|como (?:llego|alcanzo|puedo|creo|pongo|hago|anado|fijo)|deberia|buena?|realista|crear|anadir|fijar|poner|borrar|comment (?:atteindre|faire|creer|fixer|ajouter)|devrais|bon|realiste|creer|ajouter|fixer|supprimer)\b/;
/** How one is entered, changed or taken away. */
const setsGoal =
  /\b(?:set|add|create|edit|change|update|delete|remove|anlegen|setzen|erstellen|andern|bearbeiten|loschen|entfernen|crear|poner|anadir|fijar|cambiar|editar|borrar|eliminar|creer|fixer|ajouter|modifier|changer|supprimer)\b/;
/** Models that have none are asked for, which no list of them shows. */
const asksForNone = /\b(?:without|ohne|sin|sans)\b/;

/** The goal of somebody who was spoken of: 'will she make her goal then?'. */
const theGoal = /\b(?:the|her|his|their|das|ihr|sein|el|la|su|l|le|son) (?:goal|target|ziel|objetivo|meta|objectif)\b/;
export const asksGoalOfBefore = (tokens: readonly string[]): boolean => theGoal.test(tokens.join(" "));

/**
 * What is open to do or set to be reached, where a text asks for that: 'what is overdue', 'who hits their goal first'; of chatters the help on
 * their page. Undefined where it asks how to, or for something with a number, which is a goal of its own.
 */
export function teamWorkIn(
  tokens: readonly string[],
  { metrics }: { metrics: readonly string[] },
  { isOfMoney, language, last }: { isOfMoney: boolean; language: Language; last: IntentId | undefined },
): IntentId[] | undefined {
  // The Spanish 'todo' is all, and nothing to do.
  const text = tokens.filter((token) => language !== "es" || !/^todos?$/.test(token)).join(" ");
  if (ofChatters.test(text)) return [ofHiring.test(text) ? "article:finding-chatters" : "article:chatters"];
  if (/\d/.test(text) || asksForNone.test(text)) return undefined;
  const isAdvice = asksAdvice.test(text);
  if (ofGoals.test(text) && !ofAudience.test(text)) {
    if (setsGoal.test(text)) return ["article:goals"];
    return isAdvice ? undefined : ["goals"];
  }
  if (!ofTodos.test(text) || isOfMoney || metrics.length > 0) return undefined;
  // 'Which one is late?' after goals is of these.
  if (last === "goals" && !tokens.some(isTask)) return ["goals"];
  return isAdvice ? ["article:todos"] : ["todos"];
}
