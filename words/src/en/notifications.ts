/** Notifications in the bell. `name` is the model's. */
export const notificationWords = {
  title: "Notifications",
  allRead: "Mark all as read",
  empty: "Nothing yet",
  emptyHint: "You'll see ready reports, unusual rises or falls, and ratings here.",
  unread: "unread",
  kinds: {
    "report-ready": (name: string) => `The report on ${name} is ready`,
    "report-failed": (name: string) => `The analysis of ${name} failed`,
    "forecast-possible": (name: string, platform: string) =>
      `Growth and forecast for ${name} on ${platform} are now available`,
    "unusual-rise": (name: string, platform: string) => `Followers of ${name} on ${platform} rose unusually`,
    "unusual-drop": (name: string, platform: string) => `Followers of ${name} on ${platform} fell unusually`,
    "engagement-down": (name: string, platform: string) =>
      `Engagement of ${name} on ${platform} is down by 30% or more`,
    rated: (name: string) => `Someone rated the report on ${name}`,
    "share-opened": (name: string) => `Your link to the report on ${name} was opened`,
    "evidence-conflict": (name: string, platform: string) => `Sources disagree about ${name} on ${platform}`,
    "stale-source": (name: string, platform: string) =>
      `Your figures for ${name} on ${platform} are more than 30 days old`,
    "connection-ended": (name: string, platform: string) =>
      `${platform} ended our access to ${name}'s account: connect it again`,
    "connection-expiring": (name: string, platform: string) =>
      `Access to ${name}'s account on ${platform} ends within two weeks: connect it again`,
    "consent-answered": (name: string, platform: string) =>
      `The creator answered your invite for ${name} on ${platform}`,
    "new-sign-in": () => "New sign-in to your account from another browser",
    "budget-used": () =>
      "Today's language model budget is nearly used up: until midnight UTC, the engine answers instead",
    claim: () => "There's an update on a page you claimed",
    removal: () => "A creator asked to be removed, and some of your reports were deleted",
    "removal-requested": (name: string) => `Someone asked to have ${name} removed: tell us if you work with them`,
    "page-hidden": (name: string) =>
      `The page of ${name} was reported and is hidden until a person has decided: tell us what you know`,
    "page-shown": (name: string) => `The page of ${name} was reviewed and is visible again`,
    "case-opened": () => "A report or a removal request is waiting for a decision",
    "instance-token": () => "The platform token of this instance ends soon: renew it",
    "drill-failed": () => "The nightly drill couldn't restore this instance: see what is wrong",
    "workspace-removed": () => "You were removed from a shared workspace: its models are no longer yours to see",
    "workspace-owner": () => "You are the owner of a shared workspace now",
    "model-moved-back": (name: string) =>
      name
        ? `${name} was moved back to your personal workspace`
        : "A model was moved back out of your workspace, with its reports and figures",
    "todo-given": (name: string) => (name ? `You were given a to-do for ${name}` : "You were given a to-do"),
    "split-unconfirmed": (name: string) =>
      name
        ? `The creator of ${name} withdrew a confirmation of the revenue split`
        : "Your agency withdrew a confirmation of your revenue split",
    "split-withdrawn": (name: string) =>
      name ? `A share of ${name}'s revenue split was withdrawn` : "Your agency withdrew a share of your revenue split",
    "split-changed": (name: string) =>
      name
        ? `Confirmed months of ${name}'s revenue split have other sums now`
        : "Confirmed months of your revenue split have other sums now",
    "split-confirmed": (name: string) =>
      name
        ? `The creator of ${name} confirmed a month of the revenue split`
        : "Your agency confirmed a month of your revenue split",
    "goal-reached": (name: string) => `A goal of ${name} is reached`,
    "in-charge": (name: string) => `You are in charge of ${name} now`,
    mentioned: (name: string) => `You were mentioned in a note on ${name}`,
  },
  unsubscribe: {
    title: "Email preferences",
    lead: "Stop sending emails of this kind to this address?",
    submit: "Turn them off",
    submitting: "Turning off...",
    done: {
      emailAlerts: "You won't get alert emails anymore.",
      reportUpdates: "You won't get report emails anymore.",
      marketingEmails: "You won't get marketing emails anymore.",
      weeklyDigest: "You won't get the weekly email anymore.",
    },
    back: "You can turn them on again in Settings.",
    failed: "This link doesn't work. It's incomplete, or the account was deleted.",
  },
  causes: { post: "after a post that went far", unknown: "cause unknown" },
} as const;
