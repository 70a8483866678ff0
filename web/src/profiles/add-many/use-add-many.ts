import { type Person, submitModels } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { startTransition, useMemo, useRef, useState } from "react";
import { CallError, call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages, useWords } from "../../lib/messages.ts";
import { newKey } from "../../lib/new-key.ts";
import { toast } from "../../lib/toast.ts";
import { invalidateModels } from "../../models/invalidate-models.ts";
import { type PastedRow, type RowRefusal, readRows, refusedRows } from "./read-rows.ts";

const storageKey = (userId: number) => `fanradar-add-many-${userId}`;

/** The rows as they are typed, which this tab keeps until they are added, and adding them: all or none. */
export function useAddMany(user: Person, onAdded: () => void) {
  const { interfaceWords } = useWords();
  const { addManyWords: words } = useMessages(bundles.addMany);
  const format = useFormat();
  const client = useQueryClient();
  const [text, setText] = useState(() => sessionStorage.getItem(storageKey(user.id)) ?? "");
  const [read, setRead] = useState(text);
  const rows = useMemo(() => readRows(read), [read]);
  const [refused, setRefused] = useState<{ text: string; refusals: RowRefusal[] }>({ text, refusals: [] });
  const refusalsOf = (list: string) => (refused.text === list ? refused.refusals : []);
  const listKey = useRef(newKey());
  const add = useMutation({
    mutationFn: (sent: { text: string; rows: PastedRow[] }) =>
      call(submitModels, {
        body: { rows: sent.rows.map(({ values }) => values) },
        headers: { "idempotency-key": listKey.current },
      }),
    onSuccess: ({ lastStartsAt }) => {
      sessionStorage.removeItem(storageKey(user.id));
      invalidateModels(client);
      toast(words.done, { text: words.doneText(dateAndTime(lastStartsAt, format)), shownMs: 10_000 });
      onAdded();
    },
    onError: (error, sent) => {
      if (error instanceof CallError) {
        // Changed rows are another list; the same rows sent again are not.
        listKey.current = newKey();
        setRefused({ text: sent.text, refusals: refusedRows(sent.rows, error.fields) });
      }
      toast(words.failed, {
        text: error instanceof CallError ? error.reason : interfaceWords.toast.error,
        isError: true,
      });
    },
  });
  return {
    text,
    /** Read after the typing is shown, so that a long list does not slow it. */
    rows,
    refusals: refusalsOf(read),
    /** The box as it is now, which the same step shows. */
    readNow: () => {
      setRead(text);
      return { text, rows: read === text ? rows : readRows(text), refusals: refusalsOf(text) };
    },
    add,
    change: (typed: string) => {
      setText(typed);
      startTransition(() => setRead(typed));
      sessionStorage.setItem(storageKey(user.id), typed);
    },
  };
}
