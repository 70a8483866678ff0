import type { RemovalEffect } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useMessages, useWords } from "../lib/messages.ts";
import { Figure, factLabel } from "../ui/figure.tsx";

/** Figures as they stand beside what they would be. */
export function Effect({ effect: { changes, sources } }: { effect: RemovalEffect }) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.evidence).evidenceWords.removal;
  if (changes.length === 0) return <p>{words.none}</p>;
  const facts = changes.flatMap(({ before, after }) => [before, after].filter((fact) => fact !== undefined));
  const ledger = { facts: new Map(facts.map((fact) => [fact.id, fact])), sources };
  return (
    <table className="w-full text-left">
      <thead className="text-ink-3">
        <tr>
          <th className="py-1.5 pr-3 font-medium">{words.figure}</th>
          <th className="py-1.5 pr-3 font-medium">{words.now}</th>
          <th className="py-1.5 font-medium">{words.without}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ id, before, after }) => {
          const { platform, metric = "" } = before ?? after ?? {};
          return (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 font-normal text-ink-2">
                {platform && `${interfaceWords.platforms[platform]} · `}
                {factLabel(metric)}
              </th>
              <td className="py-1.5 pr-3">{before ? <Figure fact={before} ledger={ledger} /> : "—"}</td>
              <td className="py-1.5">{after ? <Figure fact={after} ledger={ledger} /> : "—"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
