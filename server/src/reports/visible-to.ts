import type { Fact, Sealed } from "@fanradar/engine";
import { hiddenIds, type Reading } from "../http/visibility.ts";
import { hideExplicit } from "./explicit-words.ts";

/** The sealed truth as it may be read: hidden facts go, and with them all that says or shows them. */
export function visibleTo(reading: Reading, sealed: Sealed): Sealed {
  if (reading.name === "whole") return sealed;
  // That a figure is missing on a platform which nobody linked says that something was given of it.
  const linked = new Set<string>(sealed.subjects.map(({ platform }) => platform));
  const tells = ({ kind, platform }: Fact) => kind === "unavailable" && platform !== undefined && !linked.has(platform);
  const hidden = hiddenIds(sealed.facts, (fact) => reading.hides(fact) || tells(fact));
  const kept = sealed.facts.filter(({ id }) => !hidden.has(id));
  const publicOnes = sealed.sources.filter(({ scope }) => scope === "public");
  // A source that stands behind a shown figure is told with it, under another key: ours name an account or a file.
  const behind = new Set(kept.flatMap(({ scope, sources }) => (scope === "owner" ? sources : [])));
  const ownersOnes = sealed.sources.filter(({ scope, evidence }) => scope === "owner" && behind.has(evidence));
  const keys = new Map(publicOnes.map(({ evidence }) => [evidence, evidence]));
  for (const [index, { evidence }] of ownersOnes.entries()) keys.set(evidence, `owner:${index + 1}`);
  const sources = [...publicOnes, ...ownersOnes].map((source) => ({
    ...source,
    evidence: keys.get(source.evidence) ?? source.evidence,
  }));
  const isPublic = new Set(publicOnes.map(({ evidence }) => evidence));
  const facts = kept.map(({ conflicts, alternatives, ...fact }) => ({
    ...fact,
    sources: fact.sources.flatMap((key) => keys.get(key) ?? []),
    // What contradicts a public figure may itself be typed.
    ...(conflicts && { conflicts: conflicts.filter(({ evidence }) => isPublic.has(evidence)) }),
    ...(alternatives && { alternatives: alternatives.filter((id) => !hidden.has(id)) }),
  }));
  const shown = new Set(facts.map(({ platform, metric }) => `${platform} ${metric}`));
  return {
    ...sealed,
    facts: reading.hidesExplicit ? withoutExplicit(facts) : facts,
    sources,
    statements: sealed.statements.filter(
      ({ slots, evidence: rests }) => ![...Object.values(slots), ...rests].some((id) => hidden.has(id)),
    ),
    series: sealed.series.filter((one) => shown.has(`${one.platform} ${one.metric}`) && !reading.hidesSeries(one)),
  };
}

/** Words that captions brought in, such as themes, with explicit ones hidden; by the language of the platform's captions where it is known. */
function withoutExplicit(facts: Fact[]): Fact[] {
  const languages = new Map(
    facts.filter(({ metric }) => metric === "captionLanguage").map(({ platform, value }) => [platform, value]),
  );
  return facts.map((fact) => {
    if (typeof fact.value !== "string" || fact.unit !== "words") return fact;
    const language = languages.get(fact.platform);
    return { ...fact, value: hideExplicit(fact.value, typeof language === "string" ? language : undefined) };
  });
}
