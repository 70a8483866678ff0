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
