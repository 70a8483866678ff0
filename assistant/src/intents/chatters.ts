import type { MetricName } from "@fanradar/engine";
import type { Block } from "../plan/block.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import type { ModelLedger } from "./model-ledger.ts";

/** What each chatter sold, or sold an hour, in the days that are asked for; how shifts are entered where there are none. */
function chatters(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const { chatters: all = [], facts } = knowledge;
  if (all.length === 0) return [{ kind: "advice", article: "chatters" }];
  const { order, isRanked = false, chatters: named = [] } = question;
  const by = columns.find((one) => question.metrics.includes(metricOfColumn[one])) ?? "sales";
  // What several sold together is no one's: neither first nor last.
  const alone = all.flatMap(({ names: [name, ...others], ...of }) => {
    const value = of[by] === null ? undefined : facts.get(of[by])?.value;
    return name !== undefined && others.length === 0 && typeof value === "number" ? [{ name, value }] : [];
  });
  const sign = order === "best" ? -1 : 1;
  const [first] = alone.toSorted((one, other) => sign * (one.value - other.value));
  const ends = isRanked && first ? [first.name] : [];
  return [{ kind: "chatters", by, order, names: named.length > 0 ? [...named] : ends }];
}

const columns = ["perHour", "hours", "sales"] as const;
const metricOfColumn = {
  perHour: "chatters.perHour",
  hours: "chatters.aloneHours",
  sales: "chatters.sales",
} as const satisfies Record<(typeof columns)[number], MetricName>;

export const chatterIntents: readonly Intent[] = [modelIntent("chatters", chatters, ["chatters"])];
