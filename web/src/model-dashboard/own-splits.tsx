import { listOwnSplits } from "@fanradar/contract";
import { bundles, shortDate } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { DashboardSection } from "./section.tsx";

/** Agencies that split earnings with the person, each with the way to its months. Nothing while there is none. */
export function OwnSplits() {
  const words = useMessages(bundles.modelDashboard).modelDashboardWords.splits;
  const format = useFormat();
  const { data } = useQuery(callQuery(listOwnSplits));
  if (!data || data.length === 0) return null;
  return (
    <DashboardSection title={words.title} lead={words.lead}>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
        {data.map(({ modelId, agency, since, toConfirm }) => (
          <li key={modelId} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 py-2">
            <Link
              href={`/earnings/${modelId}?tab=split`}
              className="font-medium text-teal wrap-anywhere hover:underline"
              dir="auto"
              data-typed
            >
              {agency}
            </Link>
            <span className="text-ink-3" data-notice>
              {since === null ? words.ended : words.fromDay(shortDate(since, format))}
              {toConfirm > 0 && <span className="font-medium text-warn"> · {words.toConfirm(toConfirm)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
