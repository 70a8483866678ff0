import { getModel, getReport, type LiveEvent, type Model, modelEventsPath } from "@fanradar/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { CallError, call } from "../lib/call.ts";
import { callQuery } from "../lib/queries.ts";

const firstPollMs = 3_000;
const nextPollMs = 6_000;
const mostPolls = 20;

/** How waiting ended without a report: the polls are used up, and the last one was answered or was not. */
export type WaitFailure = "timeout" | "network";

/** Is a run of this model queued or running? */
export const isUnderWay = (model: Model | undefined) =>
  model?.analysis?.state === "queued" || model?.analysis?.state === "running";

/**
 * A model whose analysis this browser follows: live while its event stream is open, by polls of its report while it is not.
 * Polls that fail are silent until the last one. `onGivenUp` is called after 20 of them.
 */
export function useAnalysis(modelId: number, { onGivenUp }: { onGivenUp: (why: WaitFailure) => void }) {
  const client = useQueryClient();
  const query = useQuery(callQuery(getModel, { params: { id: modelId } }));
  const waits = isUnderWay(query.data);
  const giveUp = useRef(onGivenUp);
  giveUp.current = onGivenUp;
  useEffect(() => {
    if (!waits) return;
    const { queryKey } = callQuery(getModel, { params: { id: modelId } });
    let isLive = false;
    let isOver = false;
    let polls = 0;
    let timer = setTimeout(poll, firstPollMs);
    const stream = new EventSource(modelEventsPath.replace(":id", String(modelId)), { withCredentials: true });
    stream.onopen = () => {
      isLive = true;
    };
    stream.onerror = () => {
      isLive = false;
    };
    stream.onmessage = ({ data }) => {
      const event: LiveEvent = JSON.parse(data);
      if (event.topic !== "analysis") return;
      if (event.analysis.state === "done" || event.analysis.state === "failed")
        void client.invalidateQueries({ queryKey });
      else client.setQueryData(queryKey, (was) => was && { ...was, analysis: event.analysis });
    };
    async function poll() {
      timer = setTimeout(poll, nextPollMs);
      if (isLive) return;
      polls++;
      const wasReached = await call(getReport, { params: { id: modelId } }).then(
        () => true,
        (error) => error instanceof CallError,
      );
      // The model says whether the report is this run's, how far the run is, or why it failed: then this is over.
      if (wasReached && !isOver) await client.invalidateQueries({ queryKey });
      if (isOver || polls < mostPolls) return;
      clearTimeout(timer);
      giveUp.current(wasReached ? "timeout" : "network");
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
      stream.close();
    };
  }, [client, modelId, waits]);
  return query;
}
