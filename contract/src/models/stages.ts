/** What a run does, in order. The progress bar is stages done of stages due. */
export const stageNames = ["links", "evidence", "metrics", "text", "check"] as const;
