import { bundles } from "@fanradar/words";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Comparable, useComparable } from "../creators/use-comparable.ts";
import { useMessages } from "../lib/messages.ts";
import { useDebounced } from "../lib/use-debounced.ts";
import { SearchInput } from "../ui/search-input.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";

const pauseMs = 150;

interface AboutChoiceProps {
  chosen: number | null;
  onChoose: (one: Comparable | null) => void;
  onClose: () => void;
}

/** A search box with own models, matching creators and 'In general'. Escape closes it. */
export function AboutChoice({ chosen, onChoose, onClose }: AboutChoiceProps) {
  const { assistantWords: words } = useMessages(bundles.assistant);
  const [typed, setTyped] = useState("");
  const query = useDebounced(typed, pauseMs);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { comparable, error } = useComparable(query, { yours: words.yours, withReport: false });
  return (
    <search
      className="grid gap-3 rounded-xl border border-line bg-card p-3"
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <SearchInput ref={box} label={words.search} value={typed} onChange={({ target }) => setTyped(target.value)} />
      {error && <LoadError error={error} onRetry={() => location.reload()} />}
      {!error && !comparable && <Skeleton className="h-52" />}
      {comparable && (
        <ul aria-label={words.choose} className="grid max-h-72 gap-1.5 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3">
          {typed.trim() === "" && (
            <Option isChosen={chosen === null} name={words.aboutNoModel} onChoose={() => onChoose(null)} />
          )}
          {comparable.map((one) => (
            <Option
              key={one.id}
              isChosen={chosen === one.id}
              name={one.name}
              detail={`@${one.handle} · ${one.where}`}
              onChoose={() => onChoose(one)}
            />
          ))}
          {comparable.length === 0 && (
            <li className="col-span-full grid gap-1 py-2">
              <p className="font-semibold">{words.noModel}</p>
              <p className="text-ink-2">{words.noModelHint}</p>
            </li>
          )}
        </ul>
      )}
    </search>
  );
}

interface OptionProps {
  isChosen: boolean;
  name: string;
  detail?: string;
  onChoose: () => void;
}

function Option({ isChosen, name, detail, onChoose }: OptionProps) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={`flex min-h-12 w-full items-center gap-2.5 rounded-lg border px-3 py-1.5 text-left ${isChosen ? "border-teal bg-teal-soft" : "border-line hover:bg-sunken"}`}
      >
        <span className="min-w-0 flex-1" data-typed>
          <span dir="auto" className="block truncate text-left font-medium">
            {name}
          </span>
          {detail !== undefined && <span className="block truncate text-xs text-ink-2">{detail}</span>}
        </span>
        {isChosen && <Check size={16} aria-hidden className="shrink-0 text-teal" />}
      </button>
    </li>
  );
}
