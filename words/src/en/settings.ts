/** Of the page of settings. */
export const settingsWords = {
  title: "Settings",
  description: "Your account, notifications, privacy and preferences",
  save: "Save Changes",
  saving: "Saving...",
  saved: "Settings updated successfully",
  failed: "Failed to update settings",
  tabs: {
    profile: "Profile",
    notifications: "Notifications",
    privacy: "Privacy",
    preferences: "Preferences",
    security: "Security",
    workspace: "Workspace",
  },
  profile: {
    picture: {
      title: "Picture",
      choose: "Choose a picture",
      hint: "PNG, JPEG or WebP, up to 10 MB. We crop it to a square and remove hidden data such as location and camera. Others see it next to your name.",
      sending: "Uploading...",
      saved: "Your picture is saved",
      remove: "Remove picture",
      removed: "Your picture is removed",
      failed: "The picture couldn't be changed. Please try again.",
      alt: "Your picture",
    },
    name: "Full Name",
    email: "Email Address",
    emailHint: "You sign in with this address. To change it, confirm the new one with the link we send there.",
    emailChange: {
      waiting: "Waiting for confirmation:",
      until: (moment: string) =>
        `We sent a link there. It works until ${moment}. Until you confirm, sign in with your current address.`,
      cancel: "Cancel the change",
      cancelled: "Your address stays as it is",
      cancelFailed: "The change couldn't be canceled. Please try again.",
      confirm: "Confirm that it is you",
      later: "Not now",
    },
    avatarUrl: "Avatar URL",
    avatarUrlHint: "An https address of a picture. We fetch it once when you save and keep our own copy.",
    bio: "Bio",
    bioHint: "Limit: 500 characters.",
  },
  notifications: {
    emailAlerts: "Email Alerts",
    reportUpdates: "Report Updates",
    marketingEmails: "Marketing Emails",
    weeklyDigest: "Weekly Digest",
  },
  digestTag: "Weekly email: tag",
  anyDigestTag: "All models",
  digestTagHint: "The email then covers only your models with this tag.",
  notificationHints: {
    emailAlerts: "Emails about your account and unusual changes in your figures.",
    reportUpdates: "An email when a report is ready or has failed.",
    marketingEmails: "News and offers from the team that runs this site.",
    weeklyDigest: "A weekly summary of what changed.",
  },
  push: {
    label: "Push notifications on this device",
    hint: "Shows new notifications on this device, even when FanRadar is closed. They say what happened, never a name or an amount. Takes effect right away and ends when you sign out here.",
    unsupported:
      "This browser doesn't offer push notifications here. They need https; on an iPhone or iPad, add FanRadar to the Home Screen and open it from there.",
    blocked:
      "Notifications from this site are blocked. Allow them in your browser's settings for this site, then turn this on.",
    failed: "Push notifications couldn't be turned on: the browser or its push service refused. Please try again.",
    offFailed: "Push notifications couldn't be turned off. Please try again.",
  },
  privacy: {
    profileVisibility: "Profile Visibility",
    visibilities: { public: "Public", private: "Private", limited: "Limited" },
    showActivity: "Show Activity",
    dataSharing: "Data Sharing",
    analyticsTracking: "Analytics Tracking",
  },
  privacyHints: {
    pageVisibility:
      "Who can find your page: everyone, only you, or people with its link. Same as 'Whole profile' on My Profile.",
    profileVisibility: "Who sees your name next to what you rate and share: everyone, no one, or people with a link.",
    showActivity: "Your ratings show your name.",
    dataSharing:
      "Your private figures may be included in statistics over at least five people and sent to another provider's language model.",
    analyticsTracking: "Your visits count as views of creators' pages. When off, they aren't counted.",
  },
  preferences: {
    theme: "Theme",
    themes: { light: "Light", dark: "Dark", system: "System" },
    language: "Language",
    timezone: "Timezone",
    usualZones: { UTC: "UTC", "America/New_York": "Eastern", "America/Los_Angeles": "Pacific", "Europe/London": "GMT" },
    otherZones: "All time zones",
    currency: "Currency",
    rates: (source: string, day: string) =>
      `Amounts in other currencies are converted at rates from ${source}, ${day}.`,
    noRates: "No exchange rates are set up here, so amounts stay in their own currency.",
  },
} as const;

/** Of what concerns all of a person's data. */
export const ownDataWords = {
  title: "Your data",
  lead: "Download everything stored about you as one JSON file.",
  export: "Export Data",
  exporting: "Exporting...",
  exportStarted: "Data export started",
  exportFailed: "Failed to export data",
  dangerZone: "Danger Zone",
  delete: "Delete Account",
  deleting: "Deleting...",
  deleteLead:
    "This permanently deletes your account, models, reports, data sources and files right away. It can't be undone.",
  typeToDelete: "Type DELETE to confirm",
  keep: "Keep my account",
  deleted: "Account deletion initiated",
  deleteFailed: "Failed to delete account",
} as const;
