import { listSplitPayments, type SplitPaymentLine, type Splits } from "@fanradar/contract";
import { bundles, counted, dayAndMonth, money, shortDate } from "@fanradar/words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { callKey } from "../../lib/queries.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LoadError, Skeleton } from "../../ui/states.tsx";

interface SplitPaymentsProps {
  month: string;
  /** Of this day alone; null: all of the month. */
  day: string | null;
  splits: Splits;
  onShowAll: () => void;
}

/** The payments behind a month, a page at a time, each with its cents of both sides. */
export function SplitPayments({ month, day, splits, onShowAll }: SplitPaymentsProps) {
  const { splitWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const { platform, currency, model } = splits;
  const book = { month, platform: platform ?? undefined, currency: currency ?? undefined };
  const query = { ...book, day: day ?? undefined };
  const found = useInfiniteQuery({
    // Sums that changed are of other payments.
    queryKey: callKey(listSplitPayments, { params: { id: model.id }, query, dependsOn: sumsIn(splits, month) }),
    queryFn: ({ pageParam, signal }) =>
      call(listSplitPayments, { params: { id: model.id }, query: { ...query, after: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const payments = found.data?.pages.flatMap((page) => page.payments);
  const address = new URLSearchParams(
    Object.entries(book).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  if (found.error) return <LoadError error={found.error} onRetry={() => found.refetch()} />;
  if (!payments) return <Skeleton className="h-40" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p data-notice className="text-ink-2">
          {[day && shortDate(day, format), counted(found.data?.pages[0]?.total ?? 0, words.payments, format)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <div className="flex flex-wrap gap-2">
          {day && <Button onClick={onShowAll}>{words.allDays}</Button>}
          <a href={`/api/models/${model.id}/splits.csv?${address}`} className={buttonClass()} download>
            {words.csvPayments}
          </a>
        </div>
      </div>
      <PaymentTable payments={payments} currency={currency ?? "USD"} />
      {found.hasNextPage && (
        <Button
          className="justify-self-start"
          disabled={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  );
}

/** What the payments of a month add up to: another key of the cache after an import. */
const sumsIn = ({ months }: Splits, month: string): string =>
  Object.values(months.find((one) => one.month === month)?.sums ?? {}).join(" ");

function PaymentTable({ payments, currency }: { payments: readonly SplitPaymentLine[]; currency: string }) {
  const { splitWords: words } = useMessages(bundles.earnings);
  const { stateWords, transactionWords } = useMessages(bundles.imports);
  const format = useFormat();
  const amount = (cents: number) => money(cents, currency, format);
  const nameOf = (type: SplitPaymentLine["type"], state: SplitPaymentLine["state"]) =>
    state === "refund" || state === "chargeback"
      ? `${transactionWords[type]} (${stateWords[state]})`
      : transactionWords[type];
  const columns = [words.base, words.agency, words.creator];
  return (
    <section
      aria-label={words.table}
      tabIndex={0}
      className="scroll-hint overflow-x-auto rounded-lg border border-line"
      data-series="split.payments"
    >
      <table className="w-full text-right text-sm whitespace-nowrap max-sm:[&_td]:px-2 sm:[&_td]:px-3 [&_td]:py-1.5">
        <thead className="text-xs text-ink-3">
          <tr>
            <th scope="col" className="px-3 py-2 text-left font-medium">
              {words.date}
            </th>
            <th scope="col" className="px-3 py-2 text-left font-medium max-sm:hidden">
              {words.type}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 align-bottom font-medium whitespace-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map(({ id, day, type, state, sums }) => (
            <tr key={id} className="border-t border-line align-baseline">
              <th scope="row" className="px-3 py-1.5 text-left font-normal max-sm:whitespace-normal">
                <time dateTime={day}>{dayAndMonth(day, format)}</time>
                <span className="block text-xs text-ink-3 sm:hidden">{nameOf(type, state)}</span>
              </th>
              <td className="text-left max-sm:hidden">{nameOf(type, state)}</td>
              <td className="num font-medium">{amount(sums.base)}</td>
              <td className="num">{amount(sums.agency)}</td>
              <td className="num">{amount(sums.creator)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
