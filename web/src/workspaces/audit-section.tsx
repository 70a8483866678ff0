import { listWorkspaceAudit } from "@fanradar/contract";
import { bundles, dateAndTime } from "@fanradar/words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callKey } from "../lib/queries.ts";
import { Button } from "../ui/button.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";
import { Section } from "./section.tsx";

/** Who did what in the workspace, the newest first. */
export function AuditSection() {
  const { workspaceWords: words } = useMessages(bundles.workspaces);
  const { auditActWords } = useMessages(bundles.users);
  const format = useFormat();
  const audit = useInfiniteQuery({
    queryKey: callKey(listWorkspaceAudit),
    queryFn: ({ pageParam, signal }) =>
      call(listWorkspaceAudit, { signal, query: pageParam === 0 ? {} : { before: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const items = audit.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section title={words.audit}>
      {audit.isPending && <Skeleton className="h-24" />}
      {audit.error && <LoadError error={audit.error} onRetry={() => audit.refetch()} />}
      {audit.data && items.length === 0 && <p className="text-ink-3">{words.auditNone}</p>}
      <ul className="grid divide-y divide-line">
        {items.map(({ id, at, act, actor, subject, model, role }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <span className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
              {actor && (
                <b data-typed className="font-medium">
                  {actor}{" "}
                </b>
              )}
              {auditActWords[act]}{" "}
              <span data-typed className="text-ink-2">
                {[subject === actor ? null : subject, model?.name, role && words.roles[role]]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <time dateTime={at} className="text-xs text-ink-3">
              {dateAndTime(at, format)}
            </time>
          </li>
        ))}
      </ul>
      {audit.hasNextPage && (
        <div>
          <Button disabled={audit.isFetchingNextPage} onClick={() => audit.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </Section>
  );
}
