import { parseLink } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type RefObject, useId } from "react";
import { useMessages, useWords } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";
import { modelLinkFields } from "../model-links.ts";
import { candidateOn } from "./read-rows.ts";

export interface PasteProblem {
  number: number;
  typed: string;
  text: string;
  /** Links that may be meant. */
  candidates: string[];
}

/** What is to stand in a row in place of what does. */
export interface Correction {
  number: number;
  typed: string;
  to: string;
}

interface ProblemsProps {
  /** Gets the focus when invalid rows are sent. */
  place: RefObject<HTMLElement | null>;
  refused: PasteProblem[];
  onCorrect: (corrections: Correction[]) => void;
}

/** Which rows are to be changed, what stands there, what is wrong and what is expected; a press corrects what may be meant. */
export function Problems({ place, refused, onCorrect }: ProblemsProps) {
  const { addManyWords: words } = useMessages(bundles.addMany);
  const id = useId();
  const handles = refused.filter(({ candidates }) => candidates.length > 1);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-lg border border-bad p-3"
    >
      <h3 id={id} className="font-semibold">
        {words.problems}
      </h3>
      {handles.length > 1 && <ForAll handles={handles} onCorrect={onCorrect} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2" data-typed aria-labelledby={id}>
        {refused.map((row) => (
          <li key={`${row.number} ${row.typed} ${row.text}`} className="wrap-anywhere">
            <b className="font-semibold">{words.row(row.number)}</b>{" "}
            {row.typed !== "" && (
              <span className="text-ink-2" dir="auto">
                {row.typed.slice(0, 120)}
              </span>
            )}
            <span className="block text-bad">{row.text}</span>
            {row.candidates.length > 0 && <Candidates row={row} onCorrect={onCorrect} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Candidates({ row, onCorrect }: { row: PasteProblem; onCorrect: ProblemsProps["onCorrect"] }) {
  const { platforms } = useWords().interfaceWords;
  const { submitWords } = useMessages(bundles.submit);
  return (
    <span className="flex flex-wrap gap-x-4">
      {modelLinkFields.map(([, platform]) => {
        const to = candidateOn(row, platform);
        const link = to === undefined ? undefined : parseLink(to);
        if (to === undefined || !link?.ok) return null;
        return (
          <Button key={platform} look="quiet" onClick={() => onCorrect([{ ...row, to }])}>
            {row.candidates.length > 1 ? platforms[platform] : submitWords.offerHint(link.handle)}
          </Button>
        );
      })}
    </span>
  );
}

/** Many handles of one platform are corrected together. */
function ForAll({ handles, onCorrect }: { handles: PasteProblem[]; onCorrect: ProblemsProps["onCorrect"] }) {
  const { platforms } = useWords().interfaceWords;
  const { addManyWords: words } = useMessages(bundles.addMany);
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-ink-2">
      {words.allAreOn}
      {modelLinkFields.map(([, platform]) => {
        const corrections = handles.flatMap((row) => {
          const to = candidateOn(row, platform);
          return to === undefined ? [] : [{ ...row, to }];
        });
        return (
          corrections.length > 0 && (
            <Button key={platform} look="quiet" onClick={() => onCorrect(corrections)}>
              {platforms[platform]}
            </Button>
          )
        );
      })}
    </div>
  );
}
