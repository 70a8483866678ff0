import type { EarningsOutlook } from "@fanradar/contract";
import { bundles, period, shortDate, showFact, showRange, showReason } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { endedLongAgo } from "../pricing/ended-long-ago.ts";
import { Figure, type Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { Skeleton } from "../ui/states.tsx";

const SeriesChart = part(() => import("../charts/series-chart.tsx").then((file) => file.SeriesChart));

/** What may come: the month that runs as a whole, the coming year, and both month by month; or what is missing to say so. */
export function Outlook({ outlook, ledger }: { outlook: EarningsOutlook; ledger: Ledger }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const { pricingWords } = useMessages(bundles.pricing);
  const format = useFormat();
  const { series, currency } = outlook;
  const ended = series && endedLongAgo(series, outlook.asOf);
  const [month, year] = [outlook.month, outlook.year].map((id) => ledger.facts.get(id));
  const first = month?.period?.from.slice(0, 7) ?? "";
  const nameOf = (one: string) =>
    new Intl.DateTimeFormat(format.locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
      new Date(`${one}-01`),
    );
  return (
    <section ref={oneStop} aria-labelledby="outlook" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="outlook" className="text-base font-semibold tracking-tight">
        {words.outlook}
      </h2>
      {ended && (
        <p className="max-w-[72ch] text-ink-2" data-notice>
          {pricingWords.endedOn(shortDate(ended, format))}
        </p>
      )}
      {month?.reason && (
        <p className="text-ink-2" data-notice>
          {showReason(month.reason, format)}
        </p>
      )}
      {series && first && (
        <>
          <dl className="grid gap-4 sm:grid-cols-2">
            {[
              { fact: month, label: <time dateTime={first}>{words.wholeMonth(nameOf(first))}</time> },
              { fact: year, label: words.comingYear },
            ].map(
              ({ fact, label }) =>
                fact && (
                  <div key={fact.id} className="grid content-start gap-1 rounded-xl border border-line bg-card p-4.5">
                    <dt className="text-ink-3">{label}</dt>
                    <dd className="text-xl font-semibold tracking-tight">
                      <Figure fact={fact} ledger={ledger} text={showRange(fact, format) ?? showFact(fact, format)} />
                    </dd>
                    <dd className="text-ink-2">
                      {words.middle} <Figure fact={fact} ledger={ledger} className="font-medium" />
                    </dd>
                    {fact.period && (
                      <dd className="text-xs text-ink-3" data-fact={fact.id}>
                        {period(fact.period, format)}
                      </dd>
                    )}
                  </div>
                ),
            )}
          </dl>
          <p className="max-w-[72ch] text-ink-3">{words.outlookHint}</p>
          <div className="rounded-xl border border-line bg-card p-4.5">
            <SeriesChart
              fallback={<Skeleton className="h-77" />}
              series={series}
              title={pricingWords.revenueChart}
              currency={currency ?? "USD"}
            />
          </div>
        </>
      )}
    </section>
  );
}

/** Subscribers by the month they joined in: how many, how many percent stayed how long, and what each brought. */
export function Cohorts({ outlook: { cohorts }, ledger }: { outlook: EarningsOutlook; ledger: Ledger }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  // What the figures are called.
  useMessages(bundles.pricing);
  const format = useFormat();
  const isAnyKnown = cohorts.some(({ value }) => ledger.facts.get(value)?.value != null);
  if (!isAnyKnown) return null;
  const ages = Math.max(...cohorts.map(({ stayed }) => stayed.length));
  const nameOf = new Intl.DateTimeFormat(format.locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const countOf = new Intl.NumberFormat(format.locale, { style: "unit", unit: "month", unitDisplay: "short" });
  return (
    <section ref={oneStop} aria-labelledby="cohorts" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 id="cohorts" className="text-base font-semibold tracking-tight">
          {words.cohorts}
        </h2>
        <p className="max-w-[72ch] text-ink-3">{words.cohortsHint}</p>
      </div>
      <div className="scroll-hint scroll-pl-32 overflow-x-auto rounded-xl border border-line">
        <table
          aria-labelledby="cohorts"
          className="w-full text-right whitespace-nowrap [&_td]:px-3 [&_td]:py-2 max-sm:[&_td]:px-2 max-sm:[&_th]:px-2"
        >
          <thead className="text-xs text-ink-3">
            <tr>
              <th scope="col" className="sticky left-0 bg-card px-4 py-2.5 text-left font-medium whitespace-normal">
                {words.joinedIn}
              </th>
              <th scope="col" className="px-3 py-2.5 font-medium">
                {words.joined}
              </th>
              {Array.from({ length: ages }, (_, age) => (
                <th key={countOf.format(age + 1)} scope="col" className="px-3 py-2.5 font-medium" data-typed>
                  {countOf.format(age + 1)}
                </th>
              ))}
              <th scope="col" className="px-3 py-2.5 font-medium">
                {words.perPerson}
              </th>
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ month, joined, stayed, value }) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="sticky left-0 bg-card px-4 py-2 text-left font-medium">
                  <time dateTime={month}>{nameOf.format(new Date(`${month}-01`))}</time>
                </th>
                <Cell id={joined} ledger={ledger} />
                {stayed.map((id) => (
                  <Cell key={id} id={id} ledger={ledger} isShaded />
                ))}
                {stayed.length < ages && <td colSpan={ages - stayed.length} />}
                <Cell id={value} ledger={ledger} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface CellProps {
  id: string;
  ledger: Ledger;
  /** The more percent, the stronger its colour: the eye finds where many leave. */
  isShaded?: boolean;
}

function Cell({ id, ledger, isShaded = false }: CellProps) {
  const fact = ledger.facts.get(id);
  const percent = isShaded && typeof fact?.value === "number" ? Math.round(fact.value * 0.4) : 0;
  return (
    <td style={percent > 0 ? { background: `color-mix(in oklab, var(--teal) ${percent}%, var(--card))` } : undefined}>
      {fact && <Figure fact={fact} ledger={ledger} />}
    </td>
  );
}
