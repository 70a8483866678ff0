/** Of the page of security. */
export const securityWords = {
  title: "Security",
  description: "Your password and where you are signed in",
  password: "Change password",
  fields: { current: "Current password", password: "New password", confirm: "Confirm new password" },
  differs: "Passwords don't match",
  change: "Update Password",
  changing: "Updating...",
  noPassword: "You sign in with Google; this account has no password.",
  sendLink: "Mail me a link to set one",
  linkSent: (email: string) => `A link is on its way to ${email}. It works for an hour.`,
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
  title: "Second factor",
  off: "Off: signing in takes no code.",
  on: (left: number) => `On: signing in takes a code. Recovery codes left: ${left}.`,
  isOff: "The second factor is off. Your other browsers were signed out.",
  turnOn: "Turn on",
  turnOff: "Turn off",
  renew: "Set up anew",
  scan: "Scan the picture with your authenticator app, then type the code it shows.",
  byHand: "Or type this key into it:",
  picture: "QR code of the key",
  code: "Code",
  enable: "Turn on with this code",
  recovery:
    "It is on. Keep these recovery codes: each signs you in once without your phone, and they are not shown again.",
  kept: "I have kept them",
};
