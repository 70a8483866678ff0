import type { ShiftSales } from "@fanradar/contract";
import { bundles, listOf } from "@fanradar/words";
import type { ReactNode } from "react";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { Figure, type Ledger } from "../../ui/figure.tsx";

/** What each chatter sold, the groups that were on shift at once, and what no shift explains; all rows are the total. */
export function ChatterTable({ sales, ledger }: { sales: ShiftSales; ledger: Ledger }) {
  const { shiftWords: words, bookMetricWords: labels } = useMessages(bundles.earnings);
  const format = useFormat();
  const { chatters, shared, sums } = sales;
  const rest = sums
    ? ([
        ["chatters.outside", sums.outside],
        ["chatters.untimed", sums.untimed],
      ] as const)
    : [];
  const figure = (id: string) => {
    const fact = ledger.facts.get(id);
    return fact && <Figure fact={fact} ledger={ledger} />;
  };
  const isKnown = (id: string) => ledger.facts.get(id)?.value !== 0;
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-card">
      <table className="w-full text-left">
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col" className="px-3 sm:px-4.5 py-2.5 font-medium">
              {words.chatter}
            </th>
            {(["chatters.sales", "chatters.perHour"] as const).map((metric) => (
              <th key={metric} scope="col" className="px-3 sm:px-4.5 py-2.5 text-right font-medium">
                {labels[metric]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chatters.map(({ chatter, sales: sold, hours, aloneHours, perHour }) => (
            <tr key={chatter} className="border-t border-line">
              <th scope="row" className="px-3 sm:px-4.5 py-2.5 font-medium wrap-anywhere">
                <span data-typed dir="auto">
                  {chatter}
                </span>
              </th>
              <td className="px-3 sm:px-4.5 py-2.5 text-right font-semibold">{figure(sold)}</td>
              <td className="px-3 sm:px-4.5 py-2.5 text-right">
                {perHour === null ? <span title={words.neverAlone}>—</span> : figure(perHour)}
                <span className="block text-xs text-ink-3">
                  {labels["chatters.hours"]} {figure(hours)}
                </span>
                <span className="block text-xs text-ink-3">
                  {labels["chatters.aloneHours"]} {figure(aloneHours)}
                </span>
              </td>
            </tr>
          ))}
          {shared.map(({ chatters: group, sales: sold }) => (
            <Row key={sold} figure={figure(sold)}>
              <span data-typed dir="auto">
                {words.groupOf(listOf(group, format))}
              </span>
            </Row>
          ))}
          {rest
            .filter(([, id]) => isKnown(id))
            .map(([metric, id]) => (
              <Row key={id} figure={figure(id)}>
                {labels[metric]}
              </Row>
            ))}
        </tbody>
        {sums && (
          <tfoot>
            <tr className="border-t border-line">
              <th scope="row" className="px-3 sm:px-4.5 py-2.5 font-semibold">
                {labels["chatters.total"]}
              </th>
              <td className="px-3 sm:px-4.5 py-2.5 text-right font-semibold">{figure(sums.total)}</td>
              <td />
            </tr>
            {isKnown(sums.back) && <Row figure={figure(sums.back)}>{labels["chatters.back"]}</Row>}
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** A sum that is nobody's alone. */
function Row({ figure, children }: { figure: ReactNode; children: ReactNode }) {
  return (
    <tr className="border-t border-line text-ink-2">
      <th scope="row" className="px-3 sm:px-4.5 py-2.5 font-normal wrap-anywhere">
        {children}
      </th>
      <td className="px-3 sm:px-4.5 py-2.5 text-right">{figure}</td>
      <td />
    </tr>
  );
}
