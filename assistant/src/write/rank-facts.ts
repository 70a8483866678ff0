import type { ChatLine } from "@fanradar/contract";
import { type Fact, platformNames } from "@fanradar/engine";
import { platformWords } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { figureCell, tableLine, wordCell } from "./cells.ts";
import { fill, plainLine } from "./piece.ts";
import { inOrder, leadInRanking } from "./rank-order.ts";
import { stateFacts } from "./state-facts.ts";
import { factAt, labelOf, namePieces, type WriteContext } from "./write-context.ts";

const longestName = 60;

/** A subject that is ranked: a platform of the chosen model, or a model. */
interface Subject {
  name: string;
  href?: string;
  fact: Fact;
}

/** Platforms of the chosen model, or models of the portfolio, by a metric; undefined where none has it. */
export function writeSubjects({ of, by, order, count, platform }: BlockOf<"rank">, context: WriteContext) {
  if (by === null) return undefined;
  const label = labelOf(by, context);
  const subjects = of === "models" ? modelsBy(by, platform, context) : platformsBy(by, context);
  const known = subjects.filter(({ fact }) => fact.value !== null);
  if (label === undefined || subjects.length === 0 || new Set(known.map(scaleOf)).size > 1) return undefined;
  const ordered = inOrder(subjects, order);
  if (ordered.length === 0)
    return stateFacts(
      subjects.slice(0, 1).map(({ fact }) => fact),
      context,
    );
  const rows = ordered.slice(0, count).map(({ name, href, fact }) => ({
    cells: [wordCell(name, href), figureCell(fact, context)],
  }));
  const { heads, rank } = context.words;
  const named = ordered.map(({ name, fact }) => ({ name: [{ text: name }], fact }));
  const lead = leadInRanking(named, order, context, { overTime: true });
  const table = tableLine(
    fill(rank.facts[order], { label: ordered.slice(0, 1).flatMap(({ fact }) => namePieces(label, fact)) }),
    [of === "models" ? heads.model : heads.platform, label],
    rows,
  );
  return [table, ...(lead ? [{ kind: "own" as const, pieces: lead }] : [])] satisfies ChatLine[];
}

/** Amounts of two currencies have no order. */
const scaleOf = ({ fact }: Subject) => `${fact.unit} ${fact.currency ?? ""}`;

function platformsBy(metric: string, context: WriteContext): Subject[] {
  return platformNames.flatMap((platform) => {
    const fact = factAt(context, { platform, metric });
    return fact ? [{ name: platformWords[platform], fact }] : [];
  });
}

/** One figure of each model, or where it has none over all platforms, one of each of its platforms. */
function modelsBy(metric: string, platform: Subject["fact"]["platform"] | null, context: WriteContext): Subject[] {
  return (context.knowledge.models ?? []).flatMap(({ id: model, name: given }): Subject[] => {
    const name = plainLine(given, longestName);
    const href = `/report/${model}`;
    const whole = platform === null ? factAt(context, { model, metric }) : undefined;
    if (whole) return [{ name, href, fact: whole }];
    const chosen = platform === null || platform === undefined ? platformNames : [platform];
    return chosen.flatMap((one) => {
      const fact = factAt(context, { model, platform: one, metric });
      return fact ? [{ name: platform === null ? `${name} (${platformWords[one]})` : name, href, fact }] : [];
    });
  });
}
