import type { Person } from "@fanradar/contract";
import { useState } from "react";
import { Link } from "wouter";
import { useWords } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useMay } from "../lib/rights.ts";
import type { PortfolioState } from "../models/use-portfolio.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Empty } from "../ui/states.tsx";
import { ModelTable } from "./model-table.tsx";
import { SortChoice, type Sorting } from "./sorting.tsx";

const BulkBar = part(() => import("./later.tsx").then((file) => file.BulkBar));

const most = 5;

interface ModelsSectionProps extends Sorting {
  user: Person;
  portfolio: PortfolioState;
  /** Only completed models are shown, and there are others. */
  hasUnverified: boolean;
}

/** The first five models in the chosen order, and all of them on request; what can be done with those that are selected. */
export function ModelsSection({ user, portfolio, hasUnverified, ...sorting }: ModelsSectionProps) {
  const may = useMay();
  const words = useWords().dashboardWords;
  const [isWhole, setWhole] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const all = portfolio.rows ?? [];
  const rows = isWhole ? all : all.slice(0, most);
  // Models that were deleted, or are not shown any more, are not acted on.
  const chosen = rows.filter(({ id }) => selected.has(id));
  return (
    <section className="@container min-w-0">
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-base font-semibold">{words.recent}</h2>
        {rows.length > 1 && <SortChoice {...sorting} />}
      </div>
      {hasUnverified && rows.length > 0 && <p className="mb-3 text-ink-2">{words.verifiedHint}</p>}
      <div className="overflow-hidden rounded-xl border border-line bg-card">
        {rows.length === 0 ? (
          <Empty
            title={hasUnverified ? words.emptyVerified : words.empty}
            hint={hasUnverified ? words.verifiedHint : may("model.submit") ? words.emptyHint : words.emptyHintReader}
            action={
              may("model.submit") && (
                <Link href="/submit" className={buttonClass("primary")}>
                  {words.submit}
                </Link>
              )
            }
          />
        ) : (
          <ModelTable
            {...sorting}
            user={user}
            portfolio={portfolio}
            rows={rows}
            isWhole={isWhole}
            selected={selected}
            onSelected={setSelected}
          />
        )}
      </div>
      {chosen.length > 0 && <BulkBar models={chosen} onClear={() => setSelected(new Set())} />}
      {all.length > most && (
        <Button look="quiet" aria-expanded={isWhole} className="mt-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.showRecent : words.showAll}
        </Button>
      )}
    </section>
  );
}
