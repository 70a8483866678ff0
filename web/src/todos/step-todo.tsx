import { listInCharge, listTodos, stepId } from "@fanradar/contract";
import type { Fact, Statement } from "@fanradar/engine";
import { placeOfStep, type StepPlace } from "@fanradar/engine/catalogue/steps";
import { bundles, shortDate, statementText } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { callQuery } from "../lib/queries.ts";
import { buttonClass } from "../ui/button.tsx";

const TodoDialog = part(() => import("./todo-dialog.tsx").then((file) => file.TodoDialog));

interface StepTodoProps {
  modelId: number;
  reportId: number;
  step: Statement;
  facts: ReadonlyMap<string, Fact>;
}

const useTodosOf = (modelId: number) =>
  useQuery(callQuery(listTodos, { query: { model: modelId, state: "any" } })).data;
const useInCharge = (modelId: number) => useQuery(callQuery(listInCharge, { query: { model: modelId } })).data;

/** Draws nothing: asks for what the steps of a report need while the report itself is on its way. */
export function StepTodosAhead({ modelId }: { modelId: number }) {
  useTodosOf(modelId);
  useInCharge(modelId);
  return null;
}

/** Makes a to-do of a step of a report; where there is one, says so and leads to it. */
export function StepTodo({ modelId, reportId, step, facts }: StepTodoProps) {
  const { todoWords: words, stepTitleWords } = useMessages(bundles.todos);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const inCharge = useInCharge(modelId)?.[0]?.people[0];
  const data = useTodosOf(modelId);
  const id = stepId(step);
  const ofStep = data?.todos.filter((todo) => todo.step === id) ?? [];
  // A step that was done in an earlier version may be advised again.
  const made = ofStep.find(({ doneAt }) => doneAt === null) ?? ofStep.find((todo) => todo.reportId === reportId);
  if (made)
    return (
      <p className="flex min-h-10 flex-wrap items-center gap-x-2 text-ink-2" data-step-todo>
        <PlaceLink step={step} modelId={modelId} />
        <Link
          href={`/todos?state=${made.doneAt ? "done" : "open"}`}
          className="inline-flex items-center gap-2 font-semibold text-teal underline"
        >
          <CircleCheck size={16} aria-hidden /> {made.doneAt ? words.isDone : words.isTodo}
        </Link>
        {made.assignee && <span data-typed>{words.ofWhom(made.assignee.name)}</span>}
        {made.dueOn && <span>{words.until(shortDate(made.dueOn, format))}</span>}
      </p>
    );
  return (
    <p className="flex min-h-10 flex-wrap items-center gap-x-2">
      <PlaceLink step={step} modelId={modelId} />
      {data && (
        <button type="button" ref={button} className={buttonClass("quiet")} onClick={() => setOpen(true)}>
          <CircleCheck size={16} aria-hidden /> {words.make}
        </button>
      )}
      {isOpen && (
        <TodoDialog
          // Without figures: who reads a title may not be allowed to see them all, and they change.
          start={{
            title: statementText(step, facts, format, stepTitleWords),
            modelId,
            assigneeId: inCharge?.id ?? null,
          }}
          step={{ reportId, id }}
          button={button}
          onClose={() => setOpen(false)}
        />
      )}
    </p>
  );
}

/** The pages of the places where steps are done. */
const hrefs: Record<StepPlace, (modelId: number) => string> = {
  quietPayers: (id) => `/earnings/${id}#quiet`,
  sources: (id) => `/evidence/${id}`,
};

/** From a step to the page on which it is done, where there is one. */
function PlaceLink({ step, modelId }: { step: Statement; modelId: number }) {
  const { todoWords: words } = useMessages(bundles.todos);
  const place = placeOfStep(step.key);
  return (
    place && (
      <Link href={hrefs[place](modelId)} className={buttonClass("quiet")}>
        {words.places[place]}
      </Link>
    )
  );
}
