import { type activityEntry, listActivity, type Person } from "@fanradar/contract";
import { timeAgo } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type * as z from "zod/mini";
import { useFormat } from "../lib/format.ts";
import { useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useNear } from "../lib/use-near.ts";
import { useNow } from "../lib/use-now.ts";
import { LoadError, Skeleton } from "../ui/states.tsx";

const tones: Record<z.infer<typeof activityEntry>["kind"], string> = {
  "model-submitted": "bg-teal",
  "report-ready": "bg-good",
  "analysis-failed": "bg-bad",
  "rated-helpful": "bg-teal",
  "rated-not-helpful": "bg-warn",
};

/** What really happened, newest first. It is read once this comes near the screen: at first it is mostly below. */
export function Activity({ user }: { user: Person }) {
  const [box, isNear] = useNear<HTMLElement>();
  const {
    data: entries,
    error,
    refetch,
  } = useQuery({
    ...callQuery(listActivity, { params: { id: user.id } }),
    enabled: isNear,
  });
  const { dashboardWords: words, activityWords } = useWords();
  const format = useFormat();
  const now = useNow();
  return (
    <section ref={box}>
      <h2 className="mb-2 text-base font-semibold">{words.activity}</h2>
      {error && <LoadError error={error} onRetry={() => refetch()} />}
      {!error && !entries && <Skeleton className="h-40" />}
      {entries?.length === 0 && <p className="text-ink-3">{words.noActivity}</p>}
      <ul className="grid gap-1">
        {entries?.map((entry) => (
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
                  {timeAgo(entry.at, now, format)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
