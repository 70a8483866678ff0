import type { FormulaKey } from "@fanradar/engine";
import { moneyFormulas } from "./money-formulas.ts";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
  ...moneyFormulas,
  "engagement.byFollowers.typical":
    "(likes + comments) ÷ followers, median of the means of all pairs of posts (Hodges–Lehmann); the range is for the median of the next 12 posts, based on how far creators' later posts were from it",
  "engagement.byFollowers.median": "(likes + comments) ÷ followers, median of the posts",
  "engagement.byFollowers.mean": "(likes + comments) ÷ followers, mean of the posts",
  "engagement.byFollowers.averages": "(average likes + average comments) ÷ followers",
  "engagement.byViews.median": "(likes + comments + shares) ÷ views, median of the posts",
  "engagement.byReach.median": "(likes + comments + shares + saves) ÷ accounts reached, median of the posts",
  "posts.median": "median of the posts",
  "posts.published": "posts published on these days, as far as they were still there when read",
  "posts.sum": "sum of the counts of these posts",
  "viral.aboveThreeMedians": "videos above three times the median views ÷ videos",
  "comparison.place":
    "share of the platform's creators with a lower value; several platforms are weighted by √followers",
  "comparison.composite": "mean of the known places among creators",
  "comparison.difference": "first amount − second amount",
  "comparison.fraction": "amount × the part that the question names",
  "comparison.percent": "(first figure − second figure) ÷ second figure × 100",
  "comparison.times": "first figure ÷ second figure; the range is the widest that both ranges allow",
  "score.specification": "sum of the three parts, rounded down",
  "score.partial": "sum of the known parts, rounded down; not ranked against full scores",
  "score.followers": "Instagram followers ÷ 1000 × 0.3",
  "score.engagement": "engagement in percent × 10 × 0.3",
  "score.earnings": "monthly earnings in dollars ÷ 100 × 0.4",
  "posts.timesTypical": "likes and comments ÷ what is typical of the posts around it",
  "post.format": "as the platform names it",
  "post.time": "when it was published, in the creator's time zone",
  "post.timeUtc": "when it was published, in UTC",
  "post.theme": "the theme of most posts that its caption has",
  "post.link": "made from the handle and the number of the post",
  "posts.likesAndComments":
    "likes and comments of the post ÷ those of a typical post around that time on the same platform − 1",
  "posts.topShare": "likes and comments of the most successful post ÷ those of all posts in the period",
  "data.age": "time since the latest update",
  "posts.age": "time since the post was published",
  "checks.ran": "risk checks that had the figures they need; the others are listed with the reason",
  "checks.all": "risk checks that apply to the linked platforms",
  "handles.dice": "letter pairs shared by the two least similar handles ÷ all their letter pairs (Dice)",
  "likes.variation": "standard deviation ÷ mean of the likes on the newest posts",
  "follows.perFollower": "following ÷ followers",
  "language.byLetters": "language of most letters, counted caption by caption",
  "theme.share": "posts with the theme ÷ posts with a caption",
  "theme.shrunken":
    "likes and comments of posts with the theme compared with the 20 posts around each, shrunk towards no effect; range wide enough for all themes and formats together",
  "format.share": "posts in the format ÷ the newest posts whose likes and comments are known, at most 100",
  "pairing.share":
    "posts with the theme in the format ÷ the newest posts whose likes and comments are known, at most 100",
  "format.shrunken":
    "likes and comments of posts in the format compared with the 20 posts around each, shrunk towards no effect; range wide enough for all themes and formats together",
  "effort.posts": "posts of the platform ÷ posts of all platforms, of the days that the posts of each reach back",
  "effort.response":
    "likes and comments of the platform ÷ those of all platforms; range by how much single posts differ, wide enough for all platforms together",
  "comeback.effect":
    "likes and comments a week of the 8 weeks before the pause × 0.75, the part that such accounts drew after one; the range holds the next posts, the pace and how returns differ",
  "shift.target": "today's share of the posts + a fifth of all posts",
  "shift.effect":
    "a fifth of the posts at the present pace × what such a post draws beyond those that it replaces; the range holds the next posts, the pace and what is uncertain of the difference",
  "schedule.shrunken":
    "likes and comments of posts at that time (in the time zone given with the submission) compared with the 20 posts around each, shrunk towards no effect",
  "schedule.shrunkenUtc":
    "likes and comments of posts at that time (UTC) compared with the 20 posts around each, shrunk towards no effect",
  "cadence.gammaPoisson": "posts ÷ weeks, with the interval of a Poisson rate",
  "cadence.longestGap": "longest time between two posts",
  "cadence.usualGap": "nine in ten gaps between two posts are no longer than this",
  "cadence.sinceLast": "time since the newest post",
  "growth.difference": "latest count − first count of the period",
  "growth.relative": "gain ÷ first count of the period",
  "growth.relativeTotal": "gains of all platforms ÷ the sum of their first counts of the period",
  "growth.expected":
    "forecast made 28 days before, from the daily counts up to then; 19 of 20 creators stay in the range",
  "growth.high": "the highest of the daily readings that hang together, of equal ones the newest",
  "growth.sinceHigh": "newest reading ÷ the highest one − 1, where that was eight weeks ago or more",
  "growth.yearChange":
    "gain of these days − gain of the same days fifty-two weeks before; range by Student’s t of sums over four days, wide enough for all platforms together",
  "growth.perPost":
    "followers gained in a week on the posts of that week, least squares within blocks of four weeks; an association, not a cause",
  "audience.postsThen": "of the newest posts, those that came out in the three hours with most followers online",
  "audience.postsThenUtc":
    "of the newest posts, those that came out in the three hours with most followers online (UTC)",
  "growth.lossDays": "days, three at most, that lost 4 spreads more than usual and carry over half of the loss",
  "growth.lossShare": "loss on these days ÷ all losses of the 28 days",
  "growth.milestone": "the next of 1, 2, 3, 5 and 7.5 times a power of ten",
  "growth.milestoneDays": "first day on which the forecast is there; range from the ends of its band",
  "growth.forecast":
    "weighted mean of a damped trend, winsorized daily gains, the weekly rhythm and, with 60 or more daily values, regressions; Theta is added where counts are rounded; each weighs more the closer it came on this history; range from the errors of other creators' forecasts",
  "growth.confidence": "based on the number of daily counts",
  "growth.unusual":
    "gain beyond the usual, on days whose gain exceeds 6 spreads of the 28 days before and 2% of the count, or 6√3 spreads and 3.5% over three days; a post published then or up to three days before explains a rise if it drew 3 times the usual views or likes and comments",
  "growth.jump":
    "count after the unusual days − count before them; a day is unusual if its gain exceeds 6 spreads of the 28 days before and 2% of the count, or 6√3 spreads and 3.5% over three days; no post of those days drew 3 times the usual",
  "growth.jumpPost":
    "count after the unusual days − count before them; a day is unusual if its gain exceeds 6 spreads of the 28 days before and 2% of the count, or 6√3 spreads and 3.5% over three days; a post of those days drew 3 times the usual views or likes and comments",
  "growth.jumpUnread":
    "count after the unusual days − count before them; a day is unusual if its gain exceeds 6 spreads of the 28 days before and 2% of the count, or 6√3 spreads and 3.5% over three days; the posts of those days are not known",
  "growth.jumpCount": "number of upward jumps that no known post explains",
  "growth.jumpShare": "largest unexplained jump ÷ followers before it; 0 if there was none",
  "growth.fallShare": "largest sudden fall ÷ followers before it; 0 if there was none",
  "trending.momentum":
    "place among creators, 0 to 100, by mean daily gain of the last 28 days, each day weighing half as much every 7 days further back, ÷ √(followers + 100) × days ÷ (days + 7); days with unexplained jumps are left out",
  "trending.underReview": "the trending score, but at most 84 while a jump in the last 28 days has no known cause",
  "trending.place":
    "share of creators that gain fewer followers for their size: mean daily gain of the last 28 days, each day weighing half as much every 7 days further back, ÷ √(followers + 100) × days ÷ (days + 7)",
  "trending.weight": "√followers here ÷ the sum of √followers over all platforms with a place",
  "growth.chanceOfDecline":
    "chance that the count shown at the end of the forecast is lower than today's, where an equal count is no decline; based on the errors of other creators' forecasts beyond the expected gain, how often the count rose before, and how coarsely it is rounded",
  "engagement.change":
    "median interactions of the newest posts ÷ those of the posts before them; range over all pairs of these posts, wide enough for all platforms together",
  "engagement.yearChange":
    "median interactions of the posts of four weeks ÷ those of the same days fifty-two weeks before; range over all pairs of these posts, wide enough for all platforms together",
  "tier.byFollowers": "by followers",
  "size.usual":
    "middle of the platform's creators on FanRadar as if all had this size: a line over the logarithm of followers, each size tier drawn to it; eight of ten are within the range",
  "size.place": "share of the platform's creators on FanRadar with less, as if all had this size",
  "benchmark.hypeauditor2026": "HypeAuditor's 2026 report, by followers; range over its reports since 2018 (external)",
  "audience.online":
    "mean number of followers online in the three busiest hours of the day, compared with the mean of all hours (in the time zone given with the submission)",
  "audience.onlineUtc":
    "mean number of followers online in the three busiest hours of the day, compared with the mean of all hours (UTC)",
  "audience.ofPlaced": "followers in this group ÷ all followers that the platform assigns to a group",
  "sum.follows": "sum over the platforms; one person can follow on several",
  "sum.gains": "sum of the gains of all platforms over the same days",
  "sum.forecasts":
    "sum of the forecasts of all platforms for the same day; the ends of their ranges are added, as platforms of one creator rise and fall together",
  "share.ofFollows": "followers of the largest platform ÷ all follows",
  "market.weighted": "places in the tiers, weighted by √followers",
  "coverage.ofLinks": "linked platforms with figures ÷ linked platforms",
  "count.models": "number of your models",
  "count.members": "number of creators that these figures are about",
  "count.reports": "number of your reports",
  "rating.mean": "mean over your rated reports of 5 × positive ratings ÷ all ratings",
  "count.processing": "number of your models with an analysis that is queued or running",
  "rating.stars": "5 × positive ratings ÷ all ratings of this report; 0 without ratings",
  "count.listed": "number of models on this list, as searched and filtered",
  "score.meanListed": "mean of the trending scores on this list, rounded; models without a score don't count",
  "count.change": "number added in the period",
  "rating.change": "mean of the rated reports now − mean at the start of the period",
  "wait.median": "median time from the start of an analysis to its report",
  "count.ratings": "number of people who gave this rating",
  "count.figures": "number of sealed facts of this kind",
  "count.views": "people who opened this creator's page, each counted once a day, without known bots and the owner",
  "count.opened": "number of times others opened this link",
  "count.readings": "number of updates of this profile",
  "count.postsDropped":
    "posts in the latest update that aren't in any figure because they lack a time or don't have the documented form",
  "versions.relative": "(now − before) ÷ before",
  "portfolio.median": "median of the creators' latest counts",
  "portfolio.engagement":
    "median over the models, each by its profile with the most followers: (likes + comments) of the typical post ÷ followers at that time; of the last 12 posts of 90 days, of named days their posts",
  "portfolio.rate":
    "(likes + comments) of the typical post ÷ followers at that time, on the profile with the most followers; of the last 12 posts of 90 days, of named days their posts",
  "portfolio.change":
    "(now − before) ÷ before, where both are known; before is the period of equal length ahead of this one",
  "portfolio.sameDays": "(now − before) ÷ before, each model on the days that its statements cover in both periods",
  "portfolio.latestDays":
    "net earnings of the latest days ÷ those of as many days before; each model’s days end with the newest payment of its statements, which cover both without a gap; its day may not be over",
  "portfolio.ownDays":
    "sum of each model’s own latest days, which end with the newest payment of its statements, or with the days that an amount was entered for; they do not all end on the same date",
  "portfolio.compared":
    "cleared payments less refunds and chargebacks, of each model only on the days that its statements cover in both periods",
  "portfolio.typicalChange":
    "median of each one's own (now − before) ÷ before, where both are known; before is the period of equal length ahead of this one",
  "portfolio.average": "sum of the models that have the figure ÷ how many have it; range from the ends of theirs",
  "accuracy.heldOut":
    "values that came later and lay inside the range ÷ all that were checked, on data that the method had not seen; the range is meant to hold 80%",
  "accuracy.share": "cases of this kind ÷ all that were checked, on data that the method had not seen",
  "accuracy.median": "median over all that was checked, on data that the method had not seen",
  "portfolio.cohort": "profiles with a count on the first day shown, the same ones throughout",
  "count.rows": "number of rows",
  "content.median": "median of what was paid; its range comes from the ranked amounts",
  "change.counted": "new subscriptions in whole weeks, as many weeks before as after",
  "change.joined":
    "(after − before) ÷ before; the range allows for chance and the usual movement between months, but not for a season",
  "change.net":
    "new subscribers a week × net payments of each in as many days, after ÷ before − 1; the range allows for chance and seasons",
  "change.days": "months since joining that are known of both prices",
  "figures.sum": "sum of the figures behind it",
  "figures.share": "this figure ÷ the sum of those of all models",
  "gain.daily": "followers gained ÷ days",
  "gain.day": "largest or smallest change between the readings of two days in a row",
};

/** The card of a figure. */
export const ledgerWords = {
  open: (name: string) => `${name}: see the source`,
  from: "From",
  own: "Converted from",
  rate: "Rate",
  asOf: "As of",
  sample: "Sample",
  against: "Compared with",
  range: "Range",
  formula: "Formula",
  method: "What is this?",
  also: "Also",
  /** In place of 'measured', of what an imported file says. */
  byFile: "by its file",
  suppliedFile: "This file was supplied by whoever manages the profile. FanRadar can't check who made it.",
  conflicts: "Disagrees",
};
