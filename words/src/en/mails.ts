/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Confirm your email address",
    text: (link: string) =>
      `Hello,\n\nplease confirm that this address is yours:\n${link}\n\nThe link works once, within 24 hours. If you did not sign up, ignore this mail.\n`,
  },
  reset: {
    subject: "Set a new password",
    text: (link: string) =>
      `Hello,\n\nset a new password here:\n${link}\n\nThe link works once, within one hour. If you did not ask for it, ignore this mail: your password stays as it is.\n`,
  },
  emailChange: {
    subject: "Confirm your new e-mail address",
    text: (link: string) =>
      `Hello,\n\nplease confirm that your account should use this address from now on:\n${link}\n\nThe link works once, within 24 hours, in a browser where you are signed in. If you did not ask for it, ignore this mail.\n`,
  },
  emailChangeNotice: {
    subject: "Your e-mail address is about to change",
    text: (link: string) =>
      `Hello,\n\nsomebody who is signed in to your account asked to change its e-mail address. Nothing changes until the new address is confirmed.\n\nIf this was not you, stop it here and set a new password at once:\n${link}\n`,
  },
  emailChanged: {
    subject: "Your e-mail address was changed",
    text: "Hello,\n\nyour account now signs in by another e-mail address, and every other browser was signed out. This is the last mail to the old address. If this was not you, write to whoever runs this site at once.\n",
  },
  secondFactorOn: {
    subject: "Signing in now needs a code",
    text: "Hello,\n\nfrom now on signing in takes a code of your authenticator, and every other browser was signed out. If this was not you, set a new password at once.\n",
  },
  secondFactorOff: {
    subject: "Signing in no longer needs a code",
    text: "Hello,\n\nthe code of your authenticator is no longer asked for, and every other browser was signed out. If this was not you, set a new password at once.\n",
  },
  googleLinked: {
    subject: "You can now sign in with Google",
    text: "Hello,\n\na Google account with this address signed in here and was linked to your account. If this was not you, set a new password at once.\n",
  },
  removedReports: {
    subject: "Some of your reports were removed",
    text: (numbers: readonly number[]) =>
      `Hello,\n\na creator asked to be removed. What you submitted about them has been deleted, and these reports with it: ${numbers.map((number) => `#FR-${number}`).join(", ") || "none"}.\n\nTheir numbers and days stay in your account. Nothing else of yours was touched.\n`,
  },
  removalDecided: {
    subject: "Your request has been decided",
    removed: (reason: string) =>
      `Hello,\n\nyour request was granted. The page and all that was read for it are deleted, and it will not be listed again.\n\nWhat was said of it: ${reason}\n`,
    kept: (reason: string) =>
      `Hello,\n\nyour request was not granted, and the page can be seen again.\n\nWhat was said of it: ${reason}\n\nIf the page is yours, put the code of /removal into your public bio: then it goes at once.\n`,
  },
  news: {
    text: (lines: readonly string[], link: string) =>
      `Hello,\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nSee what and where:\n${link}\n`,
    /** What may stand on a screen that others see: no name, no platform, no amount. */
    kinds: {
      "report-ready": "A report is ready.",
      "report-failed": "An analysis failed.",
      "forecast-possible": "There are enough daily readings to tell growth and a forecast.",
      "unusual-rise": "A count rose unusually.",
      "unusual-drop": "A count fell unusually.",
      "engagement-down": "Engagement fell by much.",
      rated: "Somebody rated a report of yours.",
      "share-opened": "A link that you made was opened.",
      "evidence-conflict": "Sources disagree.",
      "stale-source": "Something that you gave is more than 30 days old.",
      "connection-ended": "An account has to be connected again.",
      "connection-expiring": "An account should be connected again soon.",
      "new-sign-in": "Another browser signed in to your account. If this was not you, set a new password at once.",
      "budget-used":
        "Little of today's share of the language model is left: until midnight UTC the engine answers whatever needs more.",
      claim: "There is news of a page that you claimed.",
      removal: "Some reports were removed at a creator's request.",
    },
    times: (line: string, count: number) => `${line} (${count} times)`,
    /** A subject: what happened, and how many other kinds of things. */
    andMore: (line: string, more: number) => `${line}, and ${more} more`,
  },
  digest: {
    subject: "Your week",
    text: (lines: readonly string[], link: string) =>
      `Hello,\n\nthis happened in the last seven days:\n${lines.map((line) => `- ${line}`).join("\n")}\n\nSee what and where:\n${link}\n`,
  },
  unsubscribe: {
    emailAlerts: (link: string) => `No more mails about alerts:\n${link}\n`,
    reportUpdates: (link: string) => `No more mails about reports:\n${link}\n`,
    marketingEmails: (link: string) => `No more mails of this kind:\n${link}\n`,
    weeklyDigest: (link: string) => `No more weekly mails:\n${link}\n`,
  },
  passwordChanged: {
    subject: "Your password was changed",
    text: "Hello,\n\nyour password was changed, and every other browser was signed out. If this was not you, ask for a new password on the sign-in page at once.\n",
  },
  claimNotice: {
    subject: "Somebody else claims a page of yours",
    text: (link: string, until: string) =>
      `Hello,\n\nsomebody else has put a code of theirs into the bio of a profile that you have claimed here. Unless you prove by a fresh code that you write that bio, the page passes to them at ${until}.\n\nKeep it here:\n${link}\n\nWhat you typed, connected or imported stays with you in any case.\n`,
  },
  claimKept: {
    subject: "Your claim was answered",
    text: (link: string) =>
      `Hello,\n\nthe page that you claimed stays with its holder, who has proved once more that they write its bio. If it is yours, make sure that nobody else can sign in to that profile, and claim it again:\n${link}\n`,
  },
  claimDecided: {
    subject: "Your claim was answered",
    text: (link: string) =>
      `Hello,\n\nthe page that you claimed stays with its holder: a person who moderates here has decided so. If the profile is yours, make sure that nobody else can sign in to it, and claim it again:\n${link}\n`,
  },
  claimLost: {
    subject: "A page of yours has passed to somebody else",
    text: (link: string) =>
      `Hello,\n\nnobody proved within 72 hours that the page is still yours, so it has passed to who put a code into its bio. What you typed, connected or imported stays with you. If the profile is yours, claim it again:\n${link}\n`,
  },
  claimWon: {
    subject: "The page that you claimed is yours",
    text: (link: string) => `Hello,\n\nthe 72 hours are over, and the page that you claimed is yours:\n${link}\n`,
  },
} as const;
