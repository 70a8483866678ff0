import { listTodos, type Person, type Todo, todoOwners, todoStates, todosShown } from "@fanradar/contract";
import { bundles, exactNumber } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { useRights } from "../lib/rights.ts";
import { Shell } from "../shell/shell.tsx";
import { buttonClass } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";
import { ConcernsYou } from "./concerns-you.tsx";
import { TodoRow } from "./todo-row.tsx";
import { useTodosAddress } from "./use-todos-address.ts";

const TodoDialog = part(() => import("./todo-dialog.tsx").then((file) => file.TodoDialog));

/** What the team has to do: everybody's or one's own, open or done. */
export function TodosPage({ user }: { user: Person }) {
  const { todoWords: words } = useMessages(bundles.todos);
  const { may, isClient } = useRights();
  const format = useFormat();
  const [view, change] = useTodosAddress();
  const [opened, setOpened] = useState<{ todo?: Todo; button: RefObject<HTMLElement | null> }>();
  const add = useRef<HTMLButtonElement>(null);
  const list = useQuery(callQuery(listTodos, { query: { ...view }, keepsPrevious: true }));
  const canCreate = may("todo.manage");
  return (
    <Shell
      user={user}
      title={words.title}
      description={isClient ? words.descriptionForClients : words.description}
      actions={
        canCreate && (
          <button type="button" ref={add} className={buttonClass("primary")} onClick={() => setOpened({ button: add })}>
            {words.add}
          </button>
        )
      }
    >
      <div className="mb-5 grid grid-cols-2 gap-3 sm:flex">
        {may("todo.read") && (
          <SelectField
            label={words.whose}
            className="sm:w-auto"
            value={view.of}
            options={todoOwners.map((one) => [one, words.of[one]])}
            onChoose={(of) => change({ of })}
          />
        )}
        <SelectField
          label={words.state}
          className="sm:w-auto"
          value={view.state}
          options={todoStates.map((one) => [one, words.states[one]])}
          onChoose={(state) => change({ state })}
        />
      </div>
      {list.error && <LoadError error={list.error} onRetry={() => list.refetch()} />}
      {list.isPending && <Skeleton className="h-64" />}
      {list.data?.todos.length === 0 && (
        <Empty title={words.empty} hint={canCreate ? words.emptyHint : words.emptyHintReader} />
      )}
      {list.data && list.data.todos.length > 0 && (
        <section aria-label={words.list} aria-busy={list.isFetching}>
          <ul data-rows className="grid divide-y divide-line rounded-xl border border-line bg-card px-4 sm:px-5">
            {list.data.todos.map((todo) => (
              <TodoRow key={todo.id} todo={todo} onOpen={(button) => setOpened({ todo, button })} />
            ))}
          </ul>
          {list.data.isCut && <p className="mt-3 text-ink-3">{words.cut(exactNumber(todosShown, format))}</p>}
        </section>
      )}
      <ConcernsYou user={user} />
      {opened && <TodoDialog {...opened} onClose={() => setOpened(undefined)} />}
    </Shell>
  );
}
