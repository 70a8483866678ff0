import { startTransition, useEffect, useState } from "react";
import { type Overlay, onOverlay } from "../lib/overlays.ts";
import { part } from "../lib/part.tsx";
import { hasSingleKeys } from "../lib/single-keys.ts";
import { shortcutOf } from "./shortcut-of.ts";

const Overlays = part(() => import("../palette/overlays.tsx").then((file) => file.Overlays));

const typedInto = "input, textarea, select, [contenteditable]";
const anyDialog = "[role=dialog], [role=alertdialog]";

/** Follows the keys of every page, and draws what they open. What they do is loaded once the first of them is pressed. */
export function Shortcuts() {
  const [overlay, setOverlay] = useState<Overlay>();
  // Help is read, and may be drawn in slices; into the palette one types at once.
  useEffect(
    () => onOverlay((next) => (next === "help" ? startTransition(() => setOverlay(next)) : setOverlay(next))),
    [],
  );
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key === "Control" || key === "Meta") Overlays.preload();
      const shortcut = shortcutOf(event, {
        isTyping: target instanceof Element && target.closest(typedInto) !== null,
        hasSingleKeys: hasSingleKeys(),
      });
      // A dialog keeps what it asks; only the palette closes by the keys that opened it.
      if (!shortcut || event.defaultPrevented || (document.querySelector(anyDialog) && !overlay)) return;
      if (overlay && shortcut !== "palette") return;
      event.preventDefault();
      if (shortcut === "palette") setOverlay(overlay === "palette" ? undefined : "palette");
      else if (shortcut === "shortcuts") setOverlay("shortcuts");
      else void import("../palette/run-shortcut.ts").then(({ runShortcut }) => runShortcut(shortcut));
    };
    addEventListener("keydown", follow);
    return () => removeEventListener("keydown", follow);
  }, [overlay]);
  return overlay && <Overlays overlay={overlay} onChange={setOverlay} />;
}
