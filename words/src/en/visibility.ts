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
  profilePrivate: "Your whole profile is private, so no one else sees anything below.",
  profileLink: "Your whole profile is shared by link only: people need the link to see anything below.",
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
