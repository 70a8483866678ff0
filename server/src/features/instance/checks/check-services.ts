import type { Config } from "../../../config/config.ts";
import type { SignInProvider } from "../../../config/sign-in-providers.ts";
import { discoverProvider } from "../../../domain/accounts/providers/provider.ts";
import type { CheckResult } from "./check-part.ts";
import { describe } from "./describe-fault.ts";

const off: CheckResult = { state: "off", detail: null };

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
