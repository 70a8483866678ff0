import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { useWorkspaces } from "../lib/rights.ts";
import { useSwitchWorkspace } from "../shell/use-switch-workspace.ts";
import { Button } from "../ui/button.tsx";

/** Says of a shared workspace without models how those of the personal one come here, and leads there. */
export function MoveHint() {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const personal = useWorkspaces().all.find(({ isPersonal }) => isPersonal);
  const change = useSwitchWorkspace();
  if (!personal) return null;
  return (
    <div data-notice className="grid justify-items-start gap-3 rounded-xl border border-line bg-card p-5">
      <p className="max-w-[72ch] text-ink-2">{words.moveFromPersonal}</p>
      <Button disabled={change.isPending} onClick={() => change.mutate(personal.id)}>
        {words.toPersonal}
      </Button>
    </div>
  );
}
