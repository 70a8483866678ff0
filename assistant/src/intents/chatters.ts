import type { Block } from "../plan/block.ts";
import type { Intent } from "./intent.ts";
import { modelIntent } from "./model-intent.ts";
import type { ModelLedger } from "./model-ledger.ts";

/** What each chatter sold, or sold an hour, in the days that are asked for; how shifts are entered where there are none. */
function chatters(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  if ((knowledge.chatters ?? []).length === 0) return [{ kind: "advice", article: "chatters" }];
  const by = question.metrics.includes("chatters.perHour") ? "perHour" : "sales";
  return [{ kind: "chatters", by, order: question.order }];
}

export const chatterIntents: readonly Intent[] = [modelIntent("chatters", chatters, ["chatters"])];
