import { checksOf, type Fact, metricOf, type Sealed, type Section, seriesOf } from "@fanradar/engine";

/** Whether one of these sections is the one that shows it. */
const isOf = (sections: readonly Section[], row: { section: Section | null } | undefined) =>
  sections.some((section) => section === row?.section);

/** What is sealed, as far as these sections tell of it: what they do not say or show is not there. */
export function onlySections(sealed: Sealed, sections: readonly Section[]): Sealed {
  const statements = sealed.statements.filter(({ section }) => sections.includes(section));
  const said = new Set(statements.flatMap(({ slots, evidence }) => [...Object.values(slots), ...evidence]));
  const isShown = ({ id, metric }: Fact) => said.has(id) || isOf(sections, metricOf(metric));
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
    series: sealed.series.filter(({ metric }) => isOf(sections, seriesOf(metric))),
    sources: sealed.sources.filter(({ evidence }) => used.has(evidence)),
  };
}
