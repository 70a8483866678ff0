export const answerWords = {
  newerEvidence:
    "Seit dem Bericht vom {report} hinzugekommen und noch nicht in seinen Zahlen: {what}. Wähle im Bericht „{action}“, dann enthält der neue Bericht es.",
  evidenceKinds: { file: "eine Abrechnung", screenshot: "Zahlen aus einem Screenshot", manual: "eingetippte Zahlen" },
  fallback: {
    "budget-used":
      "Vom heutigen Anteil am Sprachmodell ist zu wenig übrig, deshalb antwortet die Engine selbst. Nach Mitternacht UTC gibt es einen neuen.",
    "too-slow": "Das Sprachmodell hat zu lange gebraucht, deshalb antwortet die Engine selbst.",
    refused: "Der Anbieter des Sprachmodells hat die Anfrage abgelehnt, deshalb antwortet die Engine selbst.",
    failed: "Das Sprachmodell war nicht zu erreichen, deshalb antwortet die Engine selbst.",
    "nothing-verified": "Die Antwort des Sprachmodells war nicht verwendbar, deshalb hat die Engine geantwortet.",
  },
  hiddenSince: "Einige Zahlen dieser Antwort sind für dich nicht mehr sichtbar und wurden weggelassen.",
  stopped: "Angehalten.",
} as const;
