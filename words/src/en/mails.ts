/** Mails carry no platform name, amount or creator's name: others may see the screen. */
export const mailWords = {
  verify: {
    subject: "Confirm your e-mail address",
    text: (link: string) =>
      `Hello,\n\nplease confirm that this address is yours:\n${link}\n\nThe link works once, within 24 hours. If you did not sign up, ignore this mail.\n`,
  },
} as const;
