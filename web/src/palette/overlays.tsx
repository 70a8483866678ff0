import { useRef } from "react";
import type { Overlay } from "../lib/overlays.ts";
import { part } from "../lib/part.tsx";
import { CommandPalette } from "./command-palette.tsx";
import { ShortcutList } from "./shortcut-list.tsx";

const HelpPanel = part(() => import("../help/help-panel.tsx").then((file) => file.HelpPanel));

/** What lies over the page: the command palette, the list of shortcuts or the page's help. */
export function Overlays({ overlay, onChange }: { overlay: Overlay; onChange: (next: Overlay | undefined) => void }) {
  // What had the focus before the first of them: the palette, which opens the others, is gone once they close.
  const opener = useRef(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  const close = () => onChange(undefined);
  if (overlay === "help") return <HelpPanel onClose={close} opener={opener} />;
  return overlay === "palette" ? <CommandPalette onClose={close} /> : <ShortcutList onClose={close} />;
}
