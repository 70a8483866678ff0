import { comparedAtMost } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { Check, Search } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { type Comparable, useComparable } from "../creators/use-comparable.ts";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useSession } from "../lib/session.ts";
import { inputClass } from "../ui/field.tsx";
import { LoadError, Skeleton } from "../ui/states.tsx";

// A visitor has no tags.
const TagChoice = part(() => import("./tag-choice.tsx").then((file) => file.TagChoice));

const pauseMs = 150;
const places = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
const listClass =
  "flex gap-2 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]";

interface ChooserProps {
  chosen: readonly number[];
  onChange: (models: number[]) => void;
}

/** A box to search, and the first twelve who fit, each to take or to leave. On a phone a row to push aside. */
export function Chooser({ chosen, onChange }: ChooserProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const [typed, setTyped] = useState("");
  const [query, setQuery] = useState("");
  const [tag, setTag] = useState("");
  // Those that the address came with stand first; choosing moves nothing.
  const [first] = useState(chosen);
  const user = useSession();
  const id = useId();
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { comparable, error } = useComparable(query, { yours: words.yours, withReport: true, tag });
  const isFull = chosen.length >= comparedAtMost;
  return (
    <search className="grid gap-3">
      <div className="relative max-w-3xl">
        <label htmlFor={id} className="sr-only">
          {words.search}
        </label>
        <Search size={18} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
        <input
          id={id}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_048}
          placeholder={words.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={`${inputClass} min-h-12 pl-10 text-base`}
        />
      </div>
      {user && <TagChoice tag={tag} onChoose={setTag} />}
      {error && <LoadError error={error} onRetry={() => location.reload()} />}
      {!error && (
        <ul aria-label={words.choose} className={`${listClass} sm:min-h-52 sm:content-start`}>
          {comparable
            ?.toSorted((one, other) => Number(first.includes(other.id)) - Number(first.includes(one.id)))
            .map((one) => (
              <Option
                key={one.id}
                option={one}
                isChosen={chosen.includes(one.id)}
                isFull={isFull}
                onToggle={() =>
                  onChange(chosen.includes(one.id) ? chosen.filter((other) => other !== one.id) : [...chosen, one.id])
                }
              />
            ))}
          {comparable?.length === 0 && (
            <li className="grid content-start gap-1 sm:col-span-full">
              <p className="font-semibold">{words.noMatch}</p>
              <p className="text-ink-2">{words.noMatchHint}</p>
            </li>
          )}
          {!comparable &&
            places.map((place) => (
              <li key={place} className="max-sm:w-52 max-sm:shrink-0">
                <Skeleton className="h-14" />
              </li>
            ))}
        </ul>
      )}
      <p role="status" className="min-h-5 text-xs text-ink-3">
        {isFull && words.full}
      </p>
    </search>
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
    <li className="min-w-0 max-sm:w-52 max-sm:shrink-0 max-sm:snap-start">
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
