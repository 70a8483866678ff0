/** The sample agency, and the tour of it. */
export const sampleWords = {
  title: "Sample agency",
  mark: "Sample",
  description: "What FanRadar shows an agency, with made-up creators.",
  lead: "Made-up creators as of November 1, 2026. Nothing here is counted with your own models.",
  portfolio: "Portfolio of the sample",
  models: "Models",
  open: "View report",
  back: "Sample agency",
  missing: "There is no such sample report.",
  missingHint: "The sample agency has four models. Open one of them.",
  toAgency: "Open the sample agency",
  begin: "Add your own models",
  join: "Sign up free",
  see: "See a sample agency",
  take: "Take the two-minute tour",
  resume: "Continue the tour",
  next: "Next",
  previous: "Back",
  leave: "Leave the tour",
  openOf: (name: string) => `View report: ${name}`,
  place: (place: string, all: string) => `Tour: ${place} of ${all}`,
  tour: {
    portfolio: {
      name: "Everything at a glance",
      text: "Followers, engagement and earnings of all models together. Each is compared with the 30 days before.",
    },
    attention: {
      name: "What needs you first",
      text: "Losses, failed runs and consents that end stand here, each with one action. An empty list means all is well.",
    },
    models: {
      name: "One row for each model",
      text: "Size, change, engagement and earnings. On your own dashboard you sort the columns and act on many models at once.",
    },
    report: {
      name: "A report in ten seconds",
      text: "The first line says how many follow, how they respond, what came in and what is ahead.",
    },
    figure: {
      name: "Every number opens",
      text: "Select one to see its source, its age, how it was computed and how sure it is.",
    },
    steps: {
      name: "What to do next",
      text: "At most three steps, each from this model's own figures. Later reports say what became of them.",
    },
    own: {
      name: "Now your own models",
      text: "Paste their links, one model per line. Reports are ready within minutes. Press ? on any page for help.",
    },
  },
};
