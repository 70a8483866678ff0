import type { WorkspaceName } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages, useWords } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { useSwitchWorkspace } from "./use-switch-workspace.ts";

/** In which other workspace of the reader's the address leads to something, and a button that opens it there. */
export function Elsewhere({ workspace }: { workspace: WorkspaceName }) {
  const { elsewhere: words } = useMessages(bundles.workspaces).workspaceWords;
  const { shell } = useWords().interfaceWords;
  const open = useSwitchWorkspace(() => location.reload());
  const name = workspace.name || shell.personalWorkspace;
  return (
    <section
      role="status"
      className="grid max-w-2xl justify-items-start gap-3 rounded-xl border border-line bg-card p-6"
    >
      <h2 className="text-base font-semibold wrap-anywhere">{words.title(name)}</h2>
      <p className="text-ink-2">{words.lead}</p>
      <Button look="primary" disabled={open.isPending} onClick={() => open.mutate(workspace.id)}>
        {words.open(name)}
      </Button>
    </section>
  );
}
