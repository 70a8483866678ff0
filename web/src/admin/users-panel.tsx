import { listUsers, type Person, type UserFilter, userFilters } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callKey } from "../lib/queries.ts";
import { Button } from "../ui/button.tsx";
import { Field, Input, inputClass } from "../ui/field.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { UserRow } from "./user-row.tsx";

/** Accounts of the instance, found by name, address or state, each with what an administrator can do. */
export function UsersPanel({ user }: { user: Person }) {
  const { userWords: words } = useMessages(bundles.users);
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState<UserFilter>("all");
  const q = useDeferredValue(typed);
  const found = useInfiniteQuery({
    queryKey: callKey(listUsers, { query: { q, filter } }),
    queryFn: ({ pageParam, signal }) =>
      call(listUsers, { query: { q: q || undefined, filter, before: pageParam || undefined }, signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next?.toString(),
    placeholderData: keepPreviousData,
    // Others sign up meanwhile.
    staleTime: 0,
  });
  const accounts = found.data?.pages.flatMap(({ items }) => items);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-4">
        <div className="min-w-0 flex-[1_1_16rem]">
          <Field label={words.search}>
            {(ids) => <Input {...ids} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />}
          </Field>
        </div>
        <Field label={words.filter}>
          {(ids) => (
            <select
              {...ids}
              className={inputClass}
              value={filter}
              onChange={({ target }) => setFilter(userFilters.find((one) => one === target.value) ?? "all")}
            >
              {userFilters.map((one) => (
                <option key={one} value={one}>
                  {words.filters[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {found.error ? (
        <LoadError error={found.error} onRetry={() => found.refetch()} />
      ) : !accounts ? (
        <Skeleton className="h-60" />
      ) : accounts.length === 0 ? (
        <div className="rounded-xl border border-line bg-card">
          <Empty title={words.none} hint={words.noneHint} />
        </div>
      ) : (
        <ul className="grid gap-px rounded-xl border border-line bg-line">
          {accounts.map((account) => (
            <li key={account.id} className="bg-card px-4 py-3 first:rounded-t-xl last:rounded-b-xl">
              <UserRow account={account} isSelf={account.id === user.id} />
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button
          className="justify-self-center"
          disabled={found.isFetchingNextPage}
          onClick={() => found.fetchNextPage()}
        >
          {found.isFetchingNextPage ? words.loading : words.more}
        </Button>
      )}
    </div>
  );
}
