import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "wouter";
import { useMessages } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";
import { TextareaField } from "../../ui/input-field.tsx";
import { Tick } from "../../ui/tick.tsx";
import { useFollowed } from "../followed.ts";
import { replaceInRow } from "./edit-rows.ts";
import { FollowedRows } from "./followed-rows.tsx";
import { type Correction, Problems } from "./problems.tsx";
import { linksOfRow, type RowValues, tooMany } from "./read-rows.ts";
import { Ready } from "./ready.tsx";
import type { PasteResult } from "./send-rows.ts";
import { usePaste } from "./use-paste.ts";
import { usePasteCheck } from "./use-paste-check.ts";
import { useSayPasted } from "./use-say-pasted.ts";

interface PasteFormProps {
  /** Null for a visitor, who has one analysis at a time. */
  user: Person | null;
  /** What the box begins with instead of what was typed in this tab. */
  initial?: string | undefined;
  label: string;
  hint: string;
  /** Lines of the empty box. */
  lines: number;
  submitLabel: string;
  pendingLabel: string;
  /** What stands between the box and its rows; it may put a text into the box. */
  below?: (change: (text: string) => void, isEmpty: boolean) => ReactNode;
  /** Further buttons. They get what is in the first row, undefined for none. */
  actions?: (first: RowValues | undefined) => ReactNode;
  onSubmitted: (pasted: PasteResult) => void;
}

/** A box of links, handles and names, one model a line: what is wrong in which, what is ready, and sending these. */
export function PasteForm(props: PasteFormProps) {
  const { user, initial, label, hint, lines, submitLabel, pendingLabel, below, actions, onSubmitted } = props;
  const { submitWords } = useMessages(bundles.submit);
  const { addManyWords: words } = useMessages(bundles.addMany);
  const sayPasted = useSayPasted();
  const { text, rows, readNow, refusals, submit, failure, change } = usePaste({
    user,
    initial,
    onSubmitted: (pasted, isPart) => (isPart ? sayPasted(pasted) : onSubmitted(pasted)),
    onAllRefused: () => problems.current?.focus(),
  });
  const [isAgain, setAgain] = useState(false);
  const [isAdult, setAdult] = useState(false);
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const problems = useRef<HTMLElement>(null);
  const adult = useRef<HTMLDivElement>(null);
  const check = usePasteCheck(user);
  const { refused, ready, asksAdult, whole } = check(rows, refusals);
  const isTooMany = tooMany(rows);
  const isOverOne = user === null && rows.length > 1;
  const followed = useFollowed(user, isTooMany ? [] : ready.flatMap(linksOfRow).map(({ url }) => url));
  const repeats = ready.filter((row) => linksOfRow(row).some(({ url }) => followed.has(url)));
  const going = isAgain ? ready : ready.filter((row) => !repeats.includes(row));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (submit.isPending) return;
    const sent = flushSync(() => {
      setSent(true);
      return readNow();
    });
    const now = check(sent.rows, sent.refusals);
    if (now.whole) box.current?.focus();
    else if (now.ready.length === 0) problems.current?.focus();
    else if (now.asksAdult && !isAdult) adult.current?.querySelector("input")?.focus();
    else submit.mutate({ text: sent.text, rows: sent.rows, ready: now.ready, isAgain });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  const correct = (corrections: Correction[]) =>
    change(corrections.reduce((typed, correction) => replaceInRow(typed, correction), text));
  return (
    <form ref={form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={send}>
      <TextareaField
        label={label}
        hint={hint}
        error={whole && (rows.length > 0 || wasSent) && <span data-notice>{whole}</span>}
        ref={box}
        rows={lines}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={words.example}
        className="field-sizing-content max-h-80 text-base"
        style={{ minHeight: `calc(${lines}lh + 1.25rem)` }}
        value={text}
        onType={change}
        onKeyDown={onKeyDown}
      />
      {isOverOne && (
        <Link href={`/signup?next=${encodeURIComponent("/submit")}`} className="justify-self-start text-teal underline">
          {words.signUp}
        </Link>
      )}
      {below?.(change, text.trim() === "")}
      {rows.length > 0 && !isTooMany && (
        <Counts
          going={going.length}
          toChange={rows.length - ready.length}
          isRefused={refused.length > 0}
          followed={repeats.length}
        />
      )}
      {refused.length > 0 && <Problems place={problems} refused={refused} onCorrect={correct} />}
      {!isTooMany && <Ready rows={going} />}
      {user && repeats.length > 0 && (
        <FollowedRows
          {...{ user, rows: repeats, followed, isAgain }}
          onAgain={setAgain}
          isRefused={submit.data?.pasted === undefined && submit.isSuccess}
        />
      )}
      {asksAdult && !isOverOne && (
        <div ref={adult}>
          <Tick
            label={words.adult}
            error={wasSent && !isAdult && ready.length > 0 ? submitWords.adultRequired : undefined}
            isOn={isAdult}
            onChange={setAdult}
          />
        </div>
      )}
      {failure && <p className="text-bad">{failure}</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={submit.isPending || isOverOne}>
          {submit.isPending ? (
            pendingLabel
          ) : going.length < rows.length && going.length > 0 && !isTooMany && !isOverOne ? (
            <span data-notice>{words.addReady(going.length)}</span>
          ) : (
            submitLabel
          )}
        </Button>
        {actions?.(rows[0]?.values)}
      </div>
    </form>
  );
}

interface CountsProps {
  going: number;
  toChange: number;
  isRefused: boolean;
  followed: number;
}

/** How many rows are in order, how many are to be changed, and how many of them are followed already. */
function Counts({ going, toChange, isRefused, followed }: CountsProps) {
  const { addManyWords: words } = useMessages(bundles.addMany);
  const count = (number: number) => <b className="font-semibold tabular-nums">{number}</b>;
  return (
    <p role="status" data-typed className="flex flex-wrap gap-x-5">
      <span>
        {words.inOrder}: {count(going)}
      </span>
      <span className={isRefused ? "text-bad" : ""}>
        {words.toChange}: {count(toChange)}
      </span>
      {followed > 0 && (
        <span>
          {words.followedCount}: {count(followed)}
        </span>
      )}
    </p>
  );
}
