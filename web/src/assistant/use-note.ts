import { type ChatAnswer, changeModel, getModel, limits } from "@fanradar/contract";
import { bundles, dateAndTime, shortDate } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CallError, call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";

class NoteTooLongError extends Error {}

/**
 * Puts an answer before the notes of an own model: when it was made, the question, the text, and the dates of its figures. Fails where
 * the notes would be too long, and changes nothing then.
 */
export function useNote(modelId: number) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const format = useFormat();
  const client = useQueryClient();
  const textOf = (question: string, { response, facts }: ChatAnswer) => {
    const known = facts.filter(({ kind }) => kind !== "unavailable");
    const days = [...new Set(known.map(({ asOf }) => asOf).sort())].map((asOf) => shortDate(asOf, format));
    const dates = [...new Set(days)].join(", ");
    const head = `${words.assistant}, ${dateAndTime(new Date().toISOString(), format)}: ${question}`;
    return [head, response, ...(dates ? [words.noteDates(dates)] : [])].join("\n");
  };
  return useMutation({
    mutationFn: async ({ question, answer }: { question: string; answer: ChatAnswer }) => {
      const model = await call(getModel, { params: { id: modelId } });
      const notes = [textOf(question, answer), ...(model.notes ? [model.notes] : [])].join("\n\n");
      if (notes.length > limits.notes) throw new NoteTooLongError();
      return call(changeModel, { params: { id: modelId }, body: { ...model, notes } });
    },
    onSuccess: () => {
      toast(words.noted);
      void invalidate(client, getModel, { params: { id: modelId } });
    },
    onError: (error) => {
      const isTooLong = error instanceof NoteTooLongError;
      const text = isTooLong ? words.noteTooLong : error instanceof CallError ? error.reason : words.noteFailed;
      toastFailure(text);
    },
  });
}
