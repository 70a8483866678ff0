import { exportWorkspace, listWorkspaceAudit, type Membership } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../accounts/confirm-dialog.tsx";
import { CallError, callFile } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callKey } from "../lib/queries.ts";
import { saveFile } from "../lib/save-file.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Section } from "./section.tsx";

/** Downloads everything of the workspace; reauthentication first, if the session was not confirmed lately. */
export function ExportSection({ name }: Pick<Membership, "name">) {
  const { workspaceWords } = useMessages(bundles.workspaces);
  const { export: words } = workspaceWords;
  const { interfaceWords } = useWords();
  const client = useQueryClient();
  const [asksWho, setAsksWho] = useState(false);
  const take = useMutation({
    mutationFn: () => callFile(exportWorkspace),
    onSuccess: (file) => {
      const called = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
      saveFile(file, `fanradar-${called}-${new Date().toISOString().slice(0, 10)}.json`);
      toastDone(words.done);
      void client.invalidateQueries({ queryKey: callKey(listWorkspaceAudit) });
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === "confirm-needed") setAsksWho(true);
      else toastError(error);
    },
  });
  return (
    <Section title={words.title} lead={words.lead}>
      <div>
        <Button disabled={take.isPending} onClick={() => take.mutate()}>
          {take.isPending ? words.pending : words.action}
        </Button>
      </div>
      {asksWho && (
        <ConfirmDialog
          title={words.title}
          close={interfaceWords.shell.close}
          onClose={() => setAsksWho(false)}
          onConfirmed={() => {
            setAsksWho(false);
            take.mutate();
          }}
        />
      )}
    </Section>
  );
}
