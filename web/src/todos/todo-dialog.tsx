import { limits, listPeople, type Todo } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { rebase } from "../lib/rebase.ts";
import { useUnsent } from "../lib/unsent.ts";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton, SaveChanges } from "../ui/form-buttons.tsx";
import { HelpBlock } from "../ui/help-block.tsx";
import { InputField } from "../ui/input-field.tsx";
import { LimitedField } from "../ui/limited-field.tsx";
import { NewerValue } from "../ui/newer-value.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { ModelChoice } from "./model-choice.tsx";
import { RemoveTodo } from "./remove-todo.tsx";
import { draftOf, type StepOfReport, type TodoDraft, useSaveTodo } from "./use-save-todo.ts";

interface TodoDialogProps {
  /** The one that is changed; a new one without it. */
  todo?: Todo;
  /** Of a new one: what stands there first. Of a step the model is given. */
  start?: Partial<TodoDraft>;
  step?: StepOfReport;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What is to be done, by whom and until when: a new to-do, or what may be changed of one. */
export function TodoDialog({ todo, start, step, button, onClose }: TodoDialogProps) {
  const { todoWords: words } = useMessages(bundles.todos);
  return (
    <OpenDialog title={todo ? words.change : step ? words.make : words.add} button={button} onClose={onClose}>
      <TodoForm {...{ todo, start, step, onClose }} />
    </OpenDialog>
  );
}

type TodoFormProps = { [Name in "todo" | "start" | "step"]: TodoDialogProps[Name] | undefined } & {
  onClose: () => void;
};

function TodoForm({ todo, start, step, onClose }: TodoFormProps) {
  const { todoWords: words } = useMessages(bundles.todos);
  const format = useFormat();
  const [base, setBase] = useState(todo);
  // What stands where somebody else changed it meanwhile: fields that were not touched follow it, and the next save is over it.
  const [newer, setNewer] = useState<Todo>();
  const [draft, setDraft, forget] = useUnsent<TodoDraft>(
    formOf({ todo, step }),
    todo ? draftOf(todo) : { title: "", modelId: null, assigneeId: null, dueOn: "", ...start },
  );
  const end = () => {
    forget();
    onClose();
  };
  const onStale = (stands: Todo) => {
    if (base) setDraft((typed) => rebase(typed, { from: draftOf(base), to: draftOf(stands) }));
    setBase(stands);
    setNewer(stands);
  };
  const { save, fields, help } = useSaveTodo({ todo: base, step, onSaved: end, onStale });
  const change = (changed: Partial<TodoDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const stands = newer && draftOf(newer);
  return (
    <Form onSend={() => save.mutate(draft)}>
      {stands && (
        <p role="alert" className="rounded-lg border border-warn bg-sunken px-4 py-3">
          {words.stale}
        </p>
      )}
      <LimitedField
        label={words.what}
        error={fields.title}
        most={limits.todo}
        data-typed
        value={draft.title}
        onType={(title) => change({ title })}
      />
      {stands && stands.title !== draft.title && (
        <NewerValue stands={stands.title} onTake={() => change({ title: stands.title })} />
      )}
      {!todo && !step && <ModelChoice chosen={draft.modelId} onChoose={(modelId) => change({ modelId })} />}
      <OwnerField draft={draft} current={base?.assignee ?? undefined} error={fields.assigneeId} onChange={change} />
      {stands && stands.assigneeId !== draft.assigneeId && (
        <NewerValue
          stands={newer.assignee?.name ?? words.unassigned}
          onTake={() => change({ assigneeId: stands.assigneeId })}
        />
      )}
      <InputField
        label={words.due}
        error={fields.dueOn}
        type="date"
        value={draft.dueOn}
        onType={(dueOn) => change({ dueOn })}
      />
      {stands && stands.dueOn !== draft.dueOn && (
        <NewerValue
          stands={newer.dueOn ? shortDate(newer.dueOn, { ...format, timeZone: "UTC" }) : ""}
          onTake={() => change({ dueOn: stands.dueOn })}
        />
      )}
      <div aria-live="polite" className="empty:hidden">
        {help && <HelpBlock help={help} />}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {todo && <RemoveTodo id={todo.id} onDone={end} />}
        <CancelButton onClick={end} />
        <SaveChanges isSaving={save.isPending} />
      </div>
    </Form>
  );
}

/** What is typed of one to-do is none of another's. */
function formOf({ todo, step }: Pick<TodoFormProps, "todo" | "step">): string {
  if (todo) return `todo-${todo.id}`;
  return step ? `todo-of-${step.reportId}-${step.id}` : "todo";
}

interface OwnerFieldProps {
  draft: TodoDraft;
  /** Who has it now: shown even where they could not be chosen any more. */
  current: { id: number; name: string } | undefined;
  error: string | undefined;
  onChange: (changed: Partial<TodoDraft>) => void;
}

function OwnerField({ draft, current, error, onChange }: OwnerFieldProps) {
  const { todoWords: words } = useMessages(bundles.todos);
  const { data } = useQuery(
    callQuery(listPeople, { query: { model: draft.modelId ?? undefined }, keepsPrevious: true }),
  );
  const listed = data ?? [];
  const people = current && !listed.some(({ id }) => id === current.id) ? [current, ...listed] : listed;
  return (
    <SelectField
      label={words.owner}
      hint={error && <span className="font-medium text-bad">{error}</span>}
      isTyped
      value={String(draft.assigneeId ?? "")}
      options={[["", words.unassigned], ...people.map(({ id, name }) => [String(id), name] as const)]}
      onChoose={(id) => onChange({ assigneeId: id === "" ? null : Number(id) })}
    />
  );
}
