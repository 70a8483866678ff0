/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Confirm your email address",
    text: (link: string) =>
      `Hello,\n\nConfirm that this email address is yours:\n${link}\n\nThe link works once and expires in 24 hours. If you didn't sign up, ignore this email.\n`,
  },
  test: {
    subject: "FanRadar test email",
    text: (address: string) => `Hello,\n\nThis email shows that ${address} can send email.\n`,
  },
  signUp: {
    subject: "Create your account",
    text: (link: string) =>
      `Hello,\n\nOpen this link to verify your email address and create your account:\n${link}\n\nThe link works once and expires in 24 hours. If you didn't sign up, ignore this email: no account is created.\n`,
  },
  addressTaken: {
    subject: "Someone used your address to sign up",
    text: (signIn: string, reset: string) =>
      `Hello,\n\nSomeone entered your email address to sign up, or to use it for another account. You already have an account with it, so nothing has changed.\n\nIf it was you, sign in:\n${signIn}\n\nForgot your password? Set a new one:\n${reset}\n\nIf it wasn't you, ignore this email.\n`,
  },
  reset: {
    subject: "Set a new password",
    text: (link: string) =>
      `Hello,\n\nSet a new password for your account:\n${link}\n\nThe link works once and expires in one hour. If you didn't request it, ignore this email. Your password stays the same.\n`,
  },
  signInLink: {
    subject: "Your link to sign in",
    text: (link: string) =>
      `Hello,\n\nOpen this link to sign in to your account:\n${link}\n\nThe link works once and expires in half an hour. Don't forward it: whoever opens it is signed in to your account. If you didn't ask for it, ignore this email.\n`,
  },
  emailChange: {
    subject: "Confirm your new email address",
    text: (link: string) =>
      `Hello,\n\nConfirm this email address for your account:\n${link}\n\nThe link works once, in a browser where you are signed in, and expires in 24 hours. If you didn't request it, ignore this email.\n`,
  },
  emailChangeNotice: {
    subject: "Your email address is about to change",
    text: (link: string) =>
      `Hello,\n\nSomeone who is signed in to your account asked to change its email address. Nothing changes until the new address is confirmed.\n\nIf this wasn't you, cancel the change, then set a new password right away.\n\nCancel the change:\n${link}\n`,
  },
  emailChanged: {
    subject: "Your email address was changed",
    text: "Hello,\n\nYour account now signs in with another email address, and every other browser was signed out. This is the last email to the old address. If this wasn't you, contact the team that runs this site right away.\n",
  },
  secondFactorOn: {
    subject: "Two-factor authentication was turned on",
    text: "Hello,\n\nSigning in to your account now requires a code from your authenticator app, and every other browser was signed out. If this wasn't you, set a new password right away.\n",
  },
  secondFactorOff: {
    subject: "Two-factor authentication was turned off",
    text: "Hello,\n\nSigning in to your account no longer requires a code from your authenticator app, and every other browser was signed out. If this wasn't you, set a new password right away.\n",
  },
  passkeyAdded: {
    subject: "A passkey was added to your account",
    text: (name: string) =>
      `Hello,\n\nThe passkey “${name}” was added to your account and can sign in to it. If this wasn't you, remove it in Settings, Security, and set a new password right away.\n`,
  },
  passkeyRemoved: {
    subject: "A passkey was removed from your account",
    text: (name: string) =>
      `Hello,\n\nThe passkey “${name}” no longer signs in to your account, and every other browser was signed out. If this wasn't you, set a new password right away.\n`,
  },
  providerLinked: {
    subject: (name: string) => `You can now sign in with ${name}`,
    text: (name: string) =>
      `Hello,\n\nSomeone signed in with a ${name} account that has this email address, and it was linked to your account. If this wasn't you, set a new password right away.\n`,
  },
  removedReports: {
    subject: "Some of your reports were removed",
    text: (numbers: readonly number[]) =>
      `Hello,\n\nA creator asked to be removed. We deleted what you submitted about them, including these reports: ${numbers.map((number) => `#FR-${number}`).join(", ") || "none"}.\n\nThe report numbers and dates stay in your account. Nothing else in it has changed.\n`,
  },
  removalDecided: {
    subject: "Your removal request was decided",
    removed: (reason: string) =>
      `Hello,\n\nYour removal request was approved. The page and all data collected for it are deleted, and it won't be listed again.\n\nReason: ${reason}\n`,
    kept: (reason: string) =>
      `Hello,\n\nYour removal request was declined, and the page is visible again.\n\nReason: ${reason}\n\nIf the page is yours, open /removal, get a code and add it to your public bio. The page is then removed right away.\n`,
  },
  news: {
    text: (lines: readonly string[], link: string) =>
      `Hello,\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nSee the details:\n${link}\n`,
    /** What may stand on a screen that others see: no name, no platform, no amount. */
    kinds: {
      "report-ready": "A report is ready.",
      "report-failed": "An analysis failed.",
      "forecast-possible": "Growth and a forecast are now available.",
      "unusual-rise": "A count rose unusually.",
      "unusual-drop": "A count fell unusually.",
      "engagement-down": "Engagement fell sharply.",
      rated: "Someone rated one of your reports.",
      "share-opened": "A link you created was opened.",
      "evidence-conflict": "Sources disagree about a figure. Compare them, and correct or remove the wrong one.",
      "stale-source": "Figures you added are more than 30 days old.",
      "connection-ended": "An account needs to be connected again.",
      "connection-expiring": "Access to a connected account ends soon.",
      "consent-answered": "The creator answered an invite.",
      "new-sign-in": "Someone signed in to your account from a new browser.",
      "budget-used": "Today's language model budget is nearly used up. Until midnight UTC, the engine answers instead.",
      claim: "There's an update on a page you claimed.",
      removal: "Some reports were removed at a creator's request.",
      "removal-requested": "Someone asked for a creator you work with to be removed.",
      "page-hidden":
        "The page of a creator you work with was reported and is hidden until a person has decided. On its report you can tell the moderators what you know.",
      "page-shown": "A page that was hidden has been reviewed and is visible again.",
      "case-opened": "A report or a removal request is waiting for a decision.",
      "instance-token": "A platform token of the instance ends soon.",
      "drill-failed": "The nightly restore drill failed.",
      "workspace-removed": "An owner removed you from a shared workspace.",
      "workspace-owner": "You are the owner of a shared workspace now.",
      "split-unconfirmed": "A confirmation of a revenue split was withdrawn.",
      "split-withdrawn": "A share of a revenue split was withdrawn.",
      "split-changed": "Confirmed months of a revenue split have other sums now.",
      "split-confirmed": "A month of a revenue split was confirmed.",
      "model-moved-back": "A model was moved back to a personal workspace.",
      "todo-given": "You were given a to-do.",
      "goal-reached": "A goal was reached.",
      "in-charge": "You are in charge of a model now.",
      mentioned: "A member of your team mentioned you.",
    },
    /** Each sign-in: on which device and when. */
    signIn: (device: string, when: string) => `${device} signed in to your account on ${when}.`,
    signIns: (count: number) => `${count} new sign-ins to your account`,
    notYou: "If this wasn't you, sign that browser out under Settings, Security, and set a new password right away.",
    times: (line: string, count: number) => `${line} (${count} times)`,
    /** A subject: what happened, and how many other kinds of things. */
    andMore: (line: string, more: number) => `${line}, and ${more} more`,
  },
  /** A push notification of what is private. */
  push: "There's something new about a model you work with.",
  digest: {
    subject: "Your weekly summary",
    text: (lines: readonly string[], link: string) =>
      `Hello,\n\nHere's what happened in the last seven days:\n${lines.map((line) => `- ${line}`).join("\n")}\n\nSee the details:\n${link}\n`,
  },
  /** Of security mails: what it was done with and when, in the recipient's time zone. */
  details: (device: string, when: string) => `Device: ${device}\nWhen: ${when}`,
  device: {
    unknownBrowser: "an unknown browser",
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  },
  /** Why somebody gets a mail, below its text. */
  purpose: {
    account: "You get this email because it concerns the security or use of your account.",
    emailAlerts: "You get this email because alert emails are on in your settings.",
    reportUpdates: "You get this email because report emails are on in your settings.",
    marketingEmails: "You get this email because marketing emails are on in your settings.",
    weeklyDigest: "You get this email because the weekly email is on in your settings.",
    stranger: "You get this email because someone entered your address. You have no account here.",
  },
  unsubscribe: {
    emailAlerts: (link: string) => `Turn off alert emails:\n${link}\n`,
    reportUpdates: (link: string) => `Turn off report emails:\n${link}\n`,
    marketingEmails: (link: string) => `Turn off marketing emails:\n${link}\n`,
    weeklyDigest: (link: string) => `Turn off the weekly email:\n${link}\n`,
  },
  passwordChanged: {
    subject: "Your password was changed",
    text: "Hello,\n\nYour password was changed, and every other browser was signed out. If this wasn't you, request a new password on the sign-in page right away.\n",
  },
  claimNotice: {
    subject: "Someone else has claimed your page",
    text: (link: string, until: string) =>
      `Hello,\n\nSomeone else added their code to the bio of a profile that you claimed here. The page becomes theirs on ${until}, unless you add a new code of your own to the bio.\n\nKeep the page:\n${link}\n\nWhat you added, connected or imported stays with you either way.\n`,
  },
  claimHolderConfirmed: {
    subject: "Your claim was declined",
    text: (link: string) =>
      `Hello,\n\nThe page you claimed stays with its current owner, who proved again with a code that they control the bio. If the profile is yours, make sure that no one else can sign in to it, then claim it again.\n\nClaim it again:\n${link}\n`,
  },
  claimDecided: {
    subject: "Your claim was declined",
    text: (link: string) =>
      `Hello,\n\nA moderator decided that the page you claimed stays with its current owner. If the profile is yours, make sure that no one else can sign in to it, then claim it again.\n\nClaim it again:\n${link}\n`,
  },
  claimLost: {
    subject: "Your page now belongs to someone else",
    text: (link: string) =>
      `Hello,\n\nNo one confirmed within 72 hours that the page is still yours, so it now belongs to the person who added a code to its bio. What you added, connected or imported stays with you. If the profile is yours, claim it again.\n\nClaim it again:\n${link}\n`,
  },
  claimWon: {
    subject: "The page you claimed is yours",
    text: (link: string) =>
      `Hello,\n\nThe 72 hours are over, and the page you claimed is now yours.\n\nOpen the page:\n${link}\n`,
  },
  consentInvite: {
    subject: "A request to see figures from your accounts",
    text: (who: string, link: string, until: string) =>
      `Hello,\n\n${who} asks to see figures from your accounts with FanRadar. You decide on the platform's own page. You don't need an account here, and no one sees your password.\n\nSee what is asked, and allow or decline it:\n${link}\n\nThe link expires on ${until}. If you don't know who is asking, ignore this email.\n`,
  },
  workspaceInvite: {
    subject: (workspace: string | null) =>
      workspace === null ? "You're invited to a workspace" : `You're invited to the workspace “${workspace}”`,
    roles: { manager: "Manager", analyst: "Analyst", viewer: "Viewer", client: "Client", owner: "Owner" },
    text: (who: string, workspace: string | null, role: string, link: string) =>
      `Hello,\n\n${who} invites you to ${workspace === null ? "a workspace" : `the workspace “${workspace}”`} on FanRadar. There you see figures of the models that are shared with you.\n\nYour role: ${role}\n\nYou need an account with this address, which you can make on the way.\n\nSee the invite, and accept it:\n${link}\n\nThe link works once, for seven days. If you don't know who is asking, ignore this email.\n`,
  },
  consentEnding: {
    subject: "Access to your account ends soon",
    text: (link: string, until: string) =>
      `Hello,\n\nThe access you gave to one of your accounts ends on ${until}. To continue, renew it. Otherwise, you don't have to do anything.\n\nSee and renew your consent:\n${link}\n`,
  },
} as const;
