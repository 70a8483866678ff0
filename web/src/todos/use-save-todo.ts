import { changeTodo, createTodo, type HelpText, listTodos, type Todo } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
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

/** The step of a report that a to-do is made of. */
export interface StepOfReport {
  reportId: number;
  id: string;
}

/** Stores a new to-do, or a changed one, and says what of it was refused. */
export function useSaveTodo({
  todo,
  step,
  onSaved,
}: {
  todo: Todo | undefined;
  step: StepOfReport | undefined;
  onSaved: () => void;
}) {
  const { todoWords: words } = useMessages(bundles.todos);
  const client = useQueryClient();
  const { headers } = useFormKey();
  const [fields, setFields] = useState<Record<string, string>>({});
  const [help, setHelp] = useState<HelpText>();
  const save = useMutation({
    mutationFn: ({ modelId, dueOn, ...draft }: TodoDraft) => {
      const given = { ...draft, dueOn: dueOn || null };
      return todo
        ? call(changeTodo, { params: { id: todo.id }, body: given })
        : call(createTodo, { headers, body: { ...given, modelId, step: step ?? null } });
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
    onError: (error) => {
      if (error instanceof CallError && error.help) return setHelp(error.help);
      if (error instanceof CallError && Object.keys(error.fields).length > 0) return setFields(error.fields);
      toastError(error);
    },
  });
  return { save, fields, help };
}
