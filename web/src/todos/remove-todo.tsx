import { deleteTodo, listTodos } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";

/** Deletes a to-do. One that somebody else has deleted meanwhile is gone as well. */
export function RemoveTodo({ id, onDone }: { id: number; onDone: () => void }) {
  const { todoWords: words } = useMessages(bundles.todos);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deleteTodo, { params: { id } }),
    onSuccess: () => toast(words.removed),
    onError: toastError,
    onSettled: async () => {
      await invalidate(client, listTodos);
      onDone();
    },
  });
  return (
    <Button className="mr-auto text-bad" disabled={remove.isPending} onClick={() => remove.mutate()}>
      {words.remove}
    </Button>
  );
}
