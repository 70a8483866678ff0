import type { Example } from "./example.ts";

/** Right texts on which nothing is tuned, measured before they join the seen ones: the place of the next set. */
export const heldOutRight: Example[] = [];
