import { Search } from "lucide-react";
import { isApple } from "../lib/is-apple.ts";
import { useWords } from "../lib/messages.ts";
import { openOverlay } from "../lib/overlays.ts";

/** Opens the command palette: for who has no keyboard, and to show its key to who has. */
export function FindButton() {
  const { shell } = useWords().interfaceWords;
  return (
    <button
      type="button"
      title={shell.find}
      aria-keyshortcuts="Meta+K Control+K"
      aria-haspopup="dialog"
      className="flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-lg text-ink-2 hover:bg-sunken lg:px-2"
      onClick={() => openOverlay("palette")}
    >
      <Search size={18} aria-hidden />
      <span className="sr-only">{shell.find}</span>
      <kbd className="rounded border border-line px-1.5 font-sans text-xs text-ink-3 max-[90rem]:hidden">
        {isApple ? "⌘K" : "Ctrl K"}
      </kbd>
    </button>
  );
}
