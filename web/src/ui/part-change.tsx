import { counted, exactNumber } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { ChangeFigure } from "./change-figure.tsx";
import { Figure, type Ledger } from "./figure.tsx";

interface PartChangeProps {
  /** Of the sum. */
  id: string;
  ledger: Ledger;
  /** What it is against: as many days before, or as the text says. */
  against: string | ((days: string) => string);
}

/** The change of those models in a sum of earnings that can be compared, from which amount of theirs to which; nothing where all can be. */
export function PartChange({ id, ledger, against }: PartChangeProps) {
  const format = useFormat();
  const [change, before, amount] = ["partChange", "comparedBefore", "compared"].map((part) =>
    ledger.facts.get(`${id}.${part}`),
  );
  if (!change || amount?.n === undefined) return null;
  return (
    <>
      <ChangeFigure fact={change} ledger={ledger} />{" "}
      <span data-fact={change.id}>
        {typeof against === "string" ? against : against(exactNumber(change.n ?? 0, format))}
      </span>
      {": "}
      {before && (
        <>
          <Figure fact={before} ledger={ledger} />{" "}
        </>
      )}
      <span className="whitespace-nowrap">
        {before && "→ "}
        <Figure fact={amount} ledger={ledger} />
      </span>{" "}
      <span className="whitespace-nowrap" data-fact={amount.id}>
        ({counted(amount.n, format.words.sampleWords.models, format)})
      </span>
    </>
  );
}
