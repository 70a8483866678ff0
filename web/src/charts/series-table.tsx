import type { Series } from "@fanradar/engine";

/** Text beside the point of an instant, and the fact it shows. */
export interface TableNote {
  at: string;
  id: string;
  text: string;
}

interface SeriesTableProps {
  series: Series;
  title: string;
  words: { day: string; value: string; range: string };
  formatValue: (value: number) => string;
  formatDay: (iso: string) => string;
  notes?: TableNote[];
}

/** The same points as the chart, newest first, for reading, copying and screen readers. */
export function SeriesTable({ series, title, words, formatValue, formatDay, notes = [] }: SeriesTableProps) {
  const rows = [...series.points, ...(series.forecast ?? [])].reverse();
  const hasRange = rows.some((row) => row.low !== undefined && row.high !== undefined);
  return (
    // A scrolling region must be reachable by keyboard.
    <section aria-label={title} tabIndex={0} className="max-h-72 overflow-auto rounded-lg border border-line">
      <table className="num w-full text-left text-sm">
        <thead className="sticky top-0 bg-card text-ink-3">
          <tr>
            <th className="px-3 py-2 font-medium">{words.day}</th>
            <th className="px-3 py-2 text-right font-medium">{words.value}</th>
            {hasRange && <th className="px-3 py-2 text-right font-medium">{words.range}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.at} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 font-normal">
                <time dateTime={row.at}>{formatDay(row.at)}</time>
                {notes
                  .filter(({ at }) => at === row.at)
                  .map(({ id, text }) => (
                    <span key={id} data-fact={id} className="block text-xs font-semibold text-warn">
                      {text}
                    </span>
                  ))}
              </th>
              <td className="px-3 py-1.5 text-right">{formatValue(row.value)}</td>
              {hasRange && (
                <td className="px-3 py-1.5 text-right text-ink-3">
                  {row.low !== undefined && row.high !== undefined
                    ? `${formatValue(row.low)} – ${formatValue(row.high)}`
                    : "—"}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
