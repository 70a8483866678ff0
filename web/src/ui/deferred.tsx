import { drawnElements } from "@fanradar/contract";
import { type ReactNode, useDeferredValue, useState } from "react";
import { drawnVisit } from "../lib/drawn-visit.ts";

/** Whether the page that the document was loaded with is still shown. */
let isFirstPage = true;
if (globalThis.document)
  for (const type of ["pushState", "popstate"])
    addEventListener(
      type,
      () => {
        isFirstPage = false;
      },
      { once: true },
    );

/** The first drawing is rendered in slices as a whole. */
const isDrawn = () => document.getElementById("root")?.hasChildNodes() === true;
/** The first drawing takes the place of what the server has drawn: the same, and whole. */
const isDrawnBefore = () => document.querySelector(drawnElements) !== null;

const isAtOnce = (withFrame: boolean) =>
  drawnVisit() !== undefined || !isFirstPage || (!isDrawn() && (withFrame || isDrawnBefore()));

interface DeferredProps {
  fallback: ReactNode;
  children: ReactNode;
  /** What has arrived by the first drawing is drawn in it. */
  withFrame?: boolean;
}

/**
 * Renders its children in slices, so that a first load answers input meanwhile; `fallback` until then. On later pages at once: their
 * code is warm, and Back scrolls to where the reader was only if the page is that long.
 */
export function Deferred({ fallback, children, withFrame = false }: DeferredProps) {
  const [begins] = useState(() => isAtOnce(withFrame));
  return useDeferredValue(true, begins) ? children : fallback;
}
