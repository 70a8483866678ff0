import type { Comparison } from "@fanradar/contract";
import { bundles, listOf } from "@fanradar/words";
import { Trophy } from "lucide-react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { memberName, metricLabel } from "./rows.ts";

type Lead = Comparison["leads"][number];

/** Who leads in what, and where that cannot be said. */
export function Performers({ comparison, ledger }: { comparison: Comparison; ledger: Ledger }) {
  const { compareWords: words } = useMessages(bundles.compare);
  return (
    <section aria-labelledby="performers" className="grid gap-3">
      <div>
        <h2 id="performers" className="text-base font-semibold tracking-tight">
          {words.performers}
        </h2>
        <p className="text-ink-3">{words.performersLead}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {comparison.leads.map((lead) => (
          <li key={lead.metric} className="grid min-w-0 content-start gap-1 rounded-xl border border-line bg-card p-4">
            <p className="text-ink-3">{metricLabel(lead.metric)}</p>
            <Verdict comparison={comparison} lead={lead} ledger={ledger} />
            <Unranked comparison={comparison} lead={lead} />
            {lead.state === "too-close" && (
              <ul className="grid text-xs">
                {lead.figures.map(({ key, fact }) => {
                  const known = ledger.facts.get(fact);
                  return (
                    known && (
                      <li key={key} className="flex min-h-6 items-center justify-between gap-3">
                        <span className="min-w-0 truncate text-ink-2" data-typed>
                          <bdi>{memberName(comparison, key)}</bdi>
                        </span>
                        <Figure
                          fact={known}
                          ledger={ledger}
                          withRange={known.low !== known.high}
                          className="text-right"
                        />
                      </li>
                    )
                  );
                })}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VerdictProps {
  comparison: Comparison;
  lead: Lead;
  ledger: Ledger;
}

function Verdict({ comparison, lead, ledger }: VerdictProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const { state, key, figures } = lead;
  if (state === "no-data")
    return <p className="font-medium text-ink-2">{figures.length < 2 ? words.fewerThanTwo : words.currencies}</p>;
  if (state === "too-close") return <Close comparison={comparison} lead={lead} />;
  const fact = ledger.facts.get(figures.find((one) => one.key === key)?.fact ?? "");
  return (
    <>
      <p className="flex items-start gap-2">
        <Trophy size={16} aria-hidden className="mt-0.5 shrink-0 text-teal" />
        <span className="min-w-0 flex-1 font-semibold wrap-anywhere" data-typed>
          <bdi>{memberName(comparison, key)}</bdi>
        </span>
        {fact && (
          <span className="text-right font-semibold">
            <Figure fact={fact} ledger={ledger} withRange={fact.low !== fact.high} className="text-right" />
          </span>
        )}
      </p>
      {lead.close && <Close comparison={comparison} lead={lead} isMinor />}
    </>
  );
}

/** Members without the figure: a leader is named among the others alone. */
function Unranked({ comparison, lead }: Omit<VerdictProps, "ledger">) {
  const { compareWords: words } = useMessages(bundles.compare);
  const format = useFormat();
  const ranked = new Set(lead.figures.map(({ key }) => key));
  const others = comparison.members.filter(({ key }) => !ranked.has(key));
  if (lead.state === "no-data" || others.length === 0) return null;
  return (
    <p className="text-xs text-ink-2 wrap-anywhere" data-typed>
      {words.unrankedNames(
        listOf(
          others.map(({ key }) => memberName(comparison, key)),
          format,
        ),
      )}
    </p>
  );
}

/** Who is too close to rank, and who lies clearly behind. Unknown in a comparison sealed by an earlier engine. */
function Close({ comparison, lead, isMinor = false }: { comparison: Comparison; lead: Lead; isMinor?: boolean }) {
  const { compareWords: words } = useMessages(bundles.compare);
  const format = useFormat();
  const names = (keys: string[] = []) =>
    listOf(
      keys.map((key) => memberName(comparison, key)),
      format,
    );
  const { close, behind = [] } = lead;
  const said = close
    ? [words.close(names(close)), ...(behind.length > 0 ? [words.behind(names(behind), behind.length === 1)] : [])]
    : [words.tooClose];
  return (
    <p className={`wrap-anywhere ${isMinor ? "text-xs text-ink-2" : "font-medium"}`} data-typed>
      {said.join("; ")}
    </p>
  );
}
