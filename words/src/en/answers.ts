/** Notes of the assistant below an answer. */
export const answerWords = {
  /** Of evidence that was stored after the newest report. */
  newerEvidence:
    "Added since the report of {report} and not included in it: {what}. Choose “{action}” on the report to include it.",
  evidenceKinds: { file: "a statement", screenshot: "figures from a screenshot", manual: "typed figures" },
  /** Why the engine answers in place of the language model. */
  fallback: {
    "budget-used":
      "Today's language model budget is nearly used up, so the engine answered instead. The budget resets at midnight UTC.",
    "too-slow": "The language model took too long, so the engine answered instead.",
    refused: "The language model's provider refused the request, so the engine answered instead.",
    failed: "The language model couldn't be reached, so the engine answered instead.",
    "nothing-verified": "The language model's reply couldn't be used, so the engine answered instead.",
  },
  /** Of a stored answer, when it is read again. */
  hiddenSince: "Some figures in this answer are no longer visible to you and were left out.",
  /** The reader stopped it. */
  stopped: "Stopped.",
} as const;
