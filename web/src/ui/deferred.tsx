import { type ReactNode, useDeferredValue } from "react";

/** Whether the page that the document was loaded with is still shown. */
let isFirstPage = true;
for (const type of ["pushState", "popstate"])
  addEventListener(
    type,
    () => {
      isFirstPage = false;
    },
    { once: true },
  );

/**
 * Renders its children in slices, so that a first load answers input meanwhile; `fallback` until then. On later pages at once: their
 * code is warm, and Back scrolls to where the reader was only if the page is that long.
 */
export function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, !isFirstPage) ? children : fallback;
}
