import {
  type Fact,
  ownersSteps,
  type ReasonCode,
  type ReportLedger,
  restateFacts,
  type SealedReport,
  sealedFacts,
  statementChecks,
} from "@fanradar/engine";
import { LRUCache } from "lru-cache";
import { hiddenIds, type ReportVisibility } from "../access/visibility.ts";
import { hideExplicit } from "./explicit-words.ts";
import { publicPartOf } from "./public-part.ts";
import { releasedFacts } from "./released-facts.ts";

/** Some 300 kB each. What is sealed never changes, so that it is redacted once for each visibility. */
const redacted = new LRUCache<string, SealedReport>({ max: 30 });

/**
 * A report as it is redacted for a visibility. The hash names it: another database in the same process has other reports
 * under the same ids.
 *
 * @param findSealed called only where it is not cached
 * @returns undefined where the report was deleted meanwhile
 */
export async function findRedactedReport(
  visibility: ReportVisibility,
  { hash }: { hash: string },
  findSealed: () => Promise<SealedReport | undefined>,
): Promise<SealedReport | undefined> {
  const key = `${visibility.name} ${hash}`;
  const known = redacted.get(key);
  if (known) return known;
  const whole = await findSealed();
  if (!whole) return undefined;
  const sealed = redactReport(visibility, whole);
  redacted.set(key, sealed);
  return sealed;
}

/**
 * The sealed truth as it may be read: what public evidence alone gives, less the fields that are closed to this reader, and the
 * owner's figures that are open to them. A figure whose best source is private is shown by its best public one.
 */
export function redactReport(visibility: ReportVisibility, sealed: SealedReport): SealedReport {
  if (visibility.name === "whole") return sealed;
  const { schema, engineVersion, asOf, narrator, comparison } = sealed;
  const open = publicPartOf(sealed);
  const released = releasedFacts(visibility, sealed, open);
  const isHidden = (fact: Fact) => !released.has(fact.id) && visibility.hides(fact);
  const merged = mergedFacts(withoutGiven(open, sealed, visibility), released).map(withoutOwnersReason);
  const hidden = hiddenIds(merged, isHidden);
  const stated = restateFacts(merged, asOf);
  // What the checks came to is counted of what is shown. Other sentences are not: they would state what is hidden as missing.
  const checked = restateFacts(
    merged.filter(({ id }) => !hidden.has(id)),
    asOf,
  );
  const readable = checked.facts.filter((fact) => !isHidden(fact));
  const shown = new Map(readable.map((fact) => [fact.id, fact]));
  const statements = [
    ...stated.statements.filter(({ section }) => section !== "riskAssessment"),
    ...checked.statements.filter(({ section, place }) => section === "riskAssessment" && place !== "next"),
    ...stated.statements.filter(({ section, place }) => section === "riskAssessment" && place === "next"),
  ].filter((one) => !ownersSteps.has(one.key) && sealedFacts(one).every((id) => shown.has(id)));
  // Said once by a sentence: a card or table of figures that are not public would be a page of dashes.
  const said = new Set(statements.flatMap(sealedFacts));
  const facts = readable.filter(({ id, reason }) => reason?.code !== "not-public" || said.has(id));
  const { sources, keys } = shownSources(sealed, { open, released });
  const isPublic = new Set(open.sources.map(({ evidence }) => evidence));
  const visible = facts.map(({ conflicts, alternatives, ...fact }) => ({
    ...fact,
    sources: fact.sources.flatMap((key) => keys.get(key) ?? []),
    // What contradicts an opened figure may itself be private.
    ...(conflicts && { conflicts: conflicts.filter(({ evidence }) => isPublic.has(evidence)) }),
    ...(alternatives && { alternatives: alternatives.filter((id) => shown.has(id)) }),
  }));
  // A chart goes with its figure: the public one would contradict a released one.
  const releasedHeads = new Set([...released.values()].map(({ platform, metric }) => `${platform} ${metric}`));
  const heads = new Set(facts.flatMap(({ id, platform, metric }) => (released.has(id) ? [] : `${platform} ${metric}`)));
  return {
    schema,
    engineVersion,
    asOf,
    narrator,
    subjects: open.subjects,
    facts: visibility.hidesExplicit ? withoutExplicit(visible) : visible,
    statements,
    series: [
      ...open.series.filter((one) => heads.has(`${one.platform} ${one.metric}`) && !visibility.hidesSeries(one)),
      ...sealed.series.filter(
        (one) => releasedHeads.has(`${one.platform} ${one.metric}`) && !visibility.hidesSeries(one),
      ),
    ],
    sources,
    checks: statementChecks({ facts, statements }, stated.checks.dropped),
    ...(comparison && { comparison }),
  };
}

interface Parts {
  /** Facts from public evidence alone. */
  open: ReportLedger;
  /** The owner's facts that are open to this reader, by id; each stands in place of the public one. */
  released: ReadonlyMap<string, Fact>;
}

/** Reasons that only an owner can remedy: by typing, importing or connecting. */
export const ownersReasons: ReadonlySet<string> = new Set<ReasonCode>([
  "needs-typing",
  "needs-earnings",
  "needs-connection",
  "needs-statement",
  "too-few-statement-days",
  "needs-price",
  "no-key",
]);

/** For other viewers such a figure is not public: true whether its owner gave it or not, so that nothing is disclosed. */
function withoutOwnersReason(fact: Fact): Fact {
  return fact.reason && ownersReasons.has(fact.reason.code) ? { ...fact, reason: { code: "not-public" } } : fact;
}

/**
 * The public ledger without what it states as missing and the whole report has, where that may be given out: beside the countries of an
 * audience it is not 'not public'.
 */
function withoutGiven(open: ReportLedger, whole: SealedReport, visibility: ReportVisibility): ReportLedger {
  const known = new Set(whole.facts.map(({ id }) => id));
  const isGiven = ({ id, kind, metric }: Fact) =>
    kind === "unavailable" && !known.has(id) && !visibility.hides({ metric, scope: "owner" });
  const given = hiddenIds(open.facts, isGiven);
  return { ...open, facts: open.facts.filter(({ id }) => !given.has(id)) };
}

/**
 * The public facts with the released ones in them. What was computed from a public figure that a released one replaces would
 * contradict it, and goes; so do the other totals where that of the followers is of more platforms.
 */
function mergedFacts(open: ReportLedger, released: Parts["released"]): Fact[] {
  const replaced = hiddenIds(
    open.facts.filter(({ id }) => !released.has(id)),
    ({ inputs, metric }) =>
      inputs.some((id) => released.has(id)) || (released.has("follows.total") && metric.startsWith("follows.")),
  );
  const remaining = open.facts.flatMap((fact) => released.get(fact.id) ?? (replaced.has(fact.id) ? [] : fact));
  const known = new Set(open.facts.map(({ id }) => id));
  return [...remaining, ...[...released.values()].filter(({ id }) => !known.has(id))];
}

/** The public sources, and those behind released facts under other keys, since ours name an account or a file. */
function shownSources({ sources }: SealedReport, { open, released }: Parts) {
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
