import type { FormulaKey } from "../desk/formulas.ts";
import type { MetricName } from "../desk/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Sealed } from "../ledger/sealed.ts";
import { trustLevels } from "../ledger/vocabulary.ts";

/**
 * What a reader may conclude from two versions' figures being different:
 * `real`: the world changed. `noise`: the figures are too unsure to say so. `new-evidence`: it is known from something
 * else now (typed, a file, another platform). `method`: we compute it differently. `appeared`, `gone`: only one has it.
 */
export const changeVerdicts = ["real", "appeared", "gone", "new-evidence", "method", "noise"] as const;
export type ChangeVerdict = (typeof changeVerdicts)[number];

/** One figure in two versions of a report; a version that does not speak of it at all has none. */
export interface Change {
  id: string;
  verdict: ChangeVerdict;
  before?: Fact;
  after?: Fact;
  /** By how much, relative to before; only where a share of it says something. */
  difference?: Fact;
}

/** They move by themselves, or are not the creator's. */
const notCompared: ReadonlySet<string> = new Set<MetricName>([
  "daysSincePost",
  "benchmarkEngagement",
  "forecastConfidence",
]);
const relative: ReadonlySet<string> = new Set<Fact["unit"]>(["count", "cents", "perWeek"]);

/**
 * Tells real change from noise and from new evidence, figure by figure; a figure that is the same is left out.
 *
 * Two exact figures differ when they differ. Ranges of rounding must not meet. For two estimates the difference has a
 * range of its own, √(h₁² + h₂²) with their half-widths, which zero must be outside of. That takes them as independent:
 * two samples that share posts differ by less, so a change is called real too rarely and not too often.
 *
 * @returns real changes first, the greatest share first; order of the ledger within equals
 */
export function compareVersions(before: Sealed, after: Sealed): Change[] {
  const [old, now] = [before, after].map(({ facts }) => new Map(facts.map((fact) => [fact.id, fact])));
  const ids = new Set([...after.facts, ...before.facts].map(({ id }) => id));
  return [...ids]
    .flatMap((id): Change[] => {
      const [was, is] = [old?.get(id), now?.get(id)];
      const verdict = verdictOf(was, is, { before, after });
      const sides = { ...(was && { before: was }), ...(is && { after: is }) };
      return verdict ? [{ id, verdict, ...sides, ...(was && is && differenceOf(was, is)) }] : [];
    })
    .sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
}

const rank = ({ verdict }: Change) => changeVerdicts.indexOf(verdict);
const size = ({ difference }: Change) => (typeof difference?.value === "number" ? Math.abs(difference.value) : 0);

function verdictOf(
  was: Fact | undefined,
  is: Fact | undefined,
  versions: { before: Sealed; after: Sealed },
): ChangeVerdict | undefined {
  if (notCompared.has(is?.metric ?? was?.metric ?? "")) return undefined;
  if (!was || was.kind === "unavailable") return !is || is.kind === "unavailable" ? undefined : "appeared";
  if (!is || is.kind === "unavailable") return "gone";
  if (JSON.stringify(was.value) === JSON.stringify(is.value)) return undefined;
  if (was.currency !== is.currency || basis(was, versions.before) !== basis(is, versions.after)) return "new-evidence";
  const isOurs = is.kind === "derived" || is.kind === "estimated";
  const isOtherMethod = versions.before.engineVersion !== versions.after.engineVersion || was.formula !== is.formula;
  if (isOurs && isOtherMethod) return "method";
  return isBeyondDoubt(was, is) ? "real" : "noise";
}

/** What a figure is known from: the kinds of its evidence, and the figures it was computed from. */
function basis(fact: Fact, { sources }: Sealed): string {
  const kinds = sources.filter(({ evidence }) => fact.sources.includes(evidence)).map(({ kind }) => kind);
  return JSON.stringify([[...new Set(kinds)].sort(), [...fact.inputs].sort()]);
}

function isBeyondDoubt(was: Fact, is: Fact): boolean {
  if (typeof was.value !== "number" || typeof is.value !== "number") return true;
  const estimates = was.level !== undefined && is.level !== undefined;
  const [widthBefore, widthAfter] = is.value > was.value ? [above(was), below(is)] : [below(was), above(is)];
  const doubt = estimates ? Math.hypot(widthBefore, widthAfter) : widthBefore + widthAfter;
  return Math.abs(is.value - was.value) > doubt;
}

/** How far an interval reaches above and below its value; an exact figure does not. */
const above = ({ value, high }: Fact) => (typeof value === "number" && high !== undefined ? high - value : 0);
const below = ({ value, low }: Fact) => (typeof value === "number" && low !== undefined ? value - low : 0);

function differenceOf(was: Fact, is: Fact): { difference?: Fact } {
  if (typeof was.value !== "number" || typeof is.value !== "number" || was.value <= 0) return {};
  if (!relative.has(is.unit) || was.currency !== is.currency) return {};
  const base = was.value;
  const share = (from: number, to: number) => (100 * (to - from)) / base;
  const isExact = [was.low, was.high, is.low, is.high].every((end) => end === undefined);
  const metric: MetricName = "versionChange";
  const formula: FormulaKey = "versions.relative";
  return {
    difference: {
      id: `change.${is.id}`,
      metric,
      ...(is.platform && { platform: is.platform }),
      kind: "derived",
      value: share(base, is.value),
      unit: "percent",
      ...(!isExact && {
        low: share(was.high ?? base, is.low ?? is.value),
        high: share(was.low ?? base, is.high ?? is.value),
      }),
      period: { from: was.asOf, to: is.asOf },
      asOf: is.asOf,
      trust: trustLevels[Math.max(trustLevels.indexOf(was.trust), trustLevels.indexOf(is.trust))] ?? is.trust,
      sandbox: was.sandbox || is.sandbox,
      formula,
      inputs: [is.id],
      sources: [...new Set([...was.sources, ...is.sources])].sort(),
      scope: was.scope === "owner" ? was.scope : is.scope,
    },
  };
}
