import { parseLink } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type RefObject, useId } from "react";
import { useMessages, useWords } from "../../lib/messages.ts";
import { Button } from "../../ui/button.tsx";
import { modelLinkFields } from "../model-links.ts";
import { candidateOn, type PastedRow } from "./read-rows.ts";

export interface PasteProblem {
  row: PastedRow;
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
        {refused.map((problem) => (
          <li key={`${problem.row.number} ${problem.typed} ${problem.text}`} className="wrap-anywhere">
            <b className="font-semibold">{words.row(problem.row.number)}</b>{" "}
            {problem.typed !== "" && (
              <span className="text-ink-2" dir="auto">
                {problem.typed.slice(0, 120)}
              </span>
            )}
            <span className="block text-bad">{problem.text}</span>
            {problem.candidates.length > 0 && <Candidates problem={problem} onCorrect={onCorrect} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Candidates({ problem, onCorrect }: { problem: PasteProblem; onCorrect: ProblemsProps["onCorrect"] }) {
  const { platforms } = useWords().interfaceWords;
  const { submitWords } = useMessages(bundles.submit);
  return (
    <span className="flex flex-wrap gap-x-4">
      {modelLinkFields.map(([, platform]) => {
        const to = candidateOn(problem, platform);
        const link = to === undefined ? undefined : parseLink(to);
        if (to === undefined || !link?.ok) return null;
        return (
          <Button key={platform} look="quiet" onClick={() => onCorrect([correctionOf(problem, to)])}>
            {problem.candidates.length > 1 ? platforms[platform] : submitWords.offerHint(link.handle)}
          </Button>
        );
      })}
    </span>
  );
}

const correctionOf = ({ row: { number }, typed }: PasteProblem, to: string): Correction => ({ number, typed, to });

/** Many handles of one platform are corrected together. */
function ForAll({ handles, onCorrect }: { handles: PasteProblem[]; onCorrect: ProblemsProps["onCorrect"] }) {
  const { platforms } = useWords().interfaceWords;
  const { addManyWords: words } = useMessages(bundles.addMany);
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-ink-2">
      {words.allAreOn}
      {modelLinkFields.map(([, platform]) => {
        const corrections = handles.flatMap((problem) => {
          const to = candidateOn(problem, platform);
          return to === undefined ? [] : [correctionOf(problem, to)];
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
