import type { BatchProgress as Progress } from "@fanradar/contract";
import { bundles, dateAndTime, exactNumber } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";

/** How far models are that were added many at once, and when the last of them is expected. */
export function BatchProgress({ batch: { waiting, total, endsAt, measuredBy } }: { batch: Progress }) {
  const { batchWords: words } = useMessages(bundles.profiles);
  const format = useFormat();
  const done = total - waiting;
  return (
    <section
      aria-label={words.title}
      data-notice
      className="grid gap-2 rounded-xl border border-line bg-card px-4.5 py-3"
    >
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{words.done(exactNumber(done, format), exactNumber(total, format))}</span>
        <span className="text-ink-2">
          {words.until} <time dateTime={endsAt}>{dateAndTime(endsAt, format)}</time>
        </span>
      </p>
      <div
        role="progressbar"
        aria-label={words.title}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-teal" style={{ width: `${(100 * done) / total}%` }} />
      </div>
      <p className="text-xs text-ink-3">
        {measuredBy === null ? words.planned : words.measured(exactNumber(measuredBy, format))} {words.goOn}
      </p>
    </section>
  );
}
