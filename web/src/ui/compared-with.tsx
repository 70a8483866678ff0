import type { Fact } from "@fanradar/engine";
import { exactNumber, period } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";

export interface ComparedWords {
  daysBefore: (days: string) => string;
  against: string;
}

/** What a change of a portfolio is against: as many days before, or the days that it names. */
export function ComparedWith({ change, words }: { change: Fact; words: ComparedWords }) {
  const format = useFormat();
  return (
    <span data-fact={change.id}>
      {change.sampleOf === "days" && change.n !== undefined
        ? words.daysBefore(exactNumber(change.n, format))
        : change.period && `${words.against} ${period(change.period, format)}`}
    </span>
  );
}
