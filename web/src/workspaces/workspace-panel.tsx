import {
  createWorkspace,
  limits,
  type Membership,
  removeWorkspaceLogo,
  renameWorkspace,
  setWorkspaceLogo,
} from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CallError, call } from "../lib/call.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { useMay, useWorkspaces } from "../lib/rights.ts";
import { refreshSession } from "../lib/session.ts";
import { toastDone } from "../lib/toast-error.ts";
import { useUnsent } from "../lib/unsent.ts";
import { useFormKey } from "../lib/use-form-key.ts";
import { useSwitchWorkspace } from "../shell/use-switch-workspace.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Field, Input } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { PictureField } from "../ui/picture-field.tsx";
import { WorkspaceLogo } from "../ui/workspace-logo.tsx";
import { AuditSection } from "./audit-section.tsx";
import { DangerSection } from "./danger-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { MembersSection } from "./members-section.tsx";
import { Section } from "./section.tsx";

/** The settings' tab of workspaces: which there are, and of a shared one its name, members, invites and what was done. */
export function WorkspacePanel({ userId }: { userId: number }) {
  const { current } = useWorkspaces();
  const may = useMay();
  const isShared = current !== undefined && !current.isPersonal;
  return (
    <div className="grid max-w-4xl gap-6">
      <OwnWorkspaces />
      {isShared && may("workspace.manage") && <Identity key={current.name} {...current} />}
      {isShared && may("member.read") && <MembersSection userId={userId} />}
      {isShared && may("workspace.manage") && <AuditSection />}
      {isShared && may("workspace.export") && <ExportSection name={current.name} />}
      {isShared && <DangerSection workspace={current} userId={userId} />}
    </div>
  );
}

function OwnWorkspaces() {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const { shell } = useWords().interfaceWords;
  const { current, all } = useWorkspaces();
  const { headers } = useFormKey();
  const open = useSwitchWorkspace();
  return (
    <Section title={words.yours} lead={words.yoursLead}>
      <ul className="grid divide-y divide-line">
        {all.map(({ id, name, role }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <span className="min-w-0 flex-[1_1_12rem]">
              <span data-typed className="block font-medium wrap-anywhere">
                {name || shell.personalWorkspace}
              </span>
              <span className="text-xs text-ink-3">{words.roles[role]}</span>
            </span>
            {id === current?.id ? (
              <Badge tone="good">{words.current}</Badge>
            ) : (
              <Button disabled={open.isPending} onClick={() => open.mutate(id)}>
                {open.isPending && open.variables === id ? words.switching : words.switchTo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {current?.isPersonal && <p className="max-w-[66ch] text-ink-2">{words.inviteHint}</p>}
      <NameForm
        form="new-workspace"
        action={words.create}
        pending={words.creating}
        send={(name) => call(createWorkspace, { headers, body: { name } })}
        onDone={() => location.assign("/settings?tab=workspace")}
      />
    </Section>
  );
}

/** What a shared workspace is known by: its name, and its logo on what leaves it. */
function Identity({ id, name, logo }: Pick<Membership, "id" | "name" | "logo">) {
  const { shell } = useWords().interfaceWords;
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const client = useQueryClient();
  return (
    <Section title={words.identity}>
      <NameForm
        form={`workspace-${id}`}
        name={name}
        action={words.rename}
        pending={shell.saving}
        send={(typed) => call(renameWorkspace, { body: { name: typed } })}
        onDone={() => {
          toastDone(words.renamed);
          void refreshSession(client);
        }}
      />
      <PictureField
        words={words.logo}
        hasPicture={logo !== ""}
        send={async (file) => {
          await (file ? call(setWorkspaceLogo, { file }) : call(removeWorkspaceLogo));
          toastDone(file ? words.logo.saved : words.logo.removed);
          await refreshSession(client);
        }}
      >
        {logo !== "" && <WorkspaceLogo logo={logo} alt={words.logo.title} />}
      </PictureField>
    </Section>
  );
}

interface NameFormProps {
  /** By which what is typed is kept. */
  form: string;
  name?: string;
  action: string;
  pending: string;
  send: (name: string) => Promise<unknown>;
  onDone: () => void;
}

function NameForm({ form, name = "", action, pending, send, onDone }: NameFormProps) {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const [{ typed }, setFields, forget] = useUnsent(form, { typed: name });
  const save = useMutation({
    mutationFn: () => send(typed),
    onSuccess: () => {
      forget();
      onDone();
    },
  });
  const error = save.error instanceof CallError ? (save.error.fields.name ?? save.error.reason) : words.failed;
  return (
    <Form className="grid justify-items-start gap-2 sm:flex sm:items-start" onSend={() => save.mutate()}>
      <div className="w-full min-w-0 sm:flex-1">
        <Field label={words.name} error={save.error && error}>
          {(ids) => (
            <Input
              {...ids}
              data-typed
              autoComplete="off"
              maxLength={limits.workspaceName}
              value={typed}
              onChange={({ target }) => setFields({ typed: target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" className="sm:mt-6.5" disabled={save.isPending || typed.trim() === "" || typed === name}>
        {save.isPending ? pending : action}
      </Button>
    </Form>
  );
}
