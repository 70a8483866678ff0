import { changeModel, getModel, type Model, schedules } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { toastError } from "../lib/toast-error.ts";
import { SelectField } from "../ui/select-field.tsx";

/** How often the model is analysed automatically; saved at once. */
export function ScheduleChoice({ model }: { model: Model }) {
  const words = useMessages(bundles.reports).reportWords.byItself;
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (schedule: Model["schedule"]) =>
      call(changeModel, { params: { id: model.id }, body: { ...model, schedule } }),
    onSuccess: () => toast(words.saved),
    onError: toastError,
    onSettled: () => invalidate(client, getModel, { params: { id: model.id } }),
  });
  return (
    <SelectField
      label={words.label}
      hint={words.hint}
      value={save.isPending ? save.variables : model.schedule}
      disabled={save.isPending}
      options={schedules.map((one) => [one, words.options[one]])}
      onChoose={(one) => save.mutate(one)}
    />
  );
}
