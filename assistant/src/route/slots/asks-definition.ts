import type { MetricName } from "@fanradar/engine";
import { type ExplainedMetric, explainedAs } from "@fanradar/engine/catalogue/methods";

/** What a word means, in four languages, folded. */
const meaning =
  /\b(?:what (?:do|does|did) (?:\w+ ){1,5}mean|what (?:is|s) meant by|meaning of|whats? (?:is )?(?:a|an)|definition|define|explain|was (?:bedeutet|heisst|bedeuten|heissen|versteht man)|bedeutung|erklar\w*|que (?:significan?|quieren? decir)|que es (?:el |la |un |una )?|definicion|explica(?:me)?|que (?:veut|veulent) dire|que signifient?|c est quoi|qu est ce qu|explique|difference between|unterschied zwischen|diferencia (?:hay )?entre|difference entre)\b/;
/** 'What is engagement?' says nothing else. */
const bare = /^(?:whats?|what (?:is|s)|was ist|was sind)$/;
/** How it is computed. */
const computed =
  /\b(?:how (?:is|are|was|do|does|did) (?:\w+ ){0,5}(?:calculated?|computed?|measured?|worked out)|wie (?:\w+ ){0,5}(?:berechnet|gemessen|errechnet)|como (?:se )?(?:\w+ ){0,4}(?:calcula\w*|mide\w*)|comment (?:\w+ ){0,5}(?:calcul\w+|mesur\w+))\b/;
/** How high one should be, or why it moved, is another question. */
const ofValue =
  /\b(?:good|bad|normal|typical|average|decent|healthy|high|low|best|why|drop\w*|fall\w*|fell|rise|rose|increase\w*|decrease\w*|gut\w*|schlecht\w*|hoch|niedrig|warum|gefallen|gesunken|gestiegen|buen[oa]?|mal[oa]?|mejor|por que|baj\w*|subi\w*|bon(?:ne)?|mauvais\w*|meilleur\w*|pourquoi|baiss\w*|augment\w*)\b/;
/** Whose figure it is asked of: then its value, or where that comes from, is meant. */
const whose =
  /\b(?:my|her|his|our|their|mein\w*|ihr\w*|unser\w*|mi|mis|su|sus|nuestr[oa]s?|mon|ma|mes|sa|ses|notre|nos)\b/;

/** The metric that a text asks to have explained, of those with an explanation; undefined of a text that asks for its value. */
export function asksDefinition(
  tokens: readonly string[],
  {
    metrics,
    models,
    period,
    rest,
  }: { metrics: readonly MetricName[]; models: readonly number[]; period?: string; rest: readonly string[] },
): ExplainedMetric | undefined {
  const text = tokens.join(" ");
  if (models.length > 0 || period !== undefined || whose.test(text) || ofValue.test(text)) return undefined;
  if (!meaning.test(text) && !computed.test(text) && !bare.test(rest.join(" "))) return undefined;
  return metrics.map(explainedBy).find((metric) => metric !== undefined);
}

/** What is explained under another name. */
const explained: Partial<Record<MetricName, ExplainedMetric>> = {
  earningsNet: "earnings.total",
  likesAverage: "engagement",
  commentsAverage: "engagement",
  postsTotal: "postFrequency",
};
export const explainedBy = (metric: MetricName): ExplainedMetric | undefined =>
  explained[metric] ?? explainedAs(metric);
