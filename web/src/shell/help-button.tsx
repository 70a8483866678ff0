import { CircleQuestionMark } from "lucide-react";
import { useWords } from "../lib/messages.ts";
import { openOverlay } from "../lib/overlays.ts";

/** Opens the help of the page that is shown. The narrowest phones have no room for it; there the palette has it. */
export function HelpButton() {
  const { shell } = useWords().interfaceWords;
  return (
    <button
      type="button"
      aria-label={shell.help}
      title={shell.help}
      aria-haspopup="dialog"
      className="grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-sunken max-[22.5rem]:hidden"
      onClick={() => openOverlay("help")}
    >
      <CircleQuestionMark size={18} aria-hidden />
    </button>
  );
}
