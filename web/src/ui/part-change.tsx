import { counted } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { ChangeFigure } from "./change-figure.tsx";
import { ComparedWith, type ComparedWords } from "./compared-with.tsx";
import { Figure, type Ledger } from "./figure.tsx";

interface PartChangeProps {
  /** Of the sum. */
  id: string;
  ledger: Ledger;
  /** What it is against: as the text says, or as the change itself does. */
  against: string | ComparedWords;
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
      {typeof against === "string" ? (
        <span data-fact={change.id}>{against}</span>
      ) : (
        <ComparedWith change={change} words={against} />
      )}
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
