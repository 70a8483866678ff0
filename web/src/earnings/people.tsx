import type { Earnings } from "@fanradar/contract";
import { bundles, period, showReason } from "@fanradar/words";
import { lettersOf } from "@fanradar/words/format/letters";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { Figure, factLabel, type Ledger } from "../ui/figure.tsx";
import { oneStop } from "../ui/one-stop.ts";
import { knownPeople } from "./known-people.ts";

/** 'A' for who spent most, then 'B'. */
/** Payers, what they spend, and the weekday that brings most; the payers who spent most, by letters in that order. */
export function People({ earnings, ledger }: { earnings: Earnings; ledger: Ledger }) {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  const { payers } = earnings;
  // Cards without what they rest on would all say the same: that it is missing.
  const { known, missing } = knownPeople(earnings);
  const spent = ledger.facts.get("payers.count");
  return (
    <section ref={oneStop} aria-labelledby="people" className="grid gap-3">
      <h2 id="people" className="text-base font-semibold tracking-tight">
        {words.people}
      </h2>
      {spent?.period && (
        <p className="-mt-2 text-xs text-ink-3" data-fact={spent.id}>
          {period(spent.period, format)}
        </p>
      )}
      {missing && (
        <p className="text-ink-2" data-notice>
          {missing === "payers" ? words.noPayers : words.noPeople}
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
        {known.map((id) => {
          const fact = ledger.facts.get(id);
          return (
            fact && (
              <li key={id} className="rounded-xl border border-line bg-card p-4.5">
                <p className="text-ink-3">{factLabel(id)}</p>
                <p className="text-xl font-semibold tracking-tight">
                  <Figure fact={fact} ledger={ledger} withRange />
                </p>
                {fact.reason && (
                  <p className="text-xs text-ink-3" data-notice>
                    {showReason(fact.reason, format)}
                  </p>
                )}
              </li>
            )
          );
        })}
      </ul>
      {payers.length > 0 && (
        <div className="max-w-md">
          <h3 className="font-semibold text-ink-2">{words.payers}</h3>
          <p className="mb-2 text-xs text-ink-3">{words.payersHint}</p>
          <ul className="grid gap-1">
            {payers.map(({ payer, fact: id }, place) => {
              const fact = ledger.facts.get(id);
              return (
                <li key={payer} className="flex justify-between gap-4">
                  <span data-typed className="text-ink-2">
                    {words.payer(lettersOf(place + 1))}
                  </span>
                  {fact && <Figure fact={fact} ledger={ledger} className="font-medium" />}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </section>
  );
}
