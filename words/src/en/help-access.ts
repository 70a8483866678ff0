/** Help of the screens that are about access: signing in, links that somebody sent, the set-up. */
export const accessTopics = {
  signIn: {
    name: "Sign in",
    shows: "The forms to sign in and to set a new password.",
    reading: "For safety, the error is the same for an unknown address and a wrong password.",
    tasks: [
      "Sign in by password, with a passkey or with Google or another provider, if it is offered.",
      "Ask for a link to set a new password.",
      "Use a recovery code if you have lost the second factor.",
    ],
  },
  signUp: {
    name: "Sign up",
    shows: "The forms for a new account, for agencies and for creators, and the question what brings you here.",
    reading: "Both kinds of account can do everything. The answer only decides where you begin.",
    tasks: [
      "Sign up with an email address and confirm it.",
      "As a creator, name your profile to claim its page later.",
    ],
  },
  email: {
    name: "Links in emails",
    shows: "What a link in an email did: confirm an address, change it, or stop emails.",
    reading: "A link works once and for a limited time. An expired one says so and changes nothing.",
    tasks: ["Ask for a new link if yours has expired.", "Stop a change of address that you did not start."],
  },
  shared: {
    name: "Shared report",
    shows: "A report that somebody shared by a link, and the check of its seal.",
    reading:
      "You see the parts that the sender chose. The seal tells when the report was made and that it was not changed.",
    tasks: ["Read the report; press a figure for its source.", "Check a report by its number and seal."],
  },
  consent: {
    name: "Consent of a creator",
    shows: "Who asks to read figures of your accounts, which ones, and for how long.",
    reading: "You need no account here. Nothing is read before you allow it.",
    tasks: ["Allow or refuse.", "Keep the link: with it you end the consent at any time."],
  },
  join: {
    name: "Invitation to a workspace",
    shows: "Who invites you to which workspace, and what you may do there.",
    reading: "Your own models stay in your personal workspace. An invitation ends after some days.",
    tasks: ["Accept with the account that the invitation was sent to.", "Switch between workspaces in the menu."],
  },
  setup: {
    name: "First set-up",
    shows: "The form for the first administrator of a new server.",
    reading: "The link is printed at the first start and works once.",
    tasks: ["Create the administrator’s account.", "Go on to the settings of the server."],
  },
  mailbox: {
    name: "Demo mailbox",
    shows: "The emails that the demo would have sent. A live server has no such page.",
    reading: "The newest email stands first. Its links work.",
    tasks: ["Open an email and follow its link."],
  },
  offline: {
    name: "Offline",
    shows: "What the browser shows while there is no connection.",
    reading: "Nothing that you typed is lost. Pages load again as soon as you are connected.",
    tasks: ["Check the connection, then try again."],
  },
};
