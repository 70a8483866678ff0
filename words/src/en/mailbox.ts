/** The demo's mailbox. */
export const mailboxWords = {
  title: "Mailbox",
  lead: "Demo mode sends no mail: what it would have sent is kept here.",
  empty: "No mail yet",
  emptyHint: "Sign up, and the verification mail appears here.",
  to: (recipient: string) => `To ${recipient}`,
  refresh: "Refresh",
};
