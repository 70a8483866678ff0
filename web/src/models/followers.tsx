import { dayMs } from "@fanradar/engine/catalogue/time";
import { ChangeFigure } from "../ui/change-figure.tsx";
import { Figure } from "../ui/figure.tsx";
import { Sparkline } from "../ui/sparkline.tsx";
import type { PortfolioState } from "./use-portfolio.ts";

/** Two days a point. */
const stepMs = 2 * dayMs;

/** A figure of the ledger by its id, or '—' where there is none. */
export function KnownFigure({ id, ledger }: { id: string } & Pick<PortfolioState, "ledger">) {
  const fact = ledger.facts.get(id);
  return fact ? (
    <Figure fact={fact} ledger={ledger} className="min-h-6 min-w-6 font-medium" />
  ) : (
    <span className="text-ink-3">—</span>
  );
}

interface FollowersProps extends Pick<PortfolioState, "ledger" | "courses"> {
  /** Of the model. */
  id: number;
  /** For the place where it stands. */
  figuresClass?: string;
  lineClass?: string;
}

/** A model's followers, their change over 28 days and their course. */
export function Followers({ id, ledger, courses, figuresClass = "", lineClass = "" }: FollowersProps) {
  const name = `${id}.portfolio.followers`;
  const change = ledger.facts.get(`${name}.change`);
  const points = courses.get(name) ?? [];
  const [first, last] = [points[0], points.at(-1)];
  return (
    <span className="flex items-center justify-between gap-2">
      <span className={`grid justify-items-start ${figuresClass}`}>
        <KnownFigure id={name} ledger={ledger} />
        {change && <ChangeFigure fact={change} ledger={ledger} className="text-xs" />}
      </span>
      {first && last && (
        <Sparkline
          points={points}
          from={first.at}
          to={last.at}
          stepMs={stepMs}
          className={`h-7 w-16 shrink-0 text-teal ${lineClass}`}
        />
      )}
    </span>
  );
}
