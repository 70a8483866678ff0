/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Confirm your e-mail address",
    text: (link: string) =>
      `Hello,\n\nplease confirm that this address is yours:\n${link}\n\nThe link works once, within 24 hours. If you did not sign up, ignore this mail.\n`,
  },
  reset: {
    subject: "Set a new password",
    text: (link: string) =>
      `Hello,\n\nset a new password here:\n${link}\n\nThe link works once, within one hour. If you did not ask for it, ignore this mail: your password stays as it is.\n`,
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
  passwordChanged: {
    subject: "Your password was changed",
    text: "Hello,\n\nyour password was changed, and every other browser was signed out. If this was not you, ask for a new password on the sign-in page at once.\n",
  },
} as const;
