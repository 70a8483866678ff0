import { checksOf, type Fact, factsOf, type Ledger, type Sealed, type Statement, sectionNames } from "@fanradar/engine";
import { hiddenIds, type Reading } from "../access/visibility.ts";
import { hideExplicit } from "./explicit-words.ts";
import { publicPartOf } from "./public-part.ts";
import { isSameFigure, releasedFacts } from "./released-facts.ts";

/**
 * The sealed truth as it may be read: what public evidence alone gives, less the fields that are closed to this reader, and the
 * owner's figures that are open to them. A figure whose best source is private is shown by its best public one.
 */
export function visibleTo(reading: Reading, sealed: Sealed): Sealed {
  if (reading.name === "whole") return sealed;
  const { schema, engineVersion, asOf, narrator, comparison } = sealed;
  const open = publicPartOf(sealed);
  const released = releasedFacts(reading, sealed, open);
  const facts = shownFacts(reading, { open, released });
  const shown = new Map(facts.map((fact) => [fact.id, fact]));
  const statements = shownStatements(sealed, { open, released, shown });
  const { sources, keys } = shownSources(sealed, { open, released });
  const isPublic = new Set(open.sources.map(({ evidence }) => evidence));
  const visible = facts.map(({ conflicts, alternatives, ...fact }) => ({
    ...fact,
    sources: fact.sources.flatMap((key) => keys.get(key) ?? []),
    // What contradicts an opened figure may itself be private.
    ...(conflicts && { conflicts: conflicts.filter(({ evidence }) => isPublic.has(evidence)) }),
    ...(alternatives && { alternatives: alternatives.filter((id) => shown.has(id)) }),
  }));
  const heads = new Set(facts.flatMap(({ id, platform, metric }) => (released.has(id) ? [] : `${platform} ${metric}`)));
  return {
    schema,
    engineVersion,
    asOf,
    narrator,
    subjects: open.subjects,
    facts: reading.hidesExplicit ? withoutExplicit(visible) : visible,
    statements,
    series: open.series.filter((one) => heads.has(`${one.platform} ${one.metric}`) && !reading.hidesSeries(one)),
    sources,
    checks: checksOf({ facts, statements }, open.checks.dropped),
    ...(comparison && { comparison }),
  };
}

interface Parts {
  /** What public evidence alone gives. */
  open: Ledger;
  /** The owner's facts that are open to this reader, by id; each stands in place of the public one. */
  released: ReadonlyMap<string, Fact>;
}

/** Public facts of open fields and the released ones. What was computed from a public figure that a released one replaces would contradict it, and goes. */
function shownFacts(reading: Reading, { open, released }: Parts): Fact[] {
  const hidden = hiddenIds(
    open.facts.filter(({ id }) => !released.has(id)),
    (fact) => reading.hides(fact) || fact.inputs.some((id) => released.has(id)),
  );
  const remaining = open.facts.flatMap((fact) => released.get(fact.id) ?? (hidden.has(fact.id) ? [] : fact));
  const known = new Set(open.facts.map(({ id }) => id));
  return [...remaining, ...[...released.values()].filter(({ id }) => !known.has(id))];
}

/**
 * Sentences whose figures all stand as they were when the sentence was written: of public ones alone, then of released ones. One
 * that names no figure speaks of its whole place, and goes where a released one has something to say there.
 */
function shownStatements(
  { facts, statements }: Sealed,
  { open, released, shown }: Parts & { shown: ReadonlyMap<string, Fact> },
): Statement[] {
  const whole = new Map(facts.map((fact) => [fact.id, fact]));
  const standsAsIn = (ledger: ReadonlyMap<string, Fact>) => (id: string) => {
    const [here, there] = [shown.get(id), ledger.get(id)];
    return here !== undefined && there !== undefined && isSameFigure(here, there);
  };
  const own = statements.filter((one) => {
    const cited = factsOf(one);
    return cited.some((id) => released.has(id)) && cited.every(standsAsIn(whole));
  });
  const places = new Set(own.map(({ section, place }) => `${section} ${place}`));
  const isPublic = standsAsIn(new Map(open.facts.map((fact) => [fact.id, fact])));
  const others = open.statements.filter((one) => {
    const cited = factsOf(one);
    return cited.length > 0 ? cited.every(isPublic) : !places.has(`${one.section} ${one.place}`);
  });
  return [...others, ...own].sort((a, b) => sectionNames.indexOf(a.section) - sectionNames.indexOf(b.section));
}

/** The public sources, and those behind released facts under other keys, since ours name an account or a file. */
function shownSources({ sources }: Sealed, { open, released }: Parts) {
  const behind = new Set([...released.values()].flatMap((fact) => fact.sources));
  const keys = new Map(open.sources.map(({ evidence }) => [evidence, evidence]));
  const owners = sources.filter(({ scope, evidence }) => scope === "owner" && behind.has(evidence));
  for (const [index, { evidence }] of owners.entries()) keys.set(evidence, `owner:${index + 1}`);
  const renamed = owners.map((source) => ({ ...source, evidence: keys.get(source.evidence) ?? "" }));
  return { sources: [...open.sources, ...renamed], keys };
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
