import { bundles } from "@fanradar/words";
import { Check } from "lucide-react";
import { type Comparable, useComparable } from "../creators/use-comparable.ts";
import { useMessages } from "../lib/messages.ts";
import { Button } from "../ui/button.tsx";
import { LoadError } from "../ui/states.tsx";
import { OptionsSkeleton } from "./options-skeleton.tsx";
import { readyPair } from "./ready-pair.ts";

interface OptionsProps {
  query: string;
  tag: string;
  chosen: readonly number[];
  isFull: boolean;
  onToggle: (model: number) => void;
  onChoose: (models: number[]) => void;
}

/** The first twelve who fit, each to take or to leave; before anything is chosen or typed, two of them to compare with one press. */
export function Options({ query, tag, chosen, isFull, onToggle, onChoose }: OptionsProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const { comparable, error } = useComparable(query, { yours: words.yours, withReport: true, tag });
  if (error) return <LoadError error={error} onRetry={() => location.reload()} />;
  if (!comparable) return <OptionsSkeleton />;
  const pair = chosen.length === 0 && query === "" ? readyPair(comparable) : undefined;
  return (
    <>
      {pair && (
        <Button className="justify-self-start" onClick={() => onChoose(pair.map(({ id }) => id))}>
          <span data-typed>{words.pair(pair[0].name, pair[1].name)}</span>
        </Button>
      )}
      <ul
        aria-label={words.choose}
        className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] content-start gap-2 sm:min-h-52"
      >
        {comparable.map((one) => (
          <Option
            key={one.id}
            option={one}
            isChosen={chosen.includes(one.id)}
            isFull={isFull}
            onToggle={() => onToggle(one.id)}
          />
        ))}
        {comparable.length === 0 && (
          <li className="col-span-full grid content-start gap-1">
            <p className="font-semibold">{words.noMatch}</p>
            <p className="text-ink-2">{words.noMatchHint}</p>
          </li>
        )}
      </ul>
    </>
  );
}

interface OptionProps {
  option: Comparable;
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
}

function Option({ option: { name, handle, where }, isChosen, isFull, onToggle }: OptionProps) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={isFull && !isChosen}
        onClick={onToggle}
        className={`flex min-h-14 w-full items-center gap-2.5 rounded-lg border px-3 py-1.5 text-left disabled:cursor-not-allowed disabled:opacity-60 ${isChosen ? "border-teal bg-teal-soft" : "border-line bg-card hover:bg-sunken"}`}
      >
        <span
          aria-hidden
          className={`grid size-4.5 shrink-0 place-items-center rounded border ${isChosen ? "border-teal bg-teal text-paper" : "border-field"}`}
        >
          {isChosen && <Check size={14} />}
        </span>
        <span className="min-w-0 flex-1" data-typed>
          <span dir="auto" className="block truncate text-left font-medium">
            {name}
          </span>
          <span className="block truncate text-xs text-ink-2">
            @{handle} · {where}
          </span>
        </span>
      </button>
    </li>
  );
}
