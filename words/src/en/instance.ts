/** The instance as its administrators see it, and what its checks say. */
export const instanceWords = {
  title: "Set up your instance",
  progress: (done: number, all: number) => `${done} of ${all} tested`,
  allDone: "Everything that is set up works.",
  states: { ok: "works", off: "not set up", failed: "failed" },
  test: "Test",
  testing: "Testing...",
  testedAt: "Tested",
  never: "Not tested yet",
  testFailed: "The test couldn't run",
  name: "Name of this instance",
  nameHint: "Shown on the sign-in page and as the sender of emails.",
  save: "Save",
  saving: "Saving...",
  saved: "Name saved",
  mailTo: "Send the test email to",
  sender: "Sender",
  unsent: (count: string) => `Emails not sent: ${count}`,
  connects: "Creators can connect their accounts on",
  connectsNone: "Creators can't connect accounts: no platform app is set up.",
  parts: {
    database: {
      title: "Database",
      off: "Set DATABASE_URL.",
      remedy: "Check DATABASE_URL, the version of PostgreSQL and the rights of its role.",
    },
    clock: {
      title: "Clock",
      off: "Not set up on this machine.",
      remedy: "Synchronize the clocks of this machine and of the database, as with chrony.",
    },
    storage: {
      title: "File storage",
      off: "Set DATA_DIR or the S3 variables.",
      remedy: "Check DATA_DIR and its free space, or the S3 variables and the rights of their key.",
    },
    mail: {
      title: "Email",
      off: "No email is sent. Set SMTP_URL and MAIL_FROM; until then, verify addresses yourself.",
      remedy: "Check SMTP_URL and MAIL_FROM, and that the mail server accepts this sender.",
    },
    instagram: {
      title: "Instagram",
      off: "Instagram figures are added by hand. Set INSTAGRAM_ACCOUNT_ID and INSTAGRAM_ACCESS_TOKEN to collect them.",
      remedy: "Renew INSTAGRAM_ACCESS_TOKEN and check its permissions.",
    },
    x: {
      title: "X",
      off: "X figures are added by hand. Set X_BEARER_TOKEN to collect them.",
      remedy: "Renew X_BEARER_TOKEN and check the credits of its app.",
    },
    google: {
      title: "Sign-in with Google",
      off: "Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET to offer it.",
      remedy: "Check GOOGLE_ISSUER, and that this machine reaches it.",
    },
    model: {
      title: "Language model",
      off: "The engine writes every text. Set LANGUAGE_MODEL to have a model rephrase them.",
      remedy: "Check LANGUAGE_MODEL, LANGUAGE_MODEL_URL and LANGUAGE_MODEL_KEY.",
    },
  },
} as const;

/** /setup: the first administrator of an instance. */
export const setupWords = {
  title: "Create the first administrator",
  lead: "This link works once. It was printed when FanRadar started on an empty database.",
  name: "Name",
  email: "Email",
  password: "Password",
  passwordHint: "At least 8 characters.",
  submit: "Create administrator",
  submitting: "Creating...",
  spent: "This link has expired or was already used.",
  again: "To get a new one, start FanRadar again or run this on the server:",
} as const;
