import type { Analysis } from "@fanradar/contract";
import { bundles, showTries } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { PlatformBadge } from "../ui/badge.tsx";

type PlatformReading = Pick<Analysis["readings"][number], "platform" | "outcome" | "triedAt" | "nextTryAt">;

/** What each platform answered, and for one that could not be read when it was tried and when it is tried again. */
export function PlatformReadings({ readings }: { readings: readonly PlatformReading[] }) {
  const { reportWords, outcomeWords } = useMessages(bundles.reports);
  const format = useFormat();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {readings.map(({ platform, outcome, ...tries }) => (
        <li key={platform} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <PlatformBadge platform={platform} />
          <span className="text-ink-2">
            {[outcome ? outcomeWords[outcome] : reportWords.reading, showTries(tries, format)]
              .filter(Boolean)
              .join(": ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
