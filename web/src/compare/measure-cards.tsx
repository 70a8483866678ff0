import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { oneStop } from "../ui/one-stop.ts";
import { BestMark, CellBar, CellFigure, VerdictButton } from "./cell.tsx";
import { type ComparedProps, GroupIcon } from "./compared-table.tsx";
import { MemberHead } from "./member-head.tsx";
import { type ComparisonRow, memberMark, memberName } from "./rows.ts";
import { useVerdict } from "./verdict.ts";

/** On a phone: who is compared, and a card for each measure with a bar for each of them. */
export function MeasureCards({ comparison, groups, ledger }: ComparedProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  return (
    <div className="grid gap-5">
      <ul aria-label={words.results} className="grid grid-cols-2 gap-3">
        {comparison.members.map((member, place) => (
          <li key={member.key} className="min-w-0 rounded-lg bg-card px-3 pb-2">
            <MemberHead member={member} colour={memberMark(place).colour} />
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <section key={group.id} ref={oneStop} aria-labelledby={`group-${group.id}`} className="grid gap-2">
          <h3 id={`group-${group.id}`} className="flex items-center gap-1.5 font-semibold">
            <GroupIcon id={group.id} />
            {group.label}
          </h3>
          <div className="grid rounded-xl border border-line bg-card">
            {group.rows
              .filter(({ isPart }) => !isPart)
              .map((row) => (
                <MeasureCard key={row.id} row={row} comparison={comparison} ledger={ledger} />
              ))}
            <Parts rows={group.rows.filter(({ isPart }) => isPart)} comparison={comparison} ledger={ledger} />
          </div>
        </section>
      ))}
    </div>
  );
}

/** What a figure is the sum or mean of, folded: on a small screen it stands between the figures that are looked for. */
function Parts({ rows, ...shown }: { rows: readonly ComparisonRow[] } & Omit<ComparedProps, "groups">) {
  const { compareWords: words } = useMessages(bundles.compare);
  if (rows.length === 0) return null;
  return (
    <details className="border-t border-line">
      <summary className="min-h-10 cursor-pointer px-3 py-2.5 text-ink-2">{words.parts}</summary>
      {rows.map((row) => (
        <MeasureCard key={row.id} row={row} {...shown} />
      ))}
    </details>
  );
}

function MeasureCard({ row, comparison, ledger }: { row: ComparisonRow } & Omit<ComparedProps, "groups">) {
  const { members } = comparison;
  const verdict = useVerdict(comparison, ledger)(row.lead);
  const keys = members.map(({ key }) => key);
  return (
    <section aria-label={row.label} className="grid gap-1 border-t border-line px-3 py-2.5 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className={row.isPart ? "text-ink-3" : "font-medium"}>{row.label}</h4>
        {verdict && <VerdictButton verdict={verdict} />}
      </div>
      <ul className="grid gap-0.5">
        {members.map(({ key }, place) => {
          const isBest = verdict?.best.length === 1 && verdict.best[0] === key;
          return (
            <li key={key} className="grid min-h-6 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-2">
              <span className="flex min-w-0 items-center gap-1 text-xs text-ink-2" data-typed>
                <span className="truncate" title={memberName(comparison, key)}>
                  {memberName(comparison, key)}
                </span>
                {isBest && <BestMark />}
              </span>
              <CellBar row={row} member={key} members={keys} colour={memberMark(place).colour} />
              <span className="text-right text-sm font-semibold">
                <CellFigure row={row} member={key} ledger={ledger} withRange={false} />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
