import { type Fact, metricOf, type SealedReport, type Section, seriesOf, statementChecks } from "@fanradar/engine";

/** Whether one of these sections is the one that shows it. */
const isOf = (sections: readonly Section[], row: { section: Section | null } | undefined) =>
  sections.some((section) => section === row?.section);

/** A sealed report reduced to these sections: what they neither say nor show is removed. */
export function onlySections(sealed: SealedReport, sections: readonly Section[]): SealedReport {
  const statements = sealed.statements.filter(({ section }) => sections.includes(section));
  const stated = new Set(statements.flatMap(({ slots, evidence }) => [...Object.values(slots), ...evidence]));
  const isShown = ({ id, metric }: Fact) => stated.has(id) || isOf(sections, metricOf(metric));
  const facts = sealed.facts.filter(isShown);
  const included = new Set(facts.map(({ id }) => id));
  const used = new Set(facts.flatMap(({ sources }) => sources));
  return {
    ...sealed,
    checks: statementChecks({ facts, statements }, sealed.checks.dropped),
    statements,
    facts: facts.map(({ alternatives, ...fact }) => ({
      ...fact,
      inputs: fact.inputs.filter((id) => included.has(id)),
      ...(alternatives && { alternatives: alternatives.filter((id) => included.has(id)) }),
    })),
    series: sealed.series.filter(({ metric }) => isOf(sections, seriesOf(metric))),
    sources: sealed.sources.filter(({ evidence }) => used.has(evidence)),
  };
}
