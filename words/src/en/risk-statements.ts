/** What a report says of risks, of the checks that ran and of those that could not. */
export const riskStatements = {
  "risk.concentration":
    "{share} of all followers are on {platform}: a rule change there would reach nearly the whole audience.",
  "risk.concentrationMost":
    "{share} of all followers are on {platform}: a rule change there would reach most of the audience.",
  "risk.concentrationCounted":
    "{share} of the followers counted are on {platform}: a rule change there would reach most of them. {missing.platform} has no follower count here.",
  "risk.decline":
    "{chance.platform} will probably have fewer followers on {chance.until} than at the last count (chance of a decline: {chance}).",
  "risk.cadence": "No posts on {since.platform} for {since}; the longest gap before that was {gap}.",
  "risk.engagementFalling":
    "The newest {change.platform} posts drew {change.size} fewer likes and comments than the ones before them ({change.sizeRange}).",
  "risk.engagementWatch":
    "Worth watching: the newest {change.platform} posts drew {change.size} fewer likes and comments than the ones before them ({change.sizeRange}).",
  "risk.followersFalling": "The followers on {change.platform} fell by {change.size} ({change.period}).",
  "risk.followersWatch": "Worth watching: the followers on {change.platform} fell by {change.size} ({change.period}).",
  "risk.earningsFalling": "Net earnings fell by {change.size} against {change.period}.",
  "risk.earningsWatch": "Worth watching: net earnings fell by {change.size} against {change.period}.",
  "risk.payersQuiet":
    "{quiet} regular payers have gone quiet for longer than is usual for them. Before that, they brought in {worth} a month.",
  "risk.payersQuietMore":
    "{quiet} regular payers have gone quiet, where about {expected} would be by chance. Before that, they brought in {worth} a month, which equals {share} of the monthly net earnings.",
  "risk.payersQuietShare":
    "{quiet} regular payers have gone quiet for longer than is usual for them. Before that, they brought in {worth} a month, which equals {share} of the monthly net earnings.",
  "risk.coverage": "Only {coverage} of the linked platforms have figures, so this picture is incomplete.",
  "risk.coverageNone": "None of the linked platforms has an audience figure.",
  "risk.onePost":
    "A single post drew {share} of the likes and comments on {share.platform} ({share.period}). Without it, the month looks different.",
  "risk.belowTier":
    "Engagement on {place.platform} is low for an account of this size: only {place} of comparable creators have less.",
  "risk.extrasDependence":
    "{share} of the earnings come from payments other than subscriptions, which depend on fewer people than subscriptions do.",
  "risk.stale": "The {age.platform} figures are {age} old, so recent changes aren't in this report.",
  "risk.priceBound":
    "The subscription costs {price}, the limit on this platform, so this data can't show whether another price would earn more.",
  "risk.handlesDiffer":
    "The linked handles look unrelated (similarity {likeness}). Check that they belong to the same creator.",
  "risk.unexplainedRise":
    "Followers on {share.platform} rose by {share} ({share.period}), far more than usual; the cause is unknown.",
  "risk.unexplainedRises":
    "{share.platform} had {rises} {rises.noun} with no known cause; the largest added {share} ({share.period}).",
  "risk.suddenFall":
    "{share.platform} lost {jump.size} {jump.noun} ({jump.period}), {share} of the total; the cause is unknown.",
  "risk.steadyLikes":
    "Likes on {variation.platform} hardly vary from post to post (variation {variation}): unusual, cause unknown.",
  "risk.followsMany":
    "The {ratio.platform} account follows {ratio} accounts for each follower: unusual for its size, cause unknown.",
  "checks.ran": "{ran} of {all} checks ran.",
  "checks.ranNoneFound": "{ran} of {all} checks ran; none found a risk.",
  "checks.noneFound": "All {all} checks ran; none found a risk.",
  "notChecked.concentration": "Dependence on a single platform ({why.reason})",
  "notChecked.single": "Dependence on a single platform (no other has a follower count)",
  "notChecked.decline": "Declining audience ({why.reason})",
  "notChecked.cadence": "Gaps between posts ({why.reason})",
  "notChecked.engagementFalling": "Falling engagement ({why.reason})",
  "notChecked.followersFalling": "Falling followers ({why.reason})",
  "notChecked.earningsFalling": "Falling earnings ({why.reason})",
  "notChecked.payersQuiet": "Regular payers who went quiet ({why.reason})",
  "notChecked.coverage": "Platforms without figures ({why.reason})",
  "notChecked.onePost": "Dependence on a single post ({why.reason})",
  "notChecked.belowTier": "Engagement compared with accounts of its size ({why.reason})",
  "notChecked.extrasDependence": "Dependence on payments other than subscriptions ({why.reason})",
  "notChecked.stale": "Age of the figures ({why.reason})",
  "notChecked.priceBound": "Price at the platform's limit ({why.reason})",
  "notChecked.handlesDiffer": "Unrelated handles ({why.reason})",
  "notChecked.unexplainedRise": "Unusual follower growth ({why.reason})",
  "notChecked.suddenFall": "Sudden follower losses ({why.reason})",
  "notChecked.steadyLikes": "Likes that hardly vary ({why.reason})",
  "notChecked.followsMany": "Accounts followed per follower ({why.reason})",
} as const;
