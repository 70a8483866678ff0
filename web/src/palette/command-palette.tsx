import { limits, type Person } from "@fanradar/contract";
import { bundles } from "@fanradar/words";
import * as Dialog from "@radix-ui/react-dialog";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useLocation } from "wouter";
import { useMessages } from "../lib/messages.ts";
import { useSession } from "../lib/session.ts";
import { PaletteRows } from "./palette-rows.tsx";
import { useFixedGroups } from "./use-fixed-groups.ts";
import { useFoundGroups } from "./use-found-groups.ts";

/** One box for everything that can be opened, done or asked. Arrows choose, Enter opens, Escape closes. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const words = useMessages(bundles.palette).paletteWords;
  const user = useSession();
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[8dvh] left-1/2 z-40 flex max-h-[84dvh] w-[min(40rem,calc(100vw-1rem))] -translate-x-1/2 flex-col overflow-hidden rounded-xl bg-card shadow-float"
        >
          <Dialog.Title className="sr-only">{words.title}</Dialog.Title>
          {/* A session that is not known yet opens as a visitor's, which may do less. */}
          <Choices user={user ?? null} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Choices({ user, onClose }: { user: Person | null; onClose: () => void }) {
  const words = useMessages(bundles.palette).paletteWords;
  const [, navigate] = useLocation();
  const [text, setText] = useState("");
  const typed = text.trim();
  // By its id, not its place: rows that arrive meanwhile do not change what Enter opens.
  const [chosenId, setChosenId] = useState<string>();
  const fixed = useFixedGroups(user, typed, navigate);
  const found = useFoundGroups(user, typed, navigate);
  const groups = [...fixed, ...found.groups].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const place = Math.max(
    entries.findIndex((entry) => entry.id === chosenId),
    0,
  );
  const chosen = entries[place];
  const id = useId();
  const optionId = (entry: string) => `${id}-${entries.findIndex((one) => one.id === entry)}`;
  const chosenOption = chosen && optionId(chosen.id);
  useEffect(() => {
    if (chosenOption !== undefined) document.getElementById(chosenOption)?.scrollIntoView({ block: "nearest" });
  }, [chosenOption]);

  const run = (entry: (typeof entries)[number]) => {
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
    // In a text that is typed, Home and End are the text's.
    if (next !== undefined && (event.key.startsWith("Arrow") || text === "")) {
      event.preventDefault();
      setChosenId(entries.at(next % Math.max(entries.length, 1))?.id);
    }
    if (event.key !== "Enter" || !chosen) return;
    event.preventDefault();
    run(chosen);
  };
  const { keys } = words;
  const hints = [
    ["↑ ↓", words.hints.choose],
    [keys.enter, words.hints.open],
    [keys.escape, words.hints.close],
  ];
  return (
    <>
      <div className="relative border-b border-line">
        <Search size={18} aria-hidden className="absolute top-1/2 left-4 -translate-y-1/2 text-ink-3" />
        <input
          type="text"
          role="combobox"
          aria-label={words.box}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosenOption}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={limits.name}
          placeholder={words.placeholder}
          value={text}
          className="min-h-14 w-full bg-transparent pr-4 pl-12 text-base outline-none focus-visible:shadow-[inset_0_-2px_0_var(--teal)] placeholder:text-ink-3"
          onChange={({ target }) => {
            setText(target.value);
            setChosenId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteRows id={`${id}-list`} groups={groups} chosen={chosen?.id} optionId={optionId} onRun={run} />
      <p role="status" className="sr-only" data-notice>
        {found.isPending ? words.searching : words.found(entries.length)}
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-2 text-xs text-ink-3 max-sm:hidden">
        {hints.map(([key, what]) => (
          <span key={key} className="flex items-center gap-1.5">
            <kbd className="rounded border border-line px-1.5 font-sans">{key}</kbd>
            {what}
          </span>
        ))}
      </p>
    </>
  );
}
