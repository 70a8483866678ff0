import type { QuestionFeature } from "./find-features.ts";

/**
 * What English words say of a question on figures: folded words, `*` for any end, phrases between commas. `plain` says nothing; what stands in no list is not
 * understood.
 */
export const en: Readonly<Record<QuestionFeature, string>> = {
  plain: `works, period, dates, slow, already, yet, still, reach, reaching, match, beat, catch up, stay, stayed, staying, cost, costs, track, on track, pace, year, years, ever, all time, of all time, in history, everything, two, three, five, ten, twenty, few, a few, handful, cmon, come on, when did, when was, end of, at the end of, same, performing, performed, how did, how has, how have, how was, how were,
    numbers, number, go, went, whos, far, last, past, previous, recent, lately, rn, showing, sub, a, an, the, of, in, on, for, from, with, to,
    at, by, and, or, our, ours, my, mine, we, us, i, im, you, she, shes, he, hes, her, hers, his, him, they, them, their, it, its, that, thats,
    this, these, those, is, are, was, were, be, been, being, do, does, did, doing, done, have, has, had, having, get, gets, got, getting, tell,
    show, give, let, know, want, wanna, need, see, check, please, pls, plz, just, only, roughly, about, approximately, around, exactly, exact,
    actually, really, so far, so, now, currently, as, all, amount, amounts, there, here, then, like, ok, okay, also, too, again, hey, hi, hello,
    thanks, us dollars, dollars, usd, bucks, euros, in     money, any, some, into, out, over, during, within, since, until, till, between, one,
    ones, how     about, what about, account, page, ve, re, m, d, quick, question, pretty, even, ever, every, each, at least, at most, once, cash, online,
    happened, look, looks, looking, anything, thing, things, put, list, me, can you, could you, would you, can i see, can i get, could i see, s`,
  much: "how much, how high, how good, how low, hm",
  count: "absolute, absolute numbers, how many, number of, count, count of, how often, amount of payments, no of",
  net: "after fees, after fee, minus fees, less fees, earn*, net, sales, paid out, get paid, got paid, gets paid, income*, revenue*, gross*, intake, generat*, rake*",
  brings: `make, makes, made, making, bring*, brought, came in, come in, comes in, coming in, came, come, comes, coming, take in, took in, pull* in,
    bank*, sold, sell, sells, selling, worth, contribut*`,
  fees: "fee, fees, take, takes, took, keep*, kept, cut, commission*, platform fee*, deduct*",
  payment: "payment*, transaction*, purchase*, order, orders, sale, sales, sold, unlock*",
  people: "ppl, fan, fans, people, person*, user*, guy*, member*, folks, customer*, client*, patron*",
  payer:
    "big spender*, top spender*, high roller*, regular*, payer*, spender*, buyer*, tipper*, customer*, whale*, purchaser*",
  paid: "pay, pays, paid, paying, spend*, spent, buy*, bought, purchas*, tipped, unlock*, gave",
  new: "new, newly, joined, join, gained, gain, add*, signed up, sign up, first time, fresh",
  mean: "average*, avg, mean, on average, per head, apiece",
  median: "median, typical*, usual*, normal*",
  most: "most, best, highest, biggest, largest, top, strongest, max, maximum, record, greatest, peak, busiest, fastest, quickest",
  least: "bottom, least, worst, lowest, smallest, weakest, min, minimum, fewest, slowest, poorest",
  share:
    "depend*, reliant, rely, relies, percent*, pct, share*, proportion*, part, parts, fraction*, how much of, out of, account for, accounts for, makes up, make up",
  change: `dragging us down, drags us down, pulling us down, pulls us down, holding us back, to blame, explains, explain the difference, responsible, drove, drives, driving, short of, missing, move*, moving, change*, differ*, rise*, rose, rising, risen, fall*, fell, drop*, declin*, grow*, grew, increas*, decreas*, is up, are up, is down, are down, up more, go up, go down, goes up, goes
    down, going up, going down, went up, went down, up or down, down, compare*, comparison, against, than, trend*, develop*, evolv*, same days,
    same period`,
  degree:
    "below, under, above, behind, ahead of, beneath, more, less, higher, lower, better, worse, bigger, smaller, fewer, faster, slower, quicker",
  versus: "vs, versus, or, against, compare*, than, and, next to",
  why: "because, because of, due to, why, how come, reason*, what caused, cause*, what happened, behind, what s behind",
  who: "whos, who s, who, whom, whose, from whom, which fan*, which payer*, which customer*",
  each: "split, broken out, per, each, by, every, a day, a week, a month, daily, monthly, weekly, broken down, breakdown, split by, split up",
  day: "days where, days on which, day, days, date, dates, daily, which day*, what day*",
  week: "weeks where, weeks in which, week, weeks, weekly",
  month: "months where, months in which, month, months, monthly",
  weekday:
    "weekday*, day of the week, days of the week, weekend*, monday*, tuesday*, wednesday*, thursday*, friday*, saturday*, sunday*",
  hour: "hour*, what time, time of day, times of day, clock",
  kind: "type, types, kind, kinds, category, categories, source, sources, stream, streams, come* from, came from, made up of, consist* of",
  model: `model, models, girl, girls, creator*, talent*, agency, everyone, everybody, roster, team, across, portfolio, in total, all of them, them all`,
  single: "single, one payment, individual, at once, in one go",
  size: "size, sizes, spend per, price, prices, worth",
  back: "refund*, chargeback*, charged back, charge back*, money back, returned",
  which: "which, what, whats",
  message: "message, dm, dms",
  that: "these days, those days, that day, that month, that week, same days, that, those, them, it, these, thereof, of which",
  total: "total, totals, totally, overall, altogether, combined, sum, sums, together, both",
  inRow: "longest, in a row, consecutive*, streak*, straight, longest run, how long a run",
  firstTime: "first, first time, when ? ? first, did ? first, first day*, first week*, first month*",
  lastTime: "she last, he last, i last, we last, they last, last time, when ? ? last, most recently",
  sinceWhen: "since when, how long has, how long have",
  grow: "grow*, grew, growth, gain*, added, adding, won, increas*, picked up",
  lose: "dropped off, jumped ship, left us, lose, loses, losing, lost, loss, losses, unfollow*, shrink*, shrank, shrunk",
  post: "post, posts, posted, posting, publish*, upload*, put out, puts out, putting out",
  platform: "platform*, network*, channel*, social media, socials",
  ours: "our, ours, my, we, us, agency, agencys",
  ahead:
    "can i expect, can we expect, forecast*, will, expect*, gonna, going to, predict*, project*, estimate*, outlook, ll",
  norm: "a lot, lots, so little, so few, so much, so many, low, high, good, bad, poor, weak, strong, okay, fine, normal, healthy, decent, so low, so high",
  quiet: `gone quiet, gone silent, went quiet, went silent, going quiet, havent bought, haven t bought, hasnt bought, hasn t bought, not bought, havent paid, haven t paid, not paid anything, quiet, silent, dormant, inactive, lapsed, cold, asleep, stopped paying, stopped buying, stopped spending, no longer pay*, no longer buy*,
    dont pay, not paying, anymore, any more`,
};
