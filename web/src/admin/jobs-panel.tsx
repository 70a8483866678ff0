import { type JobState, jobStates, listJobs } from "@fanradar/contract";
import { bundles, exactNumber } from "@fanradar/words";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../lib/call.ts";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callKey } from "../lib/queries.ts";
import { SelectField } from "../ui/select-field.tsx";
import { JobRow } from "./job-row.tsx";
import { PagedList } from "./paged-list.tsx";

/** Jobs change by themselves while they are looked at. */
const refreshMs = 5_000;

/** The job queue by state, each job with why it failed and what can be done about it. */
export function JobsPanel() {
  const { jobWords: words } = useMessages(bundles.users);
  const format = useFormat();
  const [state, setState] = useState<JobState>("waiting");
  const found = useInfiniteQuery({
    queryKey: callKey(listJobs, { query: { state } }),
    queryFn: ({ pageParam, signal }) => call(listJobs, { query: { state, after: pageParam || undefined }, signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.next?.toString(),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: refreshMs,
  });
  const counts = found.data?.pages.at(-1)?.counts;
  return (
    <div className="grid gap-4">
      <div className="max-w-xs">
        <SelectField
          label={words.state}
          value={state}
          options={jobStates.map((one) => [
            one,
            `${words.states[one]}${counts ? ` (${exactNumber(counts[one], format)})` : ""}`,
          ])}
          onChoose={setState}
        />
      </div>
      <PagedList query={found} items={found.data?.pages.flatMap(({ items }) => items)} words={words}>
        {(job) => <JobRow job={job} />}
      </PagedList>
    </div>
  );
}
