import type { ChatLine } from "@fanradar/contract";
import { period } from "@fanradar/words";
import type { BlockOf } from "../plan/block.ts";
import { figureCell, tableLine } from "./cells.ts";
import { ofFact, plainLine } from "./piece.ts";
import { labelOf, type WriteContext } from "./write-context.ts";

const metric = "earnings.week";
const longestName = 60;

/** One row for each week, the newest first; a column for each model and one for all of them, or one alone. */
export function writeWeeks({ models, from, to }: BlockOf<"weeks">, context: WriteContext): ChatLine[] | undefined {
  const { words, knowledge, format } = context;
  const nameOf = (id: number) => knowledge.models?.find((one) => one.id === id)?.name;
  const columns =
    models.length === 0
      ? [{ prefix: "", name: labelOf(metric, context) ?? metric }]
      : [
          ...models.map((id) => ({ prefix: `${id}.`, name: plainLine(nameOf(id) ?? "", longestName) })),
          { prefix: "together.", name: words.heads.together },
        ];
  const factOf = (prefix: string, monday: string) => knowledge.facts.get(`${prefix}${metric}.${monday}`);
  const mondays = new Set(
    [...knowledge.facts.values()].flatMap((fact) => {
      const monday = fact.metric === metric ? atEnd.exec(fact.id)?.[0] : undefined;
      return monday !== undefined && from <= monday && monday <= to ? [monday] : [];
    }),
  );
  const shown = columns.filter(({ prefix }) => [...mondays].some((monday) => factOf(prefix, monday)));
  const rows = [...mondays]
    .toSorted()
    .reverse()
    .flatMap((monday) => {
      const facts = shown.map(({ prefix }) => factOf(prefix, monday));
      const days = facts.find((fact) => fact?.period);
      if (!days?.period) return [];
      const first = { pieces: [ofFact(period(days.period, format), days)] };
      return [{ cells: [first, ...facts.map((fact) => figureCell(fact, context))] }];
    });
  if (rows.length === 0) return undefined;
  return [tableLine([{ text: words.tables.weeks }], [words.heads.week, ...shown.map(({ name }) => name)], rows)];
}

const atEnd = /\d{4}-\d{2}-\d{2}$/;
