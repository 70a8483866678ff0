import type { SlotRule } from "../report/statement-keys.ts";

/** Every sentence on prices with its slots. `words/` has a template for each; `checkStatements` checks the slots by these rules. */
export const pricingKeys = {
  "reason.up": { to: "cents", change: "percent rise", chance: "percent" },
  "reason.down": { to: "cents", change: "percent rise", chance: "percent" },
  "reason.keep": { price: "cents" },
  "reason.test": { price: "cents", tested: "cents", length: "days" },
  "reason.noTest": { price: "cents", tested: "cents" },
  "reason.back": { from: "cents", to: "cents", days: "days", net: "percent fall" },
  "reason.judgedMore": { from: "cents", to: "cents", days: "days", net: "percent rise" },
  "reason.judgedUnclear": { from: "cents", to: "cents", days: "days", net: "percent" },
  "reason.judgedEarly": { to: "cents", net: "absent" },
  "reason.range": { least: "cents", most: "cents" },
  "reason.onePrice": { months: "count" },
  "reason.prices": { prices: "count", months: "count" },
  "reason.extras": { extras: "cents" },
  "reason.leaving": { price: "cents", leaving: "percent", otherPrice: "cents", other: "percent" },
  "reason.joinsOnly": {},
  "reason.newOnly": {},
  "reason.absent": { recommended: "absent" },
  "reason.free": { price: "cents" },
  "reason.noJoins": { months: "count" },
  "reason.revenueAbsent": { year: "absent" },
  "strategy.test": { tested: "cents", length: "days", price: "cents" },
  "strategy.step": { to: "cents", price: "cents" },
  "strategy.rise": { to: "cents", loss: "percent rise" },
  "strategy.fall": { to: "cents", loss: "percent fall" },
  "strategy.leaving": { leaving: "percent" },
  "strategy.leavingAt": { price: "cents", leaving: "percent" },
  "strategy.extras": { share: "percent" },
  "strategy.photoSingle": { content: "cents" },
  "strategy.photoSet": { content: "cents" },
  "strategy.videoShort": { content: "cents" },
  "strategy.videoLong": { content: "cents" },
  "strategy.custom": { content: "cents" },
  "strategy.live": { content: "cents" },
  "strategy.price": { price: "absent" },
  "strategy.statement": { year: "absent" },
  "strategy.sales": { content: "absent" },
  "ladder.outlook": { to: "cents", change: "percent", chance: "percent" },
  "plan.before": { usual: "count", length: "days", price: "cents" },
  "plan.start": { tested: "cents", price: "cents" },
  "plan.middle": {},
  "plan.chance": { needed: "count", noticeable: "percent", tested: "cents" },
  "plan.end": { length: "days", keep: "count", back: "count", tested: "cents", price: "cents" },
  "change.more": { joined: "percent rise" },
  "change.fewer": { joined: "percent fall" },
  "change.unclear": { joined: "percent" },
  "change.netMore": { net: "percent rise", days: "days" },
  "change.netLess": { net: "percent fall", days: "days" },
  "change.netUnclear": { net: "percent", days: "days" },
  "change.netEarly": { net: "absent" },
  "change.waiting": { joined: "absent" },
} as const satisfies Record<string, Record<string, SlotRule>>;

export type PricingKey = keyof typeof pricingKeys;
export type PricingSlots<Key extends PricingKey> = Extract<keyof (typeof pricingKeys)[Key], string>;

export function pricingRules(key: string): Record<string, SlotRule> | undefined {
  return Object.entries(pricingKeys).find(([name]) => name === key)?.[1];
}
