import { dayMs } from "@fanradar/engine";
import { daysOf } from "./durations.ts";

/** What opens a span that lasts from now on: 'in 2 years', 'dentro de un mes', 'd'ici trois ans'. */
const opening = /^(?:in|within|en|dentro|dans|ici|binnen|nach|next|coming|nachste[nr]?|kommende[nr]?|proxim[oa]s)$/;
/** What stands between the number and its unit: '3 prochains mois'. */
const between = /^(?:prochain(?:e?s)|proxim[oa]s)$/;
/** 'Next year': from its first day on. */
const nextYear =
  /\b(?:next year|nachste[ns]? jahr|kommende[ns]? jahr|proximo ano|ano que viene|ano proximo|annee prochaine|an prochain)\b/;
/** Of what was, such a span is of the past: 'how much did I grow in 2 years?'. */
export const past =
  /\b(?:did|grew|gained|lost|earned|made|was|were|habe? ich .*(?:gewonnen|verloren|verdient)|gewachsen|gewonnen|verloren|verdient|creci|gane|perdi|he (?:ganado|perdido|crecido)|ai (?:gagne|perdu)|gagne en|perdu en|last|past|letzten|ultimos|derniers|dernieres)\b/;

/**
 * The first day of the time to come that the folded words of a text name, as '2028-11-27'; undefined where they name none.
 *
 * @param now ISO instant of the question
 */
export function findHorizon(tokens: readonly string[], now: string): string | undefined {
  const text = tokens.join(" ");
  const year = new Date(now).getUTCFullYear();
  const named = tokens.filter((token) => /^20[2-9]\d$/.test(token) && Number(token) > year).sort()[0];
  if (named !== undefined) return `${named}-01-01`;
  if (nextYear.test(text)) return `${year + 1}-01-01`;
  if (past.test(text)) return undefined;
  for (const [at, token] of tokens.entries()) {
    const from = /^(?:de|the)$/.test(tokens[at + 1] ?? "") ? at + 2 : at + 1;
    const days =
      (between.test(token) ? daysOf(tokens[at - 1] ?? "", tokens[at + 1] ?? "") : undefined) ??
      (opening.test(token) ? daysOf(tokens[from] ?? "", tokens[from + 1] ?? "") : undefined);
    if (days !== undefined) return new Date(Date.parse(now) + days * dayMs).toISOString().slice(0, 10);
  }
  return undefined;
}
