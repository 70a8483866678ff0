/** The demo's mailbox. */
export const mailboxWords = {
  title: "Mailbox",
  lead: "Demo mode doesn't send emails. You'll find them here instead.",
  empty: "No emails yet",
  emptyHint: "Sign up to see the confirmation email here.",
  to: (recipient: string) => `To ${recipient}`,
  refresh: "Refresh",
  asText: "Show as text",
  asDesigned: "Show as designed",
};
