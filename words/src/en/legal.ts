interface Section {
  title: string;
  paragraphs: readonly string[];
}

/** /terms and /privacy: what holds, and no more than that. */
export const legalWords = {
  terms: {
    title: "Terms",
    description: "What you may expect of FanRadar, and what it expects of you.",
    sections: [
      {
        title: "Who may use it",
        paragraphs: [
          "FanRadar deals with creators of adult content. You must be 18 or older, and you confirm that when you sign up. For every OnlyFans link you confirm that its owner is 18 or older.",
          "Do not submit profiles of minors. A profile whose public name or bio states an age under 18 is not analyzed. On every creator's page you can say that it may be a minor's: it is then hidden at once, and a person looks at it.",
        ],
      },
      {
        title: "What you get",
        paragraphs: [
          "Reports are computed from public readings and from what you give. Each figure says where it came from, how old it is, how it was computed and how sure it is. Estimates and forecasts are that: they can be wrong, and they are no advice on money, law or tax.",
          "What is not known is shown as '—'.",
        ],
      },
      {
        title: "What you may do",
        paragraphs: [
          "You may analyze public profiles of creators, whether they are yours or not. You may not use FanRadar to find out who somebody is, where they are, or what other accounts they have; to harass anybody; or to copy its lists by machine.",
          "Give only figures that you have a right to give. Claim only what is yours. Whoever claims falsely, reports falsely many times or gets around the limits may lose their account.",
        ],
      },
      {
        title: "Creators",
        paragraphs: [
          "A creator who claims their profile by a code in its public bio decides who sees what of it. A creator who wants to be removed is removed, with or without an account: see Removal.",
        ],
      },
      {
        title: "No warranty",
        paragraphs: [
          "FanRadar is run by whoever operates this instance, as it is, without warranty. Platforms may limit or end what they let it read.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy",
    description: "What FanRadar keeps about creators, accounts and visitors, for how long, and how it goes.",
    sections: [
      {
        title: "About creators",
        paragraphs: [
          "Read through the platforms' own interfaces, as everybody may: name, handle, bio, counts of followers and posts, and of each post its time, caption and counts. No pictures or videos are downloaded. Age, gender, ethnicity and location are never inferred.",
          "Profiles that somebody follows are read once a day. When one becomes private, is suspended or is gone, the next reading hides it and deletes its texts. One that nobody claimed and nobody has followed for 90 days is deleted.",
          "Pages of creators ask search engines not to list them, unless the creator claimed the page and wants it listed.",
          "Earnings and subscribers are private unless the creator opens them.",
        ],
      },
      {
        title: "About accounts",
        paragraphs: [
          "Your email address, your name, a hash of your password, and where you are signed in: the browser's name and when it was last seen. With a second factor its secret, encrypted.",
          "What you submit (names, notes, figures, files, which links belong together) is yours alone. It never reaches a creator's public page, search or another account. Originals of screenshots are deleted once you have confirmed them, unless you keep them on purpose. Names of fans are never stored: only a keyed hash that tells one payer from another.",
          "Tokens of accounts that you connect are encrypted, and deleted when you end the connection.",
        ],
      },
      {
        title: "About visitors",
        paragraphs: [
          "Looking around leaves no account and no profile of you. Views of a creator's page are counted once a day by a hash whose key is deleted after that day. A free analysis sets a cookie, and what it started is deleted after 14 days unless you sign up.",
          "There are no other cookies than these: who is signed in, the free analysis, and a sign-in by Google under way. Pages load nothing from other sites, and nobody else is told that you are here.",
          "The log of the server keeps addresses of requests with path, status and network address, to find faults and abuse.",
        ],
      },
      {
        title: "Who else sees it",
        paragraphs: [
          "Mails go through the operator's mail server. Platforms learn which profiles are read, not for whom. Reports are written by this instance's own engine. Where its operator has set up a language model, that may phrase them from the same figures; each report says who wrote it. It is never sent notes, addresses or names of fans.",
          "Statistics about many creators come from what everybody may read, in groups of at least 5. What a creator hides does not enter them.",
        ],
      },
      {
        title: "How it goes",
        paragraphs: [
          "Creators: by the code in the bio at once, or by the form on Removal. Everything that was read is deleted, others' reports about them with it, and a scrambled mark keeps the profile from being read again.",
          "You can take away evidence, connections and screenshots at any time.",
        ],
      },
    ],
  },
  removalLink: "Have a profile removed",
} as const satisfies Record<
  "terms" | "privacy",
  { title: string; description: string; sections: readonly Section[] }
> & {
  removalLink: string;
};
