import type { Fact } from "@fanradar/engine";
import { counted } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { ChangeFigure } from "../ui/change-figure.tsx";
import type { Ledger } from "../ui/figure.tsx";
import { daysCompared } from "./days-compared.ts";

interface ComparedChangeProps {
  change: Fact;
  /** The amount that the change is shown beside. */
  amount: Fact | undefined;
  ledger: Ledger;
}

/** A change of earnings, with its number of days where they are fewer than the amount's. */
export function ComparedChange({ change, amount, ledger }: ComparedChangeProps) {
  const format = useFormat();
  const days = daysCompared(change, amount);
  return (
    <>
      <ChangeFigure fact={change} ledger={ledger} />
      {days !== undefined && (
        <span className="text-xs text-ink-3" data-notice>
          {" "}
          ({counted(days, format.words.sampleWords.days, format)})
        </span>
      )}
    </>
  );
}
