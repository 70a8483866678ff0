import { audienceIntents } from "./audience.ts";
import { breakdownIntents } from "./breakdown.ts";
import { chatterIntents } from "./chatters.ts";
import { earningsPartIntents } from "./earnings-parts.ts";
import { engagementIntents } from "./engagement.ts";
import { growthIntents } from "./growth.ts";
import type { Intent } from "./intent.ts";
import { ledgerIntents } from "./ledger.ts";
import { modelsIntents } from "./models.ts";
import { moneyIntents } from "./money.ts";
import { payerIntents } from "./payers.ts";
import { postIntents } from "./posts.ts";
import { priceIntents } from "./prices.ts";
import { rhythmIntents } from "./rhythm.ts";
import { riskIntents } from "./risks-and-steps.ts";
import { splitIntents } from "./splits.ts";
import { teamIntents } from "./team-work.ts";

/** Families of intents, each in the file of its name. */
const families: readonly (readonly Intent[])[] = [
  audienceIntents,
  growthIntents,
  engagementIntents,
  postIntents,
  rhythmIntents,
  riskIntents,
  ledgerIntents,
  moneyIntents,
  payerIntents,
  breakdownIntents,
  chatterIntents,
  earningsPartIntents,
  splitIntents,
  priceIntents,
  modelsIntents,
  teamIntents,
];

const byId: ReadonlyMap<string, Intent> = new Map(families.flat().map((intent) => [intent.id, intent]));

/** The data intent with this id; undefined for ids of talk, refusals and articles. */
export const intentOf = (id: string): Intent | undefined => byId.get(id);

/** Every data intent that has an answer. */
export const intents: readonly Intent[] = [...byId.values()];
