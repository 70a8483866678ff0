import type { Comparison } from "@fanradar/contract";
import type { Series } from "@fanradar/engine";
import { bundles, compactNumber, dayAndMonth, exactNumber, percent, shortDate } from "@fanradar/words";
import { ChartFrame } from "../charts/chart-frame.tsx";
import { LinesChart, type NamedLine } from "../charts/lines-chart.tsx";
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
  const { chartWords } = useMessages(bundles.charts);
  const format = useFormat();
  const lines = series.flatMap(({ id, points }): NamedLine[] => {
    const place = comparison.members.findIndex(({ key }) => id.startsWith(`${key}.`));
    const member = comparison.members[place];
    return member ? [{ name: memberName(comparison, member.key), points, ...memberMark(place) }] : [];
  });
  const isPercent = series[0]?.unit === "percent";
  const formatValue = (value: number, digits?: number) => (isPercent ? percent : compactNumber)(value, format, digits);
  const formatExact = (value: number) => (isPercent ? percent(value, format, 2) : exactNumber(value, format));
  const formatFullDay = (iso: string) => shortDate(iso, format);
  const since = (from: string) => lines.map((one) => ({ ...one, points: one.points.filter(({ at }) => at >= from) }));
  const moments = [
    ...new Map(lines.flatMap(({ points }) => points.map(({ at }) => [at.slice(0, 10), at]))).values(),
  ].sort();
  return (
    <ChartFrame
      id={series[0]?.id}
      title={title}
      height={height}
      moments={moments}
      hasRanges
      table={(from) => {
        const byDay = since(from).map(({ points }) => new Map(points.map(({ at, value }) => [at.slice(0, 10), value])));
        return {
          columns: [chartWords.day, ...lines.map(({ name }) => name)],
          rows: moments
            .filter((at) => at >= from)
            .map((at) => ({
              at: at.slice(0, 10),
              when: formatFullDay(at.slice(0, 10)),
              cells: byDay.map((values) => {
                const value = values.get(at.slice(0, 10));
                return { text: value === undefined ? "—" : formatExact(value), raw: value };
              }),
            })),
        };
      }}
    >
      {({ from, ...size }) => (
        <LinesChart
          {...size}
          lines={since(from)}
          {...{ formatValue, formatExact, formatFullDay }}
          formatDay={(iso) => dayAndMonth(iso, format)}
        />
      )}
    </ChartFrame>
  );
}
