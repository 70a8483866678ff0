/** Of the page of security. */
export const securityWords = {
  password: "Change password",
  fields: { current: "Current password", password: "New password", confirm: "Confirm new password" },
  differs: "Passwords don't match",
  change: "Update Password",
  changing: "Updating...",
  noPassword: "You sign in without a password; this account has none.",
  sendLink: "Email me a link to set one",
  linkSent: (email: string) => `We've sent a link to ${email}. It works for an hour.`,
  changed: "Password changed. Your other browsers were signed out.",
  sessions: "Where you are signed in",
  unknownBrowser: "Unknown browser",
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  lastSeen: "Last seen",
  thisBrowser: "This browser",
  revoke: "Sign out",
  revoked: "That browser is signed out.",
};

/** Of the second factor, set up there. */
export const secondFactorWords = {
  title: "Two-factor authentication",
  off: "Off. Turn it on to require a code when you sign in.",
  on: (left: number) => `On. Signing in requires a code. Recovery codes left: ${left}.`,
  isOff: "Two-factor authentication is off. Your other browsers were signed out.",
  turnOn: "Turn on",
  turnOff: "Turn off",
  renew: "Set up again",
  scan: "Scan this code with your authenticator app, then enter the code it shows.",
  byHand: "Or enter this key by hand:",
  picture: "QR code of the key",
  code: "Code",
  enable: "Turn on with this code",
  recovery:
    "Two-factor authentication is on. Save these recovery codes now; we won't show them again. Each one signs you in once without your phone.",
  codesSaved: "I've saved them",
};

/** Of passkeys, which sign in without a password. */
export const passkeyWords = {
  title: "Passkeys",
  lead: "Sign in with your fingerprint, face or device PIN instead of a password. A passkey that checks who you are counts as two factors.",
  add: "Add a passkey",
  make: "Create the passkey",
  name: "Name of the passkey",
  nameHint: "So that you recognize it later, such as the device or password manager that keeps it.",
  save: "Save",
  rename: "Rename",
  remove: "Remove",
  sure: "Remove it? Your other browsers will be signed out.",
  synced: "Synced",
  unused: "Not used yet.",
  added: "Passkey added. You can sign in with it from now on.",
  removed: "Passkey removed. Your other browsers were signed out.",
  exists: "This device or password manager already has a passkey for your account.",
  notMade: "No passkey was created. Nothing has changed.",
  nowhere: "Passkeys need an address with a host name, which this instance doesn't have.",
  createdOn: (day: string) => `Added on ${day}.`,
  usedOn: (day: string) => `Last used on ${day}.`,
  elsewhere: (address: string) =>
    `Browsers allow passkeys only at ${address}. Open these settings there to add one; you may have to sign in again.`,
  openThere: "Open settings there",
  outdated: "This browser can't create passkeys. Update it, or use another one.",
};

/** Of showing once more who is there, before credentials change. */
export const confirmWords = {
  hint: "Confirm that it's you to continue.",
  labels: { password: "Your password", code: "Authenticator code or recovery code" },
  instead: { password: "Use the password instead", code: "Use a code instead" },
  passkey: "Confirm with a passkey",
  passkeyUnused: "No passkey was used, so nothing was confirmed.",
  provider: (name: string) => `Confirm with ${name}`,
  submit: "Confirm",
  confirmed: "Confirmed for ten minutes.",
  other: (name: string) => `That ${name} account isn't linked to this one, so nothing was confirmed.`,
  failed: (name: string) => `${name} couldn't confirm your identity. Please try again.`,
};

/** Of the page that the links of a changed email address open. */
export const addressChangeWords = {
  title: "Confirm your new email address",
  submit: "Use this address",
  submitting: "Changing...",
  done: "Your email address is changed and verified.",
  failed: "This link has expired, was already used or belongs to another account. Request a new one in Settings.",
  toSettings: "Go to Settings",
  stopTitle: "Cancel your email address change",
  stopLead: "Your account keeps its current address, and the link we sent to the new one stops working.",
  stop: "Cancel the change",
  stopping: "Canceling...",
  stopped:
    "The change is canceled. If you didn't request it, someone else can sign in to your account: set a new password now. This signs out every browser.",
  stopFailed: "This link has expired or was already used, or the change was already canceled or confirmed.",
  newPassword: "Set a new password",
  lead: (name: string) => `${name} will sign in with this address from now on. Every other browser is signed out.`,
};

/** A mailed link that signs in: asking for it, and using it. */
export const signInLinkWords = {
  email: "Email",
  title: "Sign in by email",
  lead: "Enter your email address and we'll send you a link that signs you in.",
  noMail: "Email isn't set up here yet, so no link can be sent. Sign in with your password.",
  submit: "Email me a link",
  submitting: "Sending...",
  done: "If an account uses this address and has verified it, we've sent it a link. The link works once, within half an hour.",
  useLead: "This signs you in to your account in this browser.",
  use: "Sign in",
  using: "Signing in...",
  spent: "This link has expired or was already used. Ask for a new one.",
  back: "Back to sign in",
};

/** Verifying an address. */
export const verifyWords = {
  title: "Verify your email address",
  lead: "Confirm that this address is yours.",
  submit: "Verify address",
  submitting: "Verifying...",
  doneTitle: "Address verified",
  done: "Your address is verified.",
  already: "The address of your account is already verified. There's nothing left to do.",
  failed: "This link has expired or was already used. Sign in and send a new one.",
  /** What an unverified address has to do, wherever it is in the way. */
  first: {
    unverified: "Please verify your email address.",
    unverifiedWithoutMail: "An administrator has yet to verify your email address.",
    resend: "Send the link again",
    toMailbox: "Open the demo's mailbox",
    resent: "A new link is on its way.",
  },
  /** Of a sign-up that the link completes. */
  signup: {
    title: "Create your account",
    lead: "This verifies your email address and creates your account.",
    submit: "Create account",
    submitting: "Creating account...",
    failed:
      "This link has expired or was already used. If you created your account with it, sign in. If not, sign up again.",
    again: "Sign up",
  },
  /** To the page that the sign-up was on the way to. */
  goOn: "Continue",
  toDashboard: "Go to the dashboard",
};
