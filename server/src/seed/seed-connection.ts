import type { Config } from "../config/config.ts";
import { finishConnection } from "../features/connections/finish-connection.ts";
import { beginFlow, takeFlow } from "../features/connections/flows.ts";
import type { Db } from "../platform/db/open-database.ts";
import { createLog } from "../platform/http/log.ts";
import { answerConsentPage } from "./answer-consent-page.ts";

interface SeedOptions {
  config: Config;
  modelId: number;
  userId: number;
  /** The Instagram account that the model links. */
  handle: string;
  now: Date;
}

const platform = "instagram";

/** Connects a model's Instagram account: its creator allows it on the sandbox's consent page. Where no sandbox runs there is none. */
export async function seedConnection(db: Db, { config, modelId, userId, handle, now }: SeedOptions): Promise<void> {
  const app = config.connect[platform];
  if (!app) return;
  const origin = `http://127.0.0.1:${config.port}`;
  const page = await beginFlow(db, app, { platform, modelId, userId, handle, origin });
  const back = await answerConsentPage(page.href, { platform, handle });
  const [state, code] = [back.searchParams.get("state"), back.searchParams.get("code")];
  const flow = state === null ? undefined : await takeFlow(db, state);
  if (!flow || code === null) throw new Error(`the sandbox sent no code for ${handle}: ${back.pathname}`);
  const outcome = await finishConnection({ db, config, log: createLog(config.logLevel) }, flow, { code, now });
  if (outcome !== "done") throw new Error(`the sample account ${handle} was not connected: ${outcome}`);
}
