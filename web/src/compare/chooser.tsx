import { type Comparison, comparedAtMost } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "../lib/messages.ts";
import { part } from "../lib/part.tsx";
import { useSession } from "../lib/session.ts";
import { useDebounced } from "../lib/use-debounced.ts";
import { Button } from "../ui/button.tsx";
import { SearchInput } from "../ui/search-input.tsx";
import { Skeleton } from "../ui/states.tsx";
import { OptionsSkeleton } from "./options-skeleton.tsx";

// In the first drawing: names that come later may take a further line, and move the page.
const Chosen = part(() => import("./chosen.tsx").then((file) => file.Chosen));
Chosen.preload();
const Options = part(() => import("./options.tsx").then((file) => file.Options));
// They are the page until somebody is chosen.
if (!/[?&](?:models|report)=/.test(location.search)) Options.preload();
// A visitor has no tags.
const TagChoice = part(() => import("./tag-choice.tsx").then((file) => file.TagChoice));

const pauseMs = 150;

interface ChooserProps {
  chosen: readonly number[];
  comparison: Comparison | undefined;
  onChange: (models: number[]) => void;
}

/**
 * Who is chosen, above a box to search, and the first twelve who fit. With nobody chosen these stand on the page; else they lie over
 * it while the box is in use, so that choosing moves nothing.
 */
export function Chooser({ chosen, comparison, onChange }: ChooserProps) {
  const { compareWords: words } = useMessages(bundles.compare);
  const [typed, setTyped] = useState("");
  const query = useDebounced(typed, pauseMs);
  const [tag, setTag] = useState("");
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const user = useSession();
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOpen(false);
    };
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      box.current?.focus();
      setOpen(false);
    };
    element.addEventListener("focusout", leave);
    element.addEventListener("keydown", close);
    return () => {
      element.removeEventListener("focusout", leave);
      element.removeEventListener("keydown", close);
    };
  }, []);
  const isFull = chosen.length >= comparedAtMost;
  const isOnPage = chosen.length === 0;
  const toggle = (model: number) => {
    const next = chosen.includes(model) ? chosen.filter((other) => other !== model) : [...chosen, model];
    box.current?.focus();
    // One alone is no comparison yet; from two on the list would cover the result.
    setOpen(next.length < 2);
    setTyped("");
    onChange(next);
  };
  return (
    <search className="grid gap-3">
      {chosen.length > 0 && (
        <Chosen
          fallback={
            <div className="flex flex-wrap gap-2">
              {chosen.map((model) => (
                <Skeleton key={model} className="h-10.5 w-36 rounded-full" />
              ))}
            </div>
          }
          chosen={chosen}
          comparison={comparison}
          onRemove={(model) => onChange(chosen.filter((other) => other !== model))}
        />
      )}
      <div ref={place} className="relative">
        <div className="max-w-3xl">
          <SearchInput
            ref={box}
            label={words.search}
            value={typed}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onChange={({ target }) => {
              setTyped(target.value);
              setOpen(true);
            }}
            className="min-h-12 text-base"
          />
        </div>
        {(isOnPage || isOpen) && (
          // It takes the focus where a press on a button gives none, and so stays open.
          <div
            tabIndex={-1}
            className={
              isOnPage
                ? "mt-3 grid gap-3"
                : "absolute inset-x-0 top-full z-20 mt-1 grid max-h-[min(26rem,60dvh)] gap-3 overflow-y-auto rounded-xl border border-line bg-card p-3 shadow-float"
            }
          >
            {user && <TagChoice tag={tag} onChoose={setTag} />}
            <Options
              fallback={<OptionsSkeleton />}
              query={query}
              tag={tag}
              chosen={chosen}
              isFull={isFull}
              onToggle={toggle}
              onChoose={onChange}
            />
            {!isOnPage && (
              <div className="sticky -bottom-3 -mx-3 -mb-3 flex items-center justify-between gap-3 border-t border-line bg-card px-3 py-2">
                <p role="status" className="text-xs text-ink-3">
                  {isFull && words.full}
                </p>
                <Button
                  onClick={() => {
                    setOpen(false);
                    setTyped("");
                  }}
                >
                  {words.done}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </search>
  );
}
