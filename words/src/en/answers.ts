/** Notes of the assistant below an answer. */
export const answerWords = {
  /** Of evidence that was stored after the newest report. */
  newerEvidence:
    "Added since the report of {report}, and not in its figures: {what}. Choose “{action}” on the report: the new one includes it.",
  evidenceKinds: { file: "a statement", screenshot: "figures from a screenshot", manual: "typed figures" },
  /** Why the engine answers in place of the language model. */
  fallback: {
    "budget-used":
      "Too little of today's share of the language model is left, so this is the engine's own answer. There is a new one after midnight UTC.",
    "too-slow": "The language model took too long, so this is the engine's own answer.",
    refused: "The language model's provider refused the request, so this is the engine's own answer.",
    failed: "The language model could not be reached, so this is the engine's own answer.",
    "nothing-verified":
      "The language model gave no answer that fits the figures here, so this is the engine's own answer.",
  },
  /** Of a stored answer, when it is read again. */
  hiddenSince: "Some figures of this answer are not shown to you any more, and were left out.",
  /** The reader stopped it. */
  stopped: "Stopped.",
} as const;
