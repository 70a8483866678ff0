import {
  deleteWorkspace,
  listMembers,
  type Membership,
  removeMember,
  restoreWorkspace,
  undoSeconds,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "../accounts/confirm-dialog.tsx";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useMay } from "../lib/rights.ts";
import { refreshSession } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { toastDone, toastError } from "../lib/toast-error.ts";
import { Button } from "../ui/button.tsx";
import { Field, Input } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { CancelButton } from "../ui/form-buttons.tsx";
import { HandOverSection } from "./hand-over-section.tsx";
import { Section } from "./section.tsx";

/** Leaving the workspace, and for its owners handing it over and deleting it. */
export function DangerSection({ workspace, userId }: { workspace: Membership; userId: number }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const may = useMay();
  const members = useQuery({ ...callQuery(listMembers), enabled: may("workspace.manage") }).data?.members;
  const isSoleOwner = may("workspace.manage") && members?.filter(({ role }) => role === "owner").length === 1;
  return (
    <>
      {may("workspace.manage") && <HandOverSection userId={userId} />}
      <Section title={words.leave}>
        {isSoleOwner ? <p className="max-w-[72ch] text-ink-2">{words.leaveFirst}</p> : <Leave userId={userId} />}
      </Section>
      {may("workspace.manage") && (
        <Section title={words.danger} lead={words.dangerLead}>
          <Delete workspace={workspace} />
        </Section>
      )}
    </>
  );
}

function Leave({ userId }: { userId: number }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const [asks, setAsks] = useState(false);
  const leave = useMutation({
    mutationFn: () => call(removeMember, { params: { id: userId } }),
    onSuccess: () => location.assign("/dashboard"),
    onError: (error) => {
      setAsks(false);
      toastError(error);
    },
  });
  if (!asks)
    return (
      <div>
        <Button onClick={() => setAsks(true)}>{words.leave}</Button>
      </div>
    );
  return (
    <div className="grid gap-3">
      <p role="status">{words.leaveAsk}</p>
      <div className="flex flex-wrap gap-2">
        <Button className="border-bad text-bad" disabled={leave.isPending} onClick={() => leave.mutate()}>
          {words.leave}
        </Button>
        <CancelButton onClick={() => setAsks(false)} />
      </div>
    </div>
  );
}

/** By typing its name; reauthentication first, if the session was not confirmed lately. It can be undone for a while. */
function Delete({ workspace }: { workspace: Membership }) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const { interfaceWords } = useWords();
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [asksWho, setAsksWho] = useState(false);
  const restore = useMutation({
    mutationFn: () => call(restoreWorkspace, { params: { id: workspace.id } }),
    onSuccess: async () => {
      await refreshSession(client);
      toastDone(words.restored);
    },
    onError: toastError,
  });
  const remove = useMutation({
    mutationFn: () => call(deleteWorkspace),
    onSuccess: async () => {
      toast(interfaceWords.toast.success, {
        text: words.deleted,
        action: { label: words.undo, onPress: () => restore.mutate() },
        shownMs: undoSeconds * 1_000,
      });
      await refreshSession(client);
    },
    onError: (error) =>
      error instanceof CallError && error.code === "confirm-needed" ? setAsksWho(true) : toastError(error),
  });
  return (
    <Form
      className="grid gap-3"
      onSend={() => {
        if (typed === workspace.name) remove.mutate();
      }}
    >
      <Field label={words.typeName(workspace.name)}>
        {(ids) => (
          <Input
            {...ids}
            data-typed
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" className="border-bad text-bad" disabled={typed !== workspace.name || remove.isPending}>
          {remove.isPending ? words.removing : words.remove}
        </Button>
      </div>
      {asksWho && (
        <ConfirmDialog
          title={words.danger}
          close={interfaceWords.shell.close}
          onClose={() => setAsksWho(false)}
          onConfirmed={() => {
            setAsksWho(false);
            remove.mutate();
          }}
        />
      )}
    </Form>
  );
}
