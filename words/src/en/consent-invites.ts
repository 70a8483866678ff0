import type { ConsentInviteState } from "@fanradar/contract";

/** Invites to a creator to connect their accounts, as who manages the model makes and sees them. */
export const inviteWords = {
  open: "Invite the creator",
  title: "Invite the creator",
  lead: "The creator opens the link on their own phone, sees your name and email address, and allows access on the platform's own page. They don't need an account.",
  accounts: "Accounts to ask for",
  linking: (x: string, onlyfans: string) => `Consent to analyze @${x} on X together with @${onlyfans} on OnlyFans`,
  note: "Note",
  noteHint: "Optional. Shown on the invite's page, not in emails.",
  language: "Language of emails",
  email: "Email address",
  emailHint: "Optional. You can also send the link yourself or show its QR code.",
  make: "Create invite",
  making: "Creating...",
  failed: "The invite couldn't be created. Please try again.",
  link: "Invite link",
  linkHint: (when: string) =>
    `Whoever has the link sees your name and note, and can decline. Connecting takes a sign-in to the account itself. Unused, the link expires on ${when}.`,
  scan: "Or scan it with the creator's phone:",
  picture: "QR code of the invite link",
  mail: "Send by email",
  mailAgain: "Send again",
  mailing: "Sending...",
  mailed: (address: string) => `Invite sent to ${address}`,
  mailFailed: "The invite couldn't be sent. Please try again.",
  list: "Invites",
  states: {
    sent: "Sent",
    opened: "Opened",
    connected: "Connected",
    declined: "Declined",
    ended: "Ended",
    expired: "Expired",
    revoked: "Withdrawn",
  } satisfies Record<ConsentInviteState, string>,
  answers: {
    open: "not answered",
    connected: "connected",
    lost: "access has ended",
    declined: "declined",
    ended: "ended",
    agreed: "agreed",
  },
  linkingName: "X beside OnlyFans",
  madeOn: (when: string) => `Created on ${when}`,
  expiresOn: (when: string) => `expires on ${when}`,
  sentTo: (address: string, when: string) => `emailed to ${address} on ${when}`,
  show: "Show link",
  revoke: "Withdraw",
  revoking: "Withdrawing...",
  revoked: "The invite is withdrawn.",
  consent: {
    open: (x: string, onlyfans: string) =>
      `X requires the creator's express consent before @${x} is analyzed together with @${onlyfans} on OnlyFans. Ask for it with an invite.`,
    agreed: (x: string, onlyfans: string, when: string) =>
      `The creator agreed on ${when} that @${x} on X is analyzed together with @${onlyfans} on OnlyFans.`,
    declined: (x: string, onlyfans: string, when: string) =>
      `The creator declined on ${when} that @${x} on X is analyzed together with @${onlyfans} on OnlyFans. Remove one of the two links.`,
  },
};
