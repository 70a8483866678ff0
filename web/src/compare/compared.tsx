import type { Comparison } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import type { CompareState } from "../lib/compare-address.ts";
import { useMessages } from "../lib/messages.ts";
import { useMedia } from "../lib/use-media.ts";
import { Button } from "../ui/button.tsx";
import { Deferred } from "../ui/deferred.tsx";
import { Empty } from "../ui/states.tsx";
import { ComparedLines } from "./compared-lines.tsx";
import { ComparedTable } from "./compared-table.tsx";
import { MeasureCards } from "./measure-cards.tsx";
import { MissingMeasures } from "./missing-measures.tsx";
import { Performers } from "./performers.tsx";
import { comparisonLedger, groupsOf } from "./rows.ts";

interface ComparedProps {
  comparison: Comparison;
  lines: CompareState["lines"];
  onLines: (lines: CompareState["lines"]) => void;
}

/** The result: who leads, all figures in one table, and their course over the same days. */
export function ComparisonResult({ comparison, lines, onLines }: ComparedProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const isNarrow = useMedia("(width < 40rem)");
  const ledger = comparisonLedger(comparison);
  const all = groupsOf(comparison, ledger);
  const groups = all
    .map((group) => ({ ...group, rows: group.rows.filter(({ isKnown }) => isKnown) }))
    .filter(({ rows }) => rows.length > 0);
  const shown = { comparison, groups, ledger };
  if (comparison.members.length === 1)
    return <Empty title={words.oneMore} hint={groups.length === 0 ? words.oneWithoutReport : words.oneHint} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <Performers comparison={comparison} ledger={ledger} />
      <section aria-labelledby="compared" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="compared" className="flex flex-wrap items-center gap-3 text-base font-semibold tracking-tight">
          {words.results}
        </h2>
        {isNarrow ? <MeasureCards {...shown} /> : <ComparedTable {...shown} />}
        <MissingMeasures comparison={comparison} groups={all} ledger={ledger} />
      </section>
      {/* Laid out after what is on the first screen. */}
      <Deferred fallback={null}>
        <section aria-labelledby="lines" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <h2 id="lines" className="text-base font-semibold tracking-tight">
                {words.lines}
              </h2>
              <p className="text-ink-3">{words.linesLead}</p>
            </div>
            <fieldset className="flex gap-2">
              <legend className="sr-only">{words.linesShown}</legend>
              {(["change", "counts"] as const).map((one) => (
                <Button
                  key={one}
                  aria-pressed={lines === one}
                  className={lines === one ? "border-teal text-teal" : ""}
                  onClick={() => onLines(one)}
                >
                  {one === "change" ? words.asChange : words.asCounts}
                </Button>
              ))}
            </fieldset>
          </div>
          <ComparedLines comparison={comparison} metric={lines === "change" ? "followersChange" : "followers"} />
        </section>
      </Deferred>
    </div>
  );
}
