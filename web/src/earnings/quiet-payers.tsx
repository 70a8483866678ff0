import type { EarningsOutlook } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useEffect, useState } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";

/** So many stand at first: those who brought most. */
const firstShown = 8;

/** Regulars who went quiet, as the report's step counts them: by the day and amount of their last payment, since no name is kept. */
export function QuietPayers({ outlook: { quiet }, ledger }: { outlook: EarningsOutlook; ledger: Ledger }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  // What the figures are called.
  useMessages(bundles.pricing);
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  // The browser looked for the address's part of the page before it was there.
  useEffect(() => {
    if (location.hash === "#quiet") document.getElementById("quiet")?.scrollIntoView();
  }, []);
  if (quiet.length === 0) return null;
  return (
    <section ref={oneStop} aria-labelledby="quiet" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="quiet" className="scroll-mt-6 text-base font-semibold tracking-tight">
          {words.quiet}
        </h2>
        <p className="max-w-[72ch] text-ink-3">{words.quietHint}</p>
      </div>
      <div className="scroll-hint overflow-x-auto rounded-xl border border-line">
        <table
          aria-labelledby="quiet"
          className="w-full text-right whitespace-nowrap [&_td]:px-3 [&_td]:py-2 max-sm:[&_td]:px-2 max-sm:[&_th]:px-2"
        >
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="px-4 py-2.5 text-left font-medium">
                {words.quietColumns.last}
              </th>
              <th scope="col" className="px-3 py-2.5 font-medium">
                {words.quietColumns.silence}
              </th>
              <th scope="col" className="px-3 py-2.5 font-medium">
                {words.quietColumns.gap}
              </th>
              <th scope="col" className="px-3 py-2.5 font-medium">
                {words.quietColumns.worth}
              </th>
            </tr>
          </thead>
          <tbody data-rows>
            {quiet.slice(0, isWhole ? undefined : firstShown).map(({ worth, gap, silence, last, type }) => {
              const paid = ledger.facts.get(last);
              return (
                <tr key={last} className="border-t border-line">
                  <th scope="row" className="px-4 py-2 text-left font-normal">
                    {paid && <Figure fact={paid} ledger={ledger} className="font-medium" />}{" "}
                    {paid?.period && (
                      <time dateTime={paid.period.to} data-fact={last}>
                        {shortDate(paid.period.to, format)}
                      </time>
                    )}
                    <span className="block text-xs text-ink-3">{factLabel(`earnings.${type}`)}</span>
                  </th>
                  {[silence, gap, worth].map((id) => {
                    const fact = ledger.facts.get(id);
                    return <td key={id}>{fact && <Figure fact={fact} ledger={ledger} />}</td>;
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {!isWhole && quiet.length > firstShown && (
        <Button look="quiet" className="justify-self-start" onClick={() => setWhole(true)}>
          {words.showMore}
        </Button>
      )}
    </section>
  );
}
