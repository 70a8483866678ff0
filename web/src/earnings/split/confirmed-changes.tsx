import type { ChangedMonth } from "@fanradar/contract";
import { bundles, money } from "@fanradar/words";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import { useMonthName } from "../../lib/use-month-name.ts";

/** What a new share, or the withdrawal of one, changes of confirmed months: each side's sum before and after it. */
export function ConfirmedChanges({ changes }: { changes: readonly ChangedMonth[] }) {
  const { splitWords: words, bookMetricWords } = useMessages(bundles.earnings);
  const format = useFormat();
  const nameOf = useMonthName();
  return (
    <ul data-notice className="mb-5 grid max-h-80 gap-4 overflow-y-auto">
      {changes.map(({ month, platform, currency, was, is }) => {
        const amount = (cents: number | undefined) =>
          cents === undefined ? words.notDivided : money(cents, currency, format);
        return (
          <li key={`${month} ${platform} ${currency}`} className="grid gap-1">
            <p className="font-medium">{nameOf(month)}</p>
            {(["agency", "creator"] as const).map((side) => (
              <p key={side} className="flex flex-wrap justify-between gap-x-4">
                <span className="text-ink-2">{bookMetricWords[`split.${side}`]}</span>
                <span className="num">{words.wasIs(amount(was?.[side]), amount(is?.[side]))}</span>
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
