import type { MetricName } from "@fanradar/engine";
import { asksShare } from "../words-of-question.ts";

const rate =
  /\b(?:(?:renewal|rebill) rate|verlangerungs(?:rate|quote)|tasa de renovacion|taux de (?:renouvellement|reabonnement))\b/;
const people = /\b(?:subs?|subscribers?|abos?|abonnent\w*|suscriptor\w*|abonnes?)\b/;

/** Whether a text asks which part of the subscribers renews, and not which part of the earnings renewals are. */
export function asksRenewalRate(text: string, tokens: readonly string[], metrics: readonly MetricName[]): boolean {
  const words = tokens.join(" ");
  return rate.test(words) || (asksShare(text) && people.test(words) && metrics.includes("earnings.renewal"));
}
