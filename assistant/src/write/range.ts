import type { ChatLine } from "@fanradar/contract";
import type { Fact } from "@fanradar/engine";
import { factPeriod, rangeInWords, showFact } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { figure, fill, joined, ofFact } from "./piece.ts";
import { labelPieces, listed, nameOf, ofModel, type WriteContext } from "./write-context.ts";

/** The low or the high end of forecasts; or their ranges, and how often what came later lay inside of such ranges. Undefined where none has a range. */
export function writeRange({ facts: ids, says }: BlockOf<"range">, context: WriteContext): ChatLine[] | undefined {
  const { knowledge, words } = context;
  const ranged = ids.flatMap((id) => {
    const fact = knowledge.facts.get(id);
    return fact && typeof fact.low === "number" && typeof fact.high === "number" ? [fact] : [];
  });
  if (ranged.length === 0) return undefined;
  const lines = ranged.map((fact) =>
    own(says === "sure" ? spanOf(fact, context) : endOf(fact, says, context), fact, context),
  );
  if (says !== "sure") return [{ kind: "own", pieces: [{ text: words.ranges[says] }] }, ...lines];
  return [...lines, accuracyOf(ranged, context)];
}

const own = (pieces: ChatLine["pieces"], fact: Fact, context: WriteContext): ChatLine => ({
  kind: "own",
  pieces: joined(ofModel(nameOf(fact, context), pieces, context)),
});

/** 'Follower forecast on Instagram: 100.7K (Nov 29 – Dec 27, 2026)': the end is shown as the value is. */
function endOf(fact: Fact, says: "low" | "high", context: WriteContext) {
  const { low, high, level: _, ...rest } = fact;
  const end = says === "low" ? low : high;
  const shown = figure(showFact({ ...rest, value: end ?? null }, context.format), fact);
  const days = factPeriod(fact, context.format);
  return [
    ...fill(context.words.labelled, { label: labelPieces(fact, context), figure: [shown] }),
    ...(days === undefined ? [] : fill(context.words.period, { period: [ofFact(days, fact)] })),
    { text: "." },
  ];
}

function spanOf(fact: Fact, context: WriteContext) {
  const span = rangeInWords(fact, context.format) ?? "";
  return [
    ...fill(context.words.labelled, {
      label: labelPieces(fact, context),
      figure: [figure(showFact(fact, context.format), fact)],
    }),
    { text: ". " },
    ...fill(context.words.origin.range, { range: [ofFact(span, fact)] }),
  ];
}

/** What the catalogue of measured accuracy says of these metrics. */
function accuracyOf(ranged: readonly Fact[], context: WriteContext): ChatLine {
  const { knowledge, words, format } = context;
  const measured = [...knowledge.facts.values()].filter(({ id }) =>
    ranged.some(({ metric }) => id.startsWith(`accuracy.${metric}.`)),
  );
  if (measured.length === 0) return { kind: "missing", pieces: [{ text: words.ranges.unmeasured }] };
  const items = measured.map((fact) =>
    fill(words.ranges.measuredOn, {
      share: [figure(showFact(fact, format), fact)],
      data: fact.id.slice(fact.id.lastIndexOf(".") + 1),
    }),
  );
  return { kind: "own", pieces: fill(words.ranges.measured, { list: listed(items, context) }) };
}
