import type { MetricName } from "@fanradar/engine";

const rate =
  /\b(?:(?:renewal|rebill) rate|verlangerungs(?:rate|quote)|tasa de renovacion|taux de (?:renouvellement|reabonnement))\b/;
const share =
  /\b(?:percent(?:age)?|share|how many percent|prozent|anteil|porcentaje|por ciento|pourcent\w*|part|pct)\b/;

const people = /\b(?:subs?|subscribers?|abos?|abonnent\w*|suscriptor\w*|abonnes?)\b/;

/** Whether a text asks which part of the subscribers renews, and not which part of the earnings renewals are. */
export function asksRenewalRate(
  tokens: readonly string[],
  { metrics, text }: { metrics: readonly MetricName[]; text: { plain: string } },
): boolean {
  const said = tokens.join(" ");
  const isOfPeople = people.test(said);
  const isPart = share.test(said) || text.plain.includes("%");
  return rate.test(said) || (isPart && isOfPeople && metrics.includes("earnings.renewal"));
}
