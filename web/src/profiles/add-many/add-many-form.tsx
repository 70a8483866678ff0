import type { Person } from "@fanradar/contract";
import { bundles, fieldWords, sayField } from "@fanradar/words";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";
import { Field, inputClass } from "../../ui/field.tsx";
import { FileOfRows } from "./file-of-rows.tsx";
import { type PastedRow, type RowProblem, type RowRefusal, tooMany } from "./read-rows.ts";
import { Problems, Ready } from "./row-lists.tsx";
import { useAddMany } from "./use-add-many.ts";

/** The box of rows, what is wrong in which, what is in order, and adding all of them. */
export function AddManyForm({ user, onClose }: { user: Person; onClose: () => void }) {
  const refusalWords = useMessages(bundles.refusals);
  const { submitWords } = useMessages(bundles.submit);
  const { addManyWords: words } = useMessages(bundles.addMany);
  const { text, rows, readNow, refusals, add, change } = useAddMany(user, onClose);
  const [isAdult, setAdult] = useState(false);
  const [wasSent, setSent] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const problems = useRef<HTMLElement>(null);
  const checkbox = useRef<HTMLInputElement>(null);
  const messages = { ...refusalWords, linkFieldWords: { ...refusalWords.linkFieldWords, any: words.anyLink } };
  const say = ({ code, field }: RowProblem) =>
    code === "quote" || code === "second" ? words.faults[code] : sayField(messages, code, field);
  const check = (list: PastedRow[], refusedByServer: RowRefusal[]) => ({
    refused: list
      .flatMap((row) => row.problems.map((problem) => ({ ...row, text: say(problem), typed: problem.typed })))
      .concat(
        refusedByServer.flatMap(({ number, text: refusal }) =>
          list.filter((row) => row.number === number).map((row) => ({ ...row, text: refusal, typed: row.values.name })),
        ),
      ),
    asksAdult: list.some(({ values }) => values.onlyfansUrl),
    whole: tooMany(list) ? fieldWords(refusalWords, "rows.many", "rows") : list.length === 0 ? words.none : undefined,
  });
  const { refused, asksAdult, whole } = check(rows, refusals);
  const wrong = new Set(refused.map(({ number }) => number));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const sent = flushSync(() => {
      setSent(true);
      return readNow();
    });
    const now = check(sent.rows, sent.refusals);
    if (now.whole) box.current?.focus();
    else if (now.refused.length > 0) problems.current?.focus();
    else if (now.asksAdult && !isAdult) checkbox.current?.focus();
    else add.mutate(sent);
  };
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={send}>
      <Field label={words.rows} hint={words.rowsHint} error={tooMany(rows) || wasSent ? whole : undefined}>
        {(ids) => (
          <textarea
            {...ids}
            ref={box}
            rows={8}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={words.example}
            className={`${inputClass} font-mono text-xs`}
            value={text}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <FileOfRows onRead={change} />
      <p role="status" data-typed className="flex flex-wrap gap-x-5">
        <span>
          {words.inOrder}: <b className="font-semibold tabular-nums">{rows.length - wrong.size}</b>
        </span>
        <span className={wrong.size > 0 ? "text-bad" : ""}>
          {words.toChange}: <b className="font-semibold tabular-nums">{wrong.size}</b>
        </span>
      </p>
      {refused.length > 0 && <Problems place={problems} refused={refused} />}
      <Ready user={user} rows={rows.filter(({ number }) => !wrong.has(number))} />
      {asksAdult && (
        <div>
          <label className="flex min-h-10 items-center gap-2.5">
            <input
              ref={checkbox}
              type="checkbox"
              className="size-5 shrink-0 accent-teal"
              checked={isAdult}
              aria-invalid={wasSent && !isAdult}
              onChange={({ target }) => setAdult(target.checked)}
            />
            <span data-notice>{words.adult}</span>
          </label>
          {wasSent && !isAdult && refused.length === 0 && (
            <p role="alert" className="text-xs font-medium text-bad" data-notice>
              {submitWords.adultRequired}
            </p>
          )}
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" look="primary" disabled={add.isPending}>
          {add.isPending ? words.adding : words.add}
        </Button>
      </div>
    </form>
  );
}
