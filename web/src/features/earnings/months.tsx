import type { Earnings } from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useFormat } from "../../app/format.ts";
import { nameOfZone } from "../../app/time-zones.ts";
import { useRoom } from "../../app/words.ts";
import { Figure, type Ledger, nameOf } from "../../ui/figure.tsx";

const types = ["subscription", "renewal", "tip", "message", "post", "stream", "other"] as const;

/** Month by type, newest first. What no statement tells is absent, never 0. */
export function Months({ earnings: { months, timeZone }, ledger }: { earnings: Earnings; ledger: Ledger }) {
  const { earningsWords: words } = useRoom(rooms.earnings);
  const { locale } = useFormat();
  const name = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const heads = ["earnings.total", ...types.map((type) => `earnings.${type}`), "earnings.back", "earnings.pending"];
  const shown = (id: string) => {
    const fact = ledger.facts.get(id);
    return fact && <Figure fact={fact} ledger={ledger} />;
  };
  const monthOf = (month: string) => <time dateTime={month}>{name.format(new Date(`${month}-01T00:00:00Z`))}</time>;
  return (
    <section aria-labelledby="months" className="grid gap-3">
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
        className="hidden overflow-x-auto rounded-xl border border-line bg-card sm:block"
      >
        <table className="w-full text-right whitespace-nowrap [&_td]:px-3 [&_td]:py-2.5">
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="sticky left-0 bg-card px-4 py-2.5 text-left font-medium">
                {words.month}
              </th>
              {heads.map((metric) => (
                <th key={metric} scope="col" className="px-3 py-2.5 align-bottom font-medium whitespace-normal">
                  {nameOf(metric)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, types: byType, total, back, pending }) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="sticky left-0 bg-card px-4 py-2.5 text-left font-medium">
                  {monthOf(month)}
                </th>
                <td className="font-semibold">{shown(total)}</td>
                {types.map((type) => (
                  <td key={type}>{shown(byType[type])}</td>
                ))}
                <td>{shown(back)}</td>
                <td>{shown(pending)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="grid gap-3 sm:hidden">
        {months.map(({ month, types: byType, total, back, pending }) => (
          <li key={month} className="rounded-xl border border-line bg-card p-4">
            <h3 className="flex items-baseline justify-between gap-4 font-semibold">
              {monthOf(month)}
              <span className="text-lg">{shown(total)}</span>
            </h3>
            <dl className="mt-1 grid divide-y divide-line">
              {[...types.map((type) => byType[type]), back, pending].map((id) => {
                const fact = ledger.facts.get(id);
                return (
                  fact && (
                    <div key={id} className="flex min-h-9 items-center justify-between gap-4">
                      <dt className="text-ink-2">{nameOf(fact.metric)}</dt>
                      <dd>{shown(id)}</dd>
                    </div>
                  )
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
