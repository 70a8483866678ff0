/** What a slot of a sentence may hold. */
type SlotRule =
  /** A figure that is there. */
  | "figure"
  /** A figure above 0, or below 0: the sentence says which way it goes. */
  | "rise"
  | "fall"
  /** A figure that is absent, with its reason. */
  | "absent";

/** Every sentence of a report with its slots. `words/` has a template for each; the checker holds slots to their rules. */
export const statementKeys = {
  "overview.total": { total: "figure" },
  "overview.largest": { share: "figure", platform: "figure" },
  "overview.single": { followers: "figure" },
  "overview.subscribers": { subscribers: "figure" },
  "overview.rose": { gain: "rise", percent: "rise" },
  "overview.fell": { gain: "fall", percent: "fall" },
  "overview.firstReading": { gain: "absent" },
  "overview.unread": { followers: "absent" },
  "overview.nothing": {},
  "engagement.level": { engagement: "figure" },
  "engagement.aboveBenchmark": { engagement: "figure", benchmark: "figure" },
  "engagement.belowBenchmark": { engagement: "figure", benchmark: "figure" },
  "engagement.absent": { engagement: "absent" },
  "cadence.rate": { rate: "figure", gap: "figure" },
  "cadence.typed": { rate: "figure" },
  "themes.lead": { theme: "figure", share: "figure" },
  "themes.two": { first: "figure", second: "figure" },
  "themes.absent": { theme: "absent" },
  "schedule.none": { schedule: "absent" },
  "audience.absent": { audience: "absent" },
  "growth.forecast": { forecast: "figure", now: "figure" },
  "growth.lowConfidence": { confidence: "figure" },
  "growth.absent": { forecast: "absent" },
  "growth.rose": { gain: "rise", percent: "rise" },
  "growth.fell": { gain: "fall", percent: "fall" },
  "position.percentile": { position: "figure" },
  "position.absent": { position: "absent" },
  "risk.concentration": { share: "figure", platform: "figure" },
  "risk.decline": { chance: "figure" },
  "risk.cadence": { since: "figure", gap: "figure" },
  "risk.engagementFalling": { change: "fall" },
  "risk.coverage": { coverage: "figure" },
  "risk.none": {},
  "notChecked.concentration": {},
  "notChecked.decline": {},
  "notChecked.cadence": {},
  "notChecked.engagementFalling": {},
  "notChecked.coverage": {},
  "next.type": { figure: "absent" },
  "next.wait": { gain: "absent" },
  "next.post": { engagement: "absent" },
  "next.spread": { share: "figure", platform: "figure" },
  "next.rhythm": { rate: "figure", since: "figure" },
  "next.review": { change: "fall" },
} as const satisfies Record<string, Record<string, SlotRule>>;

export type StatementKey = keyof typeof statementKeys;
export type SlotsOf<Key extends StatementKey> = Extract<keyof (typeof statementKeys)[Key], string>;

/** The rules of a key's slots; undefined for a key that does not exist. */
export function slotRules(key: string): Record<string, SlotRule> | undefined {
  return Object.entries(statementKeys).find(([name]) => name === key)?.[1];
}
