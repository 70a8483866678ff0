import type { DrawnVisit } from "@fanradar/contract";

let visit: DrawnVisit | undefined;

/** The visit for which the server draws a page; undefined in a browser. */
export const drawnVisit = (): DrawnVisit | undefined => visit;

/** Calls a function that draws for a visit. Nothing comes in between: it does not wait. */
export function drawFor<T>(one: DrawnVisit, draw: () => T): T {
  visit = one;
  try {
    return draw();
  } finally {
    visit = undefined;
  }
}
