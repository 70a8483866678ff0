import { dayOf } from "../catalogue/time.ts";
import { relativeGain } from "../growth/relative-gain.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Source } from "../ledger/sealed.ts";
import type { EvidenceKind, Platform } from "../ledger/vocabulary.ts";
import { openBooks } from "./books.ts";
import type { PortfolioInput, PortfolioSubject } from "./portfolio-input.ts";
import { portfolioLedgerOf, portfolioSources } from "./portfolio-ledger.ts";

/** What is known of a model on one platform: by its last public reading, or given by hand where there is none. */
export interface ModelReading {
  platform: Platform;
  followers: number;
  /** Percent of followers that a typical post gets; null under five posts. */
  engagement: number | null;
  /** Followers at the start of the 28 days to `observedAt`, by the rule of a report's gain (`openingOf`); null without such a count. */
  earlier: { followers: number; at: string } | null;
  observedAt: string;
  kind: EvidenceKind;
  sandbox: boolean;
}

export interface ModelReadings {
  id: string;
  readings: readonly ModelReading[];
}

/** Amounts of `period`; `asOf` is now. */
export interface ModelFiguresInput
  extends Pick<
    PortfolioInput,
    "asOf" | "period" | "before" | "isLatest" | "payments" | "paid" | "perDollar" | "given"
  > {
  models: readonly ModelReadings[];
}

/** Figures that models are listed and ordered by. */
export const modelMetrics = ["followers", "change", "engagement", "earnings"] as const;
export type ModelMetric = (typeof modelMetrics)[number];

/**
 * What models are ordered by, by id: the values that `modelFigures` writes. Models of which it is unknown are left out. Amounts are
 * cents of the currency of most payments of all; those in another without a rate are left out.
 */
export function modelRanks(input: ModelFiguresInput, metric: ModelMetric): Map<string, number> {
  const books = metric === "earnings" ? openBooks(bookInput(input)) : undefined;
  return new Map(
    input.models.flatMap(({ id, readings }) => {
      const { change, ...known } = valuesOf(readings);
      const value = books ? books.of(id)?.value : { ...known, change: change?.percent, earnings: undefined }[metric];
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

/**
 * The figures of each model's row: followers of all its platforms, their change over 28 days where each of them has it for the same
 * days, as in a report, with the count that it is of, engagement on the platform with most followers that has one, and net earnings of the
 * period. Ids begin with the model's. Pure.
 */
export function modelFigures(input: ModelFiguresInput): { facts: Fact[]; sources: Source[] } {
  const facts: Fact[] = [];
  const subjects: PortfolioSubject[] = [];
  const books = openBooks(bookInput(input));
  const addFact = portfolioLedgerOf({ asOf: input.asOf, of: "own" }, facts);
  for (const { id, readings } of input.models) {
    const subjectOf = ({ platform, kind, sandbox }: ModelReading): PortfolioSubject => ({
      ...{ id: `${id}.${platform}`, platform, members: [id], kind, sandbox },
    });
    subjects.push(...readings.map(subjectOf));
    const { followers, change, rated } = valuesOf(readings);
    const about = { id: `${id}.portfolio.followers`, metric: "portfolio.followers" } as const;
    if (followers === undefined) addFact({ ...about, reason: { code: "no-follower-count" } }, []);
    else {
      const asOf = oldestOf(readings);
      addFact({ ...about, value: followers, asOf, formula: "sum.follows" }, readings.map(subjectOf));
    }
    if (change !== undefined) {
      const to = oldestOf(readings);
      const before = `${about.id}.before`;
      const behind = readings.map(subjectOf);
      addFact(
        { id: before, metric: "followers", value: change.before, asOf: change.from, formula: "sum.follows" },
        behind,
      );
      addFact(
        {
          ...{ id: `${about.id}.change`, metric: "portfolio.followers.change", asOf: to, inputs: [about.id, before] },
          ...{ value: change.percent, n: readings.length, sampleOf: "profiles" },
          formula: readings.length > 1 ? "growth.relativeTotal" : "growth.relative",
          period: { from: change.from, to },
        },
        behind,
      );
    }
    if (rated) {
      const shared = { platform: rated.platform, asOf: rated.observedAt };
      addFact(
        {
          ...{ ...shared, id: `${id}.portfolio.engagement`, metric: "portfolio.engagement", value: rated.engagement },
          formula: "engagement.byFollowers.typical",
        },
        [subjectOf(rated)],
      );
    }
    const earned = books.of(id) ?? books.otherCurrencies.of(id);
    const earnings = { id: `${id}.portfolio.earnings`, metric: "portfolio.earnings" } as const;
    if (earned) addFact({ ...earnings, ...earned.about, value: earned.value }, earned.behind);
    else addFact({ ...earnings, reason: books.missing(id) }, []);
  }
  return { facts, sources: portfolioSources(facts, { asOf: input.asOf, subjects: [...subjects, ...books.subjects] }) };
}

function valuesOf(readings: readonly ModelReading[]) {
  const [rated] = readings
    .filter(({ engagement }) => engagement !== null)
    .toSorted((a, b) => b.followers - a.followers || a.platform.localeCompare(b.platform));
  return {
    followers: readings.length > 0 ? readings.reduce((sum, one) => sum + one.followers, 0) : undefined,
    change: changeOver(readings),
    engagement: rated?.engagement ?? undefined,
    rated,
  };
}

/** Of some of the platforms, or of other days, it would stand beside a total that it is not of. */
function changeOver(readings: readonly ModelReading[]) {
  const known = readings.flatMap(({ earlier, ...now }) => (earlier ? [{ ...now, earlier }] : []));
  const days = new Set(known.map(({ earlier, observedAt }) => `${dayOf(earlier.at)} ${dayOf(observedAt)}`));
  const before = known.reduce((sum, { earlier }) => sum + earlier.followers, 0);
  const [from] = known.map(({ earlier }) => earlier.at).sort();
  if (from === undefined || known.length < readings.length || days.size > 1 || before <= 0) return undefined;
  const gain = known.reduce((sum, { followers }) => sum + followers, 0) - before;
  return { percent: relativeGain(gain, before), before, from };
}

/** A sum is as old as its oldest part. */
const oldestOf = (readings: readonly ModelReading[]): string =>
  readings.map(({ observedAt }) => observedAt).sort()[0] ?? "";

const bookInput = ({ models, ...input }: ModelFiguresInput): PortfolioInput => ({
  ...input,
  ...{ bars: [], of: "own", members: models.map(({ id }) => id), subjects: [], followers: [], posts: [] },
});
