import { type Fact, familyOf } from "@fanradar/engine";
import { isChange } from "@fanradar/words";
import { type ClauseKey, clauses } from "../words/clauses/en.ts";
import { directionOfChange } from "./relation.ts";

/** Metrics that are written as another one is. */
export const writtenAs: Readonly<Record<string, string>> = {
  "gain.before": "gain",
  "gainPercent.before": "gainPercent",
  "audience.onlineFrom": "audience.online",
};

/** The clause that states a fact; undefined where its name and figure do. */
export function clauseKeyOf(fact: Fact): ClauseKey | undefined {
  if (fact.id.startsWith("average.")) return "average";
  // The clause is of all models together; of one of them, and of one platform, it is a figure as others are.
  if (fact.metric.startsWith("portfolio.") && fact.id !== fact.metric) return undefined;
  const base = familyOf(fact.metric) ?? writtenAs[fact.metric] ?? fact.metric;
  // A count of some days is none of all.
  if (base === "postsTotal" && fact.period) return "postsTotal.in";
  if (fact.metric === "portfolio.earnings.change" && fact.formula === "earnings.change")
    return "portfolio.earnings.change.month";
  const isUtc = fact.formula?.endsWith("Utc") === true;
  const ending = isChange(fact.metric) ? signs[directionOfChange(fact) ?? "either"] : isUtc ? ".utc" : "";
  // A clause without a sign is for every direction.
  return [`${base}${ending}`, base].find(isClauseKey);
}

const signs = { up: "+", down: "-", either: "=" } as const;
const isClauseKey = (key: string): key is ClauseKey => Object.hasOwn(clauses, key);
