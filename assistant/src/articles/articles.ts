import type { ArticleFrame, ArticleText, PartsOf, Topic } from "./article.ts";

/** The playbook by topic and id: what is the same in every language. Its texts are in `{language}/{topic}.ts`. */
export const articleFrames = {
  retention: {
    "why-subscribers-leave": {
      steps: 3,
      own: [
        { slots: { subscribers: "subscribers" } },
        { slots: { started: "earnings.subscription", renewed: "earnings.renewal" } },
      ],
    },
    "first-days-of-a-subscriber": { steps: 3, own: [{ slots: { interaction: "interaction" } }] },
    "rhythm-that-keeps": {
      steps: 3,
      own: [
        { slots: { rate: "postFrequency", gap: "longestGap" } },
        { slots: { since: "daysSincePost", usual: "usualGap" }, when: { slot: "since", is: "above", than: "usual" } },
      ],
    },
    "winning-back": { steps: 3, own: [] },
    "failed-payments": { steps: 3, own: [] },
    "price-and-leaving": { steps: 3, own: [{ slots: { price: "price" } }] },
    "subscription-price": { steps: 3, own: [{ slots: { price: "price" } }] },
    "trials-and-sales": { steps: 3, own: [{ slots: { extras: "extrasShare" } }] },
    "first-price": { steps: 3, own: [] },
    "free-or-paid": { steps: 3, own: [] },
  },
  schedule: {
    "best-time-or-none": {
      steps: 3,
      own: [
        { slots: { from: "schedule.best", until: "schedule.until" } },
        { slots: { from: "audience.onlineFrom", until: "audience.onlineUntil" } },
      ],
    },
    "how-often-instagram": {
      steps: 3,
      own: [{ slots: { rate: "postFrequency", engagement: "engagement" }, on: "instagram" }],
    },
    "formats-and-their-work": { steps: 3, own: [{ slots: { theme: "theme.1", share: "theme.1.share" } }] },
    batching: { steps: 3, own: [{ slots: { gap: "longestGap" } }] },
    "time-zones": { steps: 3, own: [{ slots: { country: "audience.country.1", share: "audience.country.1.share" } }] },
    "what-to-post": { steps: 3, own: [{ slots: { theme: "theme.1", share: "theme.1.share" } }] },
    "taking-a-break": { steps: 4, own: [] },
    "how-often-elsewhere": { steps: 3, own: [] },
  },
  customs: {
    "price-a-custom": {
      steps: 3,
      own: [{ slots: { share: "kindShare.custom" } }, { slots: { median: "payers.median" } }],
    },
    "custom-menu": { steps: 3, own: [] },
    "limits-in-customs": { steps: 3, own: [] },
    "messages-that-sell": {
      steps: 3,
      own: [{ slots: { extras: "extrasShare" } }, { slots: { messages: "kindShare.message" } }],
    },
    "custom-delivery": { steps: 3, own: [] },
    "money-back": { steps: 3, own: [{ slots: { back: "earnings.back" } }] },
    "paying-elsewhere": { steps: 3, own: [] },
    "personal-wishes": { steps: 3, own: [] },
    "calls-and-live": { steps: 3, own: [] },
    "answering-messages": { steps: 3, own: [] },
    "fans-who-want-more": { steps: 3, own: [] },
    "earning-more": { steps: 3, own: [{ slots: { net: "earningsNet" } }, { slots: { extras: "extrasShare" } }] },
  },
  crossPromotion: {
    "path-to-the-page": { steps: 3, own: [{ slots: { share: "share.largest", platform: "share.largestPlatform" } }] },
    "rules-of-links": { steps: 3, own: [{ slots: { share: "share.largest", platform: "share.largestPlatform" } }] },
    shoutouts: { steps: 3, own: [{ slots: { gain: "gain" }, when: { slot: "gain", is: "above" } }] },
    "same-but-not-copied": { steps: 3, own: [{ slots: { total: "follows.total" } }] },
    "leaving-one-platform-behind": {
      steps: 3,
      own: [{ slots: { share: "share.largest", platform: "share.largestPlatform" } }],
    },
    "growing-an-audience": { steps: 4, own: [{ slots: { gain: "gain" } }, { slots: { forecast: "forecast" } }] },
    "being-found": { steps: 3, own: [{ slots: { views: "avgViews" } }] },
    "which-platform": { steps: 3, own: [{ slots: { share: "share.largest", platform: "share.largestPlatform" } }] },
    "reduced-reach": { steps: 4, own: [] },
    "account-banned": { steps: 4, own: [] },
    "posting-on-x": { steps: 3, own: [] },
    "promoting-on-reddit": { steps: 3, own: [] },
  },
  piracy: {
    "leaked-what-now": {
      steps: 4,
      own: [],
      source: {
        title: "The Digital Millennium Copyright Act, Copyright Alliance",
        url: "https://copyrightalliance.org/education/copyright-law-explained/the-digital-millennium-copyright-act-dmca/",
      },
    },
    "intimate-images": {
      steps: 4,
      own: [],
      source: { title: "Questions and answers, StopNCII.org", url: "https://stopncii.org/faq/" },
    },
    "make-leaks-traceable": { steps: 3, own: [] },
    impersonation: { steps: 3, own: [{ slots: { likeness: "handleLikeness" } }] },
    "privacy-of-a-creator": { steps: 3, own: [] },
  },
  tiktok: {
    "tiktok-first-seconds": {
      steps: 3,
      own: [
        { slots: { views: "avgViews" }, on: "tiktok" },
        { slots: { viral: "viralPotential" }, on: "tiktok" },
      ],
    },
    "tiktok-safe-content": { steps: 3, own: [] },
    "tiktok-series": {
      steps: 3,
      own: [{ slots: { theme: "theme.1", change: "theme.1.change" }, when: { slot: "change", is: "above" } }],
    },
    "tiktok-to-followers": { steps: 3, own: [{ slots: { followers: "followers" }, on: "tiktok" }] },
    "tiktok-figures": { steps: 3, own: [] },
  },
  branding: {
    "what-are-you-known-for": { steps: 3, own: [{ slots: { theme: "theme.1", share: "theme.1.share" } }] },
    "recognisable-everywhere": { steps: 3, own: [{ slots: { likeness: "handleLikeness" } }] },
    voice: { steps: 3, own: [{ slots: { language: "captionLanguage" } }] },
    "working-with-brands": {
      steps: 3,
      own: [
        {
          slots: { engagement: "engagement", benchmark: "peerEngagement" },
          when: { slot: "engagement", is: "above", than: "benchmark" },
        },
      ],
    },
    "changing-direction": { steps: 3, own: [{ slots: { change: "engagementChange" } }] },
    "starting-out": { steps: 4, own: [] },
    "pictures-and-light": { steps: 3, own: [] },
    "shooting-with-others": { steps: 3, own: [] },
  },
  engagement: {
    "what-engagement-says": {
      steps: 3,
      own: [
        { slots: { views: "engagementByViews" } },
        { slots: { rate: "engagement" } },
        {
          slots: { rate: "engagement", benchmark: "peerEngagement" },
          when: { slot: "rate", is: "below", than: "benchmark" },
        },
        {
          slots: { rate: "engagement", benchmark: "peerEngagement" },
          when: { slot: "rate", is: "above", than: "benchmark" },
        },
      ],
    },
    "answering-comments": { steps: 3, own: [{ slots: { comments: "commentsAverage" } }] },
    "questions-and-polls": { steps: 3, own: [] },
    "engagement-is-falling": {
      steps: 3,
      own: [
        { slots: { change: "engagementChange" }, when: { slot: "change", is: "below" } },
        { slots: { share: "topPostShare" } },
      ],
    },
    "bought-followers": {
      steps: 3,
      own: [{ slots: { rise: "unexplainedRise" }, when: { slot: "rise", is: "above" } }],
    },
    "loyal-fans": { steps: 3, own: [{ slots: { payers: "payers.count", median: "payers.median" } }] },
    "losing-followers": { steps: 3, own: [{ slots: { gain: "gain" } }, { slots: { chance: "chanceOfDecline" } }] },
    "who-follows-you": {
      steps: 3,
      own: [
        { slots: { country: "audience.country.1", share: "audience.country.1.share" } },
        { slots: { age: "audience.age.1", share: "audience.age.1.share" } },
      ],
    },
    "what-works": {
      steps: 3,
      own: [{ slots: { theme: "theme.1", share: "theme.1.share" } }, { slots: { top: "topPostShare" } }],
    },
  },
  figures: {
    "how-sure-is-a-figure": { steps: 3, own: [] },
    comparing: { steps: 3, own: [], page: { path: "/compare" } },
    "more-evidence": { steps: 3, own: [{ slots: { coverage: "coverage" } }] },
    "reading-a-forecast": { steps: 2, own: [{ slots: { forecast: "forecast" } }, { slots: { gain: "gain" } }] },
    "trending-score": { steps: 3, own: [{ slots: { score: "trendingScore" } }, { slots: { gain: "gainPercent" } }] },
    "taxes-and-law": { steps: 3, own: [] },
    "where-to-begin": {
      steps: 3,
      own: [{ slots: { gain: "gain" } }, { slots: { rate: "engagement" } }, { slots: { coverage: "coverage" } }],
    },
  },
  agency: {
    commission: { steps: 3, own: [] },
    "finding-chatters": { steps: 3, own: [] },
    "contract-with-a-model": { steps: 3, own: [] },
    "a-model-leaves": { steps: 3, own: [] },
    "broken-agreement": { steps: 3, own: [] },
    "chatter-pay": { steps: 3, own: [] },
    "writing-in-her-name": { steps: 3, own: [] },
  },
  product: {
    about: { steps: 3, own: [], page: { path: "/analyze" } },
    "what-it-leaves-out": { steps: 2, own: [], page: { path: "/analyze" } },
    "delete-account": { steps: 3, own: [], page: { path: "/settings", tab: "security" } },
    "share-report": { steps: 4, own: [], page: { path: "/report/:id" } },
    "export-report": { steps: 3, own: [], page: { path: "/report/:id" } },
    "export-figures": { steps: 3, own: [], page: { path: "/analytics" } },
    "connect-account": { steps: 3, own: [], page: { path: "/evidence/:id" } },
    "workspace-members": { steps: 4, own: [], page: { path: "/settings", tab: "workspace" } },
    "export-data": { steps: 2, own: [], page: { path: "/settings", tab: "security" } },
    "who-sees-figures": { steps: 3, own: [], page: { path: "/settings", tab: "privacy" } },
    seal: { steps: 3, own: [], page: { path: "/verify" } },
    "claim-page": { steps: 4, own: [], page: { path: "/search" } },
    "add-models": { steps: 3, own: [], page: { path: "/profiles" } },
    "import-statement": { steps: 4, own: [], page: { path: "/evidence/:id" } },
    "refresh-report": { steps: 3, own: [], page: { path: "/report/:id" } },
    alerts: { steps: 3, own: [], page: { path: "/settings", tab: "notifications" } },
    "change-account": { steps: 3, own: [], page: { path: "/settings", tab: "profile" } },
    "language-and-currency": { steps: 2, own: [], page: { path: "/settings", tab: "preferences" } },
    "second-factor": { steps: 3, own: [], page: { path: "/settings", tab: "security" } },
    limits: { steps: 3, own: [], page: { path: "/profiles" } },
    "remove-model": { steps: 3, own: [], page: { path: "/profiles" } },
    badges: { steps: 2, own: [], page: { path: "/evidence/:id" } },
    workspaces: { steps: 2, own: [], page: { path: "/settings", tab: "workspace" } },
    "add-figures": { steps: 2, own: [], page: { path: "/evidence/:id" } },
    "report-versions": { steps: 2, own: [], page: { path: "/report-history" } },
    undo: { steps: 2, own: [], page: { path: "/profiles" } },
    "revenue-split": { steps: 2, own: [], page: { path: "/earnings/:id", tab: "split" } },
    "team-notes": { steps: 2, own: [], page: { path: "/report/:id" } },
    devices: { steps: 2, own: [], page: { path: "/settings", tab: "security" } },
    "change-model": { steps: 2, own: [], page: { path: "/profiles" } },
    todos: { steps: 2, own: [], page: { path: "/todos" } },
    goals: { steps: 2, own: [], page: { path: "/report/:id" } },
    chatters: { steps: 2, own: [], page: { path: "/earnings/:id", tab: "shifts" } },
    "conversation-privacy": { steps: 3, own: [], page: { path: "/privacy" } },
    "profile-removal": { steps: 3, own: [], page: { path: "/removal" } },
  },
} as const satisfies Record<Topic, Record<string, ArticleFrame>>;

/** Texts of all articles of a topic in one language. */
export type TopicTexts<Of extends Topic> = {
  [Id in keyof (typeof articleFrames)[Of]]: (typeof articleFrames)[Of][Id] extends infer Frame extends ArticleFrame
    ? ArticleText<Frame> & PartsOf<Frame>
    : never;
};

/** Texts of the whole playbook in one language. */
export type PlaybookTexts = { [Of in Topic]: TopicTexts<Of> };
