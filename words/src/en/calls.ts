import type { Method } from "@fanradar/contract";

type Contract = typeof import("@fanradar/contract");
/** Names of the contract's calls, as it exports them. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends { method: Method; path: string } ? Name : never;
}[keyof Contract];

/** What each call does, in a line. */
export const callWords: Record<CallName, string> = {
  health: "The process is alive",
  ready: "Database and queue can be reached",
  getInstance: "What this instance is and can do",
  getOpenapi: "This document",
  listMailbox: "Mails that the demo would have sent",
  signup: "Make an account and sign in",
  login: "Sign in with e-mail and password",
  logout: "Sign out",
  getSession: "Who is signed in",
  verifyEmail: "Verify an e-mail address with the token of its mail",
  resendVerification: "Send the verification mail again",
  forgotPassword: "Ask for a link to set a new password",
  resetPassword: "Set a new password with the token of its mail",
  changePassword: "Change your password",
  listSessions: "Where you are signed in",
  revokeSession: "Sign one browser out",
  googleSignIn: "Sign in with an ID token of Google's",
  passSecondFactor: "Finish signing in with a code",
  getSecondFactor: "Is a second factor on?",
  beginSecondFactor: "Begin setting an authenticator up",
  enableSecondFactor: "Turn the second factor on with a first code",
  disableSecondFactor: "Turn the second factor off",
  confirmSession: "Confirm for ten minutes who you are",
  getConfirmWays: "What the account can confirm by",
  submitModel: "Submit a model and start its first analysis",
  getModel: "One of your models",
  listModels: "All your models",
  startAnalysis: "Analyse a model again",
  addEvidence: "Add figures that you typed",
  listEvidence: "Figures that were typed for a model",
  getReport: "A model's newest report, or an older version of it",
  listVersions: "All versions of a model's report",
  getChanges: "What changed between two versions of a report",
  rateReport: "Rate a report",
  getStats: "Your counts",
  listActivity: "What happened to your models lately",
};

/** The document itself. */
export const openapiWords = {
  title: "FanRadar API",
  description:
    "Every figure in an answer has a fact behind it: its kind, source, age, formula and interval. What is not known is null or absent, never 0.",
  session: "Signing in sets it. Requests that change something must come from the product's own origin and carry JSON.",
  idempotencyKey: "Made once per submission; sent again with the same body it answers the same.",
  accepted: "Done",
  myEvents: "Live: everything of yours, as server-sent events",
  modelEvents: "Live: one model's analyses, as server-sent events, beginning with the newest run as it stands",
} as const;
