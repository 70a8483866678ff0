import { listUsers, type Person, type UserFilter, userFilters } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callKey } from "../lib/queries.ts";
import { InputField } from "../ui/input-field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { PagedList } from "./paged-list.tsx";
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
          <InputField label={words.search} type="search" value={typed} onType={setTyped} />
        </div>
        <SelectField
          label={words.filter}
          value={filter}
          options={userFilters.map((one) => [one, words.filters[one]])}
          onChoose={setFilter}
        />
      </div>
      <PagedList query={found} items={accounts} words={words}>
        {(account) => <UserRow account={account} isSelf={account.id === user.id} />}
      </PagedList>
    </div>
  );
}
