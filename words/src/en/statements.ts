import { sentences } from "../sentences.ts";

/**
 * The report's sentences. `{slot}` is the figure, `{slot.size}` the same without its sign, `{slot.range}` its interval;
 * `.noun` what it counts, `.name` what it is called, `.sample` what it was seen over (days), `.platform`, `.period`, `.until`, `.asOf`, `.readyOn`, `.needs`, `.has`, `.reason` and `.Reason` (as a
 * sentence's beginning), `.cause` (the reason with when it was tried and is tried again) and `.nextTry` what the figure itself knows. No numeral stands here: every figure comes through a slot.
 */
export const statementWords = sentences({
  "overview.together":
    "{first.platform} and {second.platform} together have {total} {total.noun}, {share} of them on {platform}.",
  "overview.togetherThree":
    "{first.platform}, {second.platform} and {third.platform} together have {total} {total.noun}, {share} of them on {platform}.",
  "overview.single": "{followers.platform} has {followers} {followers.noun}.",
  "overview.subscribers": "{subscribers.platform} has {subscribers} {subscribers.noun}.",
  "overview.rose": "The audience on {percent.platform} grew by {percent.size} ({percent.period}).",
  "overview.fell": "The audience on {percent.platform} shrank by {percent.size} ({percent.period}).",
  "overview.still": "The audience on {gain.platform} stood still ({gain.period}).",
  "overview.firstReading":
    "{gain.platform}: first reading today; growth after {gain.needs} daily readings, on {gain.readyOn}.",
  "overview.firstReadingTwo":
    "{first.platform} and {second.platform}: first reading today; growth after {first.needs} daily readings, on {first.readyOn}.",
  "overview.fewReadings":
    "{gain.platform}: {gain.has} daily readings so far; growth after {gain.needs}, on {gain.readyOn}.",
  "overview.older":
    "{reading.platform} could not be read this time ({reading.cause}); its figures are of {audience.asOf}.",
  "overview.postsDropped":
    "{dropped.platform}: {dropped} of the posts in the newest answer could not be read and are in no figure.",
  "overview.conflict":
    "Sources disagree about {followers.platform}: the most trustworthy tells {followers} {followers.noun}, the others stand on its card.",
  "overview.conflictEarnings":
    "Sources disagree on the earnings: {earnings} comes from the most trustworthy, the others stand on its card.",
  "overview.unread": "{audience.platform} could not be read ({audience.cause}).",
  "overview.lacks": "Still missing from {first.platform}: {first.name}. It can be typed.",
  "overview.lacksTwo": "Still missing from {first.platform}: {first.name} and {second.name}. They can be typed.",
  "overview.untyped": "{first.platform} is not read here; its figures can be typed.",
  "overview.untypedTwo": "{first.platform} and {second.platform} are not read here; their figures can be typed.",
  "overview.untypedThree":
    "{first.platform}, {second.platform} and {third.platform} are not read here; their figures can be typed.",
  "overview.untypedAll": "None of the linked platforms is read here; their figures can be typed.",
  "overview.nothing": "No platform is linked, so there is nothing to measure yet. Add a link, or type figures.",
  "engagement.level":
    "Likes and comments on a typical {engagement.platform} post come to {engagement} of the followers.",
  "engagement.levelOld":
    "Likes and comments on a typical {engagement.platform} post come to {engagement} of the followers; these posts are {newest} to {oldest} old.",
  "engagement.rising":
    "The newest {change.platform} posts drew {change.size} more likes and comments than the ones before them ({change.range}).",
  "engagement.aboveBenchmark": "That is above the {benchmark} published for accounts of this size.",
  "engagement.belowBenchmark": "That is below the {benchmark} published for accounts of this size.",
  "engagement.absent": "{engagement.Reason}.",
  "themes.lead": "The most frequent theme is {theme}, in {share} of the captioned posts.",
  "themes.next": "Next comes {first}.",
  "themes.nextTwo": "Next come {first} and {second}.",
  "themes.more":
    "Posts with {theme} draw about {change.size} more likes and comments than the creator's others ({change.range}).",
  "themes.less": "Posts with {theme} draw about {change.size} fewer likes and comments than the creator's others.",
  "themes.language": "The captions are mostly in {language}.",
  "themes.absent": "{theme.Reason}.",
  "cadence.rate": "{rate.platform}: {rate} {rate.noun}; the longest silence lasted {gap}.",
  "cadence.silent": "{since.platform}: no post for {since}.",
  "cadence.typed": "{rate.platform}: {rate} {rate.noun}.",
  "cadence.absent": "{rate.Reason}.",
  "schedule.none": "No reliable best time; keep a steady rhythm.",
  "schedule.window":
    "Posts on {lift.platform} between {from} and {until} in the creator's time zone draw about {lift} more likes and comments ({lift.range}).",
  "schedule.windowUtc":
    "Posts on {lift.platform} between {from} and {until} UTC draw about {lift} more likes and comments ({lift.range}).",
  "schedule.unknown": "Not enough data: needs posts, has none.",
  "audience.absent": "{audience.Reason}.",
  "audience.country": "{share} of the {share.platform} followers whose country is told are in {part}.",
  "audience.city": "{share} of those whose city is told are in {part}.",
  "audience.age": "{share} of those whose age is told are {part} years old.",
  "audience.online":
    "Between {from} and {until} in the creator's time zone {more} more of the {more.platform} followers are online than in the mean hour.",
  "audience.onlineUtc":
    "Between {from} and {until} UTC {more} more of the {more.platform} followers are online than in the mean hour.",
  "audience.gender": "{share} are {part}.",
  "growth.gained": "{gain.platform} gained {gain.size} {gain.noun} ({gain.period}).",
  "growth.lost": "{gain.platform} lost {gain.size} {gain.noun} ({gain.period}).",
  "growth.jump":
    "{jump.platform} gained {jump.size} {jump.noun} in {jump.sample} ({jump.period}); no post explains it.",
  "growth.jumpPost":
    "{jump.platform} gained {jump.size} {jump.noun} in {jump.sample} ({jump.period}), when a post went far beyond the usual.",
  "growth.jumpUnread":
    "{jump.platform} gained {jump.size} {jump.noun} in {jump.sample} ({jump.period}); the posts of those days were not read, so the cause is unknown.",
  "growth.jumpLoss":
    "{jump.platform} lost {jump.size} {jump.noun} in {jump.sample} ({jump.period}), far more than usual; the cause is unknown.",
  "growth.viral":
    "Far more than usual came to {gain.platform} at once ({gain.period}): {gain.size} {gain.noun} beyond the usual, with a post that went far.",
  "growth.unexplained":
    "Unusual growth on {gain.platform} ({gain.period}): {gain.size} {gain.noun} beyond the usual, cause unknown.",
  "growth.unusualLoss":
    "Unusual loss on {gain.platform} ({gain.period}): {gain.size} {gain.noun} beyond the usual, cause unknown.",
  "growth.up":
    "At this pace {forecast.platform} goes from {now} to about {forecast} followers by {forecast.until}, most likely {forecast.range}.",
  "growth.down":
    "At this pace {forecast.platform} falls from {now} to about {forecast} followers by {forecast.until}, most likely {forecast.range}.",
  "growth.either":
    "By {forecast.until} {forecast.platform} may have more followers or fewer than the {now} counted last, most likely {forecast.range}.",
  "growth.lowConfidence":
    "Confidence in the {confidence.platform} forecast is {confidence}: few daily readings stand behind it.",
  "growth.noneUp": "Nothing that was measured points upwards.",
  "growth.absent": "No growth figure for {forecast.platform} yet ({forecast.reason}).",
  "growth.absentTwo": "No growth figure for {first.platform} or {second.platform} yet ({first.reason}).",
  "growth.unknown": "No growth figure yet ({follows.reason}).",
  "position.percentile": "Engagement is higher than that of {position} of comparable creators here.",
  "position.absent": "No market position yet ({position.reason}).",
  "risk.concentration":
    "{platform} carries {share} of all follows: a change of its rules would reach nearly the whole audience.",
  "risk.decline":
    "{chance.platform} will probably have fewer followers on {chance.until} than at the last reading (chance of a decline: {chance}).",
  "risk.cadence": "{since.platform} has been silent for {since}; the longest silence before that was {gap}.",
  "risk.engagementFalling":
    "The newest {change.platform} posts drew {change.size} fewer likes and comments than the ones before them ({change.sizeRange}).",
  "risk.engagementWatch":
    "Worth watching: the newest {change.platform} posts drew {change.size} fewer likes and comments than the ones before them ({change.sizeRange}).",
  "risk.followersFalling": "The followers on {change.platform} fell by {change.size} ({change.period}).",
  "risk.followersWatch": "Worth watching: the followers on {change.platform} fell by {change.size} ({change.period}).",
  "risk.coverage": "Only {coverage} of the linked platforms gave figures: the picture is partial.",
  "risk.coverageNone": "None of the linked platforms gave an audience figure.",
  "risk.onePost":
    "A single post drew {share} of the likes and comments on {share.platform} ({share.period}): without it the month looks different.",
  "risk.belowTier":
    "Engagement on {place.platform} is low for an account of this size: {place} of the creators of its tier draw less.",
  "risk.extrasDependence":
    "{share} of the earnings are messages and tips: they depend on few payers more than subscriptions do.",
  "risk.stale": "The figures of {age.platform} are {age} old: what happened since is not in this report.",
  "risk.priceBound":
    "The subscription costs {price}, as far as the platform lets a price go: whether another would bring more cannot be seen from it.",
  "risk.handlesDiffer":
    "The linked handles have little in common (likeness {likeness}): check that all of them are the same creator's.",
  "risk.unexplainedRise":
    "Followers on {share.platform} rose by {share} at once with no post that explains it: an unusual rise, cause unknown.",
  "risk.unexplainedRises":
    "{share.platform} had {rises} {rises.noun} of unknown cause; the largest brought {share} at once ({share.period}).",
  "risk.suddenFall":
    "{share.platform} lost {jump.size} {jump.noun} at once ({jump.period}), {share} of the count; the cause is unknown.",
  "risk.steadyLikes":
    "Likes on {variation.platform} hardly differ from post to post (variation {variation}): unusual, cause unknown.",
  "risk.followsMany":
    "The {ratio.platform} account follows {ratio} accounts for each follower: unusual for its size, cause unknown.",
  "checks.ran": "{ran} of {all} checks ran.",
  "checks.ranNoneFound": "{ran} of {all} checks ran; none of them found a risk.",
  "checks.noneFound": "All {all} checks ran; none of them found a risk.",
  "risk.none": "None of the checks that could be made found a risk.",
  "risk.unchecked": "No risk could be checked yet.",
  "notChecked.concentration": "Dependence on a single platform ({why.reason})",
  "notChecked.single": "Dependence on a single platform (no other has a follower count)",
  "notChecked.decline": "Decline of the audience ({why.reason})",
  "notChecked.cadence": "Silence between posts ({why.reason})",
  "notChecked.engagementFalling": "Falling engagement ({why.reason})",
  "notChecked.followersFalling": "Falling followers ({why.reason})",
  "notChecked.coverage": "Platforms without figures ({why.reason})",
  "notChecked.onePost": "Dependence on a single post ({why.reason})",
  "notChecked.belowTier": "Engagement beside the tier's ({why.reason})",
  "notChecked.extrasDependence": "Dependence on messages and tips ({why.reason})",
  "notChecked.stale": "Age of the figures ({why.reason})",
  "notChecked.priceBound": "Price at the platform's bound ({why.reason})",
  "notChecked.handlesDiffer": "Handles that differ ({why.reason})",
  "notChecked.suspectFollowers": "Bought followers ({why.reason})",
  "notChecked.unexplainedRise": "Unusual rises of followers ({why.reason})",
  "notChecked.suddenFall": "Sudden losses of followers ({why.reason})",
  "notChecked.steadyLikes": "Likes that hardly vary ({why.reason})",
  "notChecked.followsMany": "Accounts followed for each follower ({why.reason})",
  "next.type": "Type the {figure.platform} figures; the next analysis takes them in.",
  "next.typeMissing": "Type the missing figure of {first.platform} ({first.name}); the next analysis takes it in.",
  "next.typeMissingTwo":
    "Type the missing figures of {first.platform} ({first.name}, {second.name}); the next analysis takes them in.",
  "next.check": "Check the {figure.platform} link ({figure.reason}), or type its figures.",
  "next.checkMissing": "Check the {figure.platform} link ({figure.reason}), or type the missing figure ({first.name}).",
  "next.checkLink": "Check the {figure.platform} link ({figure.reason}).",
  "next.later": "Analyze again later: {figure.platform} could not be read ({figure.reason}).",
  "next.laterAt": "Analyze again after {figure.nextTry}: {figure.platform} could not be read ({figure.reason}).",
  "next.wait":
    "Come back on {gain.readyOn}: by then there are enough daily readings to tell how {gain.platform} grows.",
  "next.waitTwo":
    "Come back on {first.readyOn}: by then there are enough daily readings to tell how {first.platform} and {second.platform} grow.",
  "next.typePosts":
    "Type how many posts a week go up on {rate.platform}: without it nothing can be said of the rhythm there.",
  "next.typePostsTwo":
    "Type how many posts a week go up on {first.platform} and on {second.platform}: without it nothing can be said of the rhythm there.",
  "next.post": "Engagement on {engagement.platform} waits for more posts ({engagement.reason}).",
  "next.spread": "{platform} holds {share} of all follows: lead followers on to another platform as well.",
  "next.resume":
    "Post on {since.platform} again: silences there rarely last longer than {usual}, and the present silence has lasted {since}.",
  "next.losses":
    "Look at the daily line of {gain.platform}: on which days did followers leave, and what was posted then?",
  "next.review":
    "Look at what the earlier {change.platform} posts did differently: the newest drew {change.size} fewer likes and comments.",
  "next.keep": "Keep the rhythm of {rate} {rate.noun} on {rate.platform}: nothing that was measured asks for a change.",
  "next.keepPartly":
    "Keep the rhythm of {rate} {rate.noun} on {rate.platform}: {ran} of {all} checks ran, and none of them asks for a change.",
});
