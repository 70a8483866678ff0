import type { Language } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { platformWords } from "../platform-names.ts";
import { clauses } from "./lexicon/clauses.ts";
import { isChange } from "./metric-rules.ts";
import { directionOf } from "./relation.ts";

/** The clause that tells a figure, with its slots; none where its metric is told of by nobody, or which way it went is open. */
export function tellingOf(fact: Fact, language: Language): string | undefined {
  if (fact.value === null) return absenceOf(fact, language);
  if (typeof fact.value !== "number") return undefined;
  const clause = templateOf(fact, language);
  if (clause === undefined || (clause.includes("@") && !fact.platform)) return undefined;
  if (clause.includes("{.until}") && !fact.period) return undefined;
  if (clause.includes("{.range}") && (fact.low === undefined || fact.high === undefined)) return undefined;
  return clause
    .replace(fact.period ? "" : " ({.period})", "")
    .replace(/[[\]]/g, "")
    .replaceAll("@", fact.platform ? platformWords[fact.platform] : "")
    .replace("{part}", `{${partOf(fact.id)}}`)
    .replace(/\{(?:\}|\.)/g, (opening) => (opening === "{}" ? `{${fact.id}}` : `{${fact.id}.`));
}

/** Of what there is no figure, and why. */
const absences: Record<Language, string> = {
  en: "There are no figures yet on @ for: # ({.reason})",
  es: "Todavía no hay cifras en @ sobre: # ({.reason})",
  fr: "Il n'y a pas encore de chiffres sur @ pour\u00a0: # ({.reason})",
  de: "Auf @ gibt es noch keine Zahlen zu: # ({.reason})",
};

function absenceOf(fact: Fact, language: Language): string | undefined {
  const name = nameOf(fact, language);
  if (name === undefined || !fact.platform || !fact.reason) return undefined;
  return absences[language].replace("@", platformWords[fact.platform]).replace("#", name).replace("{.", `{${fact.id}.`);
}

/** What a figure is called. */
export function nameOf(fact: Fact, language: Language): string | undefined {
  return /\[(.+)\]/.exec(templateOf(fact, language) ?? "")?.[1];
}

/** Names of several words that are one metric's alone; where they stand, no figure of another is meant. */
export const ownNames: Record<Language, ReadonlyMap<string, string>> = {
  en: ownNamesOf(clauses.en),
  es: ownNamesOf(clauses.es),
  fr: ownNamesOf(clauses.fr),
  de: ownNamesOf(clauses.de),
};

function ownNamesOf(told: Record<string, string>): ReadonlyMap<string, string> {
  const names = Object.entries(told).map(([metric, clause]) => [/\[(.+)\]/.exec(clause)?.[1] ?? "", metric] as const);
  const times = Map.groupBy(names, ([name]) => name);
  return new Map(names.filter(([name]) => name.split(" ").length > 2 && times.get(name)?.length === 1));
}

function templateOf(fact: Fact, language: Language): string | undefined {
  const key = fact.metric.replace(/^theme\.\d\./, "theme.").replace(/^audience\..*\.share$/, "audience.share");
  const way = isChange(fact.metric) ? signs[fact.value === null ? "up" : (directionOf(fact) ?? "none")] : "";
  return way === undefined ? undefined : clauses[language][`${key}${way}`];
}

/** What a share is of: 'theme.1' of 'theme.1.share', the platform of the largest. */
const partOf = (id: string) => (id === "share.largest" ? "share.largestPlatform" : id.slice(0, id.lastIndexOf(".")));

const signs = { up: "+", down: "-", none: undefined } as const;
