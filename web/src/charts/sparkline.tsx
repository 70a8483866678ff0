interface SparklineProps {
  /** Oldest first. Days without one are left out, so that the line has no false zero. */
  points: readonly { at: string; value: number }[];
  className?: string;
}

const width = 120;
const height = 32;
/** Half of the stroke, so that it is not cut at the edges. */
const pad = 1.5;

/** The shape of a line beside its figure, which says what it comes to: drawn for the eye alone, without numbers. */
export function Sparkline({ points, className = "" }: SparklineProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const [start, end] = [Date.parse(first.at), Date.parse(last.at)];
  const values = points.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = (at: string) => pad + ((width - 2 * pad) * (Date.parse(at) - start)) / (end - start || 1);
  // A line that stands still is drawn in the middle.
  const y = (value: number) =>
    most === least ? height / 2 : pad + ((height - 2 * pad) * (most - value)) / (most - least);
  const path = points.map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`block h-8 w-full text-teal ${className}`}
    >
      <polyline
        points={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
