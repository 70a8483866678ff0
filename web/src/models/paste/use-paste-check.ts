import { limits, type Person } from "@fanradar/contract";
import { bundles, exactNumber, refusalOfField } from "@fanradar/words";
import { useFormat } from "../../lib/format.ts";
import { useMessages } from "../../lib/messages.ts";
import type { PasteProblem } from "./problems.tsx";
import { type PastedRow, type RowProblem, tooMany } from "./read-rows.ts";
import type { RowRefusals } from "./send-rows.ts";

interface PasteCheck {
  refused: PasteProblem[];
  /** Rows that can be added. */
  ready: PastedRow[];
  /** Whether it must be said that all are adults: it is about links of OnlyFans. */
  asksAdult: boolean;
  /** What is wrong with the list as a whole. */
  whole: string | undefined;
}

/** Says what of pasted rows is wrong, by themselves and by the server, and which can be added. A visitor adds one. */
export function usePasteCheck(user: Person | null): (list: PastedRow[], byServer: RowRefusals) => PasteCheck {
  const refusalWords = useMessages(bundles.refusals);
  const { addManyWords: words } = useMessages(bundles.addMany);
  const format = useFormat();
  const messages = { ...refusalWords, linkFieldWords: { ...refusalWords.linkFieldWords, any: words.anyLink } };
  const count = (number: number) => exactNumber(number, format);
  const say = ({ code, field, candidates = [] }: RowProblem) =>
    candidates.length > 1
      ? words.whichPlatform
      : code === "quote" || code === "second"
        ? words.faults[code]
        : refusalOfField(messages, code, field);
  const wholeOf = (list: PastedRow[]) =>
    tooMany(list)
      ? words.many(count(list.length), count(limits.rows), count(list.length - limits.rows))
      : list.length === 0
        ? words.none
        : user === null && list.length > 1
          ? words.onePerVisitor
          : undefined;
  return (list, byServer) => {
    const refused = list.flatMap((row) => [
      ...row.problems.map((problem) => ({
        row,
        text: say(problem),
        typed: problem.typed,
        candidates: problem.candidates ?? [],
      })),
      ...(byServer.get(row) ?? []).map((text) => ({ row, text, typed: row.values.name, candidates: [] })),
    ]);
    const wrong = new Set(refused.map(({ row }) => row));
    const ready = list.filter((row) => !wrong.has(row));
    return {
      refused,
      ready,
      asksAdult: (ready.length > 0 ? ready : list).some(({ values }) => values.onlyfansUrl),
      whole: wholeOf(list),
    };
  };
}
