import { bundles, listOf } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { VerdictButton } from "./cell.tsx";
import type { ComparedProps } from "./compared-table.tsx";
import { memberName, metricLabel } from "./rows.ts";
import { useVerdict } from "./verdict.ts";

/** Who leads in what, over all platforms, and where that cannot be said. */
export function Performers({ comparison, ledger }: Omit<ComparedProps, "groups">) {
  const { compareWords: words } = useMessages(bundles.compare);
  const format = useFormat();
  const verdictOf = useVerdict(comparison, ledger);
  const leads = comparison.leads.filter(({ platform }) => platform === undefined);
  if (leads.length === 0) return null;
  return (
    <section aria-labelledby="performers" className="grid gap-2">
      <h2 id="performers" className="text-base font-semibold tracking-tight">
        {words.performers}
      </h2>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {leads.map((lead) => {
          const verdict = verdictOf(lead);
          const ranked = new Set(lead.figures.map(({ key }) => key));
          const unranked = comparison.members.filter(({ key }) => !ranked.has(key));
          return (
            <li key={lead.metric} className="grid min-w-0 content-start border-t border-line pt-1.5">
              <p className="text-ink-3">{metricLabel(lead.metric)}</p>
              {verdict ? (
                <VerdictButton verdict={verdict} className="font-semibold" />
              ) : (
                <p className="text-ink-2">{words.fewerThanTwo}</p>
              )}
              {verdict && unranked.length > 0 && (
                <p className="text-xs text-ink-3 wrap-anywhere" data-typed>
                  {words.unrankedNames(
                    listOf(
                      unranked.map(({ key }) => memberName(comparison, key)),
                      format,
                    ),
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
