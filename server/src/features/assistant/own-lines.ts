import type { Fact, Platform } from "@fanradar/engine";
import type { Article, OwnLine } from "@fanradar/words/playbook";

/** A sentence about the own figures: a text with slots, and the ids of the facts in them. */
export interface OwnSentence {
  text: string;
  slots: Record<string, string>;
}

const isThere = ({ kind, value }: Fact) => kind !== "unavailable" && value !== null;

/** What an article says of these figures: each of its lines that they bear out, of the first platform of the ledger that does. */
export function ownSentences({ own }: Article, facts: readonly Fact[]): OwnSentence[] {
  const there = facts.filter(isThere);
  return own.flatMap((line) => {
    const platforms: (Platform | undefined)[] = line.on
      ? [line.on]
      : [...new Set(there.map(({ platform }) => platform))].filter((platform) => platform !== undefined);
    for (const platform of [...platforms, undefined]) {
      const filled = fill(line, there, platform);
      if (filled && bearsOut(line, filled))
        return [{ text: withoutEmptyRanges(line.text, filled), slots: idsOf(filled) }];
    }
    return [];
  });
}

/** ' ({views.range})' of a figure that has no range would say the figure twice. */
const withoutEmptyRanges = (text: string, filled: Map<string, Fact>) =>
  text.replace(/ \(\{(\w+)\.range\}\)/g, (whole, slot: string) => {
    const { low, high } = filled.get(slot) ?? {};
    return low === undefined || high === undefined || low === high ? "" : whole;
  });

const idsOf = (filled: Map<string, Fact>) => Object.fromEntries([...filled].map(([slot, { id }]) => [slot, id]));

/** The facts of a line's slots, all of one platform, or of none; undefined where one is missing. */
function fill({ slots, on }: OwnLine, facts: readonly Fact[], platform: Platform | undefined) {
  const filled = new Map<string, Fact>();
  for (const [slot, metric] of Object.entries(slots)) {
    const fact = facts.find(
      (one) => one.metric === metric && (one.platform === platform || (one.platform === undefined && !on)),
    );
    if (!fact) return undefined;
    filled.set(slot, fact);
  }
  return filled;
}

/** Is what the line says sure? Ranges that meet are too close to call. */
function bearsOut({ when }: OwnLine, filled: Map<string, Fact>): boolean {
  if (!when) return true;
  const of = (slot: string) => rangeOf(filled.get(slot));
  const told = of(when.slot);
  const bar = when.than === undefined ? { low: 0, high: 0 } : of(when.than);
  if (!told || !bar) return false;
  return when.is === "above" ? told.low > bar.high : told.high < bar.low;
}

function rangeOf(fact: Fact | undefined) {
  if (typeof fact?.value !== "number") return undefined;
  return { low: fact.low ?? fact.value, high: fact.high ?? fact.value };
}
