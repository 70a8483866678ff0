import { pricingSentences } from "../sentences.ts";

/** Sentences on prices, with the slots of the report's. No numeral stands here: every figure comes through a slot. */
export const pricingStatementWords = pricingSentences({
  "reason.up":
    "Try {to} for new subscribers: {change} revenue from them ({change.range}), with a chance of {chance} of earning more than now.",
  "reason.down":
    "Try {to} for new subscribers: {change} revenue from them ({change.range}), with a chance of {chance} of earning more than now.",
  "reason.keep": "Keep {price} for now. No price one step away is clearly better.",
  "reason.test":
    "Keep {price} and test {tested} on new subscribers for {length}: it may earn more, but that isn't certain.",
  "reason.noTest":
    "Keep {price}. {tested} may earn more, but not enough to tell from chance, even in half a year, so a test isn't worth it.",
  "reason.back":
    "Go back to {from} for new subscribers: at {to}, the people who join in a week bring {net.size} less in their first {days} ({net.sizeRange}). Who joins, who renews and what they buy are all counted.",
  "reason.judgedMore":
    "The rise or cut from {from} paid off: at {to}, the people who join in a week bring {net.size} more in their first {days} ({net.sizeRange}). Who joins, who renews and what they buy are all counted.",
  "reason.judgedUnclear":
    "Keep {to} for now and change nothing: whether it earns more than {from} isn't clear. What the people who join in a week bring in their first {days} changed by {net} ({net.range}), which may be chance. Each further month of renewals makes it clearer.",
  "reason.judgedEarly":
    "Too early to judge {to}: keep it until enough of those who joined at it have come to their first renewal ({net.reason}).",
  "reason.range": "Prices from {least} to {most} would most likely earn about as much or more.",
  "reason.onePrice":
    "The price was the same in all {months} months of data, so this estimate relies on a weak general assumption, not on your own data.",
  "reason.prices": "Based on {prices} prices over {months} months of data.",
  "reason.extras":
    "Each subscriber also pays {extras} a month beyond the subscription ({extras.period}). People who stay away because of the price don't pay that either.",
  "reason.leaving":
    "Of those who joined at {price}, {leaving} left after their first month ({leaving.range}); of those who joined at {otherPrice}, {other} did ({other.range}).",
  "reason.joinsOnly": "What people pay in later months isn't part of this comparison of prices.",
  "reason.newOnly": "This applies to new subscribers only. Current subscribers keep the current price.",
  "reason.absent": "No price recommendation: {recommended.reason}.",
  "reason.free": "The page is free ({price}). Months without a price can't show what people would pay for it.",
  "reason.noJoins": "No one joined in these {months} months, so they can't show how the price matters.",
  "reason.revenueAbsent": "No revenue projection: {year.reason}.",
  "strategy.test": "Test {tested} for {length} with new subscribers only. {price} stays for everyone else.",
  "strategy.step": "Charge new subscribers {to}. Those who pay {price} now keep that price.",
  "strategy.rise": "At {to}, up to {loss} of the new subscribers can stay away before you earn less than now.",
  "strategy.fall": "At {to}, {loss.size} more subscribers must join before you earn as much as now.",
  "ladder.outlook":
    "At {to}, revenue from new subscribers is expected to change by {change} ({change.range}), with a chance of {chance} of more than now.",
  "strategy.leaving":
    "About {leaving} of new subscribers leave after their first month ({leaving.range}). A welcome message and a plan for that month cost less than winning new ones.",
  "strategy.leavingAt":
    "Of new subscribers at {price}, {leaving} leave after their first month ({leaving.range}). A welcome message and a plan for that month cost less than winning new ones.",
  "strategy.extras":
    "In the latest whole month ({share.period}), {share} came from payments other than subscriptions. More people at a lower price may be worth more than fewer at a higher one.",
  "strategy.photoSingle":
    "Single photos typically sold for {content} ({content.range}). Quote within that range before you try more.",
  "strategy.photoSet":
    "Photo sets typically sold for {content} ({content.range}). Quote within that range before you try more.",
  "strategy.videoShort":
    "Short videos typically sold for {content} ({content.range}). Quote within that range before you try more.",
  "strategy.videoLong":
    "Long videos typically sold for {content} ({content.range}). Quote within that range before you try more.",
  "strategy.custom":
    "Custom requests typically sold for {content} ({content.range}). Start a quote at the upper end and say what it includes.",
  "strategy.live":
    "Payments in live streams were typically {content} ({content.range}). Set goals in steps of that size.",
  "strategy.price": "Add the current price. Without it, other prices can't be assessed ({price.reason}).",
  "strategy.statement":
    "Import earnings statements, or paste months as data, to see what the coming year may bring ({year.reason}).",
  "strategy.sales":
    "There are no typical prices yet for single photos, sets and videos ({content.reason}). Paste what was paid to see ranges here.",
  "plan.before": "Before: at {price}, expect about {usual} new subscribers in {length} ({usual.range}).",
  "plan.start":
    "At the start: charge new subscribers {tested}, leave {price} for everyone else, and log the change here.",
  "plan.middle": "Meanwhile: post as before and change nothing else. No sale, no bundle, no new platform.",
  "plan.chance":
    "{tested} earns as much as now if {needed} people join. Chance alone can bring up to {noticeable} more, so a smaller surplus proves nothing.",
  "plan.end":
    "After {length}: keep {tested} if at least {keep} people joined. Go back to {price} if at most {back} did. Anything in between may be chance.",
  "change.more": "More people joined than before: {joined} ({joined.range}).",
  "change.fewer": "Fewer people joined than before: {joined} ({joined.range}).",
  "change.unclear": "The change in new subscribers may be chance: {joined} ({joined.range}).",
  "change.netMore": "The people who join in a week bring more in their first {days} than before: {net} ({net.range}).",
  "change.netLess": "The people who join in a week bring less in their first {days} than before: {net} ({net.range}).",
  "change.netUnclear":
    "The change in what the people who join in a week bring in their first {days} may be chance: {net} ({net.range}).",
  "change.netEarly":
    "Too early to judge by money: too few of those who joined at either price have come to their first renewal ({net.reason}).",
  "change.waiting": "Not comparable yet: {joined.reason}.",
});
