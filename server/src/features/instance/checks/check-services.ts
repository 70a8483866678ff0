import { type InstagramAccess, readTokenExpiry } from "@fanradar/platforms";
import type { Config } from "../../../config/config.ts";
import type { SignInProvider } from "../../../config/sign-in-providers.ts";
import { discoverProvider } from "../../../domain/accounts/providers/provider.ts";
import { openConnectors } from "../../../domain/profiles/connectors.ts";
import type { CheckResult } from "./check-part.ts";
import { describe } from "./describe-fault.ts";

/** The platforms' own accounts, which are not going to leave; the sandbox has everybody. */
const knownHandles = { instagram: "instagram", x: "x" } as const;
const sandboxHandle = "demo_check";
const off: CheckResult = { state: "off", detail: null };

const patienceMs = 20_000;

/** Reads one public profile without its posts: the cheapest call that needs the key. Then what the platform says of the key. */
export async function checkPlatform(config: Config, platform: "instagram" | "x"): Promise<CheckResult> {
  const isSandbox = config.sandboxUrl !== undefined;
  const connector = openConnectors({ instagram: config.instagram, x: config.x, isSandbox })[platform];
  if (!connector) return off;
  const handle = isSandbox ? sandboxHandle : knownHandles[platform];
  const reading = await connector.read(handle, { observedAt: new Date().toISOString(), evidence: "check", posts: 0 });
  const { remaining } = reading.usage;
  const facts = [
    ...(remaining === undefined ? [] : [`${remaining} calls left`]),
    ...(platform === "instagram" && config.instagram ? await describeToken(config.instagram) : []),
  ];
  const found = reading.result === "ok" ? `@${handle}` : `${reading.result}: ${reading.detail}`;
  return { state: reading.result === "ok" ? "ok" : "failed", detail: [found, ...facts].join("; ") };
}

/** Whose the instance's token is, when it ends and what it may do. */
async function describeToken(access: InstagramAccess): Promise<string[]> {
  const token = await readTokenExpiry(access, { signal: AbortSignal.timeout(patienceMs) });
  if (!token.ok) return [`token: ${token.detail}`];
  const { application, expiresAt, scopes } = token;
  return [
    ...(application === undefined ? [] : [`token of ${application}`]),
    expiresAt === null ? "token does not end" : `token ends ${expiresAt.toISOString().slice(0, 10)}`,
    `scopes ${scopes.join(", ") || "none"}`,
  ];
}

/** Fetches a provider's metadata. Whether it accepts our secret shows at the first sign-in alone. */
export async function checkProvider(provider: SignInProvider): Promise<CheckResult> {
  try {
    await discoverProvider(provider);
    return { state: "ok", detail: provider.issuer };
  } catch (error) {
    return { state: "failed", detail: describe(error) };
  }
}

/** All of them, each by its name; only the failed ones where one has. */
export async function checkProviders({ providers }: Pick<Config, "providers">): Promise<CheckResult> {
  if (providers.length === 0) return off;
  const results = await Promise.all(providers.map(async (one) => ({ name: one.name, ...(await checkProvider(one)) })));
  const failed = results.filter(({ state }) => state === "failed");
  return {
    state: failed.length > 0 ? "failed" : "ok",
    detail: (failed.length > 0 ? failed : results).map(({ name, detail }) => `${name}: ${detail}`).join("; "),
  };
}

/** Asks the language model for the shortest answer. */
export async function checkModel({ languageModel }: Config): Promise<CheckResult> {
  if (!languageModel) return off;
  const [{ generateText }, { openLanguageModel }] = await Promise.all([
    import("ai"),
    import("../../../domain/narration/open-language-model.ts"),
  ]);
  const { usage } = await generateText({
    model: openLanguageModel(languageModel),
    prompt: "ping",
    maxOutputTokens: 20,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(languageModel.timeoutMs),
  });
  return { state: "ok", detail: `${languageModel.model}; ${usage.totalTokens ?? 0} tokens` };
}
