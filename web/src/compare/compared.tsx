import type { Comparison } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { SandboxMark } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { ComparedLines } from "./compared-lines.tsx";
import { gridRowsOf, MemberCard } from "./member-card.tsx";
import { Performers } from "./performers.tsx";
import { comparisonLedger, rowsOf } from "./rows.ts";
import { SideBySide } from "./side-by-side.tsx";
import type { CompareState } from "./use-compare-address.ts";

interface ComparedProps {
  comparison: Comparison;
  lines: CompareState["lines"];
  onLines: (lines: CompareState["lines"]) => void;
  onRemove?: (id: number) => void;
}

/** The result: a card each, who leads, and pictures of both. */
export function ComparisonResult({ comparison, lines, onLines, onRemove }: ComparedProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const ledger = comparisonLedger(comparison);
  const rows = rowsOf(comparison, ledger);
  const { members } = comparison;
  const isMany = members.length > 1;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <section aria-labelledby="compared" className="grid gap-3">
        <h2 id="compared" className="flex flex-wrap items-center gap-3 text-base font-semibold tracking-tight">
          {words.results}
          {comparison.facts.some(({ sandbox }) => sandbox) && <SandboxMark />}
        </h2>
        {/* Side by side at every width: where they do not fit the row is pushed aside, the next one showing at its edge. */}
        <ul
          aria-label={words.results}
          className={`-mx-4 grid snap-x auto-cols-[minmax(9.5rem,1fr)] grid-flow-col gap-x-3 overflow-x-auto scroll-px-4 px-4 pb-2 sm:auto-cols-[minmax(11rem,1fr)] md:-mx-8 md:scroll-px-8 md:px-8 ${isMany ? "" : "max-w-md"}`}
          style={{ gridTemplateRows: `repeat(${gridRowsOf(rows)}, auto)` }}
        >
          {members.map((member) => (
            <MemberCard
              key={member.key}
              member={member}
              rows={rows}
              ledger={ledger}
              {...(onRemove && { onRemove: () => onRemove(member.id) })}
            />
          ))}
        </ul>
      </section>
      {isMany && <Performers comparison={comparison} ledger={ledger} />}
      {isMany && (
        <section aria-labelledby="side" className="grid gap-3">
          <Head id="side" title={words.sideBySide} lead={words.sideLead} />
          <SideBySide comparison={comparison} rows={rows} ledger={ledger} />
        </section>
      )}
      <section aria-labelledby="lines" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <Head id="lines" title={words.lines} lead={words.linesLead} />
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
    </div>
  );
}

function Head({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <div>
      <h2 id={id} className="text-base font-semibold tracking-tight">
        {title}
      </h2>
      <p className="text-ink-3">{lead}</p>
    </div>
  );
}
