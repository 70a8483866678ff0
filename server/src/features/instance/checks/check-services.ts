import { generateText } from "ai";
import type { Config } from "../../../config/config.ts";
import { discoverProvider } from "../../../domain/accounts/google/provider.ts";
import { openLanguageModel } from "../../../domain/narration/open-language-model.ts";
import { openConnectors } from "../../../domain/profiles/connectors.ts";
import type { CheckResult } from "./check-part.ts";

/** The platforms' own accounts, which are not going to leave; the sandbox has everybody. */
const knownHandles = { instagram: "instagram", x: "x" } as const;
const sandboxHandle = "demo_check";
const off: CheckResult = { state: "off", detail: null };

/** Reads one public profile without its posts: the cheapest call that needs the key. */
export async function checkPlatform(config: Config, platform: "instagram" | "x"): Promise<CheckResult> {
  const isSandbox = config.sandboxUrl !== undefined;
  const connector = openConnectors({ instagram: config.instagram, x: config.x, isSandbox })[platform];
  if (!connector) return off;
  const handle = isSandbox ? sandboxHandle : knownHandles[platform];
  const reading = await connector.read(handle, { observedAt: new Date().toISOString(), evidence: "check", posts: 0 });
  const { remaining } = reading.usage;
  const left = remaining === undefined ? "" : `; ${remaining} calls left`;
  return reading.result === "ok"
    ? { state: "ok", detail: `@${handle}${left}` }
    : { state: "failed", detail: `${reading.result}: ${reading.detail}${left}` };
}

/** Fetches the provider's metadata. Whether it accepts our secret shows at the first sign-in alone. */
export async function checkGoogle({ google }: Config): Promise<CheckResult> {
  if (!google) return off;
  await discoverProvider(google);
  return { state: "ok", detail: google.issuer };
}

/** Asks the language model for the shortest answer. */
export async function checkModel({ languageModel }: Config): Promise<CheckResult> {
  if (!languageModel) return off;
  const { usage } = await generateText({
    model: openLanguageModel(languageModel),
    prompt: "ping",
    maxOutputTokens: 20,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(languageModel.timeoutMs),
  });
  return { state: "ok", detail: `${languageModel.model}; ${usage.totalTokens ?? 0} tokens` };
}
