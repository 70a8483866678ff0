/** /terms and /privacy. */
export const legalWords = {
  terms: {
    title: "Terms",
    description: "What you can expect from FanRadar, and what it expects from you.",
    sections: [
      {
        title: "Who may use it",
        paragraphs: [
          "FanRadar is about creators of adult content. You must be 18 or older and confirm it when you sign up. For every OnlyFans link, you confirm that its owner is 18 or older.",
          "Don't submit profiles of minors. A profile whose public name or bio states an age under 18 is not analyzed. On every creator's page, you can report that the profile may belong to a minor. A person reviews it within 48 hours. If you are signed in with a verified email address, the page is hidden until then.",
        ],
      },
      {
        title: "What you get",
        paragraphs: [
          "Reports are calculated from public data and from the data you add. Each figure shows its source, its age, how it was calculated and how certain it is. Estimates and forecasts can be wrong. They are not financial, legal or tax advice.",
          "A figure that isn't known is shown as '—'.",
        ],
      },
      {
        title: "What you may do",
        paragraphs: [
          "You may analyze public profiles of creators, whether they are yours or not. You may not use FanRadar to find out who someone is, where they are or what other accounts they have, to harass anyone, or to copy its lists automatically.",
          "Add only figures that you have the right to share. Claim only profiles that are yours. You may lose your account if you make false claims, repeatedly file false reports or bypass limits.",
        ],
      },
      {
        title: "Creators",
        paragraphs: [
          "Creators who claim their profile with a code in its public bio decide who sees what. Creators who want to be removed are removed, with or without an account: see Removal.",
        ],
      },
      {
        title: "No warranty",
        paragraphs: [
          "FanRadar is run by the operator of this instance and is provided as is, without warranty. Platforms may limit or end its access to data.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    description: "What FanRadar stores about creators, accounts and visitors, for how long, and how it is deleted.",
    sections: [
      {
        title: "About creators",
        paragraphs: [
          "We collect data through the platforms' own APIs, where anyone can: name, handle, bio, follower and post counts and, for each post, its time, caption and counts. We don't download pictures or videos. We never infer age, gender, ethnicity or location.",
          "Profiles that someone follows are updated once a day. When a profile becomes private, is suspended or disappears, the next update hides it and deletes its texts. A profile that no one has claimed and no one has followed for 90 days is deleted.",
          "Creators' pages ask search engines not to list them, unless the creator has claimed the page and wants it listed.",
          "Earnings and subscribers are private unless the creator shares them.",
        ],
      },
      {
        title: "About accounts",
        paragraphs: [
          "We store your email address, your name, a hash of your password and where you are signed in: the browser's name and when it was last active. With two-factor authentication, we also store its secret, encrypted. A sign-up that you don't confirm by the link in its email is deleted after a day.",
          "What you submit (names, notes, figures, files and which links belong together) is only yours. It never appears on a creator's public page, in search or in another account. Original screenshots are deleted once you confirm them, unless you choose to keep them. Fan names are never stored, only a keyed hash that tells one payer from another.",
          "Access tokens of accounts you connect are encrypted, and deleted when you end the connection.",
        ],
      },
      {
        title: "About visitors",
        paragraphs: [
          "Browsing leaves no account and no profile of you. Views of a creator's page are counted once a day with a hash whose key is deleted after that day. A free analysis sets a cookie, and its data is deleted after 14 days unless you sign up.",
          "We set cookies only for your session, your free analysis, a sign-in in progress, recognizing a browser that has signed in before, your language, your theme and whether this device hides amounts. Pages load nothing from other sites, so no one else learns that you are here.",
          "The server log keeps the path, status and network address of requests to find errors and abuse.",
        ],
      },
      {
        title: "Who else sees it",
        paragraphs: [
          "Emails go through the operator's mail server. If you turn on push notifications, your browser's maker (such as Google, Apple or Mozilla) delivers them. It learns when one is sent, but not what it says: the text is encrypted for your browser. Platforms learn which profiles are read, but not for whom. This instance's own engine writes the reports. If the operator has set up a language model, it may rephrase them from the same figures; each report says who wrote it. Your private figures are sent to it only if you turn on Data Sharing. It is never sent notes, addresses or fan names.",
          "Statistics over several creators use public figures, in groups of at least 5. Figures that a creator hides are included only if the creator has turned on Data Sharing.",
        ],
      },
      {
        title: "How data is deleted",
        paragraphs: [
          "Creators can have their profile removed right away with a code in the bio, or with the form on Removal. We delete everything collected, including other people's reports about them. A one-way hash of the handle keeps the profile from being analyzed again.",
          "You can remove statements, connections, screenshots and added figures at any time.",
        ],
      },
    ],
  },
  removalLink: "Have a profile removed",
  licensesLink: "Licenses of the software that FanRadar is made of",
} as const satisfies Record<
  "terms" | "privacy",
  { title: string; description: string; sections: readonly { title: string; paragraphs: readonly string[] }[] }
> & {
  removalLink: string;
  licensesLink: string;
};
