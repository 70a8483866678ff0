import type { ChatCell, ChatLine, ChatPiece } from "@fanradar/contract";
import { type Fact, type Platform, platformNames } from "@fanradar/engine";
import { period, platformWords } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { figureCell, figurePieces, tableLine, wordCell } from "./cells.ts";
import { periodPieces } from "./figures.ts";
import { joined, ofFact, plainLine } from "./piece.ts";
import { factAt, labelOf, type WriteContext } from "./write-context.ts";

const longestName = 60;

/** One row for each platform or model that has one of the metrics; columns without a name or a figure are left out. */
export function writeTable({ rows: of, metrics }: BlockOf<"table">, context: WriteContext): ChatLine[] | undefined {
  const { words, knowledge } = context;
  const subjects: Subject[] =
    of === "platforms"
      ? platformNames.map((platform) => ({ name: platformWords[platform], platform }))
      : (knowledge.models ?? []).map(({ id, name }) => ({
          name: plainLine(name, longestName),
          model: id,
          href: `/report/${id}`,
        }));
  const columns = [...new Set(metrics)].flatMap((metric) => {
    const label = labelOf(metric, context);
    const isThere = subjects.some((subject) => hasFigure(subject, metric, context));
    return label !== undefined && isThere ? [{ metric, label }] : [];
  });
  const rows = subjects
    .filter((subject) => columns.some(({ metric }) => hasFigure(subject, metric, context)))
    .map((subject) => ({
      cells: [wordCell(subject.name, subject.href), ...columns.map(({ metric }) => cellOf(subject, metric, context))],
    }));
  if (rows.length === 0) return undefined;
  const first = of === "platforms" ? words.heads.platform : words.heads.model;
  const known = subjects.flatMap((subject) => columns.flatMap(({ metric }) => factsOf(subject, metric, context)));
  return [tableLine(captionOf(words.tables[of], known, context), [first, ...columns.map(({ label }) => label)], rows)];
}

/** What a table is by, with the days of its figures where those that are of some days are of the same. */
function captionOf(text: string, facts: readonly Fact[], context: WriteContext): ChatPiece[] {
  const spans = facts.map((fact) => periodPieces(fact, context)).filter((pieces) => pieces.length > 0);
  const [span = []] = spans;
  const textOf = (pieces: readonly ChatPiece[]) => pieces.map((one) => one.text).join("");
  const [, lead, colon] = /^(.*?)(\s?:)$/u.exec(text) ?? [];
  if (lead === undefined || new Set(spans.map(textOf)).size !== 1) return [{ text }];
  return joined([{ text: lead }, ...span, { text: colon ?? "" }]);
}

/** One row for each month that has one of the metrics, the newest first; the days that it is of stand in it. */
export function writeMonths({ metrics, from, to }: BlockOf<"months">, context: WriteContext): ChatLine[] | undefined {
  const { words, knowledge, format } = context;
  const columns = [...new Set(metrics)].flatMap((metric) => {
    const facts = new Map(
      [...knowledge.facts.values()].flatMap((fact) => {
        const month = fact.metric === metric ? monthAtEnd.exec(fact.id)?.[1] : undefined;
        return month !== undefined && from <= month && month <= to ? [[month, fact] as const] : [];
      }),
    );
    const label = labelOf(metric, context);
    return label !== undefined && facts.size > 0 ? [{ label, facts }] : [];
  });
  const months = [...new Set(columns.flatMap(({ facts }) => [...facts.keys()]))].sort().reverse();
  const rows = months.flatMap((month) => {
    const days = columns.flatMap(({ facts }) => facts.get(month) ?? []).find((fact) => fact.period);
    if (!days?.period) return [];
    const cells = columns.map(({ facts }) => figureCell(facts.get(month), context));
    return [{ cells: [{ pieces: [ofFact(period(days.period, format), days)] }, ...cells] }];
  });
  if (rows.length === 0) return undefined;
  return [tableLine([{ text: words.tables.months }], [words.heads.month, ...columns.map(({ label }) => label)], rows)];
}

const monthAtEnd = /^[a-z.]+\.(\d{4}-\d{2})$/i;

interface Subject {
  name: string;
  platform?: Platform;
  model?: number;
  href?: string;
}

/** Facts of a metric about a subject: one, or of a model without one over all platforms, one of each platform. */
function factsOf({ platform, model }: Subject, metric: string, context: WriteContext) {
  const one = factAt(context, { model, platform, metric });
  if (one) return [one];
  if (platform) return [];
  return platformNames.flatMap((each) => factAt(context, { model, platform: each, metric }) ?? []);
}

const hasFigure = (subject: Subject, metric: string, context: WriteContext) =>
  factsOf(subject, metric, context).length > 0;

function cellOf(subject: Subject, metric: string, context: WriteContext): ChatCell {
  const facts = factsOf(subject, metric, context);
  if (facts.length < 2) return figureCell(facts[0], context);
  const there = facts.filter(({ value }) => value !== null);
  if (there.length === 0) return figureCell(facts[0], context);
  return {
    pieces: joined(
      there.flatMap((fact, at) => [
        { text: `${at > 0 ? ", " : ""}${fact.platform ? `${platformWords[fact.platform]} ` : ""}` },
        ...figurePieces(fact, context),
      ]),
    ),
  };
}
