import type { Statement } from "@fanradar/engine";
import { groupStandOuts } from "@fanradar/engine/catalogue/groups";
import { bundles } from "@fanradar/words";
import { useMessages } from "../lib/messages.ts";
import type { Ledger } from "../ui/figure.tsx";
import { Paragraph } from "./sentences.tsx";

/** The posts that drew most and least against those around them, one a row. */
export function StandOuts({ statements, ledger }: { statements: Statement[]; ledger: Ledger }) {
  const words = useMessages(bundles.reports).reportWords;
  return (
    <>
      <h3 className="mb-2 font-semibold text-ink-2">{words.posts}</h3>
      <ul className="grid gap-1.5">
        {groupStandOuts(statements).map((group) => (
          <li key={group[0]?.slots.times}>
            <Paragraph statements={group} ledger={ledger} />
          </li>
        ))}
      </ul>
    </>
  );
}
