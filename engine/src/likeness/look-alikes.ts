import { formatMetrics, themeMetrics } from "../catalogue/groups.ts";
import { keyedFact } from "../comparison/seal-comparison.ts";
import type { Fact, Statement } from "../ledger/fact.ts";
import type { SealedReport } from "../ledger/sealed.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type Facts, makeStatement } from "../report/draft.ts";
import { jointWidth } from "../statistics/joint-intervals.ts";
import { sharesApart } from "../statistics/shares-apart.ts";

/** A creator by the newest report, as its reader may see it. */
export interface AlikeReport {
  /** The ids of its facts begin with it. */
  key: string;
  sealed: Pick<SealedReport, "facts" | "sources">;
}

export interface LookAlikes {
  /** What each is alike in, and one thing that they surely do otherwise. */
  creators: { key: string; statements: Statement[] }[];
  facts: Fact[];
  sources: SealedReport["sources"];
}

const at = { section: "growthPotential", place: "alike" } as const;
const most = 3;
/** Logarithm of the ratio of two rhythms: a quarter more. Less is no news, though it may be sure. */
const leastRatio = Math.log(1.25);
/** Points of a share. */
const leastPoints = 10;
/** Posts come in bursts: a count of them varies by so many times what one of independent posts does. */
const bursts = 1.5;

/** Something that another does more or less than the own creator. */
interface Difference {
  /** Standard errors that it lies from none. */
  size: number;
  isNews: boolean;
  statement: Statement;
}

/**
 * The first three of these creators with whom a theme of the captions is shared: each with size, rhythm and common themes, and with what they
 * surely do otherwise, if anything: post more or less often, more in a format, more of a common theme. What differs among all who are shown is tested together,
 * at 95 % (decision 0164). Source: docs/methods.md, 'Creators alike'.
 */
export function lookAlikes(own: AlikeReport, others: readonly AlikeReport[], platform: Platform): LookAlikes {
  const used = new Map<string, { report: AlikeReport; fact: Fact }>();
  const read = (report: AlikeReport): Facts => new Map(report.sealed.facts.map((fact) => [fact.id, fact]));
  const mine = read(own);
  const alike = others
    .flatMap((report) => {
      const theirs = read(report);
      const figures = [theirs.get(`${platform}.followers`), theirs.get(`${platform}.postFrequency`)];
      const common = commonThemes(mine, theirs);
      if (common.length === 0 || !figures.every((fact) => typeof fact?.value === "number")) return [];
      return [{ report, theirs, common }];
    })
    .slice(0, most);
  const compared = alike.map((one) => ({
    ...one,
    differences: differencesOf({ own, mine, platform, ...one }),
  }));
  const width = jointWidth(compared.reduce((sum, { differences }) => sum + differences.length, 0));
  const creators = compared.map(({ report: { key }, common, differences }) => {
    const [first, second] = common.map(({ theirs: theme }) => `${key}.${theme.id}`);
    const slots = { followers: `${key}.${platform}.followers`, rate: `${key}.${platform}.postFrequency` };
    const likeness =
      second === undefined
        ? makeStatement("alike.one", { ...slots, theme: first ?? "" }, at)
        : makeStatement("alike.two", { ...slots, first: first ?? "", second }, at);
    const sure = differences.filter(({ size, isNews }) => isNews && size > width).sort((a, b) => b.size - a.size)[0];
    return { key, statements: [likeness, ...(sure ? [sure.statement] : [])] };
  });
  const named = new Set(creators.flatMap(({ statements }) => statements.flatMap(({ slots }) => Object.values(slots))));
  for (const report of [own, ...alike.map((one) => one.report)]) {
    const facts = read(report);
    const add = (id: string) => {
      const [fact, name] = [facts.get(id), `${report.key}.${id}`];
      if (!fact || used.has(name)) return;
      used.set(name, { report, fact });
      fact.inputs.forEach(add);
    };
    for (const { id } of report.sealed.facts) if (named.has(`${report.key}.${id}`)) add(id);
  }
  const facts = [...used.values()].map(({ report, fact }) => keyedFact(report.key, fact));
  const behind = new Set(facts.flatMap(({ sources }) => sources));
  const sources = [own, ...alike.map(({ report }) => report)].flatMap(({ key, sealed }) =>
    sealed.sources.map((source) => ({ ...source, evidence: `${key}.${source.evidence}` })),
  );
  return { creators, facts, sources: sources.filter(({ evidence }) => behind.has(evidence)) };
}

/** Themes that are among the main ones of both, in the order of the own ones. */
function commonThemes(mine: Facts, theirs: Facts): { mine: Fact; theirs: Fact }[] {
  const themesOf = (facts: Facts) =>
    themeMetrics.flatMap((metric) => {
      const theme = facts.get(metric);
      return typeof theme?.value === "string" ? [theme] : [];
    });
  return themesOf(mine).flatMap((theme) => {
    const same = themesOf(theirs).find(({ value }) => value === theme.value);
    return same ? [{ mine: theme, theirs: same }] : [];
  });
}

interface Pair {
  own: AlikeReport;
  mine: Facts;
  report: AlikeReport;
  theirs: Facts;
  common: { mine: Fact; theirs: Fact }[];
  platform: Platform;
}

function differencesOf({ own, mine, report, theirs, common, platform }: Pair): Difference[] {
  const slotsOf = (there: string, here: string) => ({ theirs: `${report.key}.${there}`, own: `${own.key}.${here}` });
  const rate = `${platform}.postFrequency`;
  const rhythm = ratesApart(theirs.get(rate), mine.get(rate));
  const isMore = rhythm !== undefined && rhythm.ratio > 0;
  const ofRhythm: Difference[] = rhythm
    ? [
        {
          size: rhythm.size,
          isNews: Math.abs(rhythm.ratio) >= leastRatio,
          statement: makeStatement(
            isMore ? "alike.postsMore" : "alike.postsLess",
            { rate: `${report.key}.${rate}`, own: `${own.key}.${rate}` },
            at,
          ),
        },
      ]
    : [];
  const ofFormats = formatMetrics.flatMap((metric): Difference[] => {
    const id = `${platform}.${metric}`;
    const same = formatMetrics.find((one) => mine.get(`${platform}.${one}`)?.value === theirs.get(id)?.value);
    if (!theirs.has(id) || !same) return [];
    const [there, here] = [`${id}.share`, `${platform}.${same}.share`];
    const apart = shareAbove(theirs.get(there), mine.get(here));
    const slots = { ...slotsOf(there, here), format: `${report.key}.${id}` };
    return apart ? [{ ...apart, statement: makeStatement("alike.formatMore", slots, at) }] : [];
  });
  const ofThemes = common.flatMap((theme): Difference[] => {
    const [there, here] = [`${theme.theirs.id}.share`, `${theme.mine.id}.share`];
    const apart = shareAbove(theirs.get(there), mine.get(here));
    const slots = { ...slotsOf(there, here), theme: `${report.key}.${theme.theirs.id}` };
    return apart ? [{ ...apart, statement: makeStatement("alike.themeMore", slots, at) }] : [];
  });
  return [...ofRhythm, ...ofFormats, ...ofThemes];
}

/** How far two counts of posts a week lie apart, by the posts that each is of. */
function ratesApart(theirs: Fact | undefined, mine: Fact | undefined): { size: number; ratio: number } | undefined {
  if (typeof theirs?.value !== "number" || typeof mine?.value !== "number" || !theirs.n || !mine.n) return undefined;
  const ratio = Math.log(theirs.value / mine.value);
  return { ratio, size: Math.abs(ratio) / Math.sqrt(bursts * (1 / theirs.n + 1 / mine.n)) };
}

/** How far their share lies above the own one; below it the size is negative. */
function shareAbove(theirs: Fact | undefined, mine: Fact | undefined): { size: number; isNews: boolean } | undefined {
  if (typeof theirs?.value !== "number" || typeof mine?.value !== "number" || !theirs.n || !mine.n) return undefined;
  const countOf = (percent: number, n: number) => ({ n, count: (percent / 100) * n });
  const { difference, error } = sharesApart(countOf(mine.value, mine.n), countOf(theirs.value, theirs.n));
  return { size: difference / error, isNews: theirs.value - mine.value >= leastPoints };
}
