/** The dashboard. */
export const dashboardWords = {
  title: "Dashboard",
  description: "Your models and their reports",
  verifiedOnly: "Verified Only",
  submit: "Submit Model",
  totalModels: "Total Models",
  completedReports: "Generated Reports",
  avgRating: "Avg. Rating",
  processing: "Processing",
  inProgress: "Reports in progress",
  recent: "Recent Models",
  showAll: "Show all models",
  showRecent: "Show the newest only",
  columns: { model: "Model", platform: "Platform", status: "Status", submitted: "Submitted", actions: "Actions" },
  viewReport: "View Report",
  processingRow: "Processing...",
  pendingRow: "Pending",
  tryAgain: "Try again",
  noLinks: "No links",
  empty: "No models yet",
  emptyHint: "Get started by submitting your first model.",
  emptyVerified: "No completed models yet",
  emptyVerifiedHint: "Turn off Verified Only to see all.",
  quickSubmit: "Quick Submit",
  quickHint: "All you need is a name and one link.",
  activity: "Recent Activity",
  noActivity: "No activity yet.",
  since: (period: string) => `since ${period}`,
};

/** What happened lately, by kind. */
export const activityWords = {
  "model-submitted": (name: string) => `${name} was submitted`,
  "report-ready": (name: string) => `The report on ${name} is ready`,
  "analysis-failed": (name: string) => `The analysis of ${name} failed`,
  "rated-helpful": (name: string) => `The report on ${name} was rated helpful`,
  "rated-not-helpful": (name: string) => `The report on ${name} was rated not helpful`,
};
