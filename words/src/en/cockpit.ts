/** The dashboard's figures, its list of what needs attention and its table. */
export const cockpitWords = {
  portfolio: "Your portfolio",
  tiles: { followers: "Followers", engagement: "Engagement, latest posts", earnings: "Net earnings, 30 days" },
  against: "vs.",
  /** Of earnings of the latest days, whose days before are those right before each model's own. */
  daysBefore: (n: string) => `vs. the ${n} days before`,
  unknown: {
    followers: "No follower counts yet.",
    engagement: "Not enough posts yet.",
    earnings: "Needs a statement of four weeks.",
  },
  attention: "Needs attention",
  noAttention: "Nothing needs your attention.",
  allAttention: "Show all",
  lessAttention: "Show fewer",
  since: (day: string) => `since ${day}`,
  /** Of a to-do. */
  due: (day: string) => `due ${day}`,
  overdue: (day: string) => `was due ${day}`,
  toTodos: "To-dos",
  /** After the model's name; without a figure they are whole, and one that has a figure follows them. */
  kinds: {
    "consent-ended": (platform: string) => `${platform} no longer lets us read this account`,
    "links-unknown": () => "No account was found behind the links",
    "analysis-failed": () => "The last analysis failed",
    "earnings-falling": () => "Net earnings are falling",
    "payers-quiet": () => "Monthly payments of regulars who went quiet",
    "followers-falling": (platform: string) => `Losing followers on ${platform}`,
    "engagement-down": (platform: string) => `Engagement on ${platform} is down`,
    "unusual-day": (platform: string) => `An unusual change in followers on ${platform} that no post explains`,
    "profile-gone": (platform: string) => `The ${platform} profile is private, suspended or gone`,
    "consent-ending": (platform: string) => `Access to the ${platform} account ends soon`,
    "no-figures": () => "No figures yet, and no linked platform can be read automatically",
    "statement-old": () => "No newer statement was imported",
  },
  actions: {
    "consent-ended": "Connect again",
    "links-unknown": "See details",
    "earnings-falling": "View Report",
    "payers-quiet": "View Report",
    "followers-falling": "View Report",
    "engagement-down": "View Report",
    "unusual-day": "View Report",
    "profile-gone": "See sources",
    "consent-ending": "Connect again",
    "no-figures": "Add figures",
    "statement-old": "Import a statement",
  },
  columns: {
    newest: "Submitted",
    name: "Model",
    reported: "Last report",
    followers: "Followers",
    change: "Change, 28 days",
    engagement: "Engagement",
    earnings: "Net earnings",
  },
  /** What the figures of a column are of. */
  notes: { engagement: "latest posts", earnings: "30 days" },
  sortBy: "Sort by",
  /** Before the range of engagement of accounts of this size: those read here, or what is published. */
  usual: { peers: "usual", published: "published norm" },
  /** Below an engagement that not all models have. */
  withPosts: (n: string, all: string) =>
    `Median of ${n} of ${all} models, each on its largest platform. The change is the median of each one's own.`,
  select: (name: string) => `Select ${name}`,
  selectAll: "Select all shown",
};

/** What happened lately, by kind. */
export const activityWords = {
  "model-submitted": (name: string) => `${name} was submitted`,
  "report-ready": (name: string) => `The report on ${name} is ready`,
  "analysis-failed": (name: string) => `The analysis of ${name} failed`,
  "rated-helpful": (name: string) => `The report on ${name} was rated helpful`,
  "rated-not-helpful": (name: string) => `The report on ${name} was rated not helpful`,
};
