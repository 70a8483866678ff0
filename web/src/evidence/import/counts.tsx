import type { Fact } from "@fanradar/engine";
import { showFact } from "@fanradar/words";
import { Figure, factLabel } from "../../ui/figure.tsx";
import { useStatementFormat } from "./use-statement-format.ts";

/** What became of a file's rows. */
export function RowCounts({ facts }: { facts: Fact[] }) {
  const format = useStatementFormat();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt className="text-xs text-ink-3">{factLabel(fact.metric)}</dt>
          <dd className="text-base font-semibold">
            <Figure fact={fact} text={showFact(fact, format)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
