import { undoSeconds } from "@fanradar/contract";

export const undoMs = undoSeconds * 1_000;
/** As long a deletion can be undone here: with time for an undo that was pressed at the last moment to arrive. */
export const retentionMs = undoMs + 2_000;
/** When what was deleted is ended: no undo can meet it. */
export const purgeMs = retentionMs + 1_000;
