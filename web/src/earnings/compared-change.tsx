import type { Fact } from "@fanradar/engine";
import { dayMs } from "@fanradar/engine/catalogue/time";
import { counted } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { ChangeFigure } from "../ui/change-figure.tsx";
import type { Ledger } from "../ui/figure.tsx";

interface ComparedChangeProps {
  change: Fact;
  /** The amount that the change stands beside. */
  amount: Fact | undefined;
  ledger: Ledger;
}

/**
 * A change on the same days, with the number of these days where they are fewer than the amount's: another statement may end
 * earlier. The newest day alone is always missing, as it may not be over.
 */
export function ComparedChange({ change, amount, ledger }: ComparedChangeProps) {
  const format = useFormat();
  const { n } = change;
  const isShort = n !== undefined && amount?.period !== undefined && n < daysOf(amount.period) - 1;
  return (
    <>
      <ChangeFigure fact={change} ledger={ledger} />
      {isShort && (
        <span className="text-xs text-ink-3" data-notice>
          {" "}
          ({counted(n, format.words.sampleWords.days, format)})
        </span>
      )}
    </>
  );
}

const daysOf = ({ from, to }: { from: string; to: string }) =>
  Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs) + 1;
