import { getModel, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useRights, useWorkspaces } from "../lib/rights.ts";
import { NotHere } from "../shell/not-here.tsx";
import { Shell } from "../shell/shell.tsx";
import { buttonClass } from "../ui/button.tsx";

/** In place of a page that a member's role, scope or earnings switch leaves out; of a model that is another workspace's, the way there. */
export function ClosedPage({ user }: { user: Person }) {
  const { workspaceWords } = useMessages(bundles.workspaces);
  const { current } = useWorkspaces();
  const words = useRights().isClient ? workspaceWords.closedToClients : workspaceWords.closed;
  const { id } = useParams();
  const isOfModel = id !== undefined;
  const { error, isPending } = useQuery({ ...callQuery(getModel, { params: { id: id ?? "" } }), enabled: isOfModel });
  return (
    <Shell user={user} title={words.title}>
      {(isPending && isOfModel) || (
        <NotHere error={error}>
          <p className="mb-4 max-w-[72ch] text-ink-2">{words.lead(current?.name ?? "")}</p>
          <Link href="/dashboard" className={buttonClass("primary")}>
            {words.back}
          </Link>
        </NotHere>
      )}
    </Shell>
  );
}
