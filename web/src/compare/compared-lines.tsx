import type { Comparison } from "@fanradar/contract";
import type { Series } from "@fanradar/engine";
import { bundles, compactNumber, dayAndMonth, listOf, percent, shortDate } from "@fanradar/words";
import { useId, useState } from "react";
import { LinesChart, type NamedLine } from "../charts/lines-chart.tsx";
import { useWidth } from "../charts/use-width.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { memberMark, memberName } from "./rows.ts";

const height = 260;

interface ComparedLinesProps {
  comparison: Comparison;
  /** A series' metric: in percent of the first day, or counts. */
  metric: "followersChange" | "followers";
}

/** For each platform the followers of all who are on it, over the days that all of them were read. */
export function ComparedLines({ comparison, metric }: ComparedLinesProps) {
  const { interfaceWords } = useWords();
  const { compareWords: words } = useMessages(bundles.compare);
  const shown = comparison.series.filter((one) => one.metric === metric);
  const platforms = [...new Set(shown.flatMap(({ platform }) => platform ?? []))];
  if (platforms.length === 0) return <p className="text-ink-2">{words.linesNone}</p>;
  return (
    <div className={`grid gap-6 ${platforms.length > 1 ? "lg:grid-cols-2" : ""}`}>
      {platforms.map((platform) => (
        <OnPlatform
          key={platform}
          title={words.lineTitle(interfaceWords.platforms[platform])}
          comparison={comparison}
          series={shown.filter((one) => one.platform === platform)}
        />
      ))}
    </div>
  );
}

function OnPlatform({ title, comparison, series }: { title: string; comparison: Comparison; series: Series[] }) {
  const { compareWords: words } = useMessages(bundles.compare);
  const format = useFormat();
  const [asTable, setAsTable] = useState(false);
  const [box, width] = useWidth<HTMLDivElement>();
  const titleId = useId();
  const lines = series.flatMap(({ id, points }): NamedLine[] => {
    const place = comparison.members.findIndex(({ key }) => id.startsWith(`${key}.`));
    const member = comparison.members[place];
    return member ? [{ name: memberName(comparison, member.key), points, ...memberMark(place) }] : [];
  });
  const formatNumber = series[0]?.unit === "percent" ? percent : compactNumber;
  const formatValue = (value: number, digits?: number) => formatNumber(value, format, digits);
  const names = listOf(
    lines.map(({ name }) => name),
    format,
  );
  return (
    <figure data-series={series[0]?.id} aria-labelledby={titleId} className="m-0 min-w-0">
      <figcaption className="mb-2 flex items-baseline justify-between gap-3">
        <span id={titleId} className="text-sm font-semibold text-ink-2">
          {title}
        </span>
        <button
          type="button"
          className="min-h-10 shrink-0 rounded px-1 text-xs text-ink-3 underline decoration-dotted underline-offset-4 hover:text-ink"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? words.showChart : words.showTable}
        </button>
      </figcaption>
      {asTable ? (
        <LinesTable title={title} lines={lines} formatValue={formatValue} />
      ) : (
        <div ref={box} style={{ height }} role="img" aria-label={words.summary(title, names)}>
          {width > 0 && (
            <LinesChart {...{ lines, width, height, formatValue }} formatDay={(iso) => dayAndMonth(iso, format)} />
          )}
        </div>
      )}
    </figure>
  );
}

interface LinesTableProps {
  title: string;
  lines: NamedLine[];
  formatValue: (value: number) => string;
}

/** The same points, newest day first. */
function LinesTable({ title, lines, formatValue }: LinesTableProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const format = useFormat();
  const byDay = lines.map(({ points }) => new Map(points.map((point) => [point.at.slice(0, 10), point.value])));
  const days = [...new Set(byDay.flatMap((values) => [...values.keys()]))].sort().reverse();
  return (
    // A scrolling region must be reachable by keyboard.
    <section aria-label={title} tabIndex={0} className="max-h-72 overflow-auto rounded-lg border border-line">
      <table className="num w-full text-left text-sm">
        <thead className="sticky top-0 bg-card text-ink-3">
          <tr>
            <th className="px-3 py-2 font-medium">{words.day}</th>
            {lines.map(({ name }) => (
              <th key={name} className="px-3 py-2 text-right font-medium" data-typed>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 font-normal whitespace-nowrap">
                <time dateTime={day}>{shortDate(day, format)}</time>
              </th>
              {byDay.map((values, place) => {
                const value = values.get(day);
                return (
                  <td key={lines[place]?.name} className="px-3 py-1.5 text-right">
                    {value === undefined ? "—" : formatValue(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
