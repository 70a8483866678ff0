import {
  type Conversation,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";

const listKey = callQuery(listConversations).queryKey;

/** The person's conversations, the one last spoken in first. */
export function useConversations(isSignedIn: boolean) {
  return useQuery({
    ...callQuery(listConversations),
    enabled: isSignedIn,
  });
}

/** A conversation with all that was said. It is read anew each time it is opened. */
export function useConversation(id: number | null) {
  return useQuery({
    ...callQuery(getConversation, { params: { id: id ?? 0 } }),
    enabled: id !== null,
    gcTime: 0,
  });
}

/** Renames a conversation; the new name is shown at once, and reverted if it could not be stored. */
export function useRename() {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: Pick<Conversation, "id" | "title">) =>
      call(renameConversation, { params: { id }, body: { title } }),
    onMutate: ({ id, title }) => {
      const before = client.getQueryData(listKey);
      client.setQueryData(listKey, (all) => all?.map((one) => (one.id === id ? { ...one, title } : one)));
      return before;
    },
    onError: (error, _, before) => {
      client.setQueryData(listKey, before);
      toastFailure(reasonOf(error) ?? words.renameFailed);
    },
  });
}

/** Deletes a conversation. The button that opened the dialog no longer exists afterwards. */
export function useRemove(onRemoved: () => void) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Conversation) => call(deleteConversation, { params: { id } }),
    onSuccess: (_, { id, title }) => {
      client.setQueryData(listKey, (all) => all?.filter((one) => one.id !== id));
      toast(words.removed(title));
      onRemoved();
    },
    onError: (error) => toastFailure(reasonOf(error) ?? words.removeFailed),
  });
}

const reasonOf = (error: Error) => (error instanceof CallError ? error.reason : undefined);
