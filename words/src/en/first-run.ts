export { sampleWords } from "./sample.ts";

/** What a new account is asked and led to. */
export const firstRunWords = {
  title: "What brings you here?",
  lead: "You can do everything with either answer. It decides where you start.",
  agency: "I manage creators",
  agencyHint: "Add your models, compare them, and see what needs you.",
  creator: "I'm a creator",
  creatorHint: "See your own growth and earnings, and decide who sees what.",
  failed: "Your choice couldn't be saved",
  steps: "First steps",
  stepsLead: "Four steps to a dashboard that works for you.",
  hide: "Hide",
  progress: "First steps done",
  done: "done",
  toDo: "to do",
  forModel: "Import, connect and set the refresh for",
  creatorQ: "Are you a creator yourself?",
  creatorGo: "Set up my own page",
  items: {
    hasModels: { name: "Add your models", hint: "Paste their links, one model per line.", action: "Paste links" },
    hasStatement: {
      name: "Import a statement",
      hint: "Earnings, payers and price advice come from it.",
      action: "Import",
    },
    isConnected: {
      name: "Connect an account",
      hint: "Reach, audience and exact figures come from the platform.",
      action: "Connect",
    },
    isRefreshed: {
      name: "Refresh every week",
      hint: "Every model gets a new report each week, or each day if you choose.",
      action: "Set the refresh",
    },
  },
};
