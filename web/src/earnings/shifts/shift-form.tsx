import { addShifts, getShifts, limits, type ShiftRow } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { useMessages } from "../../lib/messages.ts";
import { invalidate } from "../../lib/queries.ts";
import { toast } from "../../lib/toast.ts";
import { toastError } from "../../lib/toast-error.ts";
import { useUnsent } from "../../lib/unsent.ts";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { CancelButton } from "../../ui/form-buttons.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { LimitedField } from "../../ui/limited-field.tsx";
import { changeShift, draftOf } from "./change-shift.ts";

interface ShiftFormProps {
  modelId: number;
  shift: ShiftRow;
  timeZone: string;
  onDone: () => void;
}

/** Changes one shift, in its place in the list. What was typed stays until it is stored. */
export function ShiftForm({ modelId, shift, timeZone, onDone }: ShiftFormProps) {
  const { shiftWords: words } = useMessages(bundles.earnings);
  const client = useQueryClient();
  const [draft, setDraft, forget] = useUnsent(`shift-${shift.id}`, draftOf(shift, timeZone));
  const [wasSent, setSent] = useState(false);
  const changed = changeShift(shift, draft, timeZone);
  const fault = wasSent && typeof changed === "string" ? changed : undefined;
  const end = () => {
    forget();
    onDone();
  };
  const save = useMutation({
    mutationFn: (body: Omit<ShiftRow, "id">) =>
      call(addShifts, { params: { id: modelId }, body: { shifts: [body], replaces: shift.id } }),
    onSuccess: async () => {
      await invalidate(client, getShifts, { params: { id: modelId } });
      toast(words.changed);
      end();
    },
    onError: toastError,
  });
  const errorOf = (...faults: (typeof fault)[]) => fault && faults.includes(fault) && words.faults[fault];
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onType: (text: string) => setDraft((before) => ({ ...before, [name]: text })),
  });
  return (
    <Form
      className="grid items-start gap-3 sm:grid-cols-3"
      onSend={() => {
        setSent(true);
        if (typeof changed !== "string") save.mutate(changed);
      }}
    >
      <LimitedField
        label={words.chatter}
        most={limits.chatter}
        error={errorOf("cells", "name")}
        data-typed
        {...field("chatter")}
      />
      <InputField label={words.from} type="datetime-local" error={errorOf("start")} {...field("start")} />
      <InputField label={words.to} type="datetime-local" error={errorOf("end", "order", "long")} {...field("end")} />
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit" look="primary" disabled={save.isPending}>
          {save.isPending ? words.savingChange : words.saveChange}
        </Button>
        <CancelButton onClick={end} />
      </div>
    </Form>
  );
}
