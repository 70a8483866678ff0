import type { ChatLine } from "@fanradar/contract";
import { themeMetrics } from "@fanradar/engine/catalogue/groups";
import { showFact } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { figureCell, tableLine } from "./cells.ts";
import { figure } from "./piece.ts";
import { inOrder, leadInRanking } from "./rank-order.ts";
import { stateFacts } from "./state-facts.ts";
import { factAt, type WriteContext } from "./write-context.ts";

/** A table of themes by what their posts draw more or less than the others; undefined where none are known. */
export function writeThemes({ order, count }: BlockOf<"rank">, context: WriteContext): ChatLine[] | undefined {
  const { words, format } = context;
  const themes = themeMetrics.flatMap((metric) => {
    const theme = factAt(context, { metric });
    const fact = factAt(context, { metric: `${metric}.change` });
    const share = factAt(context, { metric: `${metric}.share` });
    return theme && theme.value !== null && fact ? [{ theme, fact, share }] : [];
  });
  const ordered = inOrder(themes, order);
  if (ordered.length === 0) {
    const absent = factAt(context, { metric: "theme.1" });
    return absent?.value === null ? stateFacts([absent], context) : undefined;
  }
  const rows = ordered.slice(0, count).map(({ theme, fact, share }) => ({
    cells: [
      { pieces: [figure(showFact(theme, format), theme)] },
      figureCell(share, context),
      figureCell(fact, context),
    ],
  }));
  const { heads, rank } = words;
  const named = ordered.map(({ theme, fact }) => ({ name: [figure(showFact(theme, format), theme)], fact }));
  const lead = leadInRanking(named, order, context, { overTime: false });
  return [
    tableLine([{ text: rank.themes[order] }], [heads.theme, heads.share, heads.themeChange], rows),
    ...(lead ? [{ kind: "own" as const, pieces: lead }] : []),
  ];
}
