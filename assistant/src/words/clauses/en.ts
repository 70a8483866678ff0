import type { Clause } from "../clause.ts";

/** Clauses of metrics by what they have in common; `+` and `-` of a change that rose or fell, `=` of one that may be either. */
export const clauses = {
  followers: {
    own: ["You have [{} {noun} on @|{} on @]"],
    any: ["[@ has {} {noun}|@ {}]", "Followers: [{} on @|{} on @]"],
  },
  "portfolio.followers": { any: ["All models together have {} followers"] },
  "portfolio.posts": {
    any: ["The models below published {} {posts} together, on the platforms whose posts are read ({period})"],
  },
  "posts.image": { any: ["Photos: [{} on @|{} on @] ({period})"] },
  "posts.video": { any: ["Videos: [{} on @|{} on @] ({period})"] },
  "posts.carousel": { any: ["Carousels: [{} on @|{} on @] ({period})"] },
  "posts.text": { any: ["Text posts: [{} on @|{} on @] ({period})"] },
  "gain.day": { any: ["The day with most new followers on @ was {until}: {}"] },
  "gain.dayLeast": { any: ["The day with fewest new followers on @ was {until}: {}"] },
  "portfolio.earnings": { any: ["All models together earned {} ({period})"] },
  "portfolio.earnings.change.month": {
    any: ["That is {} against the month before ({period})"],
  },
  "portfolio.earnings.change": {
    any: ["On the days that statements cover both times, that is {} against the days before them ({period})"],
  },
  following: { own: ["You follow [{} {accounts} on @|{} on @]"] },
  "postsTotal.in": {
    own: ["You published [{} {posts} on @|{} on @] ({period})"],
    other: ["Posts published: [{} on @|{} on @] ({period})"],
  },
  postsTotal: { own: ["You have [{} {posts} on @|{} on @]"], other: ["Posts so far: [{} on @|{} on @]"] },
  subscribers: {
    own: ["You have [{} {noun} on @|{} on @]"],
    any: ["[@ has {} {noun}|@ {}]", "Subscribers: [{} on @|{} on @]"],
  },
  price: {
    other: ["A subscription costs [{} a month on @|{} on @]"],
    own: ["Your subscription is [{} a month on @|{} on @]"],
  },
  earningsNet: {
    own: ["You earned [{} on @|{} on @] after fees ({period})"],
    any: ["Earnings after fees: [{} on @|{} on @] ({period})"],
  },
  earningsGross: {
    own: ["Before fees, you earned [{} on @|{} on @] ({period})"],
    any: ["Earnings before fees: [{} on @|{} on @] ({period})"],
  },
  engagement: {
    own: ["Your engagement is [{} on @|{} on @]"],
    any: [
      "Engagement is [{} on @|{} on @]",
      "Likes and comments on a typical post come to [{} of the followers on @|{} on @]",
    ],
  },
  "posts.engagement": { any: ["Engagement was [{} on @|{} on @] ({period})"] },
  engagementByViews: { any: ["Engagement by views is [{} on @|{} on @]"] },
  engagementByReach: { any: ["Engagement by reach is [{} on @|{} on @]"] },
  benchmarkEngagement: {
    own: ["The engagement published for accounts of your size is [{} on @|{} on @]"],
    other: ["The engagement published for accounts of this size is [{} on @|{} on @]"],
  },
  peerEngagement: { any: ["Engagement of comparable accounts on FanRadar is [{} on @|{} on @]"] },
  tierPercentile: { any: ["Engagement is higher than that of [{} of creators of the same size on @|{} on @]"] },
  "market.position": {
    own: ["Your engagement is higher than that of {} of comparable creators"],
    other: ["Engagement is higher than that of {} of comparable creators"],
  },
  tier: { any: ["By followers, [@ is in the size tier “{}”|@ in “{}”]"] },
  likesTotal: { any: ["In total there are [{} {likes} on @|{} on @]"] },
  likesAverage: {
    own: ["A typical post of yours gets [{} {likes} on @|{} on @]"],
    other: ["A typical post gets [{} {likes} on @|{} on @]"],
  },
  commentsAverage: {
    own: ["A typical post of yours gets [{} {comments} on @|{} on @]"],
    other: ["A typical post gets [{} {comments} on @|{} on @]"],
  },
  avgViews: {
    own: ["A typical post of yours gets [{} {views} on @|{} on @]"],
    other: ["A typical post gets [{} {views} on @|{} on @]"],
  },
  viewsTotal: {
    own: ["You had [{} {views} on @|{} on @] ({period})"],
    any: ["Views: [{} on @|{} on @] ({period})"],
  },
  reachTotal: {
    own: ["You reached [{} {accounts} on @|{} on @] ({period})"],
    any: ["Accounts reached: [{} on @|{} on @] ({period})"],
  },
  viralPotential: { any: ["Far more views than usual went to [{} of the videos on @|{} on @]"] },
  postFrequency: {
    own: ["You publish [{} {noun} on @|{} on @]"],
    any: ["The posting rhythm is [{} {noun} on @|{} on @]"],
  },
  longestGap: { any: ["The longest gap between posts was [{} on @|{} on @]"] },
  usualGap: { any: ["Gaps between posts usually last [{} on @|{} on @]"] },
  daysSincePost: {
    own: ["You last posted [{} ago on @|{} ago on @]"],
    other: ["The last post was [{} ago on @|{} ago on @]"],
  },
  "gain+": {
    own: ["You gained [{size} {noun} on @|{size} on @] ({period})"],
    any: ["[@ gained {size} {noun}|@ {size}] ({period})"],
  },
  "gain-": {
    own: ["You lost [{size} {noun} on @|{size} on @] ({period})"],
    any: ["[@ lost {size} {noun}|@ {size}] ({period})"],
  },
  "gainPercent+": {
    own: ["Your audience grew [by {size} on @|by {size} on @] ({period})"],
    other: ["The audience grew [by {size} on @|by {size} on @] ({period})"],
  },
  "gainPercent-": {
    own: ["Your audience shrank [by {size} on @|by {size} on @] ({period})"],
    other: ["The audience shrank [by {size} on @|by {size} on @] ({period})"],
  },
  "engagementChange+": {
    own: ["Your newest posts drew [{size} more likes and comments on @|{size} more on @] than the ones before"],
    any: ["Likes and comments on the newest posts rose [by {size} on @|by {size} on @]"],
  },
  "engagementChange-": {
    own: ["Your newest posts drew [{size} fewer likes and comments on @|{size} fewer on @] than the ones before"],
    any: ["Likes and comments on the newest posts fell [by {size} on @|by {size} on @]"],
  },
  "engagementChange=": {
    any: ["Likes and comments on the newest posts: [no clear change on @ ({range})|none on @ ({range})]"],
  },
  forecast: {
    own: ["By {until} you're likely to have [{range} followers on @|{range} on @]"],
    any: ["[@ is likely to have {range} followers|@ {range}] by {until}"],
  },
  chanceOfDecline: { any: ["The chance of having fewer followers by {until} is [{} on @|{} on @]"] },
  "viralGain+": {
    any: ["[@ gained {size} {noun} more than usual|@ {size}], with a post far above average ({period})"],
  },
  "unexplainedGain+": { any: ["[@ gained {size} {noun} more than usual|@ {size}], cause unknown ({period})"] },
  "unexplainedGain-": { any: ["[@ lost {size} {noun} more than usual|@ {size}], cause unknown ({period})"] },
  "jump+": { any: ["[@ gained {size} {noun} at once|@ {size}] ({period})"] },
  "jump-": { any: ["[@ lost {size} {noun} at once|@ {size}] ({period})"] },
  unexplainedRise: { any: ["The largest rise without a known cause brought [{} on @|{} on @] ({period})"] },
  suddenFall: { any: ["The largest sudden fall cost [{} of the followers on @|{} on @] ({period})"] },
  unexplainedJumps: { any: ["[@ had {} {noun} of unknown cause|@ {}]"] },
  trendingScore: { own: ["Your trending score is {}"], other: ["The trending score is {}"] },
  topPostShare: { any: ["A single post drew [{} of the likes and comments on @|{} on @] ({period})"] },
  "follows.total": {
    own: ["You have {} {noun} across your platforms"],
    other: ["All platforms together have {} {noun}"],
  },
  "share.largest": { any: ["{part} holds {} of all followers"] },
  "share.largestPlatform": { any: ["{} is the largest platform"] },
  theme: { own: ["What you post about most: [{}|{}]"], other: ["What most posts are about: [{}|{}]"] },
  "theme.share": { any: ["[{part} is in {} of the captioned posts|{part} in {}]"] },
  "theme.change+": {
    any: [
      "[Posts with {part} draw {size} more likes and comments than the others|those with {part} {size} more]",
      "More likes and comments than the others: [posts with {part}, by {size}|with {part}, by {size}]",
    ],
  },
  "theme.change-": {
    any: [
      "[Posts with {part} draw {size} fewer likes and comments than the others|those with {part} {size} fewer]",
      "Fewer likes and comments than the others: [posts with {part}, by {size}|with {part}, by {size}]",
    ],
  },
  "theme.change=": {
    any: ["No clear difference in likes and comments: [posts with {part} ({range})|with {part} ({range})]"],
  },
  "format.share": { any: ["Posts by format: [{part} {} on @|{part} {} on @]"] },
  "format.change+": {
    any: ["More likes and comments than the other posts: [{part} on @, by {size}|{part} on @, by {size}]"],
  },
  "format.change-": {
    any: ["Fewer likes and comments than the other posts: [{part} on @, by {size}|{part} on @, by {size}]"],
  },
  "format.change=": {
    any: ["No clear difference in likes and comments by format: [{part} on @ ({range})|{part} on @ ({range})]"],
  },
  captionLanguage: { own: ["You write captions mostly in {}"], other: ["Captions are mostly in {}"] },
  "schedule.best": {
    other: [
      "The best time to post, in the creator's time zone: [{} to {of:schedule.until} on @|{} to {of:schedule.until} on @]",
    ],
    own: ["The best time to post, in your time zone: [{} to {of:schedule.until} on @|{} to {of:schedule.until} on @]"],
  },
  "schedule.best.utc": {
    any: ["The best time to post, in UTC: [{} to {of:schedule.until} on @|{} to {of:schedule.until} on @]"],
  },
  "audience.online": {
    other: ["Most followers on @ are online from {} to {of:audience.onlineUntil}, in the creator's time zone"],
    own: ["Most of your followers on @ are online from {} to {of:audience.onlineUntil}, in your time zone"],
  },
  "audience.online.utc": { any: ["Most followers on @ are online from {} to {of:audience.onlineUntil} UTC"] },
  "audience.country": { any: ["Followers on @ by country: [{part} {}|{part} {}]"] },
  "audience.city": { any: ["Followers on @ by city: [{part} {}|{part} {}]"] },
  "audience.age": { any: ["Followers on @ by age: [{part} {}|{part} {}]"] },
  "audience.gender": { any: ["Followers on @ by gender: [{part} {}|{part} {}]"] },
  extrasShare: { any: ["Payments other than subscriptions make up [{} of the earnings on @|{} on @]"] },
  kindShare: { any: ["Earnings on @ by kind: [{kind} {}|{kind} {}]"] },
  "earnings.total": { own: ["You earned {} ({period})"], other: ["Earnings: {} ({period})"] },
  "earnings.kind": { any: ["By kind: [{label} {}|{label} {}] ({period})"] },
  "split.agency": { any: ["The agency's part: {} ({period})"] },
  "split.creator": { any: ["The creator's part: {} ({period})"] },
  "subscribers.left": { any: ["Subscriptions that ended without renewal: {} ({period})"] },
  "cohort.joined": { any: ["New subscribers who joined: {} ({period})"] },
  "cohort.stayed": { any: ["Still subscribed, as far as the statements reach: {} of those who joined ({period})"] },
  "payers.count": { any: ["{} {people} paid ({period})"] },
  "payers.median": { any: ["A typical payer spent {} ({period})"] },
  "payers.mean": { any: ["On average, a payer spent {} ({period})"] },
  "earnings.bestWeekday": { own: ["You earn most on this weekday: {}"], other: ["The best weekday for earnings: {}"] },
  "earnings.weekdayShare": { any: ["{of:earnings.bestWeekday} brings {} of a week's earnings"] },
  average: { any: ["{label}, average per model: {} ({period})"] },
  "goal.days": {
    any: ["At this pace [@ reaches {of:goal} followers in about {}|@ {of:goal} in about {}]"],
  },
  "subscribers.needed": { any: ["That takes about {} {subscribers}, if each goes on bringing as much as now"] },
  "price.considered": { any: ["[{}|{}] a month"] },
  "follows.share": { any: ["Of all followers, [{} are on @|{} on @]"] },
  earningsPerSubscriber: { any: ["Each subscriber brings [{} on @|{} on @] after fees ({period})"] },
  subscriberRate: { any: ["Subscribers come to {} of the followers on all platforms"] },
  "price.recommended": { any: ["The recommended price is {} a month"] },
  "revenue.month": { any: ["Expected for {period}: {} after fees"] },
  "revenue.monthLow": { any: ["A careful estimate for {period}: {}"] },
  "revenue.monthHigh": { any: ["A hopeful estimate for {period}: {}"] },
  "revenue.year": { any: ["The coming year is likely to bring {} after fees"] },
  "subscribers.leaving": { any: ["About {} of new subscribers leave after their first month"] },
  "extras.perPayer": { any: ["Each subscriber pays about {} a month beyond the subscription"] },
  content: { any: ["Typical prices paid: [{label} {}|{label} {}]"] },
} as const satisfies Record<string, Clause>;

export type ClauseKey = keyof typeof clauses;
