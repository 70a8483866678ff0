import { type activityEntry, listActivity, type Person } from "@fanradar/contract";
import { bundles, relativeTime } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type * as z from "zod/mini";
import { useFormat } from "../lib/format.ts";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useNow } from "../lib/use-now.ts";
import { LoadError, Skeleton } from "../ui/states.tsx";

const tones: Record<z.infer<typeof activityEntry>["kind"], string> = {
  "model-submitted": "bg-teal",
  "report-ready": "bg-good",
  "analysis-failed": "bg-bad",
  "rated-helpful": "bg-teal",
  "rated-not-helpful": "bg-warn",
};

/** What really happened, newest first. */
export function ActivityList({ user }: { user: Person }) {
  const { data: entries, error, refetch } = useQuery(callQuery(listActivity, { params: { id: user.id } }));
  const { activityWords } = useMessages(bundles.cockpit);
  const words = useWords().dashboardWords;
  const format = useFormat();
  const now = useNow();
  if (error) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!entries) return <Skeleton className="h-40" />;
  if (entries.length === 0) return <p className="text-ink-3">{words.noActivity}</p>;
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={`${entry.kind}-${entry.modelId}-${entry.at}`}>
          <Link
            href={`/report/${entry.modelId}`}
            className="grid min-h-10 grid-cols-[0.5rem_1fr] gap-3 rounded py-1 hover:underline"
          >
            <span aria-hidden className={`mt-1.5 size-2 rounded-full ${tones[entry.kind]}`} />
            <span className="min-w-0">
              <span className="block wrap-anywhere" data-typed>
                {activityWords[entry.kind](entry.modelName)}
              </span>
              <time dateTime={entry.at} className="text-xs text-ink-3">
                {relativeTime(entry.at, now, format)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
