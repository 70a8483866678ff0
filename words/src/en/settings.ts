/** Of the page of settings. */
export const settingsWords = {
  title: "Settings",
  description: "Your account, what you are told, what others see, and how pages look",
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
  },
  profile: {
    picture: {
      title: "Picture",
      choose: "Choose a picture",
      hint: "PNG, JPEG or WebP, up to 10 MB. Its middle is kept, as a square; place, camera and everything else hidden in the file are removed. Others see it wherever they see your name.",
      sending: "Uploading...",
      saved: "Your picture is saved",
      remove: "Remove picture",
      removed: "Your picture is removed",
      failed: "The picture could not be changed. Please try again.",
      alt: "Your picture",
    },
    name: "Full Name",
    email: "Email Address",
    emailHint: "You sign in with it. A new address counts once you confirm it by the link that we send there.",
    emailChange: {
      waiting: "Waiting for confirmation:",
      until: (moment: string) =>
        `We sent a link there. It works until ${moment}. Until then you sign in with your present address.`,
      cancel: "Cancel the change",
      cancelled: "Your address stays as it is",
      cancelFailed: "The change could not be cancelled. Please try again.",
      confirm: "Confirm that it is you",
      later: "Not now",
    },
    avatarUrl: "Avatar URL",
    avatarUrlHint:
      "The https address of a picture on the web. Saving fetches it once and keeps a copy; pages never load it from there.",
    bio: "Bio",
    bioHint: "At most 500 characters.",
  },
  notifications: {
    emailAlerts: "Email Alerts",
    reportUpdates: "Report Updates",
    marketingEmails: "Marketing Emails",
    weeklyDigest: "Weekly Digest",
  },
  digestTag: "Tag of the weekly mail",
  anyDigestTag: "Everything",
  digestTagHint: "The mail then tells only of your models with this tag.",
  notificationHints: {
    emailAlerts: "Mails about your account and about what is unusual in your figures.",
    reportUpdates: "A mail when a report is ready or failed.",
    marketingEmails: "Mails that whoever runs this instance writes to everybody.",
    weeklyDigest: "Once a week, what changed.",
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
      "Who finds your page: everybody, nobody but you, or who has its link. The same as 'Whole profile' on My Profile.",
    profileVisibility:
      "Whether your name stands beside what you rate and share: for everybody, for nobody, or for who has a link.",
    showActivity: "Your ratings show your name.",
    dataSharing:
      "Your private figures may enter statistics over at least five people, and be sent to a language model of another provider.",
    analyticsTracking: "Your visits to creators' pages are counted. Off: nowhere.",
  },
  preferences: {
    theme: "Theme",
    themes: { light: "Light", dark: "Dark", system: "System" },
    language: "Language",
    timezone: "Timezone",
    usualZones: { UTC: "UTC", "America/New_York": "Eastern", "America/Los_Angeles": "Pacific", "Europe/London": "GMT" },
    otherZones: "All time zones",
    currency: "Currency",
    rates: (source: string, day: string) => `Amounts in other currencies are converted by rates of ${source}, ${day}.`,
    noRates: "This instance knows no exchange rates: amounts stay in their own currency.",
  },
} as const;

/** Of what concerns all of a person's data. */
export const ownDataWords = {
  title: "Your data",
  lead: "Everything that is stored about you and by you, as one JSON file.",
  export: "Export Data",
  exporting: "Exporting...",
  exportStarted: "Data export started",
  exportFailed: "Failed to export data",
  dangerZone: "Danger Zone",
  delete: "Delete Account",
  deleting: "Deleting...",
  deleteLead: "Your account, models, reports, evidence and files go at once and for good. Nobody can bring them back.",
  typeToDelete: "Type DELETE to confirm",
  keep: "Keep my account",
  deleted: "Account deletion initiated",
  deleteFailed: "Failed to delete account",
} as const;
