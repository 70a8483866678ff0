import type { SeriesPoint } from "@fanradar/engine";
import { scaleLinear, scaleUtc } from "d3-scale";
import { line } from "d3-shape";
import { DayLabels, labelsOfTime, ValueAxis } from "./axes.tsx";
import { withGaps } from "./gaps.ts";
import { Plot } from "./plot.tsx";
import type { Stop } from "./stop.ts";
import type { FormatValue } from "./ticks.ts";

export interface NamedLine {
  name: string;
  points: SeriesPoint[];
  colour: string;
  /** Distinguishes it from the others without its colour. */
  dash?: string;
  /** It stands behind the others, as what they are compared with, and has its name in the legend alone. */
  isPale?: boolean;
}

interface LinesChartProps {
  lines: NamedLine[];
  width: number;
  height: number;
  label: string;
  formatValue: FormatValue;
  /** A value where it is read: as exact as it is known. */
  formatExact: (value: number) => string;
  formatDay: (iso: string) => string;
  formatFullDay: (iso: string) => string;
  /** From one reading to the next, days: one by default. */
  stepDays?: number;
}

/** Labels are a line of text apart. */
const labelStep = 15;

/** Several lines on one scale, each named at its end. A line breaks where a reading is missing. */
export function LinesChart(props: LinesChartProps) {
  const { lines, width, height, label, formatValue, formatExact, formatDay, formatFullDay, stepDays = 1 } = props;
  const points = lines.flatMap((one) => one.points);
  const values = points.map(({ value }) => value);
  const times = points.map(({ at }) => Date.parse(at));
  const margin = { top: 12, right: width < 480 ? 92 : 128, bottom: 24, left: 52 };
  const x = scaleUtc()
    .domain([new Date(Math.min(...times)), new Date(Math.max(...times))])
    .range([margin.left, width - margin.right]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = scaleLinear()
    .domain(high > low ? [low - (high - low) * 0.06, high + (high - low) * 0.06] : [low - 1, high + 1])
    .range([height - margin.bottom, margin.top]);
  const draw = line<SeriesPoint | null>()
    .defined((point) => point !== null)
    .x((point) => (point ? x(new Date(point.at)) : 0))
    .y((point) => (point ? y(point.value) : 0));
  const most = width < 480 ? 12 : 17;
  const ticks = labelsOfTime(x, width - margin.left - margin.right, formatDay);
  return (
    <Plot
      {...{ width, height, label }}
      stops={stopsOf(lines, { x, y, formatExact, formatFullDay })}
      ends={[margin.top, height - margin.bottom]}
    >
      {() => (
        <svg width={width} height={height} aria-hidden="true" className="num block">
          <ValueAxis y={y} left={margin.left} right={width - margin.right} formatValue={formatValue} />
          <DayLabels at={ticks} y={height - 4} width={width} />
          {lines.map(({ name, points: own, colour, dash, isPale }) => (
            <path
              key={name}
              d={draw(withGaps(own, 2.5 * stepDays)) ?? ""}
              fill="none"
              stroke={colour}
              strokeWidth={isPale ? 1.75 : 2}
              opacity={isPale ? 0.5 : 1}
              strokeLinejoin="round"
              {...(dash && { strokeDasharray: dash })}
            />
          ))}
          {apart(
            lines.filter(({ isPale }) => !isPale).map((one) => ({ ...one, at: y(one.points.at(-1)?.value ?? 0) })),
          ).map(({ name, colour, at }) => (
            <text key={name} x={width - margin.right + 8} y={at + 4} fill={colour} className="text-xs font-semibold">
              {name.length > most ? `${name.slice(0, most - 1)}…` : name}
            </text>
          ))}
        </svg>
      )}
    </Plot>
  );
}

interface Scales {
  x: (at: Date) => number;
  y: (value: number) => number;
  formatExact: (value: number) => string;
  formatFullDay: (iso: string) => string;
}

/** A place for each day that some line has a point at, with all lines' values then, the highest first. */
function stopsOf(lines: readonly NamedLine[], { x, y, formatExact, formatFullDay }: Scales): Stop[] {
  const byDay = new Map<string, { at: string; values: { line: NamedLine; value: number }[] }>();
  for (const one of lines)
    for (const { at, value } of one.points) {
      const day = at.slice(0, 10);
      const known = byDay.get(day) ?? { at, values: [] };
      known.values.push({ line: one, value });
      byDay.set(day, known);
    }
  return [...byDay.values()]
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ at, values }) => ({
      at,
      when: formatFullDay(at),
      x: x(new Date(at)),
      rows: values
        .toSorted((one, other) => other.value - one.value)
        .map(({ line: { name, colour }, value }) => ({
          ...(lines.length > 1 && { label: name, colour }),
          value: formatExact(value),
        })),
      notes: [],
      marks: values.map(({ line: { colour }, value }) => ({ y: y(value), colour })),
    }));
}

/** Labels where their lines end, pushed down where they would cover one another. */
function apart<Label extends { at: number }>(labels: Label[]): Label[] {
  const placed: Label[] = [];
  for (const label of labels.toSorted((one, other) => one.at - other.at)) {
    const above = placed.at(-1);
    placed.push({ ...label, at: above ? Math.max(label.at, above.at + labelStep) : label.at });
  }
  return placed;
}
