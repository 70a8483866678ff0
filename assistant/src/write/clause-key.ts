import type { Fact } from "@fanradar/engine";
import { type ClauseKey, clauses } from "../words/clauses/en.ts";
import { directionOfChange, isChange } from "./relation.ts";

const earningKinds = /^earnings\.(?:subscription|renewal|tip|message|post|stream|referral|other)$/;

/** Metrics that are written alike, by the clause that they share. */
const families: readonly (readonly [RegExp, string])[] = [
  [/^theme\.\d$/, "theme"],
  [/^(theme|format)\.\d\.(share|change)$/, "$1.$2"],
  [/^audience\.(country|city|age|gender)\.\d\.share$/, "audience.$1"],
  [/^audience\.onlineFrom$/, "audience.online"],
  [/^kindShare\..+$/, "kindShare"],
  [/^content\..+$/, "content"],
  [/^gain\.before$/, "gain"],
  [/^gainPercent\.before$/, "gainPercent"],
  [earningKinds, "earnings.kind"],
];

/** The clause that states a fact; undefined where its name and figure do. */
export function clauseKeyOf(fact: Fact): ClauseKey | undefined {
  // The clause is of all models together; of one of them, and of one platform, it is a figure as others are.
  if (fact.metric.startsWith("portfolio.") && fact.id !== fact.metric) return undefined;
  const family = families.find(([pattern]) => pattern.test(fact.metric));
  const base = family ? fact.metric.replace(family[0], family[1]) : fact.metric;
  const isUtc = fact.formula?.endsWith("Utc") === true;
  const ending = isChange(fact.metric) ? signs[directionOfChange(fact) ?? "either"] : isUtc ? ".utc" : "";
  return [`${base}${ending}`].find(isClauseKey);
}

const signs = { up: "+", down: "-", either: "=" } as const;
const isClauseKey = (key: string): key is ClauseKey => Object.hasOwn(clauses, key);
