/** Who sees what of a claimed creator. */
export const visibilityWords = {
  title: "Who sees what",
  lead: "Changes apply right away: on your page, in search, trending, comparisons and statistics.",
  levels: { public: "Everyone", link: "With the link", private: "Only you" },
  fields: {
    profile: { name: "Whole profile", hint: 'When hidden, visitors see "page not found".' },
    figures: {
      name: "Reach figures",
      hint: "Public followers, likes, comments and views per post, engagement, growth and the trending score. What you added or connected isn't shown.",
    },
    posts: { name: "Posts", hint: "Figures from your public posts: frequency, themes, best times." },
    earnings: { name: "Earnings", hint: "From what you added or connected. Private until you share it." },
    subscribers: { name: "Subscribers", hint: "From what you added or connected. Private until you share it." },
  },
  /** Before figures that are private at first are shown to everybody. */
  confirm: {
    earnings: {
      title: "Show your earnings to everyone?",
      lead: "Your public page, comparisons and statistics then show what your files and entries say:",
      shown: [
        "Net earnings of the last 30 days, and how they change",
        "What a payer brings in, tips per payer, and which kinds of payments and content earn",
        "Risks found in them, such as depending on a few payers or on one kind of payment",
      ],
      note: "You can hide them again at any time, but not from people who have seen them.",
    },
    subscribers: {
      title: "Show your subscribers to everyone?",
      lead: "Your public page, comparisons and statistics then show what your files and entries say:",
      shown: ["How many subscribers you have", "Subscribers compared with your followers"],
      note: "You can hide them again at any time, but not from people who have seen them.",
    },
    submit: "Show to everyone",
  },
  profilePrivate: "Your whole profile is private, so no one else sees anything below.",
  profileLink: "Your whole profile is shared by link only: people need the link to see anything below.",
  /** A profile that others do not find here stays public where it is. */
  othersAnalyse: "Others can still analyze your public accounts and see their public figures.",
  toVeto: "Refuse analyses by others",
  link: "Your link",
  linkHint:
    "People with this link see everything set to 'With the link'. It can't be guessed, and search engines don't list it.",
  renew: "Make a new link",
  renewHint: "The old link stops working right away.",
  renewed: "The old link no longer works",
  isIndexed: "Search engines may list my page",
  isIndexedHint: "Off by default. Applies only while your whole profile is public.",
  showsExplicit: "Show explicit words in my captions",
  showsExplicitHint: "When off, explicit words are hidden on public pages, in many languages.",
  byLink: "You're viewing this page through its owner's link. Others may see less, or nothing.",
} as const;
