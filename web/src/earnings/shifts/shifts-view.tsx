import { getShifts, type Person, type ShiftSales } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { CallError } from "../../lib/call.ts";
import { localDay } from "../../lib/local-day.ts";
import { useMessages } from "../../lib/messages.ts";
import { callQuery } from "../../lib/queries.ts";
import { nameOfZone } from "../../lib/time-zones.ts";
import { useMonthName } from "../../lib/use-month-name.ts";
import { useNow } from "../../lib/use-now.ts";
import { ModelNotFound } from "../../models/model-not-found.tsx";
import { titleOf } from "../../models/use-model.ts";
import { Shell } from "../../shell/shell.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { inputClass } from "../../ui/field.tsx";
import { Empty, LoadError, Skeleton } from "../../ui/states.tsx";
import { BookChoice } from "../book-choice.tsx";
import { EarningsTabs } from "../earnings-tabs.tsx";
import { AddShifts } from "./add-shifts.tsx";
import { ChatterTable } from "./chatter-table.tsx";
import { ShiftList } from "./shift-list.tsx";

/** A month's tips and paid messages of a model by the chatters on whose shift they were paid. */
export function ShiftsView({ user, modelId }: { user: Person; modelId: number }) {
  const { earningsWords, shiftWords: words } = useMessages(bundles.earnings);
  const params = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const query = {
    currency: params.get("currency") ?? undefined,
    platform: params.get("platform") ?? undefined,
    month: params.get("month") ?? undefined,
  };
  const { data, error, isPending, refetch } = useQuery({
    ...callQuery(getShifts, { params: { id: modelId }, query, keepsPrevious: true }),
    staleTime: 0,
  });
  const isMissing = error instanceof CallError && error.status === 404;
  const pairs = (change: Partial<typeof query> = {}) =>
    Object.entries({ ...query, ...change }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const show = (change: Partial<typeof query>) =>
    navigate(`/earnings/${modelId}?${new URLSearchParams([["tab", "shifts"], ...pairs(change)])}`, { replace: true });
  const button = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const add = data?.mayManage && (
    <button ref={button} type="button" className={buttonClass("primary")} onClick={() => setAdding(true)}>
      {words.add}
    </button>
  );
  const isEmpty = data?.months.length === 0;
  return (
    <Shell
      user={user}
      title={titleOf(words.title, { data: data?.model, isPending })}
      description={<BackLink href="/earnings" label={earningsWords.allModels} />}
      // As high as the button of who may add shifts: what is below would move.
      actions={
        isPending ? <Skeleton className="h-10 w-28" /> : data && ((!isEmpty && add) || <span className="min-h-10" />)
      }
    >
      {!isMissing && <EarningsTabs modelId={modelId} open="shifts" />}
      {isMissing && <ModelNotFound error={error} />}
      {error && !isMissing && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton className="h-96" />}
      {data &&
        (isEmpty ? (
          <div className="rounded-xl border border-line bg-card">
            <Empty title={words.none} hint={words.noneHint} action={add} />
          </div>
        ) : (
          <Body sales={data}>
            <BookChoice books={data.books} chosen={data} onChoose={show} />
            <MonthChoice sales={data} onChoose={(month) => show({ month })} />
            <a
              href={`/api/models/${modelId}/shifts.csv?${new URLSearchParams(pairs())}`}
              className={buttonClass()}
              download
            >
              {earningsWords.csv}
            </a>
          </Body>
        ))}
      {data && isAdding && <AddShifts sales={data} button={button} onClose={() => setAdding(false)} />}
    </Shell>
  );
}

function MonthChoice({ sales: { months, month }, onChoose }: { sales: ShiftSales; onChoose: (month: string) => void }) {
  const { shiftWords: words } = useMessages(bundles.earnings);
  const nameOf = useMonthName();
  const all = months.includes(month) ? months : [month, ...months];
  return (
    <select
      aria-label={words.month}
      data-notice
      className={`${inputClass} w-44!`}
      value={month}
      onChange={({ target }) => onChoose(target.value)}
    >
      {all.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}

function Body({ sales, children }: { sales: ShiftSales; children: ReactNode }) {
  const { earningsWords, shiftWords: words } = useMessages(bundles.earnings);
  const nameOf = useMonthName();
  const ledger = { facts: new Map(sales.facts.map((fact) => [fact.id, fact])), sources: sales.sources };
  const isRunning = sales.month === localDay(useNow(), sales.timeZone).slice(0, sales.month.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="chatters" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div>
            <h2 id="chatters" className="text-base font-semibold tracking-tight">
              <time dateTime={sales.month}>{nameOf(sales.month)}</time> {isRunning && earningsWords.part.soFar}
            </h2>
            <p className="text-ink-3" data-notice>
              {earningsWords.zone(nameOfZone(sales.timeZone))}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">{children}</div>
        </div>
        {sales.sums ? (
          <ChatterTable sales={sales} ledger={ledger} />
        ) : (
          <div className="rounded-xl border border-line bg-card">
            <Empty
              title={words.noStatement}
              hint={words.noStatementHint}
              action={
                <Link href={`/evidence/${sales.model.id}`} className={buttonClass("primary")}>
                  {earningsWords.toEvidence}
                </Link>
              }
            />
          </div>
        )}
        <details>
          <summary className="min-h-8 cursor-pointer text-ink-2 hover:underline">{words.how}</summary>
          <p className="max-w-[72ch] text-ink-2">{words.howText}</p>
        </details>
      </section>
      {sales.shifts.length > 0 ? <ShiftList sales={sales} /> : <p className="text-ink-2">{words.noneMonth}</p>}
    </div>
  );
}
