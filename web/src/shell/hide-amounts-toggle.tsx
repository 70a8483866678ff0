import { Eye, EyeOff } from "lucide-react";
import { hideAmounts, useHidesAmounts } from "../lib/amounts.ts";
import { useWords } from "../lib/messages.ts";

/** Hides amounts of money on this device, for privacy in public. */
export function EyeButton() {
  const { shell } = useWords().interfaceWords;
  const isHidden = useHidesAmounts();
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-pressed={isHidden}
      aria-label={shell.hideAmounts}
      title={shell.hideAmounts}
      className="grid size-10 place-items-center rounded-lg text-ink-2 hover:bg-sunken"
      onClick={() => hideAmounts(!isHidden)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
