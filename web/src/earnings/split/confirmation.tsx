import {
  confirmSplit,
  getSplits,
  type SplitConfirmation,
  type SplitMonthAnswer,
  type SplitSide,
  type SplitSums,
  type Splits,
  withdrawSplitConfirmation,
} from "@fanradar/contract";
import { bundles, dateAndTime, dayAndMonth, money } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { CallError, call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { invalidate } from "../../lib/queries.ts";
import { toast } from "../../lib/toast.ts";
import { toastError } from "../../lib/toast-error.ts";
import { useMonthName } from "../../lib/use-month-name.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { OpenDialog } from "../../ui/dialog-box.tsx";
import { CancelButton } from "../../ui/form-buttons.tsx";

interface ConfirmationProps {
  side: SplitSide;
  month: SplitMonthAnswer;
  splits: Splits;
  /** Shows the payments of a day; absent where the month has none. */
  onShowDay: ((day: string) => void) | undefined;
}

/** Whether a side confirmed a month, what changed since, and what the person may do about it. */
export function Confirmation({ side, month, splits, onShowDay }: ConfirmationProps) {
  const { splitWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const given = month.confirmations[side];
  const isOwn = splits.mayConfirm.includes(side);
  const mayConfirm = isOwn && month.isOver && month.sums !== null && !given?.isCurrent;
  const when = given && dateAndTime(given.at, format);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h4 className="font-medium">{words[side]}</h4>
          <p className="text-ink-2 wrap-anywhere" data-notice>
            {given && when
              ? given.by === null
                ? words.confirmedOn(when)
                : words.confirmedBy(given.by, when)
              : words.notYet}
          </p>
        </div>
        {isOwn && (
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {given && <Withdraw id={given.id} month={month.month} modelId={splits.model.id} />}
            {mayConfirm && (
              <button ref={button} type="button" className={buttonClass("primary")} onClick={() => setOpen(true)}>
                {words.confirmFor[side]}
              </button>
            )}
          </div>
        )}
      </div>
      {given && !given.isCurrent && <Changed given={given} month={month} splits={splits} onShowDay={onShowDay} />}
      {isOpen && month.sums && (
        <ConfirmDialog
          {...{ side, splits, button }}
          month={month.month}
          sums={month.sums}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

/** Old and new sums of a month that changed after it was confirmed, and the days that did it. */
function Changed({
  given,
  month,
  splits,
  onShowDay,
}: Pick<ConfirmationProps, "month" | "splits" | "onShowDay"> & { given: SplitConfirmation }) {
  const { splitWords: words, bookMetricWords } = useMessages(bundles.earnings);
  const format = useFormat();
  const amount = (cents: number) => money(cents, splits.currency ?? "USD", format);
  const lines = [
    [words.base, given.sums.base, month.sums?.base ?? 0],
    [bookMetricWords["split.agency"], given.sums.agency, month.sums?.agency ?? 0],
    [bookMetricWords["split.creator"], given.sums.creator, month.sums?.creator ?? 0],
  ] as const;
  return (
    <div data-notice className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg bg-sunken p-3 text-sm">
      <p className="font-medium text-warn">{words.since}</p>
      <ul className="grid gap-1">
        {lines.map(([label, was, is]) => (
          <li key={label} className="flex flex-wrap justify-between gap-x-4">
            <span className="text-ink-2">{label}</span>
            <span className="num">{words.wasIs(amount(was), amount(is))}</span>
          </li>
        ))}
      </ul>
      {given.changes.length === 0 ? (
        <p className="text-ink-2">{words.ruleChanged}</p>
      ) : (
        <>
          <p className="text-ink-2">{words.changedDays}</p>
          <ul className="grid gap-1">
            {given.changes.map(({ day, was, is }) => (
              <li key={day} className="flex flex-wrap items-center justify-between gap-x-4">
                {onShowDay ? (
                  <button type="button" className="min-h-6 text-teal hover:underline" onClick={() => onShowDay(day)}>
                    {dayAndMonth(day, format)}
                  </button>
                ) : (
                  <span>{dayAndMonth(day, format)}</span>
                )}
                <span className="num">{words.wasIs(amount(was), amount(is))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Withdraw({ id, month, modelId }: { id: number; month: string; modelId: number }) {
  const { splitWords: words } = useMessages(bundles.earnings);
  const nameOf = useMonthName();
  const client = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => call(withdrawSplitConfirmation, { params: { id } }),
    onSuccess: () => toast(words.withdrawn),
    onError: toastError,
    // Whatever came of it: another window may have withdrawn it.
    onSettled: async () => {
      await invalidate(client, getSplits, { params: { id: modelId } });
      setOpen(false);
    },
  });
  return (
    <>
      <button ref={button} type="button" className={buttonClass("quiet")} onClick={() => setOpen(true)}>
        {words.withdraw}
      </button>
      {isOpen && (
        <OpenDialog
          title={words.withdrawMonth(nameOf(month))}
          isTyped
          lead={words.withdrawMonthHint}
          width="narrow"
          button={button}
          onClose={() => setOpen(false)}
        >
          <div className="flex flex-wrap justify-end gap-2">
            <CancelButton onClick={() => setOpen(false)} />
            <Button look="primary" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {words.withdraw}
            </Button>
          </div>
        </OpenDialog>
      )}
    </>
  );
}

interface ConfirmDialogProps {
  side: SplitSide;
  month: string;
  sums: SplitSums;
  splits: Splits;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Shows the sums once more, and confirms these: where they are other ones by then, nothing is confirmed. */
function ConfirmDialog({ side, month, sums, splits, button, onClose }: ConfirmDialogProps) {
  const { splitWords: words, bookMetricWords } = useMessages(bundles.earnings);
  const format = useFormat();
  const nameOf = useMonthName();
  const client = useQueryClient();
  const { platform, currency } = splits;
  const confirm = useMutation({
    mutationFn: (book: { platform: NonNullable<typeof platform>; currency: string }) =>
      call(confirmSplit, { params: { id: splits.model.id }, body: { side, month, sums, ...book } }),
    onSuccess: () => toast(words.confirmed),
    onError: (error) => {
      if (error instanceof CallError && error.code === "stale") toast(words.stale, { isError: true });
      else toastError(error);
    },
    onSettled: async () => {
      await invalidate(client, getSplits, { params: { id: splits.model.id } });
      onClose();
    },
  });
  const lines = [
    [words.base, sums.base],
    [bookMetricWords["split.agency"], sums.agency],
    [bookMetricWords["split.creator"], sums.creator],
  ] as const;
  return (
    <OpenDialog
      title={words.confirmTitle(nameOf(month))}
      isTyped
      lead={words.confirmHint}
      width="narrow"
      button={button}
      onClose={onClose}
    >
      <dl data-notice className="mb-5 grid gap-2">
        {lines.map(([label, cents]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num font-semibold">{money(cents, currency ?? "USD", format)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap justify-end gap-2">
        <CancelButton onClick={onClose} />
        <Button
          look="primary"
          disabled={confirm.isPending}
          onClick={() => platform && currency && confirm.mutate({ platform, currency })}
        >
          {words.confirm}
        </Button>
      </div>
    </OpenDialog>
  );
}
