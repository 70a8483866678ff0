import { listFollowed, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { Button } from "../ui/button.tsx";
import { useStartAnalysis } from "./use-start-analysis.ts";

/** Offers to re-analyse a profile that one of the person's models already follows; submitting stays possible. */
export function AlreadyFollowed({ user, url, handle }: { user: Person; url: string | undefined; handle: string }) {
  const words = useMessages(bundles.submit).submitWords;
  const followed = useQuery({
    ...callQuery(listFollowed, { params: { id: user.id }, query: { links: url } }),
    enabled: url !== undefined,
  });
  const start = useStartAnalysis(user.id);
  const known = url === undefined ? undefined : followed.data?.find(({ link }) => link === url);
  return known ? (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      <span data-typed>{words.alreadyFollow(handle)}</span>
      <Button look="quiet" disabled={start.isPending || start.isSuccess} onClick={() => start.mutate(known.modelId)}>
        {words.reanalyse}
      </Button>
    </p>
  ) : null;
}
