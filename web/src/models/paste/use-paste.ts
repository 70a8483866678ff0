import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { startTransition, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CallError } from "../../lib/call.ts";
import { useMessages, useWords } from "../../lib/messages.ts";
import { newKey } from "../../lib/new-key.ts";
import { toast } from "../../lib/toast.ts";
import { findFollowed } from "../followed.ts";
import { keepRows } from "./edit-rows.ts";
import { forgetPaste, readPaste, storePaste } from "./paste-draft.ts";
import { linksOfRow, type PastedRow, readRows } from "./read-rows.ts";
import { addRows, type PasteResult, type RowRefusals, type SentRows } from "./send-rows.ts";

interface Options {
  /** Null for a visitor, who has one analysis at a time. */
  user: Person | null;
  /** What the box begins with instead of what was typed in this tab. */
  initial: string | undefined;
  /** `isPart`: other rows are left in the box. */
  onSubmitted: (pasted: PasteResult, isPart: boolean) => void;
  /** Nothing was added, and why is beside its row. */
  onAllRefused: () => void;
}

interface PasteRequest {
  text: string;
  /** All rows of the text. */
  rows: PastedRow[];
  /** Those of them that can be added. */
  ready: PastedRow[];
  /** Also those that are followed already. */
  isAgain: boolean;
}

/** The rows as they are typed, which this tab keeps until they are added, and sending them: what cannot be added stays. */
export function usePaste({ user, initial, onSubmitted, onAllRefused }: Options) {
  const { interfaceWords } = useWords();
  const { addManyWords: words } = useMessages(bundles.addMany);
  const userId = user?.id ?? null;
  const [text, setText] = useState(() => initial ?? readPaste(sessionStorage, userId));
  const [read, setRead] = useState(text);
  const rows = useMemo(() => readRows(read), [read]);
  /** By what a row says: it stays refused while others are changed. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string[]>>(new Map());
  const refusalsOf = (list: PastedRow[]): RowRefusals =>
    new Map(list.flatMap((row) => [[row, refused.get(keyOf(row)) ?? []] as const]));
  const change = (typed: string) => {
    setText(typed);
    startTransition(() => setRead(typed));
    storePaste(sessionStorage, userId, typed);
  };
  const client = useQueryClient();
  const listKey = useRef(newKey());
  /** Sent, and not answered: sent again, they are the same submission, which may be stored by now. */
  const unanswered = useRef<{ text: string; rows: PastedRow[] }>(undefined);
  const submit = useMutation({
    mutationFn: async ({ text: sent, ready, isAgain }: PasteRequest): Promise<SentRows> => {
      if (unanswered.current?.text !== sent)
        unanswered.current = { text: sent, rows: isAgain ? ready : await withoutFollowed(client, user, ready) };
      return addRows(unanswered.current.rows, { user, key: listKey.current });
    },
    onSuccess: ({ pasted, added, refused: found }, sent) => {
      unanswered.current = undefined;
      const named = [...found].map(([row, texts]) => [keyOf(row), texts] as const);
      // Drawn at once, so that what is refused is there to be focused.
      flushSync(() => setRefused((before) => new Map([...before, ...named])));
      if (!pasted) return found.size > 0 ? onAllRefused() : undefined;
      listKey.current = newKey();
      const left = sent.rows.filter((row) => !added.includes(row));
      if (left.length === 0) forgetPaste(sessionStorage, userId);
      else change(keepRows(sent.text, sent.rows, new Set(left)));
      onSubmitted(pasted, left.length > 0);
    },
    onError: (error, { ready }) => {
      if (error instanceof CallError) {
        // Changed rows are another list; the same rows sent again are not.
        listKey.current = newKey();
        unanswered.current = undefined;
      }
      toast(ready.length > 1 ? words.failed : interfaceWords.toast.error, { text: whyFailed(error), isError: true });
    },
  });
  const whyFailed = (error: Error) => (error instanceof CallError ? error.reason : interfaceWords.shell.unreached);
  return {
    text,
    /** Read after the typing is shown, so that a long list does not slow it. */
    rows,
    refusals: refusalsOf(rows),
    /** The box as it is now, which the same step shows. */
    readNow: () => {
      setRead(text);
      const now = read === text ? rows : readRows(text);
      return { text, rows: now, refusals: refusalsOf(now) };
    },
    submit,
    /** Why the last sending failed, until the next begins. */
    failure: submit.error && whyFailed(submit.error),
    change,
  };
}

const keyOf = ({ values }: PastedRow) => JSON.stringify(values);

async function withoutFollowed(client: QueryClient, user: Person | null, rows: PastedRow[]): Promise<PastedRow[]> {
  const links = rows.flatMap(linksOfRow).map(({ url }) => url);
  const followed = await findFollowed(client, user, links);
  return rows.filter((row) => !linksOfRow(row).some(({ url }) => followed.has(url)));
}
