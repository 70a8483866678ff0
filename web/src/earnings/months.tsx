import type { Earnings } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useState } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { nameOfZone } from "../lib/time-zones.ts";
import { Button } from "../ui/button.tsx";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { columns, idIn, type Month } from "./kinds.ts";
import { usePartText } from "./part-text.ts";

/** On a phone, where each is a card. */
const fewMonths = 3;

/** Month by type, newest first. What no statement contains is missing, never 0; a column without amounts is left out. */
export function Months({ earnings: { months, timeZone }, ledger }: { earnings: Earnings; ledger: Ledger }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const [isWhole, setWhole] = useState(false);
  const used = columns.filter((column) => months.some((month) => ledger.facts.get(idIn(month, column))?.value));
  const shown = (id: string) => {
    const fact = ledger.facts.get(id);
    return fact && <Figure fact={fact} ledger={ledger} />;
  };
  return (
    <section ref={oneStop} aria-labelledby="months" className="grid gap-3">
      <div>
        <h2 id="months" className="text-base font-semibold tracking-tight">
          {words.months}
        </h2>
        <p className="text-ink-3" data-notice>
          {words.zone(nameOfZone(timeZone))}
        </p>
      </div>
      <section
        aria-label={words.table}
        tabIndex={0}
        className="scroll-hint hidden scroll-pl-32 overflow-x-auto rounded-xl border border-line sm:block"
      >
        <table className="w-full text-right whitespace-nowrap [&_td]:px-3 [&_td]:py-2.5">
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="sticky left-0 bg-card px-4 py-2.5 text-left font-medium">
                {words.month}
              </th>
              {(["total", ...used] as const).map((column) => (
                <th key={column} scope="col" className="px-3 py-2.5 align-bottom font-medium whitespace-normal">
                  {factLabel(`earnings.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <tr key={month.month} className="border-t border-line">
                <th scope="row" className="sticky left-0 bg-card px-4 py-2.5 text-left font-medium">
                  <MonthName month={month} ledger={ledger} />
                </th>
                <td className="font-semibold">{shown(month.total)}</td>
                {used.map((column) => (
                  <td key={column}>{shown(idIn(month, column))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="grid gap-3 sm:hidden">
        {(isWhole ? months : months.slice(0, fewMonths)).map((month) => (
          <li key={month.month} className="rounded-xl border border-line bg-card p-4">
            <h3 className="flex items-baseline justify-between gap-4 font-semibold">
              <MonthName month={month} ledger={ledger} />
              <span className="text-lg">{shown(month.total)}</span>
            </h3>
            <dl className="mt-1 grid divide-y divide-line">
              {used.map((column) => {
                const fact = ledger.facts.get(idIn(month, column));
                return (
                  fact && (
                    <div key={column} className="flex min-h-9 items-center justify-between gap-4">
                      <dt className="text-ink-2">{factLabel(fact.metric)}</dt>
                      <dd>
                        <Figure fact={fact} ledger={ledger} />
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
      {!isWhole && months.length > fewMonths && (
        <Button className="justify-self-start sm:hidden" onClick={() => setWhole(true)}>
          {words.showMore}
        </Button>
      )}
    </section>
  );
}

/** The month, and how much of it is known; who typed its amount is said beside it. */
function MonthName({ month: { month, total, part }, ledger }: { month: Month; ledger: Ledger }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const fact = ledger.facts.get(total);
  const partText = usePartText();
  const form = new Intl.DateTimeFormat(format.locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const isByHand = fact?.kind === "self-reported";
  const notes = [partText({ ...(part && { part }) }), isByHand ? words.byHand : undefined].filter(
    (note) => note !== undefined,
  );
  return (
    <span className="grid">
      <time dateTime={month}>{form.format(new Date(`${month}-01`))}</time>
      {notes.length > 0 && (
        <span className="text-xs font-normal text-ink-3" data-fact={total}>
          {notes.join(", ")}
        </span>
      )}
    </span>
  );
}
