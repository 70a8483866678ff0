import { creatorPath, type FoundCreator, isPagePath, searchCreators } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useLocation } from "wouter";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { useDebounced } from "../lib/use-debounced.ts";
import { Button } from "../ui/button.tsx";
import { inputClass } from "../ui/field.tsx";
import { searchAddress } from "./use-search-address.ts";

const pauseMs = 150;
const most = 6;

/**
 * One box for a name, a handle or a link. Suggestions come while somebody types, after a pause; an answer that is no longer
 * pending is cancelled. Arrows choose, Enter goes there or searches, Escape closes.
 */
export function SearchBox({ query, onSearch }: { query: string; onSearch: (q: string) => void }) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.search).searchWords;
  const [typed, setTyped] = useState(query);
  // Going back or to another search puts its words into the box; the box itself stays, and with it the focus.
  const [shown, setShown] = useState(query);
  if (shown !== query) {
    setShown(query);
    setTyped(query);
  }
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const [, navigate] = useLocation();
  const id = useId();
  const suggested = useSuggestions(isOpen ? typed : "");
  const isShown = isOpen && suggested.length > 0;

  const go = (creator: FoundCreator) => {
    setOpen(false);
    navigate(pathOf(creator));
  };
  const submit = () => {
    const creator = isShown ? suggested[chosen] : undefined;
    if (creator) return go(creator);
    setOpen(false);
    onSearch(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      setOpen(false);
      setChosen(-1);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    // One place beyond the ends: the box itself.
    const places = suggested.length + 1;
    const step = event.key === "ArrowDown" ? 1 : -1;
    setChosen((place) => ((place + 1 + step + places) % places) - 1);
  };

  return (
    <search className="relative max-w-3xl">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {words.box}
        </label>
        <div className="relative min-w-0 flex-1">
          <Search size={18} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
          <input
            id={id}
            type="search"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            {...(isShown && chosen >= 0 && { "aria-activedescendant": `${id}-${chosen}` })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={2_048}
            placeholder={words.placeholder}
            value={typed}
            className={`${inputClass} min-h-12 pl-10 text-base`}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={words.suggestions}
            hidden={!isShown}
            className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-xl border border-line bg-card py-1 shadow-float"
          >
            {suggested.map((creator, index) => (
              <div
                key={creator.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-4 py-1.5 ${index === chosen ? "bg-teal-soft" : "hover:bg-sunken"}`}
                data-typed
                // Before the box loses focus, and with it its list.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => go(creator)}
                onKeyDown={(event) => event.key === "Enter" && go(creator)}
              >
                <bdi className="min-w-0 font-medium wrap-anywhere">{creator.name}</bdi>
                {creator.profiles.map(({ platform, handle }) => (
                  <span key={platform + handle} className="text-ink-3">
                    @{handle} · {interfaceWords.platforms[platform]}
                  </span>
                ))}
              </div>
            ))}
          </div>
        </div>
        <Button type="submit" look="primary" className="min-h-12">
          {words.submit}
        </Button>
      </form>
    </search>
  );
}

/** Where a suggestion leads: to its page, or to the search for it alone. */
function pathOf({ name, profiles: [profile] }: FoundCreator): string {
  if (!profile) return searchAddress({ q: name });
  const path = creatorPath(profile);
  return isPagePath(path) ? path : searchAddress({ q: `@${profile.handle}`, platform: profile.platform });
}

/** The best few for what is typed, once its writer pauses. None for an empty box. */
function useSuggestions(typed: string): FoundCreator[] {
  const q = useDebounced(typed.trim(), pauseMs);
  const { data } = useQuery({
    ...callQuery(searchCreators, { query: { q, limit: String(most) } }),
    enabled: q !== "",
    placeholderData: (before) => before,
    // Suggestions for partly typed names are not cached for long.
    gcTime: 60_000,
  });
  return typed.trim() === "" || q === "" ? [] : (data?.creators ?? []);
}
