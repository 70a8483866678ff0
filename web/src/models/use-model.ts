import { getModel } from "@fanradar/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callQuery, invalidate } from "../lib/queries.ts";

const firstPollMs = 3_000;
const nextPollMs = 6_000;
const mostPolls = 20;

/** A model and its newest run. While a run is under way it is polled, in case the event stream is not there. */
export function useModel(modelId: number) {
  const client = useQueryClient();
  const query = useQuery(callQuery(getModel, { params: { id: modelId } }));
  const state = query.data?.analysis?.state;
  const isUnderWay = state === "queued" || state === "running";
  useEffect(() => {
    if (!isUnderWay) return;
    let polls = 0;
    let timer = setTimeout(poll, firstPollMs);
    function poll() {
      polls++;
      invalidate(client, getModel, { params: { id: modelId } });
      if (polls < mostPolls) timer = setTimeout(poll, nextPollMs);
    }
    return () => clearTimeout(timer);
  }, [client, modelId, isUnderWay]);
  return query;
}

/** Stands for a model's name in a heading until it is known: on a phone it takes the second line that the name will take. */
const unknownName = "\u00a0".repeat(28);

interface NameQuery {
  data?: { name: string } | undefined;
  isPending: boolean;
}
/** 'Earnings: Ava'; the place of the name while it is loaded, and the title alone where there is none. */
export const titleOf = (title: string, { data, isPending }: NameQuery) =>
  data || isPending ? `${title}: ${data?.name ?? unknownName}` : title;
