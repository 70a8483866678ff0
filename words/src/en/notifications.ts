/** The bell, and what it tells. `name` is the model's. */
export const notificationWords = {
  title: "Notifications",
  allRead: "Mark all as read",
  empty: "Nothing yet",
  emptyHint: "When a report is ready, followers rise or fall unusually, or somebody rates a report, it is told here.",
  unread: "unread",
  kinds: {
    "report-ready": (name: string) => `The report on ${name} is ready`,
    "report-failed": (name: string) => `The analysis of ${name} failed`,
    "forecast-possible": (name: string, platform: string) =>
      `There are enough readings of ${name} on ${platform} to tell growth and a forecast`,
    "unusual-rise": (name: string, platform: string) => `Followers of ${name} on ${platform} rose unusually`,
    "unusual-drop": (name: string, platform: string) => `Followers of ${name} on ${platform} fell unusually`,
    "engagement-down": (name: string, platform: string) =>
      `Engagement of ${name} on ${platform} is down by 30% or more`,
    rated: (name: string) => `Somebody rated the report on ${name}`,
    "share-opened": (name: string) => `Your link to the report on ${name} was opened`,
    "evidence-conflict": (name: string, platform: string) => `Sources disagree about ${name} on ${platform}`,
    "stale-source": (name: string, platform: string) =>
      `What you gave of ${name} on ${platform} is more than 30 days old`,
    "connection-ended": (name: string, platform: string) =>
      `${platform} no longer lets us read the account of ${name}: connect it again`,
    "connection-expiring": (name: string, platform: string) =>
      `Reading the account of ${name} on ${platform} ends within two weeks: connect it again`,
    "new-sign-in": () => "Another browser signed in to your account",
    "budget-used": () =>
      "Little of today's share of the language model is left: until midnight UTC the engine answers whatever needs more",
    claim: () => "There is news of a page that you claimed",
    removal: () => "A creator asked to be removed, and some of your reports went with it",
  },
  unsubscribe: {
    title: "Mails",
    lead: "No more mails of this kind to the address that this link was sent to?",
    submit: "Turn them off",
    submitting: "Turning off...",
    done: {
      emailAlerts: "There will be no more mails about alerts.",
      reportUpdates: "There will be no more mails about reports.",
      marketingEmails: "There will be no more mails of whoever runs this instance.",
      weeklyDigest: "There will be no more weekly mails.",
    },
    back: "Settings has a switch to turn them on again.",
    failed: "This link turns nothing off. It was not copied whole, or its account is gone.",
  },
  causes: { post: "after a post that went far", unknown: "cause unknown" },
} as const;
