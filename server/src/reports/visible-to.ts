import type { Fact, Sealed } from "@fanradar/engine";
import type { Standing } from "../http/may.ts";

const mayReadOwnFigures: ReadonlySet<Standing> = new Set(["submitter", "owner"]);

/** The sealed truth as a reader of this standing may see it: hidden facts go, and with them all that says or shows them. */
export function visibleTo(standing: Standing, sealed: Sealed): Sealed {
  if (mayReadOwnFigures.has(standing)) return sealed;
  const sources = sealed.sources.filter(({ scope }) => scope === "public");
  const evidence = new Set(sources.map((source) => source.evidence));
  const hidden = hiddenIds(sealed.facts);
  const facts = sealed.facts
    .filter(({ id }) => !hidden.has(id))
    .map(({ conflicts, alternatives, ...fact }) => ({
      ...fact,
      // What contradicts a public figure may itself be typed.
      ...(conflicts && { conflicts: conflicts.filter((conflict) => evidence.has(conflict.evidence)) }),
      ...(alternatives && { alternatives: alternatives.filter((id) => !hidden.has(id)) }),
    }));
  const shown = new Set(facts.map(({ platform, metric }) => `${platform} ${metric}`));
  return {
    ...sealed,
    facts,
    sources,
    statements: sealed.statements.filter(
      ({ slots, evidence: rests }) => ![...Object.values(slots), ...rests].some((id) => hidden.has(id)),
    ),
    series: sealed.series.filter(({ platform, metric }) => shown.has(`${platform} ${metric}`)),
  };
}

/** Facts of the owner's, and whatever was computed from one. */
function hiddenIds(facts: Fact[]): Set<string> {
  const hidden = new Set(facts.filter(({ scope }) => scope === "owner").map(({ id }) => id));
  for (let before = -1; before !== hidden.size; ) {
    before = hidden.size;
    for (const { id, inputs } of facts) if (inputs.some((input) => hidden.has(input))) hidden.add(id);
  }
  return hidden;
}
