import { addShifts, getShifts, mostShifts, type ShiftSales } from "@fanradar/contract";
import { bundles, counted, exactNumber } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { call } from "../../lib/call.ts";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { part } from "../../lib/part.tsx";
import { invalidate } from "../../lib/queries.ts";
import { nameOfZone } from "../../lib/time-zones.ts";
import { toast } from "../../lib/toast.ts";
import { toastError } from "../../lib/toast-error.ts";
import { useUnsent } from "../../lib/unsent.ts";
import { Button } from "../../ui/button.tsx";
import { OpenDialog } from "../../ui/dialog-box.tsx";
import { Form } from "../../ui/form.tsx";
import { CancelButton } from "../../ui/form-buttons.tsx";
import { TextareaField } from "../../ui/input-field.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { type ReadShifts, readShifts } from "./read-shifts.ts";

const FileOfRows = part(() => import("../../models/paste/file-of-rows.tsx").then((file) => file.FileOfRows));

const shownFaults = 5;

interface AddShiftsProps {
  sales: Pick<ShiftSales, "model" | "timeZone">;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A box of shifts, one a line: how many are ready, and what is wrong in which line. Nothing is sent while a line is wrong. */
export function AddShifts({ sales: { model, timeZone }, button, onClose }: AddShiftsProps) {
  const { shiftWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const client = useQueryClient();
  const [draft, setDraft, forget] = useUnsent(`shifts-of-${model.id}`, { text: "" });
  const [wasSent, setSent] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const read = readShifts(draft.text, timeZone);
  const isTooMany = read.shifts.length > mostShifts;
  const save = useMutation({
    mutationFn: (shifts: ReadShifts["shifts"]) => call(addShifts, { params: { id: model.id }, body: { shifts } }),
    onSuccess: async ({ added }) => {
      await invalidate(client, getShifts, { params: { id: model.id } });
      forget();
      toast(added === 0 ? words.known : words.saved);
      onClose();
    },
    onError: toastError,
  });
  const send = () => {
    setSent(true);
    if (isTooMany) box.current?.focus();
    else if (read.shifts.length > 0 && read.faults.length === 0) save.mutate(read.shifts);
  };
  const faults = read.faults.slice(0, shownFaults).map(({ line, fault }) => ({
    line,
    text: words.faultOn(String(line), words.faults[fault]),
  }));
  const count = (number: number) => exactNumber(number, format);
  const tooMany = (
    <span data-notice>
      {words.many(count(read.shifts.length), count(mostShifts), count(read.shifts.length - mostShifts))}
    </span>
  );
  const isEmpty = read.shifts.length === 0 && read.faults.length === 0;
  return (
    <OpenDialog title={words.add} button={button} onClose={onClose}>
      <Form onSend={send}>
        <TextareaField
          ref={box}
          label={words.paste}
          hint={words.pasteHint(nameOfZone(timeZone))}
          error={isTooMany ? tooMany : wasSent && isEmpty ? words.faults.cells : undefined}
          className="num min-h-40"
          placeholder={words.example}
          data-typed
          value={draft.text}
          onType={(text) => setDraft({ text })}
        />
        <FileOfRows fallback={<Skeleton className="h-16 w-48" />} onRead={(text) => setDraft({ text })} />
        {faults.length > 0 && (
          <div role={wasSent ? "alert" : undefined}>
            {wasSent && <p className="mb-1 font-medium">{words.fixFirst}</p>}
            <ul className="grid gap-1 font-medium text-bad" data-notice>
              {faults.map(({ line, text }) => (
                <li key={line}>{text}</li>
              ))}
              {read.faults.length > shownFaults && (
                <li>{counted(read.faults.length - shownFaults, words.moreFaults, format)}</li>
              )}
            </ul>
          </div>
        )}
        {read.shifts.length > 0 && !isTooMany && (
          <p className="text-ink-2" data-notice>
            {counted(read.shifts.length, words.ready, format)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={onClose} />
          <Button type="submit" look="primary" disabled={save.isPending}>
            {save.isPending ? words.saving : words.save}
          </Button>
        </div>
      </Form>
    </OpenDialog>
  );
}
