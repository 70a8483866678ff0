import { deleteTodo, listTodos } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { Button } from "../ui/button.tsx";

/** Deletes a to-do. One that somebody else has deleted meanwhile is gone as well. */
export function RemoveTodo({ id, onDone }: { id: number; onDone: () => void }) {
  const { todoWords: words } = useMessages(bundles.todos);
  const { toast: titles } = useWords().interfaceWords;
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(deleteTodo, { params: { id } }),
    onSuccess: () => toast(words.removed),
    onError: (error) =>
      toast(titles.error, { text: error instanceof CallError ? error.reason : words.failed, isError: true }),
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
