/** The lengths of a report's document: as it stands on its page, with an appendix of every figure, or on one page. */
export const documentLengths = ["report", "full", "summary"] as const;
export type DocumentLength = (typeof documentLengths)[number];
