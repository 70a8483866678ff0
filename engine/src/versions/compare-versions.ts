import type { FormulaKey } from "../catalogue/formulas.ts";
import { type MetricName, metricOf } from "../catalogue/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";
import type { SealedReport } from "../ledger/sealed.ts";

/**
 * What a reader may conclude from two versions' figures being different:
 * `real`: the world changed. `slight`: it did, by too little to be news. `noise`: the figures are too unsure to say so. `new-evidence`: it is known from something
 * else now (typed, a file, another platform). `method`: we compute it differently. `appeared`, `disappeared`: only one has it.
 * `other-profile`: the link was changed, so the two are figures of different accounts.
 */
export const changeVerdicts = [
  "real",
  "appeared",
  "disappeared",
  "other-profile",
  "new-evidence",
  "method",
  "slight",
  "noise",
] as const;
export type ChangeVerdict = (typeof changeVerdicts)[number];

/** One figure in two versions of a report; undefined in a version without it. */
export interface VersionChange {
  id: string;
  verdict: ChangeVerdict;
  before?: Fact;
  after?: Fact;
  /** By how much, relative to before; only where a share of it says something. */
  difference?: Fact;
}

/** Percent of the larger of the two. A figure that moved by less is no news, though the change is sure. */
const leastNews = 1;
const relative: ReadonlySet<string> = new Set<Fact["unit"]>(["count", "cents", "perWeek"]);

/**
 * Separates real change from noise and from new evidence, figure by figure; a figure that is the same is left out.
 *
 * Two exact figures differ when they differ. Ranges of rounding must not meet. For two estimates the difference has a
 * range of its own, √(h₁² + h₂²) with their half-widths, which zero must be outside of. That takes them as independent:
 * two samples that share posts differ by less, so a change is called real too rarely and not too often.
 *
 * @returns real changes first, the greatest share first, those that are slight or may be chance last; order of the ledger within equals
 */
export function compareVersions(before: SealedReport, after: SealedReport): VersionChange[] {
  const [old, now] = [byId(before), byId(after)];
  const relinked = relinkedPlatforms(before, after);
  const ids = new Set([...after.facts, ...before.facts].map(({ id }) => id));
  return [...ids]
    .flatMap((id): VersionChange[] => {
      const [was, is] = [old.get(id), now.get(id)];
      const isSameProfile = !restsOn(relinked, was, old, before) && !restsOn(relinked, is, now, after);
      const verdict = verdictOf(was, is, { before, after, isSameProfile });
      const sides = { ...(was && { before: was }), ...(is && { after: is }) };
      return verdict ? [{ id, verdict, ...sides, ...(was && is && isSameProfile && differenceOf(was, is)) }] : [];
    })
    .sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
}

const byId = ({ facts }: SealedReport) => new Map(facts.map((fact) => [fact.id, fact]));
const rank = ({ verdict }: VersionChange) => changeVerdicts.indexOf(verdict);
const size = ({ difference }: VersionChange) =>
  typeof difference?.value === "number" ? Math.abs(difference.value) : 0;

/** Platforms that both versions have a profile of, and not the same one. */
function relinkedPlatforms(before: SealedReport, after: SealedReport): ReadonlySet<string> {
  const handles = new Map(before.subjects.map(({ platform, handle }) => [platform, handle]));
  const relinked = after.subjects.filter(({ platform, handle }) => (handles.get(platform) ?? handle) !== handle);
  return new Set(relinked.map(({ platform }) => platform));
}

/**
 * Whether a fact is about one of these platforms: by its own platform, its evidence, or what it was computed from. What has
 * neither evidence nor inputs was computed from the linked handles themselves.
 */
function restsOn(
  platforms: ReadonlySet<string>,
  fact: Fact | undefined,
  ledger: ReadonlyMap<string, Fact>,
  version: SealedReport,
): boolean {
  if (!fact || platforms.size === 0) return false;
  const { platform, sources, inputs } = fact;
  if (platform) return platforms.has(platform);
  if (sources.length === 0 && inputs.length === 0) return fact.trust !== "record";
  const isOne = (evidence: string) =>
    version.sources.some((source) => source.evidence === evidence && platforms.has(source.platform ?? ""));
  return sources.some(isOne) || inputs.some((input) => restsOn(platforms, ledger.get(input), ledger, version));
}

function verdictOf(
  was: Fact | undefined,
  is: Fact | undefined,
  { isSameProfile, ...versions }: { before: SealedReport; after: SealedReport; isSameProfile: boolean },
): ChangeVerdict | undefined {
  if (metricOf(is?.metric ?? was?.metric ?? "")?.isCompared === false) return undefined;
  if (!isSameProfile) return hasSameValue(was, is) ? undefined : "other-profile";
  if (!was || was.kind === "unavailable") return !is || is.kind === "unavailable" ? undefined : "appeared";
  if (!is || is.kind === "unavailable") return "disappeared";
  if (hasSameValue(was, is)) return undefined;
  if (was.currency !== is.currency || basis(was, versions.before) !== basis(is, versions.after)) return "new-evidence";
  const isOurs = is.kind === "derived" || is.kind === "estimated";
  const isOtherMethod = versions.before.engineVersion !== versions.after.engineVersion || was.formula !== is.formula;
  if (isOurs && isOtherMethod) return "method";
  if (!isBeyondDoubt(was, is)) return "noise";
  return movedBy(was, is) < leastNews ? "slight" : "real";
}

/** An absent figure has no value, like one that is missing for a reason. */
const hasSameValue = (was: Fact | undefined, is: Fact | undefined) =>
  JSON.stringify(was?.value ?? null) === JSON.stringify(is?.value ?? null);

/** What a figure is known from: the kinds and platforms of its evidence, and the figures it was computed from. */
function basis(fact: Fact, { sources }: SealedReport): string {
  const behind = sources.filter(({ evidence }) => fact.sources.includes(evidence));
  const ways = behind.map(({ kind, platform = "" }) => `${platform} ${kind}`);
  return JSON.stringify([[...new Set(ways)].sort(), [...fact.inputs].sort()]);
}

/** Percent of the larger of the two values; of what is no number everything. */
function movedBy({ value: was }: Fact, { value: is }: Fact): number {
  if (typeof was !== "number" || typeof is !== "number") return 100;
  return (100 * Math.abs(is - was)) / Math.max(Math.abs(is), Math.abs(was));
}

function isBeyondDoubt(was: Fact, is: Fact): boolean {
  const gap = gapOf(was, is);
  return !gap || gap.low > 0 || gap.high < 0;
}

/** How much greater a figure has become, with the range that theirs leave open; undefined where one is no number. */
function gapOf(was: Fact, is: Fact): { value: number; low: number; high: number; level?: number } | undefined {
  if (typeof was.value !== "number" || typeof is.value !== "number") return undefined;
  const areEstimates = was.level !== undefined && is.level !== undefined;
  const together = areEstimates ? Math.hypot : (one: number, other: number) => one + other;
  const value = is.value - was.value;
  const down = together(is.value - (is.low ?? is.value), (was.high ?? was.value) - was.value);
  const up = together((is.high ?? is.value) - is.value, was.value - (was.low ?? was.value));
  return { value, low: value - down, high: value + up, ...(areEstimates && { level: is.level }) };
}

function differenceOf(was: Fact, is: Fact): { difference?: Fact } {
  const gap = gapOf(was, is);
  const base = typeof was.value === "number" ? was.value : 0;
  if (!gap || base <= 0 || !relative.has(is.unit) || was.currency !== is.currency) return {};
  const shareOf = (part: number) => (100 * part) / base;
  const { low, high, level } = gap;
  const metric: MetricName = "versionChange";
  const formula: FormulaKey = "versions.relative";
  return {
    difference: deriveFact(
      {
        id: `change.${is.id}`,
        metric,
        ...(is.platform && { platform: is.platform }),
        value: shareOf(gap.value),
        ...(low < high && { low: shareOf(low), high: shareOf(high), ...(level !== undefined && { level }) }),
        period: { from: was.asOf, to: is.asOf },
        asOf: is.asOf,
        formula,
        inputs: [is.id],
      },
      [was, is],
    ),
  };
}
