import type { Comparison } from "@fanradar/contract";
import { RangeRows } from "../charts/range-rows.tsx";
import type { Ledger } from "../ui/figure.tsx";
import { type ComparisonRow, isKnownFact, memberName } from "./rows.ts";

/** A picture compares at least so many. */
const fewest = 2;

/** The same figures as dots on one scale each, with their ranges. */
export function SideBySide({
  comparison,
  rows,
  ledger,
}: {
  comparison: Comparison;
  rows: ComparisonRow[];
  ledger: Ledger;
}) {
  const charts = rows.filter(
    ({ isDrawn, factOf }) =>
      isDrawn && comparison.members.filter(({ key }) => isKnownFact(factOf(key))).length >= fewest,
  );
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      {charts.map(({ id, label, factOf }) => (
        <section key={id} aria-label={label} className="min-w-0">
          <h3 className="mb-1 text-sm font-semibold text-ink-2">{label}</h3>
          <RangeRows
            rows={comparison.members.flatMap(({ key }) => {
              const fact = factOf(key);
              return fact ? [{ label: memberName(comparison, key), fact }] : [];
            })}
            ledger={ledger}
            colour="var(--teal)"
          />
        </section>
      ))}
    </div>
  );
}
