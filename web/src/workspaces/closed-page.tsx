import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { useRights, useWorkspaces } from "../lib/rights.ts";
import { Shell } from "../shell/shell.tsx";
import { buttonClass } from "../ui/button.tsx";

/** In place of a page that a member's role, scope or earnings switch leaves out. */
export function ClosedPage({ user }: { user: Person }) {
  const { workspaceWords } = useMessages(bundles.workspaces);
  const { current } = useWorkspaces();
  const words = useRights().isClient ? workspaceWords.closedToClients : workspaceWords.closed;
  return (
    <Shell user={user} title={words.title}>
      <p className="mb-4 max-w-[72ch] text-ink-2">{words.lead(current?.name ?? "")}</p>
      <Link href="/dashboard" className={buttonClass("primary")}>
        {words.back}
      </Link>
    </Shell>
  );
}
