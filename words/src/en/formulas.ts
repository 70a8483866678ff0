import type { FormulaKey } from "@fanradar/engine";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
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
  "posts.share": "these posts ÷ the posts that they are compared with",
  "viral.aboveThreeMedians": "videos above three times the median views ÷ videos",
  "comparison.place":
    "share of the platform's creators with a lower value; several platforms are weighted by √followers",
  "comparison.composite": "mean of the known places among creators",
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
  "earnings.extrasShare": "payments other than subscriptions and renewals ÷ all payments of the month, net",
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
  "followers.suspect":
    "share for which the features of the sampled followers are most likely, under a model of known bought accounts",
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
  "tier.byFollowers": "by followers",
  "size.usual":
    "middle of the platform's creators on FanRadar as if all had this size: a line over the logarithm of followers, each size tier drawn to it; eight of ten are within the range",
  "size.place": "share of the platform's creators on FanRadar with less, as if all had this size",
  "tier.percentile": "share of creators in the same tier with lower engagement",
  "benchmark.hypeauditor2026": "HypeAuditor's 2026 report, by followers; range over its reports since 2018 (external)",
  "audience.online":
    "mean number of followers online in the three busiest hours of the day, compared with the mean of all hours (in the time zone given with the submission)",
  "audience.onlineUtc":
    "mean number of followers online in the three busiest hours of the day, compared with the mean of all hours (UTC)",
  "audience.ofPlaced": "followers in this group ÷ all followers that the platform assigns to a group",
  "benchmark.ownPool": "median of the creators in this tier on FanRadar; eight of ten are within the range",
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
  "count.processing": "number of your models whose first analysis is queued or running",
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
  "earnings.sum": "sum of these payments in the statements; each counts once",
  "earnings.cleared": "cleared payments − refunds and chargebacks of earlier ones; each counts once",
  "split.agency": "share of each rule × earnings of its days, rounded to the cent once for each rule and month",
  "split.creator": "earnings − the agency’s part",
  "chatters.total": "total sales: tips and paid messages of the month that cleared, net",
  "chatters.sales": "tips and messages sold while this chatter alone was on shift, net",
  "chatters.shared": "tips and messages sold while these chatters were on shift at once, net",
  "chatters.outside": "tips and messages sold while nobody was on shift, net",
  "chatters.untimed": "tips and messages of which the statement has the day and no time, net",
  "chatters.back": "refunds and chargebacks of tips and messages in the month",
  "chatters.hours": "hours of this chatter’s shifts in the month, overlapping ones counted once",
  "chatters.aloneHours": "hours alone on shift, of days that a statement covers",
  "chatters.perHour": "sales ÷ hours alone on shift",
  "payers.earningsChange":
    "net earnings of the last thirty days ÷ those of the thirty days before; range: who happened to pay, each payer counted as one",
  "payers.perPayer": "net earnings from named payers in the last thirty days ÷ these payers",
  "payers.perThousand": "net earnings of a month ÷ followers on all platforms × 1,000; who pays need not follow",
  "payers.subscriberRate": "subscribers ÷ followers on all platforms × 100; who subscribes need not follow",
  "payers.topShareQuarter": "paid by the ten who paid most ÷ all earnings, in the last ninety days",
  "payers.quiet":
    "payers of at least four visits whose last payment is longer ago than their longest gap of the last twelve by a tenth (more of few gaps), at least fourteen days, and not over sixty days longer",
  "payers.quietWorth": "what each of these payers paid in the three months up to their last payment ÷ 3, net, added up",
  "payers.returned":
    "of those who were as quiet at earlier days, the share that paid again in the next thirty days; range by Wilson",
  "payers.joinPrice": "gross price of the first subscription; the two at which most people joined",
  "payers.stayed":
    "of those who joined at this price, the share that paid for the subscription again 25 to 45 days later; range by Wilson",
  "payers.stayChange": "share that renewed at the higher price − at the lower one, in points (Agresti and Caffo)",
  "payers.joinerValue":
    "mean of what each new subscriber paid in the first 90 days, net; range: the mean of as many others",
  "payers.joinerChange": "mean value of new subscribers ÷ that of those who joined in the 90 days before",
  "payers.distinct": "payers in the statements, distinguished by a keyed hash",
  "earnings.change": "earnings ÷ days of the month, against those of the month before",
  "earnings.months": "sum of the months",
  "payers.topShare": "spent by the ten who spent most ÷ spent by all payers",
  "payers.median": "median of what each payer spent",
  "payers.mean": "total spent by all payers ÷ payers",
  "earnings.perSubscriber": "net earnings of the month ÷ subscribers now",
  "goal.named": "the number in the question",
  "goal.share": "now ÷ the goal",
  "goal.subscribers":
    "sum in the question ÷ net earnings of a month for each subscriber; range from that of the expected month",
  "earnings.weekdayShare":
    "the weekday's share of each week's earnings, shrunk towards one in seven to allow for chance",
  "tips.perPayer": "tips and paid messages ÷ payers, in the statement's latest thirty days",
  "earnings.kindShares": "shares of the earnings in the statement's latest thirty days",
  "portfolio.median": "median of the creators' latest counts",
  "portfolio.engagement":
    "median over the models, each by its profile with the most followers: (likes + comments) of the typical post in the period ÷ followers at that time",
  "portfolio.rate":
    "(likes + comments) of the typical post in the period ÷ followers at that time, on the profile with the most followers",
  "portfolio.change":
    "(now − before) ÷ before, where both are known; before is the period of equal length ahead of this one",
  "portfolio.sameDays":
    "(now − before) ÷ before, on the same days of both periods: those that statements cover in each",
  "portfolio.latestDays":
    "net earnings of the latest days ÷ those of as many days before; each model’s days end with the newest payment of its statements, which cover both without a gap",
  "portfolio.ownDays":
    "sum of each model’s own latest days, which end with the newest payment of its statements, or with the days that an amount was entered for; they do not all end on the same date",
  "portfolio.compared":
    "cleared payments less refunds and chargebacks, only on the days that statements cover in both periods",
  "portfolio.earnings":
    "cleared payments in statements less refunds and chargebacks, plus amounts entered for days that no statement covers",
  "portfolio.typicalChange":
    "median of each one's own (now − before) ÷ before, where both are known; before is the period of equal length ahead of this one",
  "portfolio.average": "sum of the models that have the figure ÷ how many have it; range from the ends of theirs",
  "accuracy.heldOut":
    "values that came later and lay inside the range ÷ all that were checked, on data that the method had not seen; the range is meant to hold 80%",
  "portfolio.cohort": "profiles with a count on the first day shown, the same ones throughout",
  "portfolio.earningsCohort": "models whose statements cover every day shown, the same ones throughout",
  "count.rows": "number of rows",
  "price.rounded": "the price ending in 49 or 99 cents that is nearest to the step",
  "price.breakEven": "1 − current price ÷ this price; below 0, so many more must join",
  "price.breakEvenExtras":
    "1 − (current price + what each subscriber pays beyond it) ÷ (this price + the same); below 0, so many more must join",
  "price.willingness":
    "what new subscribers pay at this price ÷ what they pay at the current one, under curves of willingness to pay that fit the months and a weak general assumption; allows for trend and chance",
  "price.chance": "weight of the curves under which this price earns more than the current one",
  "price.advice":
    "one step of at most 25%, only if it earns more with a chance of at least 80%; otherwise the current price",
  "price.range": "prices within 25% that earn at least 95% of the current revenue with a chance of at least 80%",
  "price.lastMonth":
    "the price of the latest month that states one: as logged, otherwise the median that new subscribers paid",
  "price.months": "number of months with a single price",
  "price.prices": "number of different prices in these months",
  "extras.perPayer": "everything paid beyond subscriptions ÷ paying subscribers, in the latest months",
  "subscribers.paying": "people who paid for a subscription in the month, including new ones",
  "subscribers.joined": "new subscriptions in the month",
  "subscribers.leaving":
    "share that leaves after the first month, under retention curves that fit the months; those most likely to leave go first",
  "cohort.joined": "people whose first payment in the statements is a new subscription in that month",
  "cohort.stayed":
    "share of those who joined in the month whose last payment for the subscription is so many months of thirty days later, or later; five days early count",
  "subscribers.left":
    "people whose subscription of thirty days ran out in that month and who paid for no other within fifteen days",
  "quiet.worth": "net payments of the three months up to the last payment ÷ 3",
  "quiet.gap": "median of the last twelve gaps between payments; those within four days are one",
  "quiet.silence": "days from the last payment to the end of the statements",
  "cohort.value":
    "all net payments of those who joined in the month, up to the end of the statements, divided by their number",
  "revenue.models": "what each model is expected to bring, added up; the ends are those of all models at once",
  "revenue.months":
    "what past months brought and coming ones are expected to bring, added up; the ends are those of all months at once",
  "revenue.paths":
    "median of 10,000 paths of new subscribers, retention, the price paid lately and payments beyond it, less the platform’s fee; sudden jumps aren't included",
  "revenue.tenth": "one path in ten earns less",
  "revenue.ninetieth": "one path in ten earns more",
  "revenue.extrasShare": "paid beyond subscriptions ÷ everything paid, in the latest month",
  "content.median": "median of what was paid; its range comes from the ranked amounts",
  "test.length":
    "days until the expected effect of the price exceeds what chance stays within 8 of 10 times, in whole weeks, four at the least",
  "test.usual": "new subscribers a day in the latest months × days of the test",
  "test.needed":
    "expected new subscribers × (current price + what each pays beyond it) ÷ (tested price + the same), rounded up",
  "test.noticeable":
    "the difference that counting noise and the usual movement between months, before and during the test, stay within 8 of 10 times",
  "test.keep": "needed new subscribers × (1 + smallest noticeable difference), rounded up",
  "test.back": "needed new subscribers ÷ (1 + smallest noticeable difference), rounded down",
  "change.counted": "new subscriptions in whole weeks, as many weeks before as after",
  "change.joined":
    "(after − before) ÷ before; the range allows for chance and the usual movement between months, but not for a season",
  "change.net":
    "mean week after ÷ mean week before − 1; the range depends on how much the weeks differ and how many people paid",
  "figures.sum": "sum of the figures behind it",
  "figures.share": "this figure ÷ the sum of those of all models",
  "gain.daily": "followers gained ÷ days",
  "earnings.fees": "gross amounts − net amounts of the payments that count",
  "earnings.dayExtreme": "what each whole day brought, after refunds; the most and the least",
  "earnings.dayMean": "sum of the whole days ÷ how many",
  "earnings.week": "sum of the days of the week that statements cover",
  "earnings.monthMean": "sum of the whole months ÷ how many, at most the last twelve",
  "earnings.partShare": "these kinds of payments ÷ all earnings of the same days",
  "payers.topTenth": "spent by the tenth of payers who spent most ÷ spent by all payers",
  "gain.day": "largest or smallest change between the readings of two days in a row",
  "payment.count": "how many payments count",
  "payment.largest": "the largest single payment that counts",
  "payment.mean": "sum of the payments that count ÷ how many",
  "payment.median": "median of the single payments that count",
  "payment.hour": "the hour of the day with most payments, by the statement’s clock; its part of all payments",
};

/** The card of a figure. */
export const ledgerWords = {
  open: (name: string) => `${name}: see the source`,
  from: "From",
  own: "Converted from",
  rate: "Rate",
  asOf: "As of",
  sample: "Sample",
  range: "Range",
  formula: "Formula",
  method: "What is this?",
  also: "Also",
  conflicts: "Disagrees",
};
