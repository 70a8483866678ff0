import type { Person } from "@fanradar/contract";
import { fieldWords, rooms, sayField } from "@fanradar/words";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";
import { Field, inputClass } from "../../ui/field.tsx";
import { FileOfRows } from "./file-of-rows.tsx";
import { type Problem, tooMany } from "./read-rows.ts";
import { Problems, Ready } from "./row-lists.tsx";
import { useAddMany } from "./use-add-many.ts";

/** The box of rows, what is wrong in which, what is in order, and adding all of them. */
export function AddManyForm({ user, onClose }: { user: Person; onClose: () => void }) {
  const refusalWords = useMessages(rooms.refusals);
  const { submitWords } = useMessages(rooms.submit);
  const { addManyWords: words } = useMessages(rooms.addMany);
  const { text, rows, isRead, refusals, add, change } = useAddMany(user, onClose);
  const [isAdult, setAdult] = useState(false);
  const [wasSent, setSent] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const problems = useRef<HTMLElement>(null);
  const checkbox = useRef<HTMLInputElement>(null);
  const told = { ...refusalWords, linkFieldWords: { ...refusalWords.linkFieldWords, any: words.anyLink } };
  const say = ({ code, field }: Problem) =>
    code === "quote" || code === "second" ? words.faults[code] : sayField(told, code, field);
  const refused = rows
    .flatMap((row) => row.problems.map((problem) => ({ ...row, text: say(problem), typed: problem.typed })))
    .concat(
      refusals.flatMap(({ number, text: refusal }) =>
        rows.filter((row) => row.number === number).map((row) => ({ ...row, text: refusal, typed: row.values.name })),
      ),
    );
  const wrong = new Set(refused.map(({ number }) => number));
  const asksAdult = rows.some(({ values }) => values.onlyfansUrl);
  const whole = tooMany(rows)
    ? fieldWords(refusalWords, "rows.many", "rows")
    : rows.length === 0
      ? words.none
      : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isRead || add.isPending) return;
    flushSync(() => setSent(true));
    if (whole) box.current?.focus();
    else if (refused.length > 0) problems.current?.focus();
    else if (asksAdult && !isAdult) checkbox.current?.focus();
    else add.mutate();
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
