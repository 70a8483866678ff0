import { listInCharge, listPeople, mostInCharge, setInCharge } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { CallError, call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery, invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastFailure } from "../lib/toast-error.ts";
import { OpenDialog } from "../ui/dialog-box.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton, SaveChanges } from "../ui/form-buttons.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Tick } from "../ui/tick.tsx";

interface InChargeDialogProps {
  modelId: number;
  /** Who is in charge now. */
  chosen: readonly number[];
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Chooses who is in charge of a model, of those who see it, in the order in which they are ticked. */
export function InChargeDialog({ modelId, chosen: before, button, onClose }: InChargeDialogProps) {
  const { todoWords: words } = useMessages(bundles.todos);
  const client = useQueryClient();
  const people = useQuery(callQuery(listPeople, { query: { model: modelId } }));
  const [chosen, setChosen] = useState(before);
  const save = useMutation({
    mutationFn: () => call(setInCharge, { params: { id: modelId }, body: { userIds: [...chosen] } }),
    onSuccess: async () => {
      await invalidate(client, listInCharge);
      toast(words.inChargeSaved);
      onClose();
    },
    onError: (error) => {
      const refused = error instanceof CallError ? (error.fields.userIds ?? error.reason) : words.failed;
      toastFailure(refused);
    },
  });
  const isFull = chosen.length >= mostInCharge;
  return (
    <OpenDialog title={words.chooseInCharge} lead={words.inChargeHint} button={button} onClose={onClose} width="narrow">
      <Form onSend={() => save.mutate()}>
        {people.error && <LoadError error={people.error} onRetry={() => people.refetch()} />}
        {people.isPending && <Skeleton className="h-24" />}
        <fieldset className="grid max-h-80 gap-1 overflow-y-auto" data-typed>
          <legend className="sr-only">{words.people}</legend>
          {people.data?.map(({ id, name }) => (
            <Tick
              key={id}
              label={name}
              isOn={chosen.includes(id)}
              onChange={(isOn) =>
                setChosen((now) => (isOn && !isFull ? [...now, id] : now.filter((one) => one !== id)))
              }
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap justify-end gap-2">
          <CancelButton onClick={onClose} />
          <SaveChanges isSaving={save.isPending} disabled={save.isPending || !people.data} />
        </div>
      </Form>
    </OpenDialog>
  );
}
