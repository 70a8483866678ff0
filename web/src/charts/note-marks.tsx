import type { ScaleLinear, ScaleTime } from "d3-scale";
import type { Note } from "./stop.ts";

interface NoteMarksProps {
  notes: readonly Note[];
  x: ScaleTime<number, number>;
  y: ScaleLinear<number, number>;
  colour: string;
}

/** What happened, at the foot of a line: a post as a tick, a version of the report as a dot, a note of the team as a square, another price as a diamond with a line. */
export function NoteMarks({ notes, x, y, colour }: NoteMarksProps) {
  const [bottom = 0, top = 0] = y.range();
  const [left = 0, right = 0] = x.range();
  return (
    <g data-notes>
      {notes.map(({ id, at, kind }) => {
        const place = x(new Date(at));
        if (place < left || place > right) return null;
        if (kind === "post")
          return <line key={id} x1={place} x2={place} y1={bottom} y2={bottom - 5} stroke={colour} opacity={0.45} />;
        if (kind === "version")
          return <circle key={id} cx={place} cy={bottom} r={3} className="fill-card stroke-ink-3" strokeWidth={1.5} />;
        if (kind === "note")
          return (
            <rect key={id} x={place - 3.5} y={bottom - 3.5} width={7} height={7} className="fill-teal stroke-card" />
          );
        return (
          <g key={id}>
            <line x1={place} x2={place} y1={top} y2={bottom} className="stroke-ink-3" strokeDasharray="1 4" />
            <path d={`M${place} ${bottom - 5}l5 5l-5 5l-5 -5z`} className="fill-ink-2" />
          </g>
        );
      })}
    </g>
  );
}
