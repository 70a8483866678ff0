import { listOwnConsents, listOwnSplits, listTodos } from "@fanradar/contract";
import { bundles, exactNumber, listOf, shortDate } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { TodoRow } from "../todos/todo-row.tsx";
import { buttonClass } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";

/** What the workspace asks of its client: accounts to connect, months of a split to confirm, to-dos. */
export function ClientRequests() {
  const { portalWords: words } = useMessages(bundles.workspaces);
  const platformWords = useWords().interfaceWords.platforms;
  const format = useFormat();
  const consents = useQuery(callQuery(listOwnConsents));
  const splits = useQuery(callQuery(listOwnSplits));
  const todos = useQuery(callQuery(listTodos, { query: { of: "mine" } }));
  const all = [consents, splits, todos];
  const error = all.find((one) => one.error)?.error;
  const isPending = all.some((one) => one.isPending);
  const connecting = consents.data ?? [];
  const sharing = splits.data?.filter(({ isHere }) => isHere) ?? [];
  const given = todos.data?.todos ?? [];
  return (
    <section aria-labelledby="asked" className="grid gap-3">
      <h2 id="asked" className="text-base font-semibold tracking-tight">
        {words.asked}
      </h2>
      {error ? (
        <LoadError
          error={error}
          onRetry={() => {
            for (const one of all) void one.refetch();
          }}
        />
      ) : isPending ? (
        <Skeleton className="h-24" />
      ) : (
        <div className="grid divide-y divide-line rounded-xl border border-line bg-card px-4 sm:px-5">
          {connecting.length + sharing.length + given.length === 0 && (
            <p className="py-4 text-ink-3">{words.nothing}</p>
          )}
          {connecting.map(({ token, accounts, expiresAt }) => (
            <Row
              key={token}
              title={
                accounts.length === 0
                  ? words.answer
                  : words.connect(
                      listOf(
                        accounts.map(({ platform }) => platformWords[platform]),
                        format,
                      ),
                    )
              }
              hint={words.until(shortDate(expiresAt, format))}
              action={
                <Link href={`/consent/${token}`} className={buttonClass("primary")}>
                  {words.open}
                </Link>
              }
            />
          ))}
          {sharing.map(({ modelId, toConfirm, since }) => (
            <Row
              key={modelId}
              title={toConfirm > 0 ? words.confirm(toConfirm, exactNumber(toConfirm, format)) : words.split}
              hint={since === null ? "" : words.from(shortDate(since, format))}
              action={
                <Link
                  href={`/earnings/${modelId}?tab=split`}
                  className={buttonClass(toConfirm > 0 ? "primary" : undefined)}
                >
                  {words.open}
                </Link>
              }
            />
          ))}
          {given.length > 0 && (
            <ul className="grid divide-y divide-line">
              {given.map((todo) => (
                <TodoRow key={todo.id} todo={todo} />
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

function Row({ title, hint, action }: { title: string; hint: string; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-medium wrap-anywhere">{title}</p>
        {hint && (
          <p data-notice className="text-ink-3">
            {hint}
          </p>
        )}
      </div>
      {action}
    </div>
  );
}
