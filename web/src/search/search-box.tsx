import { type FoundCreator, limits, searchCreators } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from "react";
import { useLocation } from "wouter";
import { useMessages, useWords } from "../lib/messages.ts";
import { callQuery } from "../lib/queries.ts";
import { knownPerson } from "../lib/session.ts";
import { toastError } from "../lib/toast-error.ts";
import { useDebounced } from "../lib/use-debounced.ts";
import { storePaste } from "../models/paste/paste-draft.ts";
import { Button } from "../ui/button.tsx";
import { inputClass } from "../ui/field.tsx";
import { foundCreatorPath } from "./found-creator-path.ts";

const pauseMs = 150;
const most = 6;
/** What no name has. Which profile it is, is read before it is opened. */
const mayBeLink = /[/@.]/;

/**
 * One box for a name, a handle or a link; a link leads to its creator's page, or starts the analysis of who is not listed. Suggestions come while somebody types, after a pause; an answer that is no longer
 * pending is cancelled. Arrows choose, Enter goes there or searches, Escape closes.
 */
export function SearchBox({ query, onSearch }: { query: string; onSearch: (q: string) => void }) {
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
  const client = useQueryClient();
  const id = useId();
  const { linkIn, loadLinks } = useLinkReader();
  const link = linkIn?.(typed);
  const open = useOpenLink(onSearch);
  const suggested = useSuggestions(isOpen ? typed : "");
  const isShown = isOpen && suggested.length > 0;

  const go = (creator: FoundCreator) => {
    setOpen(false);
    navigate(foundCreatorPath(creator));
  };
  const submit = () => {
    const creator = isShown ? suggested[chosen] : undefined;
    if (creator) return go(creator);
    setOpen(false);
    const text = typed.trim();
    if (mayBeLink.test(text)) open.mutate(text);
    else onSearch(text);
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

  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    const pasted = clipboardData.getData("text").trim();
    if (!/\S\s+\S/.test(pasted) || !mayBeLink.test(pasted)) return;
    // The box would draw the lines together.
    navigate(carryList(client, pasted));
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
            placeholder={words.placeholder}
            value={typed}
            className={`${inputClass} min-h-12 pl-10 text-base`}
            onChange={({ target }) => {
              setTyped(target.value);
              setChosen(-1);
              setOpen(true);
            }}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
            onFocus={loadLinks}
            onBlur={() => setOpen(false)}
          />
          <Suggestions id={id} {...{ suggested, chosen, isShown }} onChoose={go} />
        </div>
        <Button type="submit" look="primary" className="min-h-12" disabled={open.isPending}>
          {open.isPending ? words.starting : link ? words.analyzeLink : words.submit}
        </Button>
      </form>
    </search>
  );
}

interface SuggestionsProps {
  /** Of the box, from which its own and those of its options are made. */
  id: string;
  suggested: readonly FoundCreator[];
  /** Place of the one that the arrows have reached; -1 for none. */
  chosen: number;
  isShown: boolean;
  onChoose: (creator: FoundCreator) => void;
}

/** Creators below the box, one of which arrows choose. */
function Suggestions({ id, suggested, chosen, isShown, onChoose }: SuggestionsProps) {
  const { interfaceWords } = useWords();
  const words = useMessages(bundles.search).searchWords;
  return (
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
          onClick={() => onChoose(creator)}
          onKeyDown={(event) => event.key === "Enter" && onChoose(creator)}
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
  );
}

/** Puts a list of links into the box that takes several, and gives the path of its page. */
function carryList(client: QueryClient, list: string): string {
  const user = knownPerson(client);
  storePaste(sessionStorage, user?.id ?? null, list);
  return user ? "/submit" : "/analyze";
}

/** The best few for what is typed, once its writer pauses. None for an empty box. */
function useSuggestions(typed: string): FoundCreator[] {
  const q = useDebounced(typed.trim(), pauseMs);
  const { data } = useQuery({
    ...callQuery(searchCreators, { query: { q, limit: String(most) }, keepsPrevious: true }),
    enabled: q !== "" && q.length <= limits.url,
    // Suggestions for partly typed names are not cached for long.
    gcTime: 60_000,
  });
  return typed.trim() === "" || q === "" ? [] : (data?.creators ?? []);
}

/** Reads links with code that is loaded once the box is used; undefined until then. */
function useLinkReader() {
  const [linkIn, setLinkIn] = useState<typeof import("./open-link.ts")["linkIn"]>();
  return {
    linkIn,
    loadLinks: () => {
      // Without it the label of a button is another; sending loads it again, and says if it cannot.
      import("./open-link.ts").then(
        (file) => setLinkIn(() => file.linkIn),
        () => undefined,
      );
    },
  };
}

/** Goes where a link leads, or searches for a text that is none. One that could not be opened stays in the box of the analysis. */
function useOpenLink(onSearch: (text: string) => void) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async (text: string) => {
      const { hasSeveralLinks, linkIn, openLink } = await import("./open-link.ts");
      if (hasSeveralLinks(text)) return carryList(client, text);
      const link = linkIn(text);
      return link && openLink(client, knownPerson(client) ?? null, link);
    },
    onSuccess: (path, text) => (path === undefined ? onSearch(text) : navigate(path)),
    onError: (error, text) => {
      toastError(error);
      navigate(`/analyze?${new URLSearchParams({ q: text })}`);
    },
  });
}
