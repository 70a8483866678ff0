import type { EvidenceKind, FactKind, MetricName, ReasonCode, SampleUnit, Trust } from "@fanradar/engine";
import { platformWords } from "../platform-names.ts";

export { metricWords } from "./metric-labels.ts";

/** Why a figure is absent. `needs` and `has` follow where they are known. */
export const reasonWords: Record<ReasonCode, string> = {
  "too-few-posts": "not enough data: needs {needs} or more posts, has {has}",
  "post-too-new": "its counts were still growing: it was less than a day old",
  "post-of-others": "somebody else’s post, passed on",
  "too-few-days": "not enough data: needs {needs} daily counts, has {has}",
  "too-few-rounded": "not enough data: the platform rounds this count, which needs {needs} daily counts, has {has}",
  "too-few-captions": "not enough data: needs {needs} captions, has {has}",
  "too-few-peers": "not enough data: needs {needs} comparable creators, has {has}",
  "too-few-videos": "not enough data: needs {needs} videos, has {has}",
  "too-few-places": "not enough data: needs {needs} ranks among creators, has {has}",
  "no-earnings": "the statement's month has no earnings",
  "no-pool": "FanRadar doesn't know what other creators earn",
  "too-few-months": "not enough data: needs {needs} or more months, has {has}",
  "too-few-ratings": "not enough data: needs {needs} or more ratings, has {has}",
  "likes-hidden": "not enough data: needs {needs} posts with visible likes, has {has}",
  "no-interactions": "the posts to compare with have no likes or comments",
  "no-follower-count": "not enough data: needs a follower count, has none",
  "not-linked": "not enough data: needs a linked platform, has none",
  "too-few-links": "not enough data: needs {needs} linked platforms, has {has}",
  "needs-typing": "not enough data: needs more figures added by hand",
  "needs-connection": "not enough data: needs a connected account",
  "needs-statement": "not enough data: needs an earnings statement",
  "needs-earnings": "not enough data: needs an earnings statement or figures added by hand",
  "no-subscribers": "not enough data: needs an earnings statement with subscriptions",
  "too-few-statement-days": "not enough data: needs statements of {needs} days, has {has}",
  "not-public": "not public",
  "hidden-by-role": "not shown to your role",
  "not-found": "not found, or not a professional account",
  "private-account": "the account is private",
  suspended: "the account is suspended",
  "platform-empty": "the platform has no figures for this account",
  "platform-unreachable": "the platform didn't respond",
  "platform-unreadable": "the platform sent an unexpected response",
  "platform-refused": "the platform denied access",
  "rate-limited": "the platform's request limit is reached",
  "no-key": "FanRadar has no access to this platform here",
  "budget-used": "today's budget for this platform is used up",
  "no-benchmark": "no benchmark is published for accounts of this size on this platform",
  "no-reliable-difference": "no reliable difference between times of day",
  "no-common-theme": "no theme is shared by several posts",
  "no-common-language": "the captions mix languages",
  "no-other-posts": "all posts share the theme, so there are none to compare it with",
  "no-gross": "the statement shows only what was paid out",
  "too-few-payers": "not enough data: needs {needs} or more payers, has {has}",
  "too-few-weeks": "not enough data: needs {needs} whole weeks, has {has}",
  "no-best-weekday": "no weekday is reliably better than the others",
  "needs-price": "no current subscription price",
  "too-few-sales": "not enough data: needs {needs} sales, has {has}",
  "needs-dollars": "the score counts US dollars, and these earnings are in another currency",
};

/** When a request to a platform last failed, and when the next one is possible. */
export const tryWords = { tried: "tried {when}", next: "next try after {when}" };

/** What a figure counts, where a sentence names it after the number. */
export const nounWords: Partial<Record<MetricName, { one: string; other: string }>> = {
  followers: { one: "follower", other: "followers" },
  gain: { one: "follower", other: "followers" },
  "gain.yearBefore": { one: "follower", other: "followers" },
  viralGain: { one: "follower", other: "followers" },
  unexplainedGain: { one: "follower", other: "followers" },
  jump: { one: "follower", other: "followers" },
  unexplainedJumps: { one: "unusual rise", other: "unusual rises" },
  subscribers: { one: "subscriber", other: "subscribers" },
  "follows.total": { one: "follower", other: "followers" },
  "follows.gain": { one: "follower", other: "followers" },
  postFrequency: { one: "post a week", other: "posts a week" },
  "comeback.effect": { one: "likes and comments a week", other: "likes and comments a week" },
  "shift.theme.effect": { one: "likes and comments a week", other: "likes and comments a week" },
  "shift.format.effect": { one: "likes and comments a week", other: "likes and comments a week" },
  "shift.pairing.effect": { one: "likes and comments a week", other: "likes and comments a week" },
  interaction: { one: "tip or message per payer", other: "tips and messages per payer" },
};

/** The steps of the trust ladder. What was read in public stands on the first, and is called by its source: see `trustInWords`. */
export const trustWords: Record<Trust, string> = {
  connected: "connected",
  file: "file",
  screenshot: "checked screenshot",
  manual: "self-reported",
  inferred: "estimated",
  record: "counted by FanRadar",
};

/** What the two ends of a figure's range say. */
export const rangeWords = {
  interval: "{times} of {n} times between {low} and {high}",
  rounded: "Shown rounded by its source: stands for {low} to {high}",
  fromRounded: "Its sources are rounded: between {low} and {high}",
  published: "As published elsewhere: {low} to {high}",
} as const;

/** What the width of a range rests on. */
export const calibrationWords = {
  own: "based on {creators} tracked here",
  shipped: "based on {creators} in the data included with FanRadar",
  factor: "{factor} times the width fitted on Instagram accounts",
  oneDay: "{share} of it comes from a single day",
} as const;

export const kindWords: Record<FactKind, string> = {
  measured: "measured",
  derived: "derived",
  estimated: "estimated",
  "self-reported": "self-reported",
  unavailable: "unavailable",
};

export const sourceWords: Record<EvidenceKind | "record", string> = {
  api: "public API",
  connected: "connected account",
  file: "imported file",
  screenshot: "checked screenshot",
  manual: "entered by hand",
  record: "counted by FanRadar",
};

export const sampleWords: Record<SampleUnit, { one: string; other: string }> = {
  posts: { one: "{n} post", other: "{n} posts" },
  days: { one: "{n} day", other: "{n} days" },
  readings: { one: "{n} daily count", other: "{n} daily counts" },
  creators: { one: "{n} creator", other: "{n} creators" },
  captions: { one: "{n} caption", other: "{n} captions" },
  videos: { one: "{n} video", other: "{n} videos" },
  followers: { one: "{n} follower", other: "{n} followers" },
  profiles: { one: "{n} profile", other: "{n} profiles" },
  places: { one: "{n} place", other: "{n} places" },
  models: { one: "{n} model", other: "{n} models" },
  reports: { one: "{n} report", other: "{n} reports" },
  ratings: { one: "{n} rating", other: "{n} ratings" },
  payments: { one: "{n} payment", other: "{n} payments" },
  hours: { one: "{n} hour", other: "{n} hours" },
  payers: { one: "{n} payer", other: "{n} payers" },
  weeks: { one: "{n} week", other: "{n} weeks" },
  rows: { one: "{n} row", other: "{n} rows" },
  months: { one: "{n} month", other: "{n} months" },
};

/** Values that are words of ours, not of the evidence. */
export const valueWords: Record<string, string> = {
  starter: "starter",
  nano: "nano",
  micro: "micro",
  mid: "mid-size",
  macro: "macro",
  mega: "mega",
  low: "low",
  medium: "medium",
  normal: "normal",
  ...platformWords,
  F: "women",
  M: "men",
  U: "of unknown gender",
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
  image: "picture",
  video: "video",
  carousel: "carousel",
  text: "text post",
  otherFormat: "other format",
  subscription: "subscriptions",
  tip: "tips",
  message: "paid messages",
  post: "paid posts",
  stream: "streams",
  custom: "custom requests",
  other: "other payments",
};

/** From one end of a range to the other. */
export const spanWords = "{low} to {high}";

/** An age under an hour. Longer ones are Intl's. */
export const justNow = "Just now";
