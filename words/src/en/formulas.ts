import type { FormulaKey } from "@fanradar/engine";

/** How a figure was computed, as its ledger card says. */
export const formulaWords: Record<FormulaKey, string> = {
  "engagement.byFollowers.typical":
    "(likes + comments) ÷ followers, median over the means of all pairs of posts (Hodges and Lehmann); range for the median of the next 12 posts, as far as creators' later posts lay from it",
  "engagement.byFollowers.median": "(likes + comments) ÷ followers, median of the posts",
  "engagement.byFollowers.mean": "(likes + comments) ÷ followers, mean of the posts",
  "engagement.byFollowers.averages": "(average likes + average comments) ÷ followers",
  "engagement.byViews.median": "(likes + comments + shares) ÷ views, median of the posts",
  "engagement.byReach.median": "(likes + comments + shares + saves) ÷ accounts reached, median of the posts",
  "posts.median": "median of the posts",
  "posts.share": "posts with the theme ÷ posts with a caption",
  "viral.aboveThreeMedians": "videos above three times the median views ÷ videos",
  "comparison.place": "share of creators of the platform with less, several platforms weighted by √followers",
  "comparison.composite": "mean of the places among creators that are known",
  "score.specification": "sum of the three addends, rounded down",
  "score.partial": "sum of the addends that are known, rounded down; not ranked against full scores",
  "score.followers": "Instagram followers ÷ 1000 × 0.3",
  "score.engagement": "engagement in percent × 10 × 0.3",
  "score.earnings": "monthly earnings in dollars ÷ 100 × 0.4",
  "earnings.extrasShare": "payments beside subscriptions and renewals ÷ all payments of the month, net",
  "posts.topShare": "likes and comments of the most successful post ÷ those of all posts of the period",
  "data.age": "time since the latest update",
  "posts.age": "time since the post came out",
  "checks.ran": "risk checks that had the figures they need; a check that has none is listed with its reason",
  "checks.all": "risk checks that apply to the linked platforms",
  "handles.dice": "pairs of letters that the two least alike handles share ÷ all their pairs (Dice)",
  "likes.variation": "standard deviation ÷ mean of the likes of the newest posts",
  "follows.perFollower": "following ÷ followers",
  "followers.suspect":
    "share under which the sampled followers' features are most likely, by a model of known bought accounts",
  "language.byLetters": "language of most letters, caption by caption",
  "theme.shrunken":
    "likes and comments of the theme's posts against those of the 20 posts around each, shrunk towards no effect",
  "schedule.shrunken":
    "likes and comments of the posts at that time (in the time zone given with the submission) against those of the 20 posts around each, shrunk towards no effect",
  "schedule.shrunkenUtc":
    "likes and comments of the posts at that time (UTC) against those of the 20 posts around each, shrunk towards no effect",
  "cadence.gammaPoisson": "posts ÷ weeks, interval of a Poisson rate",
  "cadence.longestGap": "longest time between two posts",
  "cadence.usualGap": "nine in ten times between two posts are no longer",
  "cadence.sinceLast": "time since the newest post",
  "growth.difference": "latest count − first count of the period",
  "growth.relative": "gain ÷ first count of the period",
  "growth.forecast":
    "damped trend, winsorised daily gain and weekly rhythm, each weighed by how near it came on this history, Theta beside them where counts are rounded; range from the errors of other creators' forecasts",
  "growth.confidence": "by the number of daily counts",
  "growth.unusual":
    "daily gains beyond 6 spreads of the 28 days before and 2% of the count in one day, or 3.5% in three; a rise is explained by a post of those days with 3 times the usual views or likes and comments",
  "growth.jump":
    "reading after the unusual days − reading before them; a day is unusual beyond 6 spreads of the 28 days before and 2% of the count, or 3.5% in three days; no post of those days drew 3 times the usual",
  "growth.jumpPost":
    "reading after the unusual days − reading before them; a day is unusual beyond 6 spreads of the 28 days before and 2% of the count, or 3.5% in three days; a post of those days drew 3 times the usual views or likes and comments",
  "growth.jumpUnread":
    "reading after the unusual days − reading before them; a day is unusual beyond 6 spreads of the 28 days before and 2% of the count, or 3.5% in three days; the posts of those days are not known",
  "growth.jumpCount": "count of the jumps upwards that no known post explains",
  "growth.jumpShare": "largest unexplained jump ÷ followers before it; 0 where there was none",
  "growth.fallShare": "largest sudden fall ÷ followers before it; 0 where there was none",
  "trending.momentum":
    "place among creators, 0 to 100, of the mean daily gain over √followers: the last 28 days, half as much every 7 days further back; unexplained jumps left out",
  "trending.underReview": "as the trending score, but held at 84 while a jump of the last 28 days has no known cause",
  "trending.place":
    "share of creators that gain fewer followers for their size: mean daily gain of the last 28 days, half as much every 7 days further back, over √followers",
  "trending.weight": "√followers here ÷ the sum of them over all platforms that have a place",
  "growth.chanceOfDecline":
    "chance that a lower count is shown at the end of the forecast than today, the same count being no decline: by the errors of other creators' forecasts beyond the expected gain, how often the count rose before, and how coarsely it is rounded",
  "engagement.change":
    "median interactions of the newest posts ÷ those of the posts before them; range over all pairs of such posts",
  "tier.byFollowers": "by followers",
  "tier.percentile": "share of creators of the same tier with lower engagement",
  "benchmark.hypeauditor2026":
    "HypeAuditor's report of 2026, by followers; range over its reports since 2018 (external)",
  "audience.online":
    "mean of the followers online in the three hours of the day with the most, against the mean of all hours (in the time zone given with the submission)",
  "audience.onlineUtc":
    "mean of the followers online in the three hours of the day with the most, against the mean of all hours (UTC)",
  "audience.ofPlaced": "followers of this part ÷ followers that the platform tells of",
  "benchmark.ownPool": "median of the creators of this tier on FanRadar; eight of ten lie in the range",
  "sum.follows": "sum over the platforms; one person may follow on several",
  "share.ofFollows": "followers of the largest platform ÷ all follows",
  "market.weighted": "places in the tiers, weighted by √followers",
  "coverage.ofLinks": "linked platforms with figures ÷ linked platforms",
  "count.models": "count of your models",
  "count.reports": "count of your reports",
  "rating.mean": "mean over your rated reports of five times positive ÷ all ratings",
  "count.processing": "count of your models with a first analysis queued or running",
  "rating.stars": "five times positive ÷ all ratings of this report, 0 without one",
  "count.listed": "count of the models on this list, as searched and filtered",
  "score.meanListed": "mean of the trending scores on this list, rounded; models without one do not count",
  "count.change": "count added in the period",
  "rating.change": "mean of the rated reports now − at the start of the period",
  "wait.median": "median from the start of an analysis to its report",
  "count.ratings": "count of the people who rated so",
  "count.figures": "count of the sealed facts of this kind",
  "count.views": "people who opened this creator's page, each counted once a day; neither known bots nor the owner",
  "count.opened": "times that others opened this link",
  "count.readings": "count of the updates of this profile",
  "count.postsDropped":
    "posts in the latest update that are in no figure: without a time, or not in the documented form",
  "versions.relative": "(now − before) ÷ before",
  "earnings.sum": "sum of such payments in the statements; each counts once",
  "earnings.cleared": "cleared payments − what was given back of earlier ones; each counts once",
  "payers.distinct": "payers in the statements, told apart by a keyed hash",
  "payers.median": "median of what each payer spent",
  "payers.mean": "what all payers spent ÷ payers",
  "earnings.weekdayShare": "its share of each week's earnings, drawn towards one in seven by what chance alone spreads",
  "tips.perPayer": "tips and paid messages ÷ payers, of the statement's newest thirty days",
  "earnings.kindShares": "shares of the earnings of the statement's newest thirty days",
  "portfolio.median": "median of the creators' newest counts",
  "portfolio.engagement":
    "median of the profiles' rates, each (likes + comments) of its typical post of the period ÷ its followers then",
  "portfolio.rate":
    "(likes + comments) of the typical post of the period ÷ followers then, on the profile with the most followers",
  "portfolio.change": "(now − before) ÷ before, of those that have both; before is the equal period ahead of this one",
  "portfolio.sameDays":
    "(now − before) ÷ before, on the same days of both periods, those that statements cover in each",
  "portfolio.compared":
    "cleared payments less what was given back, on the days that statements cover in both periods alone",
  "portfolio.earnings":
    "cleared payments of statements less what was given back, and amounts given for days that no statement covers",
  "portfolio.typicalChange":
    "median of each one's own (now − before) ÷ before, of those that have both; before is the equal period ahead of this one",
  "portfolio.cohort": "profiles with a count on the first day shown, the same at each time",
  "count.rows": "count of rows",
  "price.asAsked": "the price that ends in 49 or 99 cents nearest to the step",
  "price.breakEven": "1 − present price ÷ this price; below 0: so many more must join",
  "price.breakEvenExtras":
    "1 − (present price + what each pays beside it) ÷ (this price + the same); below 0: so many more must join",
  "price.willingness":
    "what newcomers pay at this price ÷ at the present one, by curves of willingness to pay that fit the months and a weak general assumption; trend and chance are allowed for",
  "price.chance": "weight of the curves by which this price brings more than the present one",
  "price.advice": "one step of at most 25%, only where it brings more with a chance of 80%; else the present price",
  "price.range": "prices within 25% that bring at least 95% of the present revenue with a chance of 80%",
  "price.lastMonth": "the price of the newest month that tells one: logged, else the median that newcomers paid",
  "price.months": "count of the months in which one price was asked",
  "price.prices": "count of the different prices of these months",
  "extras.perPayer": "all that was paid beside subscriptions ÷ paying subscribers, of the newest months",
  "subscribers.paying": "people who paid for a subscription in the month, newcomers included",
  "subscribers.joined": "new subscriptions of the month",
  "subscribers.leaving":
    "share that leaves after the first month, by ways of staying that fit the months; the restless go first",
  "revenue.paths":
    "median of 10,000 paths: newcomers, who stays, the price as lately paid and what is paid beside it, less the platform’s fee; a sudden leap is not in it",
  "revenue.tenth": "one path of ten brings less",
  "revenue.ninetieth": "one path of ten brings more",
  "revenue.extrasShare": "paid beside subscriptions ÷ all that was paid, of the newest month",
  "content.median": "median of what was paid; its range by the order of the amounts",
  "test.length": "four whole weeks, so that each weekday counts alike",
  "test.usual": "newcomers a day of the newest months × 28",
  "test.needed":
    "expected newcomers × (present price + what each pays beside it) ÷ (tested price + the same), rounded up",
  "test.noticeable": "what counting noise and the own movement of months, before and in the test, reach 8 of 10 times",
  "test.keep": "newcomers needed × (1 + smallest difference that shows), rounded up",
  "test.back": "newcomers needed ÷ (1 + smallest difference that shows), rounded down",
  "test.runs": "days until what is expected of the price is more than chance reaches 8 of 10 times, in whole weeks",
  "change.counted": "new subscriptions in whole weeks, as many before as after",
  "change.joined": "(after − before) ÷ before; the range holds chance and what months do of themselves, not a season",
  "change.net": "mean week after ÷ mean week before − 1; the range by how much the weeks differ and how many paid",
};
