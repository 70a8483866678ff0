import type { PaymentFeature } from "../payment-features.ts";

/**
 * What English words say of a question on payments: folded words, `*` for any end, phrases between commas. `plain` says nothing; what stands in no list is not
 * understood.
 */
export const en: Readonly<Record<PaymentFeature, string>> = {
  plain: `go, went, whos, far, last, past, previous, recent, lately, rn, showing, sub, a, an, the, of, in, on, for, from, with, to, at, by, and, or, our, ours, my, mine,
    we, us, i, im, you, she, shes, he, hes, her, hers, his, him, they, them, their, it, its, that, thats, this, these, those, is, are, was, were, be,
    been, being, do, does, did, doing, done, have, has, had, having, get, gets, got, getting, can, could, would, will, tell, show, give, let, know,
    want, wanna, need, see, check, please, pls, plz, just, only, roughly, about, approximately, around, exactly, exact, actually, really, so far, so,
    now, currently, as, all, total, totals, totally, overall, altogether, combined, sum, sums, together, amount, amounts, there, here, then, like,
    ok, okay, also, too, again, hey, hi, hello, thanks, us dollars, dollars, usd, bucks, euros, in money, any, some, into, out, over, during, within,
    since, until, till, between, one, ones, how about, what about, account, page, s, ll, ve, re, m, d, quick, question, pretty, even, ever, every,
    each, kind of, cash, online, happened, look, looks, looking, anything, thing, things, put, list, me`,
  much: "how much, hm",
  count: "how many, number of, count, count of, how often, amount of payments, no of",
  net: "earn*, net, sales, paid out, get paid, got paid, gets paid, income*, revenue*, gross*, intake, generat*, rake*",
  brings: `make, makes, made, making, bring*, brought, came in, come in, comes in, coming in, came, come, comes, coming, take in, took in, pull* in, bank*, sold, sell, sells, selling,
    worth, contribut*`,
  fees: "fee, fees, take, takes, took, keep*, kept, cut, commission*, platform fee*, deduct*",
  payment: "payment*, transaction*, purchase*, order, orders, sale, sales, sold, unlock*",
  people: "fan, fans, people, person*, user*, guy*, member*, folks, customer*, client*, patron*",
  payer: "payer*, spender*, buyer*, tipper*, customer*, whale*, purchaser*",
  paid: "pay, pays, paid, paying, spend*, spent, buy*, bought, purchas*, tipped, unlock*, gave",
  new: "new, newly, joined, join, gained, gain, add*, signed up, sign up, first time, fresh",
  mean: "average*, avg, mean, on average, per head, apiece",
  median: "median, typical*, usual*, normal*",
  most: "most, best, highest, biggest, largest, top, strongest, max, maximum, record, greatest, peak, busiest",
  least: "least, worst, lowest, smallest, weakest, min, minimum, fewest, slowest, poorest",
  share: "percent*, pct, share*, proportion*, part, parts, fraction*, how much of, out of",
  change: `change*, differ*, rise*, rose, rising, risen, fall*, fell, drop*, declin*, grow*, grew, increas*, decreas*, go up, go down, goes up, goes down, going up, going down,
    went up, went down, up or down, down, compare*, comparison, against, than, trend*, develop*, evolv*, same days, same period`,
  degree: "more, less, higher, lower, better, worse, bigger, smaller, fewer",
  versus: "vs, versus, or, against, compare*, than, and, next to",
  why: "why, how come, reason*, what caused, cause*, what happened",
  who: "who, whom, whose, from whom, which fan*, which payer*, which customer*",
  each: "per, each, by, every, a day, a week, a month, daily, monthly, weekly, broken down, breakdown, split by, split up",
  day: "day, days, date, dates, daily, which day*, what day*",
  week: "week, weeks, weekly",
  month: "month, months, monthly",
  weekday:
    "weekday*, day of the week, days of the week, weekend*, monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*",
  hour: "hour*, what time, time of day, times of day, clock",
  kind: "type, types, kind, kinds, category, categories, source, sources, stream, streams, come* from, came from, made up of, consist* of",
  model:
    "model, models, girl, girls, creator*, talent*, agency, everyone, everybody, roster, team, across, portfolio, in total, all of them, them all",
  single: "single, one payment, individual, at once, in one go",
  size: "size, sizes, spend per, price, prices, worth, amount",
  back: "refund*, chargeback*, charged back, charge back*, money back, returned",
  which: "which, what, whats",
  message: "message, dm, dms",
  that: "these days, those days, that day, that month, that week, same days, that, those, them, it, these, thereof, of which",
};
