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
    <div data-notice className="grid justify-items-center gap-2 border-t border-line px-6 py-5 text-center">
      <p className="max-w-[56ch] text-ink-2">{words.moveFromPersonal}</p>
      <Button disabled={change.isPending} onClick={() => change.mutate(personal.id)}>
        {words.toPersonal}
      </Button>
    </div>
  );
}
