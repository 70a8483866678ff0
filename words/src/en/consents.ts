import type { ConnectOutcome } from "@fanradar/contract";

/** The page of an invite, as the creator sees it who has its link. `name` is of who asks. */
export const consentWords = {
  title: "Connect your accounts",
  invalid: "This link doesn't work",
  invalidHint:
    "It may be incomplete or meant for another browser, or the model was deleted. Open the link again from your message, or ask for a new one.",
  closed: "This invite has ended",
  closedHint: (name: string) =>
    `It expired or was withdrawn. If you still want to connect your accounts, ask ${name} for a new one.`,
  asks: "asks to see figures from your accounts.",
  seenBy: (name: string) => `${name} sees them and can give them out in reports. You can end this at any time.`,
  note: "Their note",
  about: {
    title: "What you agree to",
    who: (name: string) =>
      `Who sees it: ${name}, the administrators of this site, and people to whom ${name} gives a report with these figures turned on, as a link or PDF. Without that, both leave the figures out. If ${name} turned on data sharing, figures may also be sent to a language model provider.`,
    often:
      "How long: once a day, until you end it on this page. Keep the link: it shows what was collected, and you can end access there at any time.",
    how: "How: you allow it on the platform's own page. FanRadar never sees your password, and you don't need an account here.",
    never: "Never: your messages, payments and drafts. Nothing is posted or changed.",
  },
  reads: {
    instagram:
      "Reads your profile and follower count, your posts with likes, comments, reach and views, and totals of where your followers are, their age and gender.",
    tiktok: "Reads your profile and counts, and your videos with views, likes, comments and shares.",
    x: "Reads your profile and counts, and your posts with likes, replies, reposts and views.",
  },
  states: {
    open: "Not answered",
    connected: "Connected",
    lost: "Access has ended",
    declined: "Declined",
    ended: "Ended",
  },
  since: (when: string) => `Since ${when}, until you end it.`,
  endsOn: (when: string) => `The platform ends access on ${when} unless you renew it.`,
  reminder: "We'll email you before that.",
  lastRead: (when: string) => `Last updated on ${when}.`,
  notRead: "Not updated yet. The first update starts within minutes.",
  endedOn: (when: string) => `Ended on ${when}. Nothing is collected anymore.`,
  dataStays: "The data collected before is still kept.",
  missing:
    "You didn't allow insights, so reach and follower locations stay unknown. That's fine. To add them, connect again and allow insights.",
  notOffered: "This account can't be connected here at the moment.",
  connect: (platform: string) => `Connect ${platform}`,
  again: "Connect again",
  going: "Opening...",
  decline: "Decline",
  declining: "Declining...",
  end: "End access",
  ending: "Ending...",
  asking: (platform: string, handle: string) => `End access to ${platform} @${handle}?`,
  askingLead:
    "FanRadar gives up its access and deletes the access tokens right away. Sealed reports keep their figures.",
  alsoDelete: "Also delete the collected data",
  deleteData: "Delete collected data",
  askingDelete: (platform: string, handle: string) => `Delete the data collected from ${platform} @${handle}?`,
  askingDeleteLead: "Sealed reports keep their figures. The next analysis won't include them.",
  ended: "Access ended.",
  deleted: "Deleted.",
  linking: {
    title: "Your X account beside your OnlyFans page",
    text: (name: string, x: string, onlyfans: string) =>
      `${name} wants to analyze @${x} on X and @${onlyfans} on OnlyFans together, in the same reports. X allows that only with your express consent.`,
    proof: (x: string) => `Connect X first: signing in to @${x} shows that the consent is yours.`,
    agree: "I agree",
    refuse: "I don't agree",
    agreed: (when: string) => `You agreed on ${when}.`,
    withdraw: "Withdraw consent",
    declined: (when: string) => `You declined on ${when}. The X account was removed from new reports.`,
  },
  outcomes: {
    done: "Your account is connected. Its first update has started.",
    denied: "You didn't allow access, so nothing was stored.",
    "wrong-account":
      "You allowed a different account from the one in the invite, so nothing was stored. Sign in there with the right account and try again.",
    scopes: "The access you allowed isn't enough to identify the account and its counts, so nothing was stored.",
    expired:
      "This request has expired, was already used or was started in another browser. Nothing was stored. Start again here.",
    refused: "The platform rejected the connection, so nothing was stored. Please try again.",
    unreachable: "The platform didn't respond, so nothing was stored. Please try again later.",
    withdrawn: "The invite was withdrawn meanwhile, so nothing was stored and the access was given up.",
  } satisfies Record<ConnectOutcome, string>,
};
