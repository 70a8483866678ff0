import type { Unit } from "../ledger/vocabulary.ts";

/**
 * What a slot of a sentence may hold: a figure of this unit; one above, below or at 0, where the sentence says which way
 * it goes; or a figure that is absent, with its reason.
 */
type SlotRule = Unit | `${Unit} rise` | `${Unit} fall` | `${Unit} still` | "absent";

/** Every sentence of a report with its slots. `words/` has a template for each; the checker holds slots to their rules. */
export const statementKeys = {
  "overview.together": { first: "count", second: "count", total: "count", share: "percent", platform: "words" },
  "overview.togetherThree": {
    first: "count",
    second: "count",
    third: "count",
    total: "count",
    share: "percent",
    platform: "words",
  },
  "overview.single": { followers: "count" },
  "overview.subscribers": { subscribers: "count" },
  "overview.rose": { percent: "percent rise" },
  "overview.fell": { percent: "percent fall" },
  "overview.still": { gain: "count still" },
  "overview.firstReading": { gain: "absent" },
  "overview.firstReadingTwo": { first: "absent", second: "absent" },
  "overview.fewReadings": { gain: "absent" },
  "overview.older": { reading: "absent", audience: "count" },
  "overview.unread": { audience: "absent" },
  "overview.untyped": { first: "absent" },
  "overview.untypedTwo": { first: "absent", second: "absent" },
  "overview.untypedThree": { first: "absent", second: "absent", third: "absent" },
  "overview.untypedAll": {},
  "overview.nothing": {},
  "engagement.level": { engagement: "percent" },
  "engagement.aboveBenchmark": { engagement: "percent", benchmark: "percent" },
  "engagement.belowBenchmark": { engagement: "percent", benchmark: "percent" },
  "engagement.absent": { engagement: "absent" },
  "themes.lead": { theme: "words", share: "percent" },
  "themes.next": { first: "words" },
  "themes.nextTwo": { first: "words", second: "words" },
  "themes.absent": { theme: "absent" },
  "cadence.rate": { rate: "perWeek", gap: "days" },
  "cadence.silent": { since: "days" },
  "cadence.typed": { rate: "perWeek" },
  "cadence.absent": { rate: "absent" },
  "schedule.none": { schedule: "absent" },
  "schedule.unknown": {},
  "audience.absent": { audience: "absent" },
  "growth.gained": { gain: "count rise" },
  "growth.lost": { gain: "count fall" },
  "growth.up": { forecast: "count", now: "count" },
  "growth.down": { forecast: "count", now: "count" },
  "growth.either": { forecast: "count", now: "count" },
  "growth.lowConfidence": { confidence: "words" },
  "growth.noneUp": {},
  "growth.absent": { forecast: "absent" },
  "growth.absentTwo": { first: "absent", second: "absent" },
  "growth.unknown": { follows: "absent" },
  "position.percentile": { position: "percent" },
  "position.absent": { position: "absent" },
  "risk.concentration": { share: "percent", platform: "words" },
  "risk.decline": { chance: "percent" },
  "risk.cadence": { since: "days", gap: "days" },
  "risk.engagementFalling": { change: "percent fall" },
  "risk.coverage": { coverage: "percent" },
  "risk.coverageNone": { coverage: "percent still" },
  "risk.none": {},
  "risk.unchecked": {},
  "notChecked.concentration": { why: "absent" },
  "notChecked.single": {},
  "notChecked.decline": { why: "absent" },
  "notChecked.cadence": { why: "absent" },
  "notChecked.engagementFalling": { why: "absent" },
  "notChecked.coverage": { why: "absent" },
  "next.type": { figure: "absent" },
  "next.check": { figure: "absent" },
  "next.later": { figure: "absent" },
  "next.wait": { gain: "absent" },
  "next.waitTwo": { first: "absent", second: "absent" },
  "next.typePosts": { rate: "absent" },
  "next.typePostsTwo": { first: "absent", second: "absent" },
  "next.post": { engagement: "absent" },
  "next.spread": { share: "percent", platform: "words" },
  "next.resume": { since: "days", usual: "days" },
  "next.losses": { gain: "count fall" },
  "next.review": { change: "percent fall" },
  "next.keep": { rate: "perWeek" },
} as const satisfies Record<string, Record<string, SlotRule>>;

export type StatementKey = keyof typeof statementKeys;
export type SlotsOf<Key extends StatementKey> = Extract<keyof (typeof statementKeys)[Key], string>;

/** The rules of a key's slots; undefined for a key that does not exist. */
export function slotRules(key: string): Record<string, SlotRule> | undefined {
  return Object.entries(statementKeys).find(([name]) => name === key)?.[1];
}
