import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useWorkspaces } from "../lib/rights.ts";
import { Shell } from "../shell/shell.tsx";
import { Skeleton } from "../ui/states.tsx";
import { WorkspaceLogo } from "../ui/workspace-logo.tsx";
import { ClientRequests } from "./client-requests.tsx";
import { SharedModels } from "./shared-models.tsx";

const Goals = part(() => import("../goals/goals.tsx").then((file) => file.Goals));

/** Home of a client: what was asked of them and the reports that they were given, under the workspace's name and logo. */
export function ClientPage({ user }: { user: Person }) {
  const { portalWords: words } = useMessages(bundles.workspaces);
  const { current } = useWorkspaces();
  return (
    <Shell user={user} title={words.title}>
      <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {current && current.logo !== "" && <WorkspaceLogo logo={current.logo} />}
          <div className="min-w-0">
            <p data-typed className="text-lg font-semibold tracking-tight wrap-anywhere" dir="auto">
              {current?.name}
            </p>
            <p className="text-ink-2">{words.lead}</p>
          </div>
        </header>
        <ClientRequests />
        <Goals none={words.noGoals} fallback={<Skeleton className="h-24" />} />
        <SharedModels user={user} />
      </div>
    </Shell>
  );
}
