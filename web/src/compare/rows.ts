import type { Comparison } from "@fanradar/contract";
import type { Fact, MetricName, Platform } from "@fanradar/engine";
import { rooms } from "@fanradar/words";
import { currentRoom, currentWords } from "../lib/messages.ts";
import type { Ledger } from "../ui/figure.tsx";

/** One line of every card: of each member the fact that stands in it, if there is one. */
export interface Row {
  id: string;
  label: string;
  /** A size says something of it, so that it is worth a picture. */
  isDrawn: boolean;
  factOf: (key: string) => Fact | undefined;
}

const platforms: Platform[] = ["instagram", "x", "tiktok", "onlyfans"];
/**
 * In the order in which they are shown. `on`: each platform has a line of its own, shown where some member has its figure;
 * or it is of OnlyFans alone, or of all platforms together. Of several metrics the first that somebody has.
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

export const ledgerOf = ({ facts, sources }: Comparison): Ledger => ({
  facts: new Map(facts.map((fact) => [fact.id, fact])),
  sources,
});

/** The lines of a comparison. */
export function rowsOf({ members }: Comparison, { facts }: Ledger): Row[] {
  const { platforms: names } = currentWords().interfaceWords;
  const rows = lines.flatMap(({ metrics, on, isAlways = false, isDrawn = false }) =>
    (on === "each" ? platforms : [on === "all" ? undefined : on]).map((platform) => {
      const figures = metrics.map((metric) => ({ metric, id: platform ? `${platform}.${metric}` : metric }));
      const isSome = ({ id }: { id: string }) => members.some(({ key }) => isKnown(facts.get(`${key}.${id}`)));
      const { metric, id } = figures.find(isSome) ?? figures[0] ?? { metric: "", id: "" };
      return {
        id,
        label: on === "each" && platform ? `${labelOf(metric)} · ${names[platform]}` : labelOf(metric),
        isAlways,
        isDrawn,
        factOf: (key: string) => facts.get(`${key}.${id}`),
      };
    }),
  );
  return rows.filter(({ isAlways, factOf }) => isAlways || members.some(({ key }) => isKnown(factOf(key))));
}

export const isKnown = (fact: Fact | undefined): fact is Fact => typeof fact?.value === "number";

/** How a metric is called. */
export function labelOf(metric: string): string {
  const labels: Record<string, string> = currentWords().metricWords;
  return labels[metric] ?? metric;
}

/** Of those who bear one name each is called by its platforms too. */
export function nameOf({ members }: Comparison, key: string | undefined): string {
  const { compareWords } = currentRoom(rooms.compare);
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
  const { compareWords } = currentRoom(rooms.compare);
  return Object.entries(compareWords.addends).flatMap(([id, name]) =>
    isKnown(facts.get(`${key}.${id}`)) ? [] : [name],
  );
}
