import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Figure } from "../ui/figure.tsx";
import type { ComparedProps } from "./compared-table.tsx";

/** Measures that no member has, folded: each opens to why the first of them lacks it. */
export function MissingMeasures({ comparison, groups, ledger }: ComparedProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const lacking = groups.flatMap(({ id, label, rows }) =>
    rows.filter(({ isKnown }) => !isKnown).map((row) => ({ ...row, group: id === "all" ? undefined : label })),
  );
  if (lacking.length === 0) return null;
  return (
    <details className="text-ink-2">
      <summary className="min-h-10 w-fit cursor-pointer py-2.5">{words.missingMeasures}</summary>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {lacking.map(({ id, label, group, factOf }) => {
          const fact = comparison.members.flatMap(({ key }) => factOf(key) ?? [])[0];
          return (
            <li key={id} className="flex min-h-8 items-center justify-between gap-3 border-t border-line">
              <span className="min-w-0">{group && group !== label ? `${label} · ${group}` : label}</span>
              {fact ? <Figure fact={fact} ledger={ledger} className="min-h-6 min-w-6" /> : <span>—</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
