import { checksOf, type Fact, type Sealed, type Section } from "@fanradar/engine";

/** Figures that a section shows beside its sentences, by how their metrics begin. */
const shownIn: Partial<Record<Section, RegExp>> = {
  engagementMetrics:
    /^(?:followers$|subscribers|engagement|reachTotal|viewsTotal|postFrequency|avgViews|viralPotential|contentStyle|kindShare\.|interaction|price|earningsNet|tier|peerEngagement|benchmarkEngagement)/,
  growthPotential: /^(?:jump$|follows\.total)/,
  contentAnalysis: /^(?:theme\.|hourChange\.|dayChange\.|schedule\.|audience\.|captionLanguage)/,
};
const seriesOf: Partial<Record<Section, string>> = { engagementMetrics: "engagement", growthPotential: "followers" };

/** What is sealed, as far as these sections tell of it: what they do not say or show is not there. */
export function onlySections(sealed: Sealed, sections: readonly Section[]): Sealed {
  const statements = sealed.statements.filter(({ section }) => sections.includes(section));
  const said = new Set(statements.flatMap(({ slots, evidence }) => [...Object.values(slots), ...evidence]));
  const isShown = ({ id, metric }: Fact) => said.has(id) || sections.some((section) => shownIn[section]?.test(metric));
  const facts = sealed.facts.filter(isShown);
  const kept = new Set(facts.map(({ id }) => id));
  const used = new Set(facts.flatMap(({ sources }) => sources));
  return {
    ...sealed,
    checks: checksOf({ facts, statements }, sealed.checks.dropped),
    statements,
    facts: facts.map(({ alternatives, ...fact }) => ({
      ...fact,
      inputs: fact.inputs.filter((id) => kept.has(id)),
      ...(alternatives && { alternatives: alternatives.filter((id) => kept.has(id)) }),
    })),
    series: sealed.series.filter(({ metric }) => sections.some((section) => seriesOf[section] === metric)),
    sources: sealed.sources.filter(({ evidence }) => used.has(evidence)),
  };
}
