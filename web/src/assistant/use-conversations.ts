import {
  type Conversation,
  deleteConversation,
  getConversation,
  listConversations,
  renameConversation,
} from "@fanradar/contract";
import { rooms } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { toast } from "../lib/toast.ts";
import { chatKeys } from "./keys.ts";

/** The person's conversations, the one last spoken in first. */
export function useConversations(isSignedIn: boolean) {
  return useQuery({
    queryKey: chatKeys.conversations,
    queryFn: () => call(listConversations),
    enabled: isSignedIn,
  });
}

/** A conversation with all that was said. It is read anew each time it is opened. */
export function useConversation(id: number | null) {
  return useQuery({
    queryKey: chatKeys.conversation(id ?? 0),
    queryFn: ({ signal }) => call(getConversation, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    gcTime: 0,
  });
}

/** Renames a conversation; the new name is shown at once, and taken back when it could not be kept. */
export function useRename() {
  const { assistantWords: words } = useMessages(rooms.assistant);
  const { toast: titles } = useWords().interfaceWords;
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: Pick<Conversation, "id" | "title">) =>
      call(renameConversation, { params: { id }, body: { title } }),
    onMutate: ({ id, title }) => {
      const before = client.getQueryData<Conversation[]>(chatKeys.conversations);
      client.setQueryData<Conversation[]>(chatKeys.conversations, (all) =>
        all?.map((one) => (one.id === id ? { ...one, title } : one)),
      );
      return before;
    },
    onError: (error, _, before) => {
      client.setQueryData(chatKeys.conversations, before);
      toast(titles.error, { text: reasonOf(error) ?? words.renameFailed, isError: true });
    },
  });
}

/** Deletes a conversation. What it is asked for by is gone when it answers. */
export function useRemove(onRemoved: () => void) {
  const { assistantWords: words } = useMessages(rooms.assistant);
  const { toast: titles } = useWords().interfaceWords;
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Conversation) => call(deleteConversation, { params: { id } }),
    onSuccess: (_, { id, title }) => {
      client.setQueryData<Conversation[]>(chatKeys.conversations, (all) => all?.filter((one) => one.id !== id));
      toast(words.removed(title));
      onRemoved();
    },
    onError: (error) => toast(titles.error, { text: reasonOf(error) ?? words.removeFailed, isError: true }),
  });
}

const reasonOf = (error: Error) => (error instanceof CallError ? error.reason : undefined);
