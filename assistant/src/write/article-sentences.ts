import { type Fact, type Platform, platformNames, relationOf } from "@fanradar/engine";
import type { Article } from "../articles/article.ts";
import { factAt, type WriteContext } from "./write-context.ts";

type OwnLine = Article["own"][number];

/** A sentence about the own figures: a text with slots, and the ids of the facts in them. */
export interface ArticleSentence {
  text: string;
  slots: Record<string, string>;
}

/** What an article says of the chosen model's figures: each of its lines that they support, of the first platform that does. */
export function articleSentences({ own }: Pick<Article, "own">, context: WriteContext): ArticleSentence[] {
  return own.flatMap((line) => {
    const platforms: (Platform | undefined)[] = line.on ? [line.on] : [...platformNames, undefined];
    for (const platform of platforms) {
      const filled = fillLine(line, platform, context);
      if (filled && isSupported(line, filled))
        return [{ text: withoutEmptyRanges(line.text, filled), slots: idsOf(filled) }];
    }
    return [];
  });
}

/** ' ({views.range})' of a figure that has no range would say the figure twice. */
const withoutEmptyRanges = (text: string, filled: ReadonlyMap<string, Fact>) =>
  text.replace(/ \(\{(\w+)\.(?:range|sizeRange)\}\)/g, (whole, slot: string) => {
    const { low, high } = filled.get(slot) ?? {};
    return low === undefined || high === undefined || low === high ? "" : whole;
  });

const idsOf = (filled: ReadonlyMap<string, Fact>) =>
  Object.fromEntries([...filled].map(([slot, { id }]) => [slot, id]));

/** The facts of a line's slots, all of one platform, or of none; undefined where one is missing. */
function fillLine({ slots, on }: OwnLine, platform: Platform | undefined, context: WriteContext) {
  const filled = new Map<string, Fact>();
  for (const [slot, metric] of Object.entries(slots)) {
    const fact = factAt(context, { platform, metric }) ?? (on ? undefined : factAt(context, { metric }));
    if (!fact || fact.value === null) return undefined;
    filled.set(slot, fact);
  }
  return filled;
}

/** Is what the line says sure? Ranges that meet are too close to call. */
function isSupported({ when }: OwnLine, filled: ReadonlyMap<string, Fact>): boolean {
  if (!when) return true;
  const fact = filled.get(when.slot);
  if (!fact) return false;
  const bar = when.than === undefined ? { ...fact, value: 0, low: 0, high: 0 } : filled.get(when.than);
  return relationOf(fact, bar) === when.is;
}
