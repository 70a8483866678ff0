import { z } from "zod";
import { StartRefusal } from "./refusal.ts";

/** The language model that phrases texts, and how far it may go. */
export interface LanguageModelConfig {
  provider: "openai-compatible" | "anthropic" | "google";
  model: string;
  /** Address of the provider's API; the provider's own where absent. */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  /** Timeout of one text, retries included. */
  timeoutMs: number;
  /** Tokens, sent and received, that one person may use in a UTC day. */
  dailyTokens: number;
}

const whole = (unit: string) =>
  z.coerce.number({ error: `must be a number of ${unit}` }).int({ error: `must be a number of ${unit}` });

export const languageModelVariables = {
  LANGUAGE_MODEL: z
    .string()
    .regex(/^(?:openai-compatible|anthropic|google):\S{1,200}$/, {
      error: "must be openai-compatible:NAME, anthropic:NAME or google:NAME",
    })
    .optional(),
  LANGUAGE_MODEL_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://model.example.com/v1" })
    .optional(),
  LANGUAGE_MODEL_KEY: z.string().trim().min(1, { error: "must not be empty" }).optional(),
  LANGUAGE_MODEL_TIMEOUT_MS: whole("milliseconds").min(100, { error: "must be at least 100" }).default(20_000),
  LANGUAGE_MODEL_DAILY_TOKENS: whole("tokens").min(0, { error: "must be a number of tokens" }).default(200_000),
};

const variables = z.object(languageModelVariables);

/**
 * Undefined where no model is named: the engine then writes everything. In the demo a compatible model without an address is one
 * of the sandbox's.
 *
 * @throws Refusal where a model is named and its key, or a compatible server's address, is missing
 */
export function languageModelOf(
  environment: z.infer<typeof variables>,
  demo?: { sandboxUrl: string | undefined },
): LanguageModelConfig | undefined {
  const [, provider, model] =
    /^(openai-compatible|anthropic|google):(.+)$/.exec(environment.LANGUAGE_MODEL ?? "") ?? [];
  if (!model || (provider !== "openai-compatible" && provider !== "anthropic" && provider !== "google"))
    return undefined;
  // A server on the same machine needs no key.
  const isSandbox = demo !== undefined && provider === "openai-compatible" && !environment.LANGUAGE_MODEL_URL;
  if (provider === "openai-compatible" && !environment.LANGUAGE_MODEL_URL && !isSandbox)
    throw new StartRefusal("LANGUAGE_MODEL_URL must be set with an openai-compatible model.");
  if (provider !== "openai-compatible" && !environment.LANGUAGE_MODEL_KEY)
    throw new StartRefusal(`LANGUAGE_MODEL_KEY must be set with a model of ${provider}.`);
  return {
    provider,
    model,
    baseUrl: isSandbox
      ? demo.sandboxUrl && `${demo.sandboxUrl}/openai/v1`
      : environment.LANGUAGE_MODEL_URL?.replace(/\/+$/, ""),
    apiKey: isSandbox ? "SANDBOX_TOKEN" : environment.LANGUAGE_MODEL_KEY,
    timeoutMs: environment.LANGUAGE_MODEL_TIMEOUT_MS,
    dailyTokens: environment.LANGUAGE_MODEL_DAILY_TOKENS,
  };
}
