import type { SeriesPoint } from "@fanradar/engine";
import { scaleLinear, scaleUtc } from "d3-scale";
import { line } from "d3-shape";
import { type FormatValue, labelsOf, timeTicks } from "./ticks.ts";

export interface NamedLine {
  name: string;
  points: SeriesPoint[];
  colour: string;
  /** Distinguishes it from the others without its colour. */
  dash?: string;
}

interface LinesChartProps {
  lines: NamedLine[];
  width: number;
  height: number;
  formatValue: FormatValue;
  formatDay: (iso: string) => string;
  /** From one reading to the next, milliseconds: a day by default. */
  stepMs?: number;
}

const dayMs = 86_400_000;
/** Labels are a line of text apart. */
const labelStep = 15;

/** Several lines on one scale, each named at its end. A line breaks where a reading is missing. */
export function LinesChart({ lines, width, height, formatValue, formatDay, stepMs = dayMs }: LinesChartProps) {
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
  const ticks = timeTicks(x, width - margin.left - margin.right, formatDay);
  const levels = y.ticks(4);
  const labels = labelsOf(levels, formatValue);
  const most = width < 480 ? 12 : 17;
  return (
    <svg width={width} height={height} aria-hidden="true" className="num block overflow-visible">
      {levels.map((tick, place) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? "stroke-ink-3" : "stroke-line"}
          />
          <text x={0} y={y(tick) + 4} className="fill-ink-3 text-[11px]">
            {labels[place]}
          </text>
        </g>
      ))}
      {ticks.map(({ at, label }) => (
        <text key={label} x={x(at)} y={height - 4} textAnchor="middle" className="fill-ink-3 text-[11px]">
          {label}
        </text>
      ))}
      {lines.map(({ name, points: own, colour, dash }) => (
        <path
          key={name}
          d={draw(withGaps(own, stepMs)) ?? ""}
          fill="none"
          stroke={colour}
          strokeWidth={2}
          strokeLinejoin="round"
          {...(dash && { strokeDasharray: dash })}
        />
      ))}
      {apart(lines.map((one) => ({ ...one, at: y(one.points.at(-1)?.value ?? 0) }))).map(({ name, colour, at }) => (
        <text key={name} x={width - margin.right + 8} y={at + 4} fill={colour} className="text-xs font-semibold">
          {name.length > most ? `${name.slice(0, most - 1)}…` : name}
        </text>
      ))}
    </svg>
  );
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

function withGaps(points: SeriesPoint[], stepMs: number): (SeriesPoint | null)[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const isGap = before !== undefined && Date.parse(point.at) - Date.parse(before.at) > 2.5 * stepMs;
    return isGap ? [null, point] : [point];
  });
}
