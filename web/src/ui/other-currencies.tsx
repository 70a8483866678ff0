import { bundles, showInOwnCurrency } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Figure, type Ledger } from "./figure.tsx";

/**
 * Amounts of other currencies than the sum's, each in its own: those converted into the sum `of`, and those that are in none. Which part of the
 * sum shown was converted depends on the currency of display. Their cards state the rate. Nothing where there are none.
 */
export function OtherCurrencies({ of, ledger }: { of: string; ledger: Ledger }) {
  const { analyticsWords: words } = useMessages(bundles.analytics);
  const format = useFormat();
  return (["exchanged", "notExchanged"] as const).map((one) => {
    const amounts = [...ledger.facts.values()].filter(({ id }) => id.startsWith(`${of}.${one}.`));
    if (amounts.length === 0) return null;
    return (
      <span key={one} className="mt-1 block text-xs text-ink-3">
        {words[one]}{" "}
        {amounts.map((fact) => (
          <Figure
            key={fact.id}
            fact={fact}
            ledger={ledger}
            text={showInOwnCurrency(fact, format)}
            className="mr-1 min-h-6 font-semibold text-ink-2"
          />
        ))}
      </span>
    );
  });
}
