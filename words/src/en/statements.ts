import { sentences } from "../sentences.ts";
import { riskStatements } from "./risk-statements.ts";

/**
 * The report's sentences. `{slot}` is the figure, `{slot.size}` the same without its sign, `{slot.range}` its interval;
 * `.noun` what it counts, `.name` what it is called, `.sample` what it was seen over (days), `.platform`, `.period`, `.from`, `.until`, `.asOf`, `.readyOn`, `.needs`, `.has`, `.reason` and `.Reason` (as a
 * sentence's beginning), `.cause` (the reason with when it was tried and is tried again) and `.nextTry` what the figure itself knows. No numeral stands here: every figure comes through a slot.
 */
export const statementWords = sentences({
  ...riskStatements,
  "overview.together":
    "{first.platform} and {second.platform} together have {total} {total.noun}, {share} of them on {platform}. People who follow on several platforms are counted on each.",
  "overview.togetherThree":
    "{first.platform}, {second.platform} and {third.platform} together have {total} {total.noun}, {share} of them on {platform}. People who follow on several platforms are counted on each.",
  "overview.single": "{followers.platform} has {followers} {followers.noun}.",
  "overview.subscribers": "{subscribers.platform} has {subscribers} {subscribers.noun}.",
  "overview.rose": "The audience on {percent.platform} grew by {percent.size} ({percent.period}).",
  "overview.fell": "The audience on {percent.platform} shrank by {percent.size} ({percent.period}).",
  "overview.still": "The audience on {gain.platform} didn't change ({gain.period}).",
  "overview.firstReading":
    "{gain.platform}: tracking started today; growth after {gain.needs} daily counts, on {gain.readyOn}.",
  "overview.firstReadingTwo":
    "{first.platform} and {second.platform}: tracking started today; growth after {first.needs} daily counts, on {first.readyOn}.",
  "overview.fewReadings":
    "{gain.platform}: {gain.has} daily counts so far; growth after {gain.needs}, on {gain.readyOn}.",
  "overview.older":
    "{reading.platform} couldn't be updated this time ({reading.cause}); its figures are from {audience.asOf}.",
  "overview.postsDropped":
    "{dropped.platform}: {dropped} of the latest posts couldn't be processed and aren't in any figure.",
  "overview.conflict":
    "Sources disagree about {followers.platform}: the most reliable source says {followers} {followers.noun}. Open the figure to see the others.",
  "overview.conflictPaying":
    "{subscribers} people paid for a subscription in {subscribers.period}, by the statement. Another number was added by hand; the statement's counts, here and in all figures per subscriber. Open the figure to see both.",
  "overview.conflictEarnings":
    "Sources disagree on {earnings.name}: {earnings} comes from the most reliable source. Open the figure to see the others.",
  "overview.unread": "No data from {audience.platform} ({audience.cause}).",
  "overview.missing": "Still missing from {first.platform}: {first.name}. You can add it yourself.",
  "overview.missingTwo":
    "Still missing from {first.platform}: {first.name} and {second.name}. You can add them yourself.",
  "overview.untyped": "{first.platform} data isn't collected automatically. Its figures can be added by hand.",
  "overview.untypedTwo":
    "{first.platform} and {second.platform} data isn't collected automatically. The figures can be added by hand.",
  "overview.untypedThree":
    "{first.platform}, {second.platform} and {third.platform} data isn't collected automatically. The figures can be added by hand.",
  "overview.untypedAll": "None of the linked platforms is collected automatically. The figures can be added by hand.",
  "overview.nothing": "No platform is linked yet. Add a link or figures to get started.",
  "effort.more":
    "{posts.platform} brings {response} of the likes and comments ({response.range}) with {posts} of the posts.",
  "effort.less":
    "{posts.platform} takes {posts} of the posts and brings {response} of the likes and comments ({response.range}).",
  "engagement.level":
    "Likes and comments on a typical {engagement.platform} post come to {engagement} of the followers.",
  "engagement.levelOld":
    "Likes and comments on a typical {engagement.platform} post come to {engagement} of the followers; these posts are {newest} to {oldest} old.",
  "engagement.rising":
    "The newest {change.platform} posts drew {change.size} more likes and comments than the ones before them ({change.range}).",
  "engagement.aboveYear":
    "A typical {change.platform} post ({change.period}) drew {change.size} more likes and comments than in the same days a year before ({change.range}).",
  "engagement.belowYear":
    "A typical {change.platform} post ({change.period}) drew {change.size} fewer likes and comments than in the same days a year before ({change.sizeRange}).",
  "engagement.aboveBenchmark":
    "Engagement on {engagement.platform}, at {engagement}, is above the {benchmark} published for accounts of this size.",
  "engagement.belowBenchmark":
    "Engagement on {engagement.platform}, at {engagement}, is below the {benchmark} published for accounts of this size.",
  "engagement.abovePeers":
    "Engagement of {engagement} is above what accounts of this size usually have on {engagement.platform} here ({peers.range}): higher than for {place} of them.",
  "engagement.belowPeers":
    "Engagement of {engagement} is below what accounts of this size usually have on {engagement.platform} here ({peers.range}): only {place} of them have less.",
  "engagement.amongPeers":
    "That is usual for accounts of this size here ({peers.range}): higher than for {place} of them ({place.range} allowing for chance).",
  "engagement.nearPeers":
    "Accounts of this size usually have {peers.range} here. Higher than for {place} of them ({place.range} allowing for chance).",
  "engagement.absent": "{engagement.Reason}.",
  "themes.lead": "The most frequent theme is {theme}, in {share} of the captioned posts.",
  "themes.next": "Next comes {first}.",
  "themes.nextTwo": "Next come {first} and {second}.",
  "themes.more":
    "Posts with {theme} draw about {change.size} more likes and comments than the creator's others ({change.range}).",
  "themes.less": "Posts with {theme} draw about {change.size} fewer likes and comments than the creator's others.",
  "formats.more":
    "On {change.platform}, posts in the format {format} draw about {change.size} more likes and comments than the others ({change.range}).",
  "formats.less":
    "On {change.platform}, posts in the format {format} draw about {change.size} fewer likes and comments than the others ({change.sizeRange}).",
  "formats.pairing":
    "On {change.platform}, {theme} works best in the format {format}: about {change.size} more likes and comments than other posts ({change.range}).",
  "themes.language": "The captions are mostly in {language}.",
  "themes.absent": "{theme.Reason}.",
  "standOut.up":
    "{times.platform}, {times.until}, {time} ({format}): {times} times the likes and comments of a typical post around it.",
  "standOut.upUtc":
    "{times.platform}, {times.until}, {time} UTC ({format}): {times} times the likes and comments of a typical post around it.",
  "standOut.down":
    "{times.platform}, {times.until}, {time} ({format}): only {times} times the likes and comments of a typical post around it.",
  "standOut.downUtc":
    "{times.platform}, {times.until}, {time} UTC ({format}): only {times} times the likes and comments of a typical post around it.",
  "standOut.theme": "Theme: {theme}.",
  "standOut.followers": "At the same time an unusual {gain.size} {gain.noun} came ({gain.period}).",
  "standOut.link": "Open it: {link}.",
  "cadence.rate": "{rate.platform}: {rate} {rate.noun}; the longest gap was {gap}.",
  "cadence.silent": "{since.platform}: no post for {since}.",
  "cadence.typed": "{rate.platform}: {rate} {rate.noun}.",
  "cadence.absent": "{rate.Reason}.",
  "schedule.none": "No hour clearly beats another. Keep posting regularly.",
  "schedule.window":
    "Posts on {lift.platform} between {from} and {until} in the creator's time zone draw about {lift} more likes and comments ({lift.range}).",
  "schedule.windowUtc":
    "Posts on {lift.platform} between {from} and {until} UTC draw about {lift} more likes and comments ({lift.range}).",
  "schedule.unknown": "Not enough data: needs posts, has none.",
  "audience.absent": "{audience.Reason}.",
  "audience.country": "{share} of the {share.platform} followers whose country is known are in this country: {part}.",
  "audience.city": "{share} of those whose city is known are in {part}.",
  "audience.age": "{share} of those whose age is known are {part} years old.",
  "audience.online":
    "Between {from} and {until} in the creator's time zone, {more} more {more.platform} followers are online than in an average hour.",
  "audience.onlineUtc":
    "Between {from} and {until} UTC, {more} more {more.platform} followers are online than in an average hour.",
  "audience.gender": "{share} are {part}.",
  "money.rose": "Net earnings rose by {change.size} against {change.period} ({change.sizeRange}).",
  "money.fell": "Net earnings fell by {change.size} against {change.period} ({change.sizeRange}).",
  "money.fellMaybe":
    "Net earnings were {change.size} lower than in {change.period}, which is within their usual swings ({change.range}).",
  "money.roseQuarter":
    "Net earnings of the latest quarter rose by {change.size} against {change.period} ({change.sizeRange}).",
  "money.top": "The top payers brought {share} of all earnings ({share.period}).",
  "money.quiet":
    "{quiet} regular payers have paid nothing for longer than is usual for them; before, they brought {worth} a month.",
  "money.quietUsual":
    "{quiet} regular payers have gone quiet, as at other times: about {expected} would be so by chance. Before, they brought {worth} a month.",
  "money.quietMore":
    "{quiet} regular payers have gone quiet, more than the {expected} that would be so at other times. Before, they brought {worth} a month.",
  "money.priceMore":
    "Since the price went from {from} to {to}, the people who join in a week bring {change.size} more in their first {days} ({change.sizeRange}), joins, renewals and extras counted.",
  "money.priceLess":
    "Since the price went from {from} to {to}, the people who join in a week bring {change.size} less in their first {days} ({change.sizeRange}), joins, renewals and extras counted.",
  "money.priceUnclear":
    "Whether {to} earns more than {from} isn't clear: what the people who join in a week bring in their first {days} changed by {change} ({change.range}), which may be chance.",
  "money.priceEarly":
    "Too early to say whether {to} earns more than {from}: too few of those who joined at {to} have come to their first renewal ({change.reason}).",
  "money.stayByPrice":
    "Of those who joined at {lowPrice}, {low} renewed; of those who joined at {highPrice}, {high}. They joined at different times, so the price may not be the only cause.",
  "money.stayByDiscount":
    "Of those whose first month was discounted, {cut} renewed; of those who paid it in full, {whole}. Who comes for a discount may be others, so it may not be the cause.",
  "money.priceAbove":
    "{price} a month is more than what {place} of the creators of this size here charge ({place.range} allowing for chance); they usually charge {peers.range}.",
  "money.priceBelow":
    "{price} a month is little beside creators of this size here: only {place} of them charge less ({place.range} allowing for chance); they usually charge {peers.range}.",
  "money.priceAmong":
    "Creators of this size here usually charge {peers.range} a month; {price} is more than what {place} of them charge ({place.range} allowing for chance).",
  "money.joiner": "A new subscriber brings {value} in the first quarter after joining ({value.range}).",
  "money.joinerAt": "Someone who joins at {price} brings {value} in the first quarter after joining ({value.range}).",
  "money.monthsSubscribed":
    "In the first half-year after joining, a new subscriber pays for {months} months on average ({months.range}).",
  "money.monthsSubscribedAt":
    "In the first half-year after joining, someone who joins at {price} pays for {months} months on average ({months.range}).",
  "money.joinerRose": "That is {change.size} more than those who joined before ({change.range}).",
  "money.joinerFell": "That is {change.size} less than those who joined before ({change.sizeRange}).",
  "growth.gained": "{gain.platform} gained {gain.size} {gain.noun} ({gain.period}).",
  "growth.lost": "{gain.platform} lost {gain.size} {gain.noun} ({gain.period}).",
  "growth.quicker":
    "{gain.platform} is growing faster: {gain.size} {gain.noun} came ({gain.period}), after {before.size} in as many days before. The usual ups and downs would have brought {expected.range}.",
  "growth.slowed":
    "{gain.platform} has slowed: {gain.size} {gain.noun} came ({gain.period}), after {before.size} in as many days before. The usual ups and downs would have brought {expected.range}.",
  "growth.turned":
    "{gain.platform} has turned: {gain.size} {gain.noun} left ({gain.period}), after {before.size} came in as many days before. The usual ups and downs would have brought {expected.range}.",
  "growth.belowHigh":
    "{now.platform} has {now} {now.noun}, {change.size} fewer than at its high of {high} on {change.from}.",
  "growth.aboveYear":
    "{gain.platform} is growing faster than a year ago: {year.size} {year.noun} came in the same days of the year before. The difference ({change.range}) is beyond the swings within these weeks.",
  "growth.belowYear":
    "{gain.platform} is growing more slowly than a year ago: {year.size} {year.noun} came in the same days of the year before. The difference ({change.sizeRange}) is beyond the swings within these weeks.",
  "growth.gainsAfterYear":
    "{gain.platform} is growing, unlike a year ago: {year.size} left in the same days of the year before. The difference ({change.range}) is beyond the swings within these weeks.",
  "growth.losesAfterYear":
    "{gain.platform} is losing followers, unlike a year ago: {year.size} came in the same days of the year before. The difference ({change.sizeRange}) is beyond the swings within these weeks.",
  "growth.perPost":
    "Weeks with more posts on {more.platform} gained more followers: {more} with each further post ({more.range}, over {more.sample}). It may be that there was more to show.",
  "audience.nonePostedThen": "None of the latest posts came out then.",
  "audience.postsThen": "Only {share} of the posts come out then.",
  "growth.lostOn":
    "{share} of what {share.platform} lost lately went within {days} ({share.period}); what caused it is not known.",
  "growth.milestone": "At this pace {days.platform} reaches {milestone} followers in about {days} ({days.range}).",
  "growth.faster":
    "{place.platform} grew faster than {place} of the accounts of its size here, which usually change by {peers.range} in the same time ({place.range} allowing for chance).",
  "growth.slower":
    "{place.platform} grew faster than only {place} of the accounts of its size here, which usually change by {peers.range} in the same time ({place.range} allowing for chance).",
  "alike.one":
    "{followers.platform}: {followers} {followers.noun}, {rate} {rate.noun}; {theme} is a main theme, as here.",
  "alike.two":
    "{followers.platform}: {followers} {followers.noun}, {rate} {rate.noun}; {first} and {second} are main themes, as here.",
  "alike.postsMore": "Posts more often: {rate} {rate.noun}, here {own}.",
  "alike.postsLess": "Posts less often: {rate} {rate.noun}, here {own}.",
  "alike.formatMore": "Posts more in the format {format}: {theirs} of the posts, here {own}.",
  "alike.themeMore": "Posts more about {theme}: {theirs} of the captioned posts, here {own}.",
  "growth.jump":
    "{jump.platform} gained {jump.size} {jump.noun} in {jump.sample} ({jump.period}); no post explains it.",
  "growth.jumpLeft":
    "{jump.platform} gained {jump.size} {jump.noun} in {jump.sample} ({jump.period}) with no known cause, and has {since.size} fewer since then.",
  "growth.jumpPost":
    "{jump.platform} gained {jump.size} {jump.noun} in {jump.sample} ({jump.period}), when a post went far beyond the usual.",
  "growth.jumpUnread":
    "{jump.platform} gained {jump.size} {jump.noun} in {jump.sample} ({jump.period}); the posts of those days aren't available, so the cause is unknown.",
  "growth.jumpLoss":
    "{jump.platform} lost {jump.size} {jump.noun} in {jump.sample} ({jump.period}), far more than usual; the cause is unknown.",
  "growth.viral":
    "Followers on {gain.platform} jumped ({gain.period}): {gain.size} {gain.noun} more than usual, with a post that performed far above average.",
  "growth.unexplained":
    "Unusual growth on {gain.platform} ({gain.period}): {gain.size} {gain.noun} more than usual, cause unknown.",
  "growth.unusualLoss":
    "Unusual loss on {gain.platform} ({gain.period}): {gain.size} {gain.noun} more than usual, cause unknown.",
  "growth.up":
    "{forecast.platform} is expected to go from {now} to about {forecast} followers by {forecast.until}, most likely {forecast.range}.",
  "growth.down":
    "{forecast.platform} is expected to fall from {now} to about {forecast} followers by {forecast.until}, most likely {forecast.range}.",
  "growth.either":
    "{forecast.platform} may gain or lose followers by {forecast.until}: most likely {forecast.range}, from {now} at the last count.",
  "growth.mayFall":
    "{forecast.platform} is more likely to lose than to gain followers by {forecast.until}: most likely {forecast.range}, from {now} at the last count.",
  "growth.mayRise":
    "{forecast.platform} is more likely to gain than to lose followers by {forecast.until}: most likely {forecast.range}, from {now} at the last count.",
  "growth.lowConfidence": "Confidence in the {confidence.platform} forecast is {confidence}: it uses few daily counts.",
  "growth.noneUp": "No measured figure points to growth.",
  "growth.absent": "No growth figure for {forecast.platform} yet ({forecast.reason}).",
  "growth.absentTwo": "No growth figure for {first.platform} or {second.platform} yet ({first.reason}).",
  "growth.unknown": "No growth figure yet ({follows.reason}).",
  "position.percentile": "Engagement is higher than for {position} of comparable creators on FanRadar.",
  "position.together":
    "Over all platforms together, bigger accounts counting more, engagement is higher than for {position} of comparable creators on FanRadar.",
  "position.absent": "No market position yet ({position.reason}).",
  "next.type": "Add {figure.platform} figures to include them in the next analysis.",
  "next.typeMissing": "Add the missing {first.platform} figure ({first.name}) to include it in the next analysis.",
  "next.typeMissingTwo":
    "Add the missing {first.platform} figures ({first.name}, {second.name}) to include them in the next analysis.",
  "next.check": "Check the {figure.platform} link ({figure.reason}), or add its figures.",
  "next.checkMissing": "Check the {figure.platform} link ({figure.reason}), or add the missing figure ({first.name}).",
  "next.checkLink": "Check the {figure.platform} link ({figure.reason}).",
  "next.later": "Analyze again later: no data from {figure.platform} ({figure.reason}).",
  "next.laterAt": "Analyze again after {figure.nextTry}: no data from {figure.platform} ({figure.reason}).",
  "next.wait": "Come back on {gain.readyOn} to see how {gain.platform} grows.",
  "next.waitTwo": "Come back on {first.readyOn} to see how {first.platform} and {second.platform} grow.",
  "next.statement":
    "Import an earnings statement from {figure.platform} to see what people pay for, how much depends on a few of them, and who went quiet.",
  "next.typePosts": "Add how many posts a week go up on {rate.platform} to see the posting rhythm there.",
  "next.typePostsTwo":
    "Add how many posts a week go up on {first.platform} and on {second.platform} to see the posting rhythm there.",
  "next.post": "Engagement on {engagement.platform} needs more posts ({engagement.reason}).",
  "next.spread": "Invite followers on {platform} to another platform as well: {share} of those counted are there.",
  "next.resume":
    "Post on {since.platform} again: gaps there rarely last longer than {usual}, and the current gap has lasted {since}.",
  "next.resumeEffect":
    "Post on {since.platform} again: gaps there rarely last longer than {usual}, and the current gap has lasted {since}. Posting again should bring about {effect} {effect.noun} ({effect.range}).",
  "next.shiftTheme":
    "Post about {theme} more often, in {target} of the posts instead of {share}: about {effect} more {effect.noun} ({effect.range}). Drop it if those posts draw no more than the others.",
  "next.shiftFormat":
    "Use the format {format} on {effect.platform} more often, in {target} of the posts instead of {share}: about {effect} more {effect.noun} ({effect.range}). Drop it if those posts draw no more than the others.",
  "next.shiftPairing":
    "On {effect.platform}, post about {theme} in the format {format} more often, in {target} of the posts instead of {share}: about {effect} more {effect.noun} ({effect.range}). Drop it if those posts draw no more than the others.",
  "next.priceBack":
    "Go back from {to} to {from} for new subscribers: at {to}, the people who join in a week bring {change.size} less in their first {days} ({change.sizeRange}). Log the change, so that the next reports can judge it.",
  "next.firstMonth":
    "Give those who join at {price} a reason to stay: {renewed} renew, {other} of those who joined at {otherPrice} did. Plan a welcome and something new for the fourth week. A share above that range ({renewed.range}) in later reports shows that it works.",
  "next.winBack":
    "Message the {quiet} regulars who went quiet ({worth} a month). About {returned} would come back within a month anyway: only clearly more than that shows that the message worked.",
  "next.winBackNew": "Message the {quiet} regulars who went quiet ({worth} a month).",
  "next.losses":
    "Check the daily chart of {gain.platform}: on which days did followers leave, and what was posted then?",
  "next.review":
    "Look at what the earlier {change.platform} posts did differently: the newest drew {change.size} fewer likes and comments.",
  "next.keep": "Keep posting {rate} {rate.noun} on {rate.platform}. Nothing measured needs a change.",
  "next.keepPartly":
    "Keep posting {rate} {rate.noun} on {rate.platform}: {ran} of {all} checks ran, and none calls for a change.",
});
