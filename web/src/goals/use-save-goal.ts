import { changeGoal, createGoal, deleteGoal, listGoals, type ModelGoal } from "@fanradar/contract";
import type { Currency, GoalMetric, Platform } from "@fanradar/engine";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";
import { useFormKey } from "../lib/use-form-key.ts";

/** A goal that was typed and can be sent. */
export interface TypedGoal {
  metric: GoalMetric;
  platform: Platform | null;
  currency: Currency | null;
  value: number;
  dueOn: string;
}

interface SaveOptions {
  modelId: number;
  /** The one that is changed; a new one without it. */
  goal: ModelGoal | undefined;
  onDone: () => void;
}

/** Stores a new goal or a changed one, or deletes one, and says what was refused. */
export function useSaveGoal({ modelId, goal, onDone }: SaveOptions) {
  const { goalWords: words } = useMessages(bundles.todos);
  const client = useQueryClient();
  const { headers } = useFormKey();
  const [fields, setFields] = useState<Record<string, string>>({});
  const onError = (error: Error) => {
    if (error instanceof CallError && Object.keys(error.fields).length > 0) return setFields(error.fields);
    toastError(error);
  };
  const end = async (said: string) => {
    await invalidate(client, listGoals);
    toast(said);
    onDone();
  };
  const save = useMutation({
    mutationFn: async (typed: TypedGoal) => {
      const { value, dueOn } = typed;
      if (goal) await call(changeGoal, { params: { id: goal.id }, body: { value, dueOn } });
      else await call(createGoal, { headers, params: { id: modelId }, body: typed });
    },
    onSuccess: () => end(words.saved),
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(deleteGoal, { params: { id } }),
    onSuccess: () => end(words.removed),
    onError,
  });
  return { save, remove, fields, setFields };
}
