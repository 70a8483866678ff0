import type { Comparison } from "@fanradar/contract";
import type { Fact, Platform } from "@fanradar/engine";
import { rooms } from "@fanradar/words";
import { currentRoom, currentWords } from "../lib/messages.ts";
import type { Ledger } from "../ui/figure.tsx";

/** One line of every card: of each member the fact that stands in it, if there is one. */
export interface Row {
  id: string;
  label: string;
  factOf: (key: string) => Fact | undefined;
}

const platforms: Platform[] = ["instagram", "x", "tiktok", "onlyfans"];
/** In the order in which they are shown. A line of a platform is there where some member has its figure. */
const lines: { metrics: string[]; isOverall?: true; isAlways?: true }[] = [
  { metrics: ["follows.total"], isOverall: true, isAlways: true },
  { metrics: ["followers"] },
  { metrics: ["engagement"] },
  { metrics: ["likesAverage"] },
  { metrics: ["avgViews"] },
  { metrics: ["gain"] },
  { metrics: ["gainPercent"] },
  { metrics: ["postFrequency"] },
  { metrics: ["onlyfans.earningsGross", "onlyfans.earningsNet"], isOverall: true, isAlways: true },
  { metrics: ["onlyfans.subscribers"], isOverall: true },
  { metrics: ["onlyfans.kindShare.tip"], isOverall: true },
  { metrics: ["comparison.composite"], isOverall: true, isAlways: true },
];

export const ledgerOf = ({ facts, sources }: Comparison): Ledger => ({
  facts: new Map(facts.map((fact) => [fact.id, fact])),
  sources,
});

/** The lines of a comparison. */
export function rowsOf({ members }: Comparison, { facts }: Ledger): Row[] {
  const rows = lines.flatMap(({ metrics, isOverall, isAlways }) =>
    (isOverall ? [undefined] : platforms).map((platform): Row & { isAlways: boolean } => {
      const ids = metrics.map((metric) => (platform ? `${platform}.${metric}` : metric));
      const told = ids.find((id) => members.some(({ key }) => isKnown(facts.get(`${key}.${id}`)))) ?? ids[0] ?? "";
      return {
        id: told,
        label: labelOf(told),
        isAlways: isAlways ?? false,
        factOf: (key) => facts.get(`${key}.${told}`),
      };
    }),
  );
  return rows.filter(({ isAlways, factOf }) => isAlways || members.some(({ key }) => isKnown(factOf(key))));
}

export const isKnown = (fact: Fact | undefined): fact is Fact => typeof fact?.value === "number";

/** What only OnlyFans tells needs not name it. */
const ofOnlyFansAlone = /^(earnings|subscribers|kindShare)/;

/** 'Engagement · Instagram'. */
export function labelOf(id: string): string {
  const { interfaceWords, metricWords } = currentWords();
  const platform = platforms.find((name) => id.startsWith(`${name}.`));
  const metric = platform ? id.slice(platform.length + 1) : id;
  const known: Record<string, string> = metricWords;
  const name = known[metric] ?? metric;
  return platform && !ofOnlyFansAlone.test(metric) ? `${name} · ${interfaceWords.platforms[platform]}` : name;
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
