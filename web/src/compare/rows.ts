import type { Comparison } from "@fanradar/contract";
import type { Fact, MetricName, Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { currentMessages, currentWords } from "../lib/messages.ts";
import type { Ledger } from "../ui/figure.tsx";

/** One measure: of each member the fact that stands in it, if there is one. */
export interface ComparisonRow {
  id: string;
  label: string;
  /** It adds to the row above it. */
  isPart: boolean;
  /** Some member has the figure. */
  isKnown: boolean;
  factOf: (key: string) => Fact | undefined;
  /** Who leads in it; undefined where nobody can. */
  lead: RowLead | undefined;
}

/** Measures of one platform, of all of them, or of the creators' places and scores. */
export interface RowGroup {
  id: Platform | "all" | "places" | "score";
  label: string;
  rows: ComparisonRow[];
}

export type RowLead = Comparison["leads"][number];

const platforms: Platform[] = ["instagram", "x", "tiktok", "onlyfans"];
/** In the order in which they are shown. Of several metrics the first that a member has. */
const onPlatform: MetricName[][] = [
  ["followers"],
  ["engagement"],
  ["gainPercent"],
  ["gain"],
  ["postFrequency"],
  ["likesAverage"],
  ["avgViews"],
];
const onOnlyFans: MetricName[][] = [["earningsNet", "earningsGross"], ["subscribers"], ["kindShare.tip"]];
const places = [
  "comparison.audience",
  "comparison.engagement",
  "comparison.growth",
  "comparison.consistency",
] as const satisfies MetricName[];
const addends: MetricName[] = ["score.followers", "score.engagement", "score.earnings"];

/** Each member's colour, in the order of the comparison: of its column, its bars and its lines. */
export const memberMarks = [
  { colour: "var(--teal)" },
  { colour: "var(--coral)", dash: "7 3" },
  { colour: "var(--verified)", dash: "2 3" },
  { colour: "var(--warn)", dash: "9 3 2 3" },
] as const;

export const memberMark = (place: number): (typeof memberMarks)[number] =>
  memberMarks[place % memberMarks.length] ?? memberMarks[0];

export const comparisonLedger = ({ facts, sources }: Comparison): Ledger => ({
  facts: new Map(facts.map((fact) => [fact.id, fact])),
  sources,
});

/** The measures of a comparison: those of platforms that no member is on are left out. */
export function groupsOf({ members, leads }: Comparison, { facts }: Ledger): RowGroup[] {
  const { platforms: names } = currentWords().interfaceWords;
  const { compareWords: words } = currentMessages(bundles.compare);
  const row = (metrics: readonly MetricName[], platform?: Platform, isPart = false): ComparisonRow => {
    const figures = metrics.map((metric) => ({ metric, id: platform ? `${platform}.${metric}` : metric }));
    const isSome = ({ id }: { id: string }) => members.some(({ key }) => isKnownFact(facts.get(`${key}.${id}`)));
    const known = figures.find(isSome);
    const { metric, id } = known ?? figures[0] ?? { metric: "", id: "" };
    return {
      id,
      label: metricLabel(metric),
      isPart,
      isKnown: known !== undefined,
      factOf: (key) => facts.get(`${key}.${id}`),
      lead: leads.find((lead) => lead.figures.some(({ key, fact }) => fact === `${key}.${id}`)),
    };
  };
  return [
    { id: "all" as const, label: words.allPlatforms, rows: [row(["follows.total"])] },
    ...platforms
      .filter((platform) => members.some(({ profiles }) => profiles.some((one) => one.platform === platform)))
      .map((platform) => ({
        id: platform,
        label: names[platform],
        rows: (platform === "onlyfans" ? onOnlyFans : onPlatform).map((metrics) => row(metrics, platform)),
      })),
    {
      id: "places" as const,
      label: words.places,
      rows: [
        row(["comparison.composite"]),
        ...places.map((metric) => ({ ...row([metric], undefined, true), label: words.placeNames[metric] })),
      ],
    },
    {
      id: "score" as const,
      label: words.scoreGroup,
      rows: [row(["score"]), ...addends.map((metric) => row([metric], undefined, true))],
    },
  ];
}

export const isKnownFact = (fact: Fact | undefined): fact is Fact => typeof fact?.value === "number";

/** How a metric is called. */
export function metricLabel(metric: string): string {
  const labels: Record<string, string> = currentWords().metricWords;
  return labels[metric] ?? metric;
}

/** Of those who bear one name each is called by its platforms too. */
export function memberName({ members }: Comparison, key: string | undefined): string {
  const { compareWords } = currentMessages(bundles.compare);
  const { interfaceWords } = currentWords();
  const member = members.find((one) => one.key === key);
  if (!member) return "";
  const isOnly = members.every((one) => one === member || one.name !== member.name);
  const where = member.isOwn
    ? compareWords.yours
    : member.profiles.map((one) => interfaceWords.platforms[one.platform]);
  return isOnly ? member.name : `${member.name} · ${[where].flat().join(", ")}`;
}

/** Of a score: the addends that are missing, by name. */
export function missingAddends(key: string, { facts }: Ledger): string[] {
  const { compareWords } = currentMessages(bundles.compare);
  return Object.entries(compareWords.addends).flatMap(([id, name]) => {
    const fact = facts.get(`${key}.${id}`);
    if (typeof fact?.value === "number") return [];
    return fact?.reason?.code === "needs-dollars" ? [compareWords.earningsInDollars] : [name];
  });
}
