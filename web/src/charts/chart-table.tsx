import type { CsvCell } from "../lib/download-csv.ts";
import type { Note } from "./stop.ts";

/** What a chart shows, row by row. */
export interface TableOfChart {
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly {
    /** ISO instant or day. */
    at: string;
    when: string;
    /** What is shown, and the value that a spreadsheet gets. */
    cells: readonly { text: string; raw: CsvCell }[];
    notes?: readonly Note[];
  }[];
}

/** The same points as the chart, newest first, for reading, copying and screen readers. */
export function ChartTable({ title, columns, rows }: TableOfChart & { title: string }) {
  return (
    // A scrolling region must be reachable by keyboard.
    <section aria-label={title} tabIndex={0} className="max-h-72 overflow-auto rounded-lg border border-line">
      <table className="num w-full text-left text-sm">
        <thead className="sticky top-0 bg-card text-ink-3">
          <tr>
            {columns.map((column, place) => (
              <th key={column} className={`px-3 py-2 font-medium ${place > 0 ? "text-right" : ""}`} data-typed>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ at, when, cells, notes = [] }) => (
            <tr key={at} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 font-normal">
                <time dateTime={at}>{when}</time>
                {notes.map(({ id, kind, text, isTyped }) => (
                  <span
                    key={id}
                    data-fact={id}
                    className={`block text-xs wrap-anywhere ${kind === "jump" ? "font-semibold text-warn" : "text-ink-3"}`}
                    {...(isTyped && { dir: "auto" })}
                  >
                    {text}
                  </span>
                ))}
              </th>
              {cells.map(({ text }, place) => (
                <td key={columns[place + 1]} className="px-3 py-1.5 text-right">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
