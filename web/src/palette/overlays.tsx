import type { Overlay } from "../lib/overlays.ts";
import { CommandPalette } from "./command-palette.tsx";
import { ShortcutList } from "./shortcut-list.tsx";

interface OverlaysProps {
  overlay: Overlay;
  onChange: (next: Overlay | undefined) => void;
}

/** What lies over the page: the command palette or the list of shortcuts. */
export function Overlays({ overlay, onChange }: OverlaysProps) {
  const close = () => onChange(undefined);
  return overlay === "palette" ? <CommandPalette onClose={close} /> : <ShortcutList onClose={close} />;
}
