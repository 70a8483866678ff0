import type { Comparison } from "@fanradar/contract";
import type { Fact, MetricName, Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { currentMessages, currentWords } from "../lib/messages.ts";
import type { Ledger } from "../ui/figure.tsx";

/** One line of every card: of each member the fact that stands in it, if there is one. */
export interface ComparisonRow {
  id: string;
  label: string;
  /** A size says something of it, so that it is worth a picture. */
  isDrawn: boolean;
  factOf: (key: string) => Fact | undefined;
}

const platforms: Platform[] = ["instagram", "x", "tiktok", "onlyfans"];
/**
 * In the order in which they are shown. `on`: each platform has a line of its own, shown where some member has its figure;
 * or it is of OnlyFans alone, or of all platforms together. Of several metrics the first that a member has.
 */
const lines: { metrics: MetricName[]; on: "each" | "onlyfans" | "all"; isAlways?: true; isDrawn?: true }[] = [
  { metrics: ["follows.total"], on: "all", isAlways: true, isDrawn: true },
  { metrics: ["followers"], on: "each" },
  { metrics: ["engagement"], on: "each", isDrawn: true },
  { metrics: ["likesAverage"], on: "each" },
  { metrics: ["avgViews"], on: "each" },
  { metrics: ["gain"], on: "each" },
  { metrics: ["gainPercent"], on: "each", isDrawn: true },
  { metrics: ["postFrequency"], on: "each", isDrawn: true },
  { metrics: ["earningsGross", "earningsNet"], on: "onlyfans", isAlways: true },
  { metrics: ["subscribers"], on: "onlyfans" },
  { metrics: ["kindShare.tip"], on: "onlyfans" },
  { metrics: ["comparison.composite"], on: "all", isAlways: true, isDrawn: true },
];

export const comparisonLedger = ({ facts, sources }: Comparison): Ledger => ({
  facts: new Map(facts.map((fact) => [fact.id, fact])),
  sources,
});

/** The lines of a comparison. */
export function rowsOf({ members }: Comparison, { facts }: Ledger): ComparisonRow[] {
  const { platforms: names } = currentWords().interfaceWords;
  const rows = lines.flatMap(({ metrics, on, isAlways = false, isDrawn = false }) =>
    (on === "each" ? platforms : [on === "all" ? undefined : on]).map((platform) => {
      const figures = metrics.map((metric) => ({ metric, id: platform ? `${platform}.${metric}` : metric }));
      const isSome = ({ id }: { id: string }) => members.some(({ key }) => isKnownFact(facts.get(`${key}.${id}`)));
      const { metric, id } = figures.find(isSome) ?? figures[0] ?? { metric: "", id: "" };
      return {
        id,
        label: on === "each" && platform ? `${metricLabel(metric)} · ${names[platform]}` : metricLabel(metric),
        isAlways,
        isDrawn,
        factOf: (key: string) => facts.get(`${key}.${id}`),
      };
    }),
  );
  return rows.filter(({ isAlways, factOf }) => isAlways || members.some(({ key }) => isKnownFact(factOf(key))));
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
