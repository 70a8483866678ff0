import type { Fact } from "@fanradar/engine";
import { bundles, counted } from "@fanradar/words";
import { useFormat } from "../lib/format.ts";
import { useMessages } from "../lib/messages.ts";
import { factLabel } from "../ui/figure.tsx";
import { monthsIn } from "./months-in.ts";

/** What a sum of the last whole months is called: by how many it has, which may be fewer than the twelve of a year. */
export function useYearLabel(): (fact: Pick<Fact, "period"> | undefined) => string {
  const { earningsWords: words } = useMessages(bundles.earnings);
  const format = useFormat();
  return (fact) =>
    fact?.period ? counted(monthsIn(fact.period), words.lastMonths, format) : factLabel("earnings.year");
}
