import { bundles, listOf } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import type { TableFault } from "./read-table.ts";

/** '2–4, 7' of 2, 3, 4, 7. */
export function spansOf(lines: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const line of lines) {
    const last = spans.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else spans.push([line, line]);
  }
  return spans.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(", ");
}

/** Says why a table cannot be used: which columns are missing or meant twice, or which lines are in which currency. */
export function useSayTableFault(): (fault: TableFault) => string {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const format = useFormat();
  return (fault) => {
    if (fault.kind === "columns")
      return words.noColumn(
        listOf(
          fault.missing.map((role) => words.columns[role]),
          format,
        ),
      );
    if (fault.kind === "twice") return words.columnTwice(words.columns[fault.role], listOf(fault.headings, format));
    return words.currencies(fault.lines.map(({ currency, lines }) => `${currency}: ${spansOf(lines)}`).join("; "));
  };
}
