import type { ChatLine, Language } from "@fanradar/contract";
import { period } from "@fanradar/words";
import { bookMetricWords as de } from "@fanradar/words/de/book-metrics";
import { bookMetricWords as en } from "@fanradar/words/en/book-metrics";
import { bookMetricWords as es } from "@fanradar/words/es/book-metrics";
import { bookMetricWords as fr } from "@fanradar/words/fr/book-metrics";
import type { ChatterSales } from "../knowledge.ts";
import type { BlockOf } from "../plan/block.ts";
import { chatterWords } from "../words/chatters.ts";
import { figureCell, figurePieces, tableLine, wordCell } from "./cells.ts";
import { fill, joined, ofFact, plainLine } from "./piece.ts";
import { nameOf, ofModel, type WriteContext } from "./write-context.ts";

const labels: Readonly<Record<Language, typeof en>> = { en, de, es, fr };
const longestName = 60;

/** Whether it was sold on somebody's shift. */
const isOfNames = ({ names }: ChatterSales): boolean => names.length > 0;

/** What is said of those who are asked about; then one row for each chatter, and what was sold outside their shifts: what was paid on the shift, the hours alone on it, and the sales in each of these; undefined where nothing is known. */
export function writeChatters(
  { by, order, names: asked }: BlockOf<"chatters">,
  context: WriteContext,
): ChatLine[] | undefined {
  const { knowledge, language, format, words } = context;
  const factOf = (id: string | null) => (id === null ? undefined : knowledge.facts.get(id));
  const amountOf = (one: ChatterSales) => Number(factOf(one[by])?.value ?? -1);
  const sign = order === "best" ? -1 : 1;
  const known = (knowledge.chatters ?? []).filter((one) => factOf(one.sales) !== undefined);
  const [named, outside] = [known.filter(isOfNames), known.filter((one) => !isOfNames(one) && amountOf(one) > 0)];
  const sorted = named.toSorted((a, b) => sign * (amountOf(a) - amountOf(b)));
  // What several sold together is no one's: neither first nor last.
  const isAlone = ({ names }: ChatterSales) => names.length === 1;
  const rows = [
    ...sorted.filter(isAlone),
    ...sorted.filter((one) => !isAlone(one)),
    ...(named.length > 0 ? outside : []),
  ];
  const first = factOf(rows[0]?.sales ?? null);
  if (!first?.period) return undefined;
  const said = chatterWords[language];
  const label = labels[language];
  const lead = fill(said.lead, { period: [ofFact(period(first.period, format), first)] });
  const columns = [
    ["sales", label["chatters.sales"]],
    ["hours", label["chatters.aloneHours"]],
    ["perHour", label["chatters.perHour"]],
  ] as const;
  const isAsked = ([column]: (typeof columns)[number]) => column === by;
  const spoken = [...columns.filter(isAsked), ...columns.filter((column) => !isAsked(column))];
  const ofAsked = rows.filter((row) => isAlone(row) && asked.includes(row.names[0] ?? ""));
  const leads = ofAsked.map((row): ChatLine => {
    const said = spoken.flatMap(([column, name]) => {
      const fact = factOf(row[column]);
      return fact && fact.value !== null
        ? [fill(words.labelled, { label: [{ text: name }], figure: figurePieces(fact, context) })]
        : [];
    });
    const clause = said.flatMap((one, at) => [...(at > 0 ? [{ text: " " }] : []), ...one, { text: "." }]);
    return {
      kind: "own",
      pieces: joined(fill(words.ofModel, { name: plainLine(row.names[0] ?? "", longestName), clause })),
    };
  });
  return [
    ...leads,
    tableLine(
      ofModel(nameOf(first, context), lead, context),
      [said.chatter, label["chatters.sales"], label["chatters.aloneHours"], label["chatters.perHour"]],
      rows.map(({ names, sales, hours, perHour }) => ({
        cells: [
          wordCell(names.length > 0 ? plainLine(names.join(" + "), longestName) : label["chatters.outside"]),
          ...[sales, hours, perHour].map((id) => figureCell(factOf(id), context)),
        ],
      })),
    ),
  ];
}
