import type { FormulaKey } from "@fanradar/engine";

/** How figures of earnings, prices, payers, shifts and splits were computed. */
export const moneyFormulas = {
  "earnings.extrasShare": "payments other than subscriptions and renewals ÷ all payments of the month, net",
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
    "net earnings ÷ those of as many days before; range: who happened to pay, each payer counted as one",
  "payers.perPayer": "net earnings from named payers in the last thirty days ÷ these payers",
  "payers.perThousand": "net earnings of a month ÷ followers on all platforms × 1,000; who pays need not follow",
  "payers.subscriberRate": "subscribers ÷ followers on all platforms × 100; who subscribes need not follow",
  "payers.topShareQuarter": "paid by the ten who paid most ÷ all earnings, in the last ninety days",
  "payers.quiet":
    "payers of at least four visits whose last payment is longer ago than their longest gap of the last twelve by a tenth (more of few gaps), at least fourteen days, and not over sixty days longer",
  "payers.quietExpected": "share quiet on earlier days × regulars now",
  "payers.quietWorth": "what each of these payers paid in the three months up to their last payment ÷ 3, net, added up",
  "payers.quietShare": "what these payers paid a month ÷ net earnings of the last thirty days",
  "payers.returned":
    "of those who were as quiet at earlier days, the share that paid again in the next thirty days; range by Wilson",
  "payers.joinPrice": "gross price of the first subscription; the two at which most people joined",
  "payers.stayed":
    "of those who joined at this price, the share that paid for the subscription again 25 to 45 days later; range by Wilson",
  "payers.discountChange":
    "share that renewed after a first month at nine tenths of the logged price of that day or less − of those who paid it in full, in points (Agresti and Caffo)",
  "payers.stayChange": "share that renewed at the higher price − at the lower one, in points (Agresti and Caffo)",
  "payers.joinerValue":
    "mean of what each new subscriber paid in the first 90 days, net; range: the mean of as many others",
  "payers.monthsSubscribed":
    "sum, over the first six months after joining, of the mean number of payments for the subscription, of everybody who joined in the last seven months and of whom that month is known; range: the mean of those who join in the next 90 days",
  "payers.joinerChange": "mean value of new subscribers ÷ that of those who joined in the 90 days before",
  "payers.distinct": "payers in the statements, distinguished by a keyed hash",
  "earnings.change": "(month − month before) ÷ month before",
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
  "portfolio.earnings":
    "cleared payments in statements less refunds and chargebacks, plus amounts entered for days that no statement covers",
  "portfolio.earningsCohort": "models whose statements cover every day shown, the same ones throughout",
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
  "subscribers.notRenewed":
    "those who joined at this price 45 days ago or longer and paid for no second month 25 to 45 days later ÷ all who did; range by Wilson",
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
  "test.length":
    "days until the expected effect of the price exceeds what chance stays within 8 of 10 times, in whole weeks, four at the least",
  "test.usual": "new subscribers a day in the latest months × days of the test",
  "test.needed":
    "expected new subscribers × (current price + what each pays beyond it) ÷ (tested price + the same), rounded up",
  "test.noticeable":
    "the difference that counting noise and the usual movement between months, before and during the test, stay within 8 of 10 times",
  "test.keep": "needed new subscribers × (1 + smallest noticeable difference), rounded up",
  "test.back": "needed new subscribers ÷ (1 + smallest noticeable difference), rounded down",
  "earnings.fees": "gross amounts − net amounts of the payments that count",
  "earnings.dayExtreme": "what each whole day brought, after refunds; the most and the least",
  "earnings.dayMean": "sum of the whole days ÷ how many",
  "breakdown.mean": "sum of the whole days, weeks or months ÷ how many",
  "breakdown.median": "middle one of the whole days, weeks or months",
  "breakdown.streak": "days, weeks or months one after the other of which it holds",
  "breakdown.beyondPayments": "how many single payments lie beyond the amount",
  "breakdown.beyond": "how many lie beyond the amount, of those that statements cover whole",
  "breakdown.topShare": "what the largest brought ÷ what all brought",
  "breakdown.usual": "sum of all the days ÷ how many, for as many days as the row has",
  "breakdown.change": "amount ÷ amount that it is compared with − 1",
  "earnings.monthMean": "sum of the whole months ÷ how many, at most the last twelve",
  "earnings.partShare": "these kinds of payments ÷ all earnings of the same days",
  "payers.topTenth": "spent by the tenth of payers who spent most ÷ spent by all payers",
  "payment.count": "how many payments count",
  "payment.largest": "the largest single payment that counts",
  "payment.mean": "sum of the payments that count ÷ how many",
  "payment.median": "median of the single payments that count",
  "payment.hour": "the hour of the day with most payments, by the statement’s clock; its part of all payments",
} satisfies Partial<Record<FormulaKey, string>>;
