import { listFeedback } from "@fanradar/contract";
import { bundles, dateAndTime, exactNumber } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { Empty, LoadError, Skeleton } from "../ui/states.tsx";

/** What people think of the assistant's answers, with the blocks that each was written from. Nobody is named. */
export function FeedbackList() {
  const { adminWords: words } = useMessages(bundles.moderation);
  const format = useFormat();
  const { data, error, refetch } = useQuery({ ...callQuery(listFeedback), staleTime: 0 });
  if (error) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="h-60" />;
  const { helpful, notHelpful, newest } = data;
  if (newest.length === 0)
    return (
      <div className="rounded-xl border border-line bg-card">
        <Empty title={words.noFeedback} hint={words.noFeedbackHint} />
      </div>
    );
  return (
    <div className="grid gap-4">
      <p data-notice>{words.feedbackCounts(exactNumber(helpful, format), exactNumber(notHelpful, format))}</p>
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line">
        {newest.map(({ id, isHelpful, question, reason, plan, narrator, createdAt }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5 bg-card px-4 py-3">
            <p className="flex flex-wrap items-center gap-x-2">
              {isHelpful ? <ThumbsUp size={16} aria-hidden /> : <ThumbsDown size={16} aria-hidden />}
              <span className="font-medium">{isHelpful ? words.helpful : words.notHelpful}</span>
              <span className="text-ink-3">
                {narrator === "engine" ? words.byEngine : narrator} ·{" "}
                <time dateTime={createdAt}>{dateAndTime(createdAt, format)}</time>
              </span>
            </p>
            <p className={question === null ? "text-ink-3" : "wrap-anywhere whitespace-pre-wrap"} data-typed dir="auto">
              {question ?? words.questionNotShared}
            </p>
            {reason && (
              <p className="wrap-anywhere whitespace-pre-wrap text-ink-2" data-typed dir="auto">
                {reason}
              </p>
            )}
            {plan.length > 0 && (
              <details>
                <summary className="min-h-6 cursor-pointer text-sm text-ink-2">{words.plan}</summary>
                <ol data-typed className="mt-1 grid gap-0.5 font-mono text-xs wrap-anywhere text-ink-2">
                  {plan.map((block, place) => {
                    const key = `${place}-${block}`;
                    return <li key={key}>{block}</li>;
                  })}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
