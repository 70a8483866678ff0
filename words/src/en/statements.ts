import type { SlotsOf, StatementKey } from "@fanradar/engine";

type Part = "" | ".platform" | ".period" | ".reason" | ".until" | ".range" | ".readyOn";
type SlotName<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotName<Rest>
  : never;
type Checked<Key extends StatementKey, Text extends string> =
  SlotName<Text> extends `${SlotsOf<Key>}${Part}` ? Text : `a slot that ${Key} does not have: ${SlotName<Text>}`;

/** Fails to compile where a sentence names a slot that its key lacks, or a key has no sentence. */
function sentences<const Table extends Record<StatementKey, string>>(
  table: {
    [Key in keyof Table]: Key extends StatementKey
      ? Table[Key] extends string
        ? Checked<Key, Table[Key]>
        : never
      : never;
  },
): Record<StatementKey, string> {
  return table;
}

/**
 * The report's sentences. `{slot}` is the figure; `{slot.platform}`, `.period`, `.until`, `.range`, `.reason` and
 * `.readyOn` are what the figure itself knows. No numeral stands here: every figure comes through a slot.
 */
export const statementWords = sentences({
  "overview.total": "{total} follows across the linked platforms.",
  "overview.largest": "{platform} carries {share} of them.",
  "overview.single": "{followers} followers on {followers.platform}.",
  "overview.subscribers": "{subscribers} subscribers on {subscribers.platform}.",
  "overview.rose": "On {gain.platform} the audience grew by {gain} ({percent}), {gain.period}.",
  "overview.fell": "On {gain.platform} the audience shrank by {gain} ({percent}), {gain.period}.",
  "overview.firstReading": "{gain.platform} is at its first daily readings; growth can be told from {gain.readyOn}.",
  "overview.unread": "{followers.platform} gave no audience figure: {followers.reason}.",
  "overview.nothing": "No platform is linked, so there is nothing to measure yet. Add a link, or type figures.",
  "engagement.level":
    "A typical post on {engagement.platform} draws {engagement} of the followers as likes and comments.",
  "engagement.aboveBenchmark": "At {engagement}, that is above the {benchmark} published for accounts of this size.",
  "engagement.belowBenchmark": "At {engagement}, that is below the {benchmark} published for accounts of this size.",
  "engagement.absent": "Engagement on {engagement.platform}: {engagement.reason}.",
  "cadence.rate": "{rate.platform}: {rate} posts a week, with {gap} as the longest silence.",
  "cadence.typed": "{rate.platform}: {rate} posts a week.",
  "themes.lead": "The most frequent theme is {theme}, in {share} of the captioned posts.",
  "themes.two": "{first} and {second} follow.",
  "themes.absent": "Themes: {theme.reason}.",
  "schedule.none": "No reliable best time; keep a steady rhythm.",
  "audience.absent": "Audience: {audience.reason}.",
  "growth.forecast":
    "{forecast.platform} is heading for about {forecast} followers by {forecast.until}, most likely {forecast.range}; today there are {now}.",
  "growth.lowConfidence": "The confidence is {confidence}: few daily readings stand behind it.",
  "growth.absent": "Growth on {forecast.platform}: {forecast.reason}.",
  "growth.rose": "{gain.platform} gained {gain} followers ({percent}), {gain.period}.",
  "growth.fell": "{gain.platform} changed by {gain} followers ({percent}), {gain.period}.",
  "position.percentile": "Engagement is higher than that of {position} of comparable creators here.",
  "position.absent": "Market position: {position.reason}.",
  "risk.concentration":
    "{platform} carries {share} of all follows: a change of its rules would reach nearly the whole audience.",
  "risk.decline":
    "{chance.platform} is more likely to lose followers than to gain them: the chance of a decline is {chance}.",
  "risk.cadence": "{since.platform} has been silent for {since}; the longest silence before was {gap}.",
  "risk.engagementFalling": "Engagement on {change.platform} changed by {change} against the posts before.",
  "risk.coverage": "Only {coverage} of the linked platforms gave figures: the picture is partial.",
  "risk.none": "None of the checked rules was raised.",
  "notChecked.concentration": "Dependence on one platform",
  "notChecked.decline": "Decline of the audience",
  "notChecked.cadence": "Silence between posts",
  "notChecked.engagementFalling": "Falling engagement",
  "notChecked.coverage": "Missing platforms",
  "next.type": "Type the figures of {figure.platform}: {figure.reason}.",
  "next.wait":
    "Come back on {gain.readyOn}: daily readings go on by themselves, and growth on {gain.platform} can be told then.",
  "next.post": "Post on {engagement.platform}: {engagement.reason}.",
  "next.spread": "Lead followers of {platform} to a second platform: it carries {share} of all follows.",
  "next.rhythm": "Return to the usual rhythm of {rate} posts a week on {rate.platform}; the last post is {since} old.",
  "next.review":
    "Compare the newest posts on {change.platform} with the ones before them: engagement changed by {change}.",
});
