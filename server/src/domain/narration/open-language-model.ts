import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import type { LanguageModelConfig } from "../../config/language-model.ts";

/** The client of the model's provider. Sends no request yet. */
export function openLanguageModel({ provider, model, baseUrl, apiKey }: LanguageModelConfig): LanguageModel {
  const shared = { ...(baseUrl && { baseURL: baseUrl }), ...(apiKey && { apiKey }) };
  if (provider === "anthropic") return createAnthropic(shared)(model);
  if (provider === "google") return createGoogleGenerativeAI(shared)(model);
  return createOpenAICompatible({
    name: "openai-compatible",
    ...shared,
    baseURL: baseUrl ?? "",
    includeUsage: true,
    supportsStructuredOutputs: true,
  })(model);
}
