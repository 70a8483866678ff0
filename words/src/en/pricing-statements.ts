import { pricingSentences } from "../sentences.ts";

/** Sentences on prices, with the slots of the report's. No numeral stands here: every figure comes through a slot. */
export const pricingStatementWords = pricingSentences({
  "reason.up":
    "Try {to} for new subscribers: {change} revenue from them ({change.range}), with a {chance} chance of earning more than now.",
  "reason.down":
    "Try {to} for new subscribers: {change} revenue from them ({change.range}), with a {chance} chance of earning more than now.",
  "reason.keep": "Keep {price} for now: no price one step away is surely better.",
  "reason.range": "Prices from {least} to {most} are most likely about as good or better.",
  "reason.onePrice":
    "The price was the same in all months of data ({months}), so this estimate uses a weak general assumption and not your own data.",
  "reason.prices": "Based on {prices} prices over {months} months of data.",
  "reason.extras":
    "Each subscriber also pays {extras} a month beside the subscription ({extras.sample}); who stays away because of the price does not pay that either.",
  "reason.newOnly": "All of this is about new subscribers: whoever is subscribed keeps the present price.",
  "reason.absent": "No price is recommended: {recommended.reason}.",
  "reason.free": "The page is free ({price}): what people would pay for it cannot be told from months without a price.",
  "reason.nobody": "Nobody joined in the {months} months told: nothing can be learned of prices from them.",
  "reason.revenueAbsent": "No revenue is projected: {year.reason}.",
  "strategy.test": "Test {tested} for {length}: new subscribers only, {price} stays for everyone else.",
  "strategy.step": "Ask {to} of new subscribers; who pays {price} now keeps it.",
  "strategy.rise": "At {to}, up to {loss} of the new subscribers may stay away before it brings less than now.",
  "strategy.fall": "At {to}, {loss.size} more subscribers must join before it brings as much as now.",
  "strategy.leaving":
    "About {leaving} of newcomers leave after their first month ({leaving.range}): a welcome message and a plan for that month cost less than winning others.",
  "strategy.extras":
    "Of the newest month, {share} came from messages, tips and requests: more people at a lower price may be worth more than fewer at a higher one.",
  "strategy.photoSingle":
    "Single photos typically sold at {content} ({content.range}): quote within that before trying more.",
  "strategy.photoSet":
    "Photo sets typically sold at {content} ({content.range}): quote within that before trying more.",
  "strategy.videoShort":
    "Short videos typically sold at {content} ({content.range}): quote within that before trying more.",
  "strategy.videoLong":
    "Long videos typically sold at {content} ({content.range}): quote within that before trying more.",
  "strategy.custom":
    "Custom requests were typically paid {content} ({content.range}): begin a quote at the upper end and name what is in it.",
  "strategy.live":
    "In live streams a payment was typically {content} ({content.range}): set goals in steps of that size.",
  "strategy.price": "Tell the present price: without it nothing can be said of others ({price.reason}).",
  "strategy.statement":
    "Import earnings statements, or paste months as data, to see what the coming year may bring ({year.reason}).",
  "strategy.sales":
    "What single photos, sets and videos sell at is not known ({content.reason}): paste what was paid, and ranges stand here.",
  "plan.before": "Before: at {price}, about {usual} newcomers are to be expected in {length} ({usual.range}).",
  "plan.start":
    "First week: ask {tested} of new subscribers, leave {price} for everyone else, and log the change here.",
  "plan.middle": "Second and third week: post as before and change nothing else; no sale, no bundle, no new platform.",
  "plan.chance":
    "{tested} brings as much as now if {needed} join; chance alone may bring up to {noticeable} more than that, so fewer prove nothing.",
  "plan.end":
    "End of the fourth week: keep {tested} if at least {keep} joined; go back to {price} if at most {back} did. What lies between cannot be told from chance.",
  "plan.longer": "If {tested} does as expected, about {runs} of testing are needed to tell it from chance.",
  "plan.never":
    "What is expected of {tested} is too little to be told from chance even in a year of testing: only a surprise decides.",
  "change.more": "More joined than before: {joined} ({joined.range}).",
  "change.fewer": "Fewer joined than before: {joined} ({joined.range}).",
  "change.unclear": "Whether more or fewer joined cannot be told from chance: {joined} ({joined.range}).",
  "change.netMore": "A week brought more: {net} ({net.range}).",
  "change.netLess": "A week brought less: {net} ({net.range}).",
  "change.netUnclear": "Whether a week brought more or less cannot be told from chance: {net} ({net.range}).",
  "change.waiting": "Not to be compared yet: {joined.reason}.",
});
