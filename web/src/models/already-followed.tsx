import type { Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Link } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { useStartAnalysis } from "./use-start-analysis.ts";

/** Leads to the model that follows a profile already, and offers to re-analyse it. */
export function AlreadyFollowed({ user, modelId, handle }: { user: Person; modelId: number; handle: string }) {
  const words = useMessages(bundles.submit).submitWords;
  const start = useStartAnalysis(user.id);
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      <span data-typed>{words.alreadyFollow(handle)}</span>
      <Button look="quiet" disabled={start.isPending || start.isSuccess} onClick={() => start.mutate(modelId)}>
        {words.reanalyse}
      </Button>
      <Link href={`/report/${modelId}`} className="inline-block py-1.5 text-teal underline">
        {words.openFollowed}
      </Link>
    </p>
  );
}
