import { changeTodo, listTodos, type Todo } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { localDay } from "../lib/local-day.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toastError } from "../lib/toast-error.ts";
import { useNow } from "../lib/use-now.ts";
import { buttonClass } from "../ui/button.tsx";
import { ReportLink } from "./report-link.tsx";

interface TodoRowProps {
  todo: Todo;
  /** Absent where it is only ticked. */
  onOpen?: (button: RefObject<HTMLElement | null>) => void;
}

/** One to-do: ticked, its owner, its day, and where it comes from. */
export function TodoRow({ todo, onOpen }: TodoRowProps) {
  const { todoWords: words } = useMessages(bundles.todos);
  const button = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const tick = useMutation({
    mutationFn: (isDone: boolean) => call(changeTodo, { params: { id: todo.id }, body: { isDone } }),
    onError: toastError,
    onSettled: () => invalidate(client, listTodos),
  });
  const isDone = tick.isPending ? tick.variables : todo.doneAt !== null;
  const { model, reportId } = todo;
  return (
    <li
      className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-3 py-3 lg:items-center"
      data-todo={todo.id}
    >
      <input
        type="checkbox"
        aria-label={words.tick(todo.title)}
        className="mt-0.5 size-6 accent-teal"
        checked={isDone}
        disabled={!todo.mayTick || tick.isPending}
        onChange={({ target }) => tick.mutate(target.checked)}
      />
      <div className="grid gap-x-4 gap-y-0.5 lg:items-center lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <p data-typed dir="auto" className={`font-medium wrap-anywhere ${isDone ? "text-ink-3 line-through" : ""}`}>
          {todo.title}
        </p>
        <p className="flex flex-wrap gap-x-4 text-ink-2 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)_minmax(0,2fr)] lg:items-center">
          <Who todo={todo} />
          <Day todo={todo} />
          {model && <ReportLink model={model} reportId={reportId} />}
        </p>
      </div>
      {todo.mayChange && onOpen && (
        <button
          type="button"
          ref={button}
          className={buttonClass("quiet")}
          aria-label={`${words.open}: ${todo.title}`}
          onClick={() => onOpen(button)}
        >
          {words.open}
        </button>
      )}
    </li>
  );
}

function Who({ todo: { assignee } }: { todo: Todo }) {
  const { todoWords: words } = useMessages(bundles.todos);
  return (
    <span className="py-0.5 wrap-anywhere" data-owner {...(assignee && { "data-typed": true })}>
      {assignee?.name ?? words.unassigned}
    </span>
  );
}

/** When it is due; of a done one who did it, and when. */
function Day({ todo: { doneAt, doneBy, dueOn } }: { todo: Todo }) {
  const { todoWords: words } = useMessages(bundles.todos);
  const format = useFormat();
  const today = useNow();
  if (doneAt !== null) {
    const day = shortDate(doneAt, format);
    return <span className="py-0.5 wrap-anywhere">{doneBy ? words.doneBy(doneBy, day) : words.doneOn(day)}</span>;
  }
  if (dueOn === null) return <span className="max-lg:hidden" />;
  const isLate = dueOn < localDay(today, format.timeZone);
  return (
    <span className={`py-0.5 ${isLate ? "font-semibold text-bad" : ""}`}>
      <time dateTime={dueOn}>{words.until(shortDate(dueOn, format))}</time>
      {isLate && `, ${words.overdue}`}
    </span>
  );
}
