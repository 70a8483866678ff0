import type { Comparison } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import type { Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { PlatformMark } from "../ui/platform-icon.tsx";
import { BestMark, CellBar, CellFigure, VerdictButton } from "./cell.tsx";
import { MemberHead } from "./member-head.tsx";
import { type ComparisonRow, memberMark, type RowGroup } from "./rows.ts";
import { useVerdict } from "./verdict.ts";

export interface ComparedProps {
  comparison: Comparison;
  groups: readonly RowGroup[];
  ledger: Ledger;
}

/** A column for each member, a row for each measure. The measures stay in sight where the columns are pushed aside. */
export function ComparedTable({ comparison, groups, ledger }: ComparedProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const { members } = comparison;
  return (
    // A scrolling region must be reachable by keyboard.
    <section
      ref={oneStop}
      aria-label={words.results}
      tabIndex={0}
      className="scroll-pl-40 overflow-x-auto rounded-xl border border-line bg-card lg:scroll-pl-56"
    >
      <table className="w-full table-fixed text-left" style={{ minWidth: `${10 + 9 * members.length}rem` }}>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-10 w-40 bg-card p-3 align-bottom text-xs font-medium text-ink-3 lg:w-56"
            >
              {words.measure}
            </th>
            {members.map((member, place) => (
              <th key={member.key} scope="col" className="p-3 pt-0 align-top">
                <MemberHead member={member} colour={memberMark(place).colour} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={members.length + 1}
                className="border-t border-line bg-sunken text-xs font-semibold text-ink-2"
              >
                <span className="sticky left-0 inline-flex items-center gap-1.5 px-3 py-1.5">
                  <GroupIcon id={group.id} />
                  {group.label}
                </span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row key={row.id} row={row} comparison={comparison} ledger={ledger} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The platform's mark; its name stands beside it. */
export function GroupIcon({ id }: Pick<RowGroup, "id">) {
  if (id === "all" || id === "places" || id === "score") return null;
  return <PlatformMark platform={id} />;
}

function Row({ row, comparison, ledger }: { row: ComparisonRow } & Omit<ComparedProps, "groups">) {
  const { members } = comparison;
  const verdict = useVerdict(comparison, ledger)(row.lead);
  const keys = members.map(({ key }) => key);
  return (
    <tr className="border-t border-line">
      <th
        scope="row"
        className={`sticky left-0 z-10 bg-card py-2 pr-3 align-top font-normal ${row.isPart ? "pl-6 text-ink-3" : "pl-3 text-ink-2"}`}
      >
        <span className="block wrap-break-word">{row.label}</span>
        {verdict && <VerdictButton verdict={verdict} />}
      </th>
      {members.map(({ key }, place) => {
        const isBest = verdict?.best.length === 1 && verdict.best[0] === key;
        const isPerhaps = !isBest && verdict?.best.includes(key);
        return (
          <td
            key={key}
            className={`px-3 py-2 align-top ${isBest ? "bg-teal-soft" : ""} ${row.isPart ? "" : "font-semibold"}`}
          >
            <span className="flex items-start justify-between gap-2">
              <span className="min-w-0">
                <CellFigure row={row} member={key} ledger={ledger} />
              </span>
              {isBest && <BestMark />}
            </span>
            <span className={`mt-1 block ${isPerhaps ? "rounded-full outline outline-offset-2 outline-line" : ""}`}>
              <CellBar row={row} member={key} members={keys} colour={memberMark(place).colour} />
            </span>
          </td>
        );
      })}
    </tr>
  );
}
