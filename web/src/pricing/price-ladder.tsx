import type { PricingLedger } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { Figure, type Ledger } from "../ui/figure.tsx";

const columns = ["change", "chance", "breakEven"] as const;

/** Other prices than the present one: what each would bring from newcomers, and how many subscribers it may lose. */
export function PriceLadderChart({ ladder, ledger }: { ladder: PricingLedger["ladder"]; ledger: Ledger }) {
  const { pricingWords: words } = useMessages(bundles.pricing);
  const shown = (id: string, withRange = false) => {
    const fact = ledger.facts.get(id);
    return fact && <Figure fact={fact} ledger={ledger} withRange={withRange} />;
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="mt-2 font-semibold text-ink-2">{words.others}</h3>
      <p className="max-w-[72ch] text-xs text-ink-3" data-notice>
        {words.othersHint}
      </p>
      <table className="hidden w-full max-w-3xl text-right sm:table [&_td]:px-3 [&_td]:py-2 [&_td]:align-top">
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="py-2 pr-3 text-left font-medium">
              {words.price}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className="px-3 py-2 align-bottom font-medium">
                {words[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ladder.map((rung) => (
            <tr key={rung.price} className="border-t border-line">
              <th scope="row" className="py-2 pr-3 text-left align-top font-semibold">
                {shown(rung.price)}
              </th>
              {columns.map((name) => (
                <td key={name}>{shown(rung[name], name === "change")}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-2 sm:hidden">
        {ladder.map((rung) => (
          <li key={rung.price} className="rounded-xl border border-line bg-card px-4 py-2.5">
            <p className="text-lg font-semibold">{shown(rung.price)}</p>
            <dl className="grid divide-y divide-line">
              {columns.map((name) => (
                <div key={name} className="flex min-h-9 items-center justify-between gap-4">
                  <dt className="text-ink-2">{words[name]}</dt>
                  <dd className="text-right">{shown(rung[name], name === "change")}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
