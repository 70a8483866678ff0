import type { Series } from "@fanradar/engine";
import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { DayLabels, ValueAxis } from "./axes.tsx";
import { Plot } from "./plot.tsx";
import type { Stop, StopText } from "./stop.ts";
import { type FormatValue, placesToLabel } from "./ticks.ts";

/** A value that bars are held against, as a line across them. */
export interface Rule {
  id: string;
  label: string;
  value: number;
  dash?: string;
}

interface BarChartProps {
  series: Series;
  width: number;
  height: number;
  label: string;
  colour: string;
  formatValue: FormatValue;
  formatDay: (iso: string) => string;
  /** What is written at each point. */
  said: readonly StopText[];
  /** Where a bar may stand, in order; one without a point stays empty. Absent: every point has its place. */
  places?: readonly string[];
  rules?: readonly Rule[];
  /** Of the equal period before: a value for each place, where it is known. */
  before?: readonly (number | undefined)[];
  onOpen?: ((stop: Stop) => void) | undefined;
}

const margin = { top: 20, right: 4, bottom: 22, left: 48 };

/** One bar a point, from zero, on a labelled axis. The highest bar has its value; the others are read by the cursor. */
export function BarChart(props: BarChartProps) {
  const { series, width, height, label, colour, formatValue, formatDay, said, places, rules = [], before = [] } = props;
  const points = series.points;
  // On a phone the legend alone names them, and the bars have the whole width.
  const namedRules = width < 480 ? [] : rules;
  const moments = places ?? points.map(({ at }) => at);
  const placeOf = (index: number) => places?.indexOf(points[index]?.at ?? "") ?? index;
  const highest = Math.max(...points.map((point) => point.value), 0);
  const most = Math.max(highest, ...rules.map(({ value }) => value), ...before.map((value) => value ?? 0));
  const x = scaleBand<number>()
    .domain(moments.map((_, index) => index))
    .range([margin.left, width - gutterOf(namedRules)])
    .padding(0.3);
  const y = scaleLinear()
    .domain([0, most || 1])
    .nice(3)
    .range([height - margin.bottom, margin.top]);
  const middleOf = (place: number) => (x(place) ?? 0) + x.bandwidth() / 2;
  const peak = points.findIndex((point) => point.value === highest);
  const labelled = placesToLabel(moments.length, width - margin.left).map((place) => ({
    x: middleOf(place),
    label: formatDay(moments[place] ?? ""),
  }));
  const distinct = labelled.filter((one, place) => labelled.findIndex(({ label }) => label === one.label) === place);
  const stops = points.flatMap((point, index): Stop[] => {
    const text = said[index];
    return text ? [{ ...text, x: middleOf(placeOf(index)), marks: [{ y: y(point.value), colour }] }] : [];
  });
  const drawBefore = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, place) => middleOf(place))
    .y((value = 0) => y(value));
  return (
    <Plot {...{ width, height, label, stops }} ends={[margin.top, y(0)]} onOpen={props.onOpen}>
      {(read) => (
        <svg width={width} height={height} aria-hidden="true" className="num block">
          <ValueAxis y={y} left={margin.left} right={width} count={3} formatValue={formatValue} />
          {points.map((point, index) => (
            <rect
              key={`${point.at}-${point.value}`}
              x={x(placeOf(index))}
              width={x.bandwidth()}
              y={y(point.value)}
              height={Math.max(1, y(0) - y(point.value))}
              rx={2}
              fill={colour}
              opacity={index === (read ?? peak) ? 1 : 0.6}
            />
          ))}
          {before.length > 0 && (
            <path
              d={drawBefore([...before]) ?? ""}
              fill="none"
              className="stroke-ink-3"
              strokeWidth={1.75}
              opacity={0.6}
            />
          )}
          {rules.map(({ id, value, dash }) => (
            <line
              key={id}
              x1={margin.left}
              x2={width}
              y1={y(value)}
              y2={y(value)}
              className="stroke-ink-2"
              strokeWidth={1.25}
              {...(dash && { strokeDasharray: dash })}
            />
          ))}
          {namedRules.map(({ id, label: name, value }) => (
            <text
              key={id}
              x={width}
              // Below its line where another stands close above.
              y={y(value) + (rules.some((rule) => isCloseAbove(y(rule.value), y(value))) ? 12 : -4)}
              textAnchor="end"
              className="fill-ink-2 stroke-card text-[11px]"
              strokeWidth={3}
              paintOrder="stroke"
            >
              {name}
            </text>
          ))}
          {peak >= 0 && highest > 0 && (
            <text
              x={middleOf(placeOf(peak))}
              y={y(highest) - 6}
              textAnchor={placeOf(peak) === moments.length - 1 ? "end" : "middle"}
              className="fill-ink stroke-card text-[11px] font-semibold"
              strokeWidth={3}
              paintOrder="stroke"
            >
              {formatValue(highest)}
            </text>
          )}
          <DayLabels at={distinct} y={height - 6} width={width} />
        </svg>
      )}
    </Plot>
  );
}

const letterWidth = 6.4;
/** Right of the bars, where the names of rules stand: over a bar they would hide how high it is. */
const gutterOf = (rules: readonly Rule[]) =>
  rules.length === 0 ? margin.right : 8 + letterWidth * Math.max(...rules.map(({ label }) => label.length));

const labelStep = 16;
const isCloseAbove = (other: number, own: number) => other < own && own - other < labelStep;
