import { type Person, submitModels } from "@fanradar/contract";
import { dateAndTime, rooms } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { CallError, call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages, useWords } from "../../lib/messages.ts";
import { newKey } from "../../lib/new-key.ts";
import { toast } from "../../lib/toast.ts";
import { invalidateModels } from "../../models/invalidate-models.ts";
import { type Refusal, readRows, refusedRows } from "./read-rows.ts";

const storageKey = (userId: number) => `fanradar-add-many-${userId}`;

/** The rows as they are typed, which this tab keeps until they are added, and adding them: all or none. */
export function useAddMany(user: Person, onAdded: () => void) {
  const { interfaceWords } = useWords();
  const { addManyWords: words } = useMessages(rooms.addMany);
  const format = useFormat();
  const client = useQueryClient();
  const [text, setText] = useState(() => sessionStorage.getItem(storageKey(user.id)) ?? "");
  const read = useDeferredValue(text);
  const rows = useMemo(() => readRows(read), [read]);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const listKey = useRef(newKey());
  const add = useMutation({
    mutationFn: () =>
      call(submitModels, {
        body: { rows: rows.map(({ values }) => values) },
        headers: { "idempotency-key": listKey.current },
      }),
    onSuccess: ({ lastStartsAt }) => {
      sessionStorage.removeItem(storageKey(user.id));
      invalidateModels(client);
      toast(words.done, { text: words.doneText(dateAndTime(lastStartsAt, format)), shownMs: 10_000 });
      onAdded();
    },
    onError: (error) => {
      if (error instanceof CallError) {
        // Changed rows are another list; the same rows sent again are not.
        listKey.current = newKey();
        setRefusals(refusedRows(rows, error.fields));
      }
      toast(words.failed, {
        text: error instanceof CallError ? error.reason : interfaceWords.toast.error,
        isError: true,
      });
    },
  });
  return {
    text,
    rows,
    /** What stands in the box was read already. */
    isRead: read === text,
    refusals,
    add,
    change: (typed: string) => {
      setText(typed);
      setRefusals([]);
      sessionStorage.setItem(storageKey(user.id), typed);
    },
  };
}
