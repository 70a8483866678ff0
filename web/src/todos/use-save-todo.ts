import { changeTodo, createTodo, type HelpText, listTodos, type Todo } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";
import { useFormKey } from "../lib/use-form-key.ts";

/** A to-do as it is typed. An empty day or owner is none. */
export interface TodoDraft {
  title: string;
  modelId: number | null;
  assigneeId: number | null;
  dueOn: string;
}

/** A to-do as the form shows it. */
export const draftOf = ({ title, model, assignee, dueOn }: Todo): TodoDraft => ({
  ...{ title, modelId: model?.id ?? null, assigneeId: assignee?.id ?? null, dueOn: dueOn ?? "" },
});

/** The members of a draft that differ from another, as the calls take them. */
function changesOf(draft: TodoDraft, from: TodoDraft) {
  const { title, assigneeId, dueOn } = draft;
  return {
    ...(title !== from.title && { title }),
    ...(assigneeId !== from.assigneeId && { assigneeId }),
    ...(dueOn !== from.dueOn && { dueOn: dueOn || null }),
  };
}

/** The step of a report that a to-do is made of. */
export interface StepOfReport {
  reportId: number;
  id: string;
}

/** Stores a new to-do, or what was changed of one, and says what of it was refused. `onStale`: somebody else changed the same meanwhile. */
export function useSaveTodo({
  todo,
  step,
  onSaved,
  onStale,
}: {
  todo: Todo | undefined;
  step: StepOfReport | undefined;
  onSaved: () => void;
  onStale: (stands: Todo) => void;
}) {
  const { todoWords: words } = useMessages(bundles.todos);
  const client = useQueryClient();
  const { headers } = useFormKey();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [help, setHelp] = useState<HelpText>();
  const save = useMutation({
    mutationFn: (draft: TodoDraft) => {
      if (!todo)
        return call(createTodo, { headers, body: { ...draft, dueOn: draft.dueOn || null, step: step ?? null } });
      const [changed, was] = [changesOf(draft, draftOf(todo)), changesOf(draftOf(todo), draft)];
      return call(changeTodo, { params: { id: todo.id }, body: { ...changed, was } });
    },
    onMutate: () => {
      setFields({});
      setHelp(undefined);
    },
    onSuccess: async () => {
      await invalidate(client, listTodos);
      toast(words.saved);
      onSaved();
    },
    onError: async (error) => {
      if (error instanceof CallError && error.code === "stale" && todo) {
        const query = { state: "any", model: todo.model?.id } as const;
        const { todos } = await client.fetchQuery({ ...callQuery(listTodos, { query }), staleTime: 0 });
        const stands = todos.find(({ id }) => id === todo.id);
        if (stands) return onStale(stands);
      }
      if (error instanceof CallError && error.help) return setHelp(error.help);
      if (error instanceof CallError && Object.keys(error.fields).length > 0) return setFields(error.fields);
      toastError(error);
    },
  });
  return { save, fields, help };
}
