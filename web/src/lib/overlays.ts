/** What lies over any page on request: the command palette, the list of keyboard shortcuts, or the help of the page. */
export type Overlay = "palette" | "shortcuts" | "help";

const opening = "fanradar-overlay";

/** Opens one over the page that is shown. */
export const openOverlay = (overlay: Overlay): void => {
  dispatchEvent(new CustomEvent(opening, { detail: overlay }));
};

/** Calls the listener with what is to be opened. Returns how to stop. */
export function onOverlay(listener: (overlay: Overlay) => void): () => void {
  const follow = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  addEventListener(opening, follow);
  return () => removeEventListener(opening, follow);
}
