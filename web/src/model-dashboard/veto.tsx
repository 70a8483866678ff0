import { getModelDashboard, type ModelDashboard, setCreatorVeto } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { call } from "../lib/call.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toastError } from "../lib/toast-error.ts";
import { DashboardSection } from "./section.tsx";

/** Whether others' analyses find the own profiles. Saved as it is switched. */
export function Veto({ creator }: { creator: NonNullable<ModelDashboard["creator"]> }) {
  const { modelDashboardWords: words } = useMessages(bundles.modelDashboard);
  const client = useQueryClient();
  const hint = useId();
  const { platform, handle, vetoesAnalyses } = creator;
  const save = useMutation({
    mutationFn: (isOn: boolean) =>
      call(setCreatorVeto, { params: { platform, handle }, body: { vetoesAnalyses: isOn } }),
    onSuccess: () => invalidate(client, getModelDashboard),
    onError: toastError,
  });
  return (
    <DashboardSection title={words.vetoTitle}>
      <label className="flex min-h-10 items-center gap-2.5 font-medium">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-teal"
          aria-describedby={hint}
          checked={save.isPending ? save.variables : vetoesAnalyses}
          disabled={save.isPending}
          onChange={({ target }) => save.mutate(target.checked)}
        />
        {words.veto}
      </label>
      <p id={hint} className="text-ink-3">
        {words.vetoHint}
      </p>
    </DashboardSection>
  );
}
