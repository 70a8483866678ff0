import { type Model, type Person, submitGuestModel, submitModel, submitModels } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation } from "@tanstack/react-query";
import { startTransition, useMemo, useRef, useState } from "react";
import { CallError, call } from "../../lib/call.ts";
import { useMessages, useWords } from "../../lib/messages.ts";
import { newKey } from "../../lib/new-key.ts";
import { ownTimeZone } from "../../lib/time-zones.ts";
import { toast } from "../../lib/toast.ts";
import { forgetPaste, readPaste, storePaste } from "./paste-draft.ts";
import { type PastedRow, type RowRefusal, readRows, refusedRows } from "./read-rows.ts";

/** What became of a paste: one model, whose analysis a person waits for, or many, which are analyzed one after another. */
export type PasteResult = { kind: "one"; model: Model } | { kind: "many"; lastStartsAt: string };

interface Options {
  /** Null for a visitor, who has one analysis at a time. */
  user: Person | null;
  /** What the box begins with instead of what was typed in this tab. */
  initial: string | undefined;
  /** `isPart`: other rows are left in the box. */
  onSubmitted: (pasted: PasteResult, isPart: boolean) => void;
}

interface PasteRequest {
  text: string;
  rows: PastedRow[];
  /** What stays in the box once the rows are added. */
  rest: string;
}

/** The rows as they are typed, which this tab keeps until they are sent, and sending them: all that are sent or none of them. */
export function usePaste({ user, initial, onSubmitted }: Options) {
  const { interfaceWords } = useWords();
  const { addManyWords: words } = useMessages(bundles.addMany);
  const userId = user?.id ?? null;
  const [text, setText] = useState(() => initial ?? readPaste(sessionStorage, userId));
  const [read, setRead] = useState(text);
  const rows = useMemo(() => readRows(read), [read]);
  const [refused, setRefused] = useState<{ text: string; refusals: RowRefusal[] }>({ text, refusals: [] });
  const refusalsOf = (list: string) => (refused.text === list ? refused.refusals : []);
  const change = (typed: string) => {
    setText(typed);
    startTransition(() => setRead(typed));
    storePaste(sessionStorage, userId, typed);
  };
  const listKey = useRef(newKey());
  const submit = useMutation({
    mutationFn: (sent: PasteRequest) => send(sent.rows, user, listKey.current),
    onSuccess: (pasted, { rest }) => {
      if (rest === "") forgetPaste(sessionStorage, userId);
      else {
        listKey.current = newKey();
        change(rest);
      }
      onSubmitted(pasted, rest !== "");
    },
    onError: (error, sent) => {
      if (error instanceof CallError) {
        // Changed rows are another list; the same rows sent again are not.
        listKey.current = newKey();
        setRefused({ text: sent.text, refusals: refusedRows(sent.rows, error.fields) });
      }
      toast(sent.rows.length > 1 ? words.failed : interfaceWords.toast.error, {
        text: whyFailed(error),
        isError: true,
      });
    },
  });
  const whyFailed = (error: Error) => (error instanceof CallError ? error.reason : interfaceWords.shell.unreached);
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
    submit,
    /** Why the last sending failed, until the next begins. */
    failure: submit.error && whyFailed(submit.error),
    change,
  };
}

/** A single row is a submission like the form's; several are sent together. */
async function send(rows: PastedRow[], user: Person | null, key: string): Promise<PasteResult> {
  const headers = { "idempotency-key": key };
  const [first] = rows;
  if (first && rows.length === 1) {
    const body = { timeZone: ownTimeZone(), ...first.values, ...(user && { userId: user.id }) };
    return { kind: "one", model: await call(user ? submitModel : submitGuestModel, { body, headers }) };
  }
  const { lastStartsAt } = await call(submitModels, { body: { rows: rows.map(({ values }) => values) }, headers });
  return { kind: "many", lastStartsAt };
}
