/** The dashboard. */
export const dashboardWords = {
  title: "Dashboard",
  description: "Deine Models und ihre Berichte",
  verifiedOnly: "Nur geprüfte",
  submit: "Model einreichen",
  totalModels: "Models insgesamt",
  completedReports: "Erstellte Berichte",
  avgRating: "Ø Bewertung",
  processing: "In Arbeit",
  inProgress: "Berichte in Arbeit",
  recent: "Neueste Models",
  showAll: "Alle Models zeigen",
  showRecent: "Nur die neuesten zeigen",
  columns: { model: "Model", platform: "Plattform", status: "Status", submitted: "Eingereicht", actions: "Aktionen" },
  viewReport: "Bericht ansehen",
  processingRow: "In Arbeit...",
  pendingRow: "Ausstehend",
  tryAgain: "Erneut versuchen",
  noLinks: "Keine Links",
  empty: "Noch keine Models",
  emptyHint: "Reiche zum Einstieg dein erstes Model ein.",
  emptyVerified: "Noch keine fertigen Models",
  emptyVerifiedHint: "Schalte „Nur geprüfte“ aus, um alle zu sehen.",
  quickSubmit: "Schnell einreichen",
  quickHint: "Ein Name und ein Link reichen.",
  activity: "Letzte Aktivität",
  noActivity: "Noch keine Aktivität.",
  since: (period: string) => `seit ${period}`,
};

/** What happened lately, by kind. */
export const activityWords = {
  "model-submitted": (name: string) => `${name} wurde eingereicht`,
  "report-ready": (name: string) => `Der Bericht über ${name} ist fertig`,
  "analysis-failed": (name: string) => `Die Analyse von ${name} ist fehlgeschlagen`,
  "rated-helpful": (name: string) => `Der Bericht über ${name} wurde als hilfreich bewertet`,
  "rated-not-helpful": (name: string) => `Der Bericht über ${name} wurde als nicht hilfreich bewertet`,
};
