import { changeJob, type JobAct, listAudit, listJobs, type QueuedJob } from "@fanradar/contract";
import { bundles, dateAndTime, exactNumber } from "@fanradar/words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, reasonOf } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { invalidate } from "../lib/queries.ts";
import { toast } from "../lib/toast.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";

const tones = { waiting: "warn", running: "good", scheduled: "quiet", failed: "bad" } as const;

/** One job of the queue. A running one is its worker's: nothing can be done to it. */
export function JobRow({ job }: { job: QueuedJob }) {
  const { jobWords: words } = useMessages(bundles.users);
  const format = useFormat();
  const client = useQueryClient();
  const [isSure, setSure] = useState(false);
  const change = useMutation({
    mutationFn: (act: JobAct) => call(changeJob, { params: { id: job.id }, body: { act } }),
    onSuccess: (_, act) => toast(act === "retry" ? words.retried : words.canceled),
    onError: (error) => toast(words.failed, { text: reasonOf(error), isError: true }),
    onSettled: () => {
      setSure(false);
      return Promise.all([listJobs, listAudit].map((endpoint) => invalidate(client, endpoint)));
    },
  });
  const { name, id, state, attempts, maxAttempts, queuedAt, dueAt, startedAt, reason } = job;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="grid min-w-0 flex-[1_1_18rem] gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere" data-typed>
            {name} {id}
          </span>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </p>
        <p className="flex flex-wrap gap-x-4 text-ink-3">
          <span>
            {words.queued} <time dateTime={queuedAt}>{dateAndTime(queuedAt, format)}</time>
          </span>
          <span>
            {startedAt ? words.started : words.due}{" "}
            <time dateTime={startedAt ?? dueAt}>{dateAndTime(startedAt ?? dueAt, format)}</time>
          </span>
          {attempts > 0 && <span>{words.tries(exactNumber(attempts, format), exactNumber(maxAttempts, format))}</span>}
        </p>
        {reason && (
          <details>
            <summary className="cursor-pointer text-ink-2">{words.why}</summary>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere text-ink-2" data-typed>
              {reason}
            </p>
          </details>
        )}
      </div>
      {state !== "running" && !isSure && (
        <div className="flex flex-wrap gap-2">
          <Button disabled={change.isPending} onClick={() => change.mutate("retry")}>
            {words.retry}
          </Button>
          <Button disabled={change.isPending} onClick={() => setSure(true)}>
            {words.cancel}
          </Button>
        </div>
      )}
      {isSure && (
        <div role="alert" className="grid w-full gap-3">
          <p className="text-ink-2">{words.sure}</p>
          <div className="flex flex-wrap gap-2">
            <Button className="border-bad text-bad" disabled={change.isPending} onClick={() => change.mutate("cancel")}>
              {words.confirmCancel}
            </Button>
            <Button onClick={() => setSure(false)}>{words.keep}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
