import type { Series } from "@fanradar/engine";
import { scaleBand, scaleLinear } from "d3-scale";

interface BarChartProps {
  series: Series;
  width: number;
  height: number;
  colour: string;
  formatValue: (value: number) => string;
  formatDay: (iso: string) => string;
  /** Where a bar may stand, in order; one without a point stays empty. Absent: every point has its place. */
  places?: readonly string[];
}

const margin = { top: 20, right: 4, bottom: 22, left: 4 };

/** One bar a point, from zero. The highest bar and both ends of time are labelled; the table has the rest. */
export function BarChart({ series, width, height, colour, formatValue, formatDay, places }: BarChartProps) {
  const points = series.points;
  const moments = places ?? points.map(({ at }) => at);
  const placeOf = (index: number) => places?.indexOf(points[index]?.at ?? "") ?? index;
  const highest = Math.max(...points.map((point) => point.value), 0);
  const x = scaleBand<number>()
    .domain(moments.map((_, index) => index))
    .range([margin.left, width - margin.right])
    .padding(0.3);
  const y = scaleLinear()
    .domain([0, highest || 1])
    .range([height - margin.bottom, margin.top]);
  const peak = points.findIndex((point) => point.value === highest);
  const ends = moments.length > 1 ? [0, moments.length - 1] : [0];
  return (
    <svg width={width} height={height} aria-hidden="true" className="num block">
      {points.map((point, index) => (
        <rect
          key={`${point.at}-${point.value}`}
          x={x(placeOf(index))}
          width={x.bandwidth()}
          y={y(point.value)}
          height={Math.max(1, y(0) - y(point.value))}
          rx={2}
          fill={colour}
          opacity={index === peak ? 1 : 0.6}
        />
      ))}
      <line x1={0} x2={width} y1={y(0)} y2={y(0)} className="stroke-line" />
      {peak >= 0 && (
        <text
          x={(x(placeOf(peak)) ?? 0) + x.bandwidth() / 2}
          y={y(highest) - 6}
          textAnchor={placeOf(peak) === 0 ? "start" : placeOf(peak) === moments.length - 1 ? "end" : "middle"}
          className="fill-ink text-[11px] font-semibold"
        >
          {formatValue(highest)}
        </text>
      )}
      {ends.map((index) => {
        const at = moments[index];
        return at ? (
          <text
            key={index}
            x={index === 0 ? margin.left : width - margin.right}
            y={height - 6}
            textAnchor={index === 0 ? "start" : "end"}
            className="fill-ink-3 text-[11px]"
          >
            {formatDay(at)}
          </text>
        ) : null;
      })}
    </svg>
  );
}
